import { type Issue, makeIssue } from '../core/issue.ts'
import { isList, isRecord } from '../core/read.ts'
import { JSON_MESSAGES, type JsonCode } from './json-messages.ts'

/** An argument from a warehouse: JSON text. Null counts as absent. */
export type JsonText = string | null | undefined

/** The value of a text, or an issue if it has none. */
export type ParsedJson =
	| { readonly value: unknown; readonly issue: undefined }
	| { readonly issue: Issue<JsonCode>; readonly value?: undefined }

/** Deeper than the interface ever nests, and within the smallest stack of an engine. */
const MOST_LEVELS = 500

/**
 * Returns the value of a JSON text (D-105). Null and undefined count as absent. The result has an issue if the argument is not a
 * string, not JSON, or nested so deep that the engine's stack could overflow. The issue names the argument by its position, counted
 * from 1.
 *
 * @example
 * parseJson('{"zip":"75005"}', 1).value // => { zip: '75005' }
 * parseJson('{zip}', 1).issue.code // => 'json.invalid'
 */
export function parseJson(text: JsonText, argument: number): ParsedJson {
	if (text === null || text === undefined) return { issue: undefined, value: undefined }
	if (typeof text !== 'string') return { issue: complain('json.invalid', argument) }
	if (nestsDeep(text)) return { issue: complain('json.depth', argument) }
	try {
		return { issue: undefined, value: JSON.parse(text) }
	} catch {
		return { issue: complain('json.invalid', argument) }
	}
}

/**
 * Returns the value of a row's JSON text. A null field counts as absent, without a warning (D-105), because `json_object` of a
 * warehouse writes null for an empty column.
 *
 * @example
 * parseRow('{"zip":null,"city":"Paris"}', 1).value // => { zip: undefined, city: 'Paris' }
 */
export function parseRow(text: JsonText, argument: number): ParsedJson {
	const parsed = parseJson(text, argument)
	if (typeof text === 'string' && text.includes('null')) dropNulls(parsed.value)
	return parsed
}

/** Deletes null fields from a value that was just parsed. A null in a list stays, because it keeps the positions of the others. */
function dropNulls(value: unknown): void {
	if (isList(value)) {
		for (const item of value) dropNulls(item)
	} else if (isRecord(value)) {
		const own = value as Record<string, unknown>
		for (const key of Object.keys(own)) {
			if (own[key] === null) own[key] = undefined
			else dropNulls(own[key])
		}
	}
}

function complain(code: JsonCode, argument: number): Issue<JsonCode> {
	const params = code === 'json.depth' ? { argument, most: MOST_LEVELS } : { argument }
	return makeIssue(JSON_MESSAGES, code, { severity: 'error', path: [], rule: 'D-105', params })
}

/** Returns true if more brackets are open at once than allowed. Brackets within strings do not count. */
function nestsDeep(text: string): boolean {
	if (text.length <= 2 * MOST_LEVELS) return false
	let open = 0
	let isString = false
	for (let at = 0; at < text.length; at++) {
		const char = text[at]
		if (char === '"') isString = !isString
		else if (isString) {
			if (char === '\\') at++
		} else if (char === '[' || char === '{') {
			if (++open > MOST_LEVELS) return true
		} else if (char === ']' || char === '}') open--
	}
	return false
}
