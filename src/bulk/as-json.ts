import { refuse } from '../core/verdict.ts'
import { type JsonText, type ReadJson, readJson } from './read-json.ts'

/** How an argument's text is read. */
export type JsonReader = (text: JsonText, argument: number) => ReadJson

/** Any escape; those of half a character, which JSON.stringify writes and strict readers refuse, in full. */
const ESCAPE = /\\(?:ud[89a-f][\da-f]{2}|.)/g

/**
 * Makes a rule one of texts: JSON text for each argument in, JSON text of the rule's answer out (D-105). An argument that cannot be
 * read gets a verdict of its own, so that a row never fails its query. Half a character (a lone surrogate) of the input is U+FFFD in
 * the answer. Arguments are read by `readers`, those after the last by `readJson`.
 *
 * @example
 * asJson((a, b) => [b, a])('1', '{"x":2}') // => '[{"x":2},1]'
 * JSON.parse(asJson((a) => a)('{')).status // => 'invalid'
 */
export function asJson(
	rule: (...args: never[]) => unknown,
	...readers: readonly JsonReader[]
): (...texts: readonly JsonText[]) => string {
	return (...texts) => {
		const args: unknown[] = []
		for (let at = 0; at < texts.length; at++) {
			const { issue, value } = (readers[at] ?? readJson)(texts[at], at + 1)
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
