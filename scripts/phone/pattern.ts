/**
 * Parses regular expressions over digits with refa: as sets of matching words, and as deterministic automata. Phone metadata uses
 * `$` at the end of some options; it is dropped here.
 */
import { DFA, type Expression, JS, NFA, type NoParent } from 'refa'

export type Pattern = NoParent<Expression>

/** A deterministic automaton over the digits 0 to 9; state -1 is dead. */
export interface Dfa {
	readonly start: number
	step(state: number, digit: number): number
	accepts(state: number): boolean
}

const DIGITS = [...'0123456789'].map((digit) => digit.charCodeAt(0))
const MAX_CHARACTER = 0xffff

/** Parses a regular expression. Throws if it has lookarounds or back-references. */
export function parsePattern(source: string): Pattern {
	const literal = { source: source.replaceAll('$', ''), flags: '' }
	return JS.Parser.fromLiteral(literal).parse({ assertions: 'throw' }).expression
}

export function digitsOf(characters: { has(character: number): boolean }): readonly string[] {
	return DIGITS.filter((code) => characters.has(code)).map((code) => String.fromCharCode(code))
}

/** Returns the automaton of a regular expression that must match from the first digit to the last. */
export function compilePattern(source: string): Dfa {
	const dfa = DFA.fromFA(NFA.fromRegex(parsePattern(source), { maxCharacter: MAX_CHARACTER }))
	const nodes = [...dfa.nodes()]
	const numbers = new Map<DFA.Node | undefined, number>(nodes.map((node, at) => [node, at]))
	const next = nodes.map(({ out }) => DIGITS.map((code) => numbers.get(out.get(code)) ?? -1))
	const accepted = nodes.map((node) => dfa.finals.has(node))
	return {
		start: numbers.get(dfa.initial) ?? -1,
		step: (state, digit) => next[state]?.[digit] ?? -1,
		accepts: (state) => accepted[state] ?? false,
	}
}
