import { refuse } from '../core/verdict.ts'
import { type JsonText, type ParsedJson, parseJson } from './parse-json.ts'

/** A parser of one argument's text. */
export type JsonParser = (text: JsonText, argument: number) => ParsedJson

/** Matches any escape, and completely a lone surrogate, which JSON.stringify writes as an escape and strict parsers reject. */
const ESCAPE = /\\(?:ud[89a-f][\da-f]{2}|.)/g

/**
 * Makes a rule accept JSON text for each argument and return JSON text (D-105). `parsers` parse the first arguments, and
 * `parseJson` the others.
 *
 * - An argument that cannot be parsed gets its own verdict, so that a row never fails its query.
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
		return answer.includes('\\ud') ? answer.replace(ESCAPE, mend) : answer
	}
}

function mend(found: string): string {
	return found.startsWith('\\ud') ? '\ufffd' : found
}
