import { refuse } from '../core/verdict.ts'
import { type JsonText, type ReadJson, readJson } from './read-json.ts'

/** How an argument's text is read. */
export type JsonReader = (text: JsonText, argument: number) => ReadJson

/**
 * Makes a rule one of texts: JSON text for each argument in, JSON text of the rule's answer out (D-105). An argument that cannot be
 * read gets a verdict of its own, so that a row never fails its query. Arguments are read by `readers`, those after the last by
 * `readJson`.
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
		return JSON.stringify(rule(...(args as never[]))) ?? 'null'
	}
}
