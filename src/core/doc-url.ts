import { HOME } from './home.ts'

const PAGE = 'docs/rulebook.md'
const DEFAULT_PAGE: string = HOME === '' ? PAGE : `${HOME}/blob/main/${PAGE}`
/** The longest text that is read as a code, in UTF-16 units. */
const LONGEST_CODE = 100

/**
 * Returns the address of a code in the rulebook: the page, and the anchor of the code's entry. `page` is where you publish
 * `docs/rulebook.md`. Without it, the page is the rulebook in the package's repository, or its path in the package if that has no home yet.
 *
 * @example
 * docUrl('tax-number.format', 'https://docs.example.com/rulebook') // => 'https://docs.example.com/rulebook#tax-numberformat'
 */
export function docUrl(code: string, page: string = DEFAULT_PAGE): string {
	const anchor =
		typeof code === 'string'
			? code
					.slice(0, LONGEST_CODE)
					.replace(/[^\w-]/g, '')
					.toLowerCase()
			: ''
	return `${typeof page === 'string' ? page : DEFAULT_PAGE}#${anchor}`
}
