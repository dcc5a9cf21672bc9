import { type Issue, makeIssue } from '../core/issue.ts'

export const JSON_MESSAGES = {
	'json.invalid': 'Send JSON text as argument {argument}; this is none.',
	'json.depth': 'Nest argument {argument} at most {most} levels deep.',
} as const

export type JsonCode = keyof typeof JSON_MESSAGES

/** An argument as a warehouse passes it: JSON text; null stands for one that is left out. */
export type JsonText = string | null | undefined

/** What a text holds, or why it holds nothing. */
export type ReadJson =
	| { readonly value: unknown; readonly issue?: undefined }
	| { readonly issue: Issue<JsonCode>; readonly value?: undefined }

/** Deeper than anything the interface names, and less than what the smallest stack of an engine carries. */
const MOST_LEVELS = 500

/**
 * The value of a JSON text (D-105). Null and undefined are no argument at all. What is no text, no JSON, or nested so deep that the
 * engine's stack would decide, is an error that names the argument by its place, counted from 1.
 *
 * @example
 * readJson('{"zip":"75005"}', 1).value // => { zip: '75005' }
 * readJson('{zip}', 1).issue.code // => 'json.invalid'
 */
export function readJson(text: JsonText, argument: number): ReadJson {
	if (text === null || text === undefined) return { value: undefined }
	if (typeof text !== 'string') return { issue: complain('json.invalid', argument) }
	if (nestsDeep(text)) return { issue: complain('json.depth', argument) }
	try {
		return { value: JSON.parse(text) }
	} catch {
		return { issue: complain('json.invalid', argument) }
	}
}

function complain(code: JsonCode, argument: number): Issue<JsonCode> {
	const params = code === 'json.depth' ? { argument, most: MOST_LEVELS } : { argument }
	return makeIssue(JSON_MESSAGES, code, { severity: 'error', path: [], rule: 'D-105', params })
}

/** True when more brackets stand open at once than levels are allowed; those within strings do not count. */
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
