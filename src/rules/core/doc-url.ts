import { HOME } from './generated/home.ts'
import { LONGEST_DOC_CODE } from './limits.ts'

/** The id of a decision, as `rule` cites it. */
const DECISION = /^D-\d+$/

/**
 * Returns the address of a code in the rulebook, or of a decision (an issue's `rule`) in the page of decisions: the page, and the anchor
 * of the entry. `page` is where you publish that page. Without it, the page is the one in the package's repository, or its path in the
 * package if that has no home yet.
 *
 * @example
 * docUrl('tax-number.format', 'https://docs.example.com/rulebook') // => 'https://docs.example.com/rulebook#tax-numberformat'
 * docUrl('D-13', 'https://docs.example.com/decisions') // => 'https://docs.example.com/decisions#d-13'
 */
export function docUrl(code: string, page?: string): string {
	const id = typeof code === 'string' ? code.slice(0, LONGEST_DOC_CODE) : ''
	const anchor = id.replace(/[^\w-]/g, '').toLowerCase()
	if (typeof page === 'string') return `${page}#${anchor}`
	const folder = HOME === '' ? 'docs' : `${HOME}/blob/main/docs`
	return `${folder}/${DECISION.test(id) ? 'decisions' : 'rulebook'}.md#${anchor}`
}
