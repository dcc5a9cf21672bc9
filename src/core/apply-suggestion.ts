import type { Issue } from './issue.ts'
import { isList, isRecord, lengthOf, readField } from './read.ts'

/** The longest list that is copied. It bounds the time. */
const MOST_ITEMS = 1_000_000

/**
 * Returns a copy of a rule's input with all changes of an issue's suggestion. Afterwards the rule no longer reports the issue.
 * Without a suggestion, returns the input itself. If the rule judges a single text, as `checkZip` does, pass the object that holds
 * the text: the issue's path starts there.
 *
 * @example
 * const address = { countryCode: 'US', zip: '9O21O' }
 * applySuggestion(address, checkZip(address.zip, 'US').issues[0]) // => { countryCode: 'US', zip: '90210' }
 * applySuggestion(address, checkZip('1', 'US').issues[0]) === address // => true
 */
export function applySuggestion<T>(input: T, issue: Pick<Issue, 'suggestion'>): T {
	const suggestion = readField(issue, 'suggestion')
	let changed: unknown = input
	try {
		for (const change of isList(suggestion) ? suggestion : []) {
			const path = readField(change, 'path')
			if (isList(path)) changed = withValue(changed, path, 0, readField(change, 'value'))
		}
	} catch {
		return input // a getter or a proxy threw, or a path is too long
	}
	return changed as T
}

/** Returns a copy of the holder with the value at the end of the path. In a list, only an existing item changes. */
function withValue(holder: unknown, path: readonly unknown[], at: number, value: unknown): unknown {
	if (at >= path.length) return value
	const step = path[at]
	const key = typeof step === 'number' ? step : String(step)
	const inner = withValue(readField(holder, key), path, at + 1, value)
	if (isList(holder))
		return lengthOf(holder) > MOST_ITEMS ? holder : holder.map((item, i) => (i === key ? inner : item))
	return { ...(isRecord(holder) ? holder : {}), [key]: inner }
}
