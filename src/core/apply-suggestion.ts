import type { Issue } from './issue.ts'
import { isList, isRecord, lengthOf, readField } from './read.ts'

/** More items than a list on the way to a change has, and still copied in bounded time. */
const MOST_ITEMS = 1_000_000

/**
 * A copy of what a rule judged with an issue's suggestion applied, all changes of it; the issue is gone then. The input stays as it
 * is, and comes back itself where nothing is suggested. For a rule that takes one text, such as `checkZip`, the input is the object
 * that holds the text: the paths of its issues start there.
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
		return input // a getter or a proxy that throws, or a path without end
	}
	return changed as T
}

/** The holder of a path's rest, copied with the value at its end. In a list, only an item that is there changes. */
function withValue(holder: unknown, path: readonly unknown[], at: number, value: unknown): unknown {
	if (at >= path.length) return value
	const step = path[at]
	const key = typeof step === 'number' ? step : String(step)
	const inner = withValue(readField(holder, key), path, at + 1, value)
	if (isList(holder))
		return lengthOf(holder) > MOST_ITEMS ? holder : holder.map((item, i) => (i === key ? inner : item))
	return { ...(isRecord(holder) ? holder : {}), [key]: inner }
}
