import { indexProducts } from '../rules/built-in/order.ts'
import type { Product } from '../rules/contract/resources.ts'
import { type Issue, makeIssue } from '../rules/core/issue.ts'
import { isList, isRecord, readField } from '../rules/core/read.ts'
import { refuse } from '../rules/core/verdict.ts'

export const JSON_MESSAGES = {
	'json.invalid': "Argument {argument} isn't JSON. Send JSON text.",
	'json.depth': 'Argument {argument} is nested too deep. Use at most {most} levels.',
} as const

/** The issue codes of a text that is not JSON. */
export type JsonCode = keyof typeof JSON_MESSAGES

/** An argument of a function of `orderwright/bulk`: JSON text. Null counts as absent. */
export type JsonText = string | null | undefined

/** The value of a text, or an issue if the text has no value. */
type ParsedJson =
	| { readonly value: unknown; readonly issue: undefined }
	| { readonly issue: Issue<JsonCode>; readonly value?: undefined }

/** The most levels of a JSON text: more than any documented body has, but few enough for the smallest stack of an engine. */
const MAX_LEVELS = 500

/**
 * Returns the value of a JSON text or an issue (D-105). Null and undefined count as absent. Returns an issue if the argument isn't a string, isn't
 * JSON, or is nested so deep that the engine's stack could overflow. The issue contains `argument`, the position of the argument from 1.
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
 * Returns the value of a JSON text from a row. A null field counts as absent, without a warning (D-105), because `json_object` of a warehouse
 * writes null for an empty column.
 *
 * @example
 * parseRow('{"zip":null,"city":"Paris"}', 1).value // => { zip: undefined, city: 'Paris' }
 */
export function parseRow(text: JsonText, argument: number): ParsedJson {
	const parsed = parseJson(text, argument)
	if (typeof text === 'string' && text.includes('null')) dropNulls(parsed.value)
	return parsed
}

/** Deletes null fields from a parsed value. A null in a list stays, so that the positions of other items don't change. */
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
	const params = code === 'json.depth' ? { argument, most: MAX_LEVELS } : { argument }
	return makeIssue(JSON_MESSAGES, code, { severity: 'error', about: 'usage', path: [], rule: 'D-105', params })
}

/** Returns true if more brackets are open at once than allowed. Brackets within strings do not count. */
function nestsDeep(text: string): boolean {
	if (text.length <= 2 * MAX_LEVELS) return false
	let open = 0
	let isString = false
	for (let at = 0; at < text.length; at++) {
		const char = text[at]
		if (char === '"') isString = !isString
		else if (isString) {
			if (char === '\\') at++
		} else if (char === '[' || char === '{') {
			if (++open > MAX_LEVELS) return true
		} else if (char === ']' || char === '}') open--
	}
	return false
}

type JsonParser = (text: JsonText, argument: number) => ParsedJson

/**
 * Matches the start of any escape, and the whole escape of a lone surrogate. `JSON.stringify` writes such an escape for a lone surrogate, but strict
 * parsers reject it.
 */
const ESCAPE = /\\(?:ud[89a-f][\da-f]{2}|.)/g

/**
 * Returns a function that calls a rule with JSON text for each argument and for the result (D-105). `parsers` parse the first arguments, and
 * `parseJson` parses the others.
 *
 * - An argument that can't be parsed gets a special verdict, so that one row never makes its query fail.
 * - A lone surrogate in the input becomes U+FFFD in the result.
 *
 * @example
 * asJson((a, b) => [b, a])('1', '{"x":2}') // => '[{"x":2},1]'
 * JSON.parse(asJson((a) => a)('{')).status // => 'invalid'
 */
export function asJson(
	rule: (...args: never[]) => unknown,
	...parsers: readonly JsonParser[]
): (...texts: readonly JsonText[]) => string {
	return (...texts) => {
		const args: unknown[] = []
		for (let at = 0; at < texts.length; at++) {
			const parse = at < parsers.length ? (parsers[at] as JsonParser) : parseJson
			const { issue, value } = parse(texts[at], at + 1)
			if (issue !== undefined) return JSON.stringify(refuse(issue))
			args.push(value)
		}
		const answer = JSON.stringify(rule(...(args as never[])))
		return answer.includes('\\ud')
			? answer.replace(ESCAPE, (found) => (found.startsWith('\\ud') ? '\ufffd' : found))
			: answer
	}
}

interface Kept {
	readonly text: JsonText
	readonly argument: number
	readonly read: ParsedJson
}

/** The last facts. They are kept, because a warehouse passes the same text with every row. */
let kept: Kept = { text: null, argument: 0, read: { issue: undefined, value: undefined } }

/**
 * Returns the facts in a JSON text, with indexed products. A list counts as the list of products. The last text and its facts are kept, so that a
 * million rows parse the text only once.
 *
 * @example
 * parseFacts('[{"id":"mug","variants":[{"id":"mug-s"}]}]', 2).value.products.entries.size // => 1
 * parseFacts('{"products":[{"id":"mug","variants":[{"id":"mug-s"}]}]}', 2).value.products.entries.size // => 1
 */
export function parseFacts(text: JsonText, argument: number): ParsedJson {
	if (kept.text !== text || kept.argument !== argument)
		kept = { text, argument, read: indexFacts(parseJson(text, argument)) }
	return kept.read
}

function indexFacts(read: ParsedJson): ParsedJson {
	if (read.issue !== undefined) return read
	const facts = isRecord(read.value) ? read.value : { products: read.value }
	const products = indexProducts(readField(facts, 'products') as readonly Product[])
	return { issue: undefined, value: { ...facts, products } }
}
