import type { Issue } from './issue.ts'
import { MAX_CHANGE_DEPTH, MAX_CHANGED_ITEMS, MAX_CHANGES } from './limits.ts'
import { openItems, openList } from './open.ts'
import { isList, isRecord, lengthOf, readField } from './read.ts'

/**
 * Returns a copy of a rule's input, with every change in an issue's suggestion. The rule doesn't report this issue for the copy. Without a
 * suggestion, returns the input itself. If the rule checks a single text, as `checkZip` does, pass the object that contains the text: the issue's
 * path begins in this object.
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
		for (const change of openItems(suggestion, MAX_CHANGES)) {
			const path = readField(change, 'path')
			if (lengthOf(path) > MAX_CHANGE_DEPTH) return input
			if (isList(path)) changed = withValue(changed, openItems(path, MAX_CHANGE_DEPTH), 0, readField(change, 'value'))
		}
	} catch {
		return input // a getter or a proxy threw
	}
	return changed as T
}

/** Returns a copy of an object or list, with the value at the end of the path. In a list, only an item that exists can change. */
function withValue(holder: unknown, path: readonly unknown[], at: number, value: unknown): unknown {
	if (at >= path.length) return value
	const key = path[at]
	if (typeof key !== 'string' && typeof key !== 'number') return holder
	const inner = withValue(readField(holder, key), path, at + 1, value)
	if (!isList(holder)) return { ...(isRecord(holder) ? holder : {}), [key]: inner }
	const length = lengthOf(holder)
	return length > MAX_CHANGED_ITEMS ? holder : openList(holder, length).map((item, i) => (i === key ? inner : item))
}
