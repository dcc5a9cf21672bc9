import { formatMessage, type Params } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import type { Words } from './translation.ts'

/** The parameters that hold words of this library, and which words these are (D-150). */
const WORDS_OF: Readonly<Record<string, keyof Words>> = {
	expected: 'expected',
	actual: 'type',
	type: 'type',
	field: 'field',
	name: 'taxNumber',
	kind: 'taxNumber',
	country: 'country',
	other: 'country',
}

/** The codes whose `actual` is a type or nothing; that of all others is what was sent. */
const NAMED_ACTUAL: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
	'request.type',
	'response.type',
	'response.status',
	'response.field',
])

/** A name in a template. */
const NAMES = /\{([^{}]*)\}/g

/** The most texts of one list that a message shows. */
const MOST_TEXTS = 1000

/**
 * The parameters that a template names, as a language writes them: our own words in its words, numbers with its decimal mark. What the
 * caller has sent stays as it is. Anything may be passed; what is of no use is left out.
 *
 * @example
 * const french = { decimalMark: ',', words: { type: { number: 'nombre' } } }
 * shownParams({ code: 'request.type', params: { field: 'note', actual: 'number' } }, '{field} : {actual}', french)
 * // => { field: 'note', actual: 'nombre' }
 * shownParams({ code: 'order.price.negative', params: { amount: -2.5 } }, '{amount}', french) // => { amount: '-2,5' }
 */
export function shownParams(issue: unknown, template: string, translation: unknown): Params {
	const params = readField(issue, 'params')
	const shown: Record<string, Params[string]> = {}
	for (const [, name = ''] of template.matchAll(NAMES)) {
		const value = name === 'hint' ? hintOf(issue, translation) : readField(params, name)
		if (typeof value === 'string') shown[name] = wordFor(value, name, issue, translation)
		else if (typeof value === 'number') shown[name] = `${value}`.replace('.', decimalMarkOf(translation))
		else if (typeof value === 'boolean') shown[name] = value
		else if (isList(value)) shown[name] = textsOf(value)
	}
	return shown
}

/** The word of the language for a word of ours; any other text as it is. */
function wordFor(text: string, name: string, issue: unknown, translation: unknown): string {
	const list = readField(WORDS_OF, name)
	if (typeof list !== 'string' || (name === 'actual' && !NAMED_ACTUAL.has(readField(issue, 'code')))) return text
	const word = readField(readField(readField(translation, 'words'), list), text)
	return typeof word === 'string' ? word : text
}

/** What is suggested first is what the English hint asks about. */
function hintOf(issue: unknown, translation: unknown): string {
	const value = readField(readField(readField(issue, 'suggestion'), 0), 'value')
	const hint = readField(translation, 'hint')
	return typeof value === 'string' && typeof hint === 'string' ? formatMessage(hint, { value }) : ''
}

function decimalMarkOf(translation: unknown): string {
	const mark = readField(translation, 'decimalMark')
	return typeof mark === 'string' ? mark : '.'
}

function textsOf(list: readonly unknown[]): readonly string[] {
	const texts: string[] = []
	const count = Math.min(lengthOf(list), MOST_TEXTS)
	for (let at = 0; at < count; at++) {
		const text = readField(list, at)
		if (typeof text === 'string') texts.push(text)
	}
	return texts
}
