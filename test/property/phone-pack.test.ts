import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAutomaton, type Language, walkNodes } from '../../scripts/phone/automaton.ts'
import { packNodes } from '../../scripts/phone/pack.ts'
import { compilePattern } from '../../scripts/phone/pattern.ts'
import {
	createLearned,
	createUnpacker,
	FIRST_CONTINUED,
	LABEL,
	NODE_CELLS,
} from '../../src/rules/packing/phone-pack.ts'
import { runs } from '../fuzz.ts'

/** A finite set of words, each with a label. */
const words = fc.dictionary(fc.stringMatching(/^\d{1,8}$/), fc.integer({ min: 1, max: 26 }), {
	minKeys: 1,
	maxKeys: 60,
})

function languageOf(set: Readonly<Record<string, number>>): Language {
	const list = Object.keys(set)
	return {
		start: list.map((_, index) => index),
		step(state, digit) {
			// The first number of a state is the depth: how many digits of all remaining words were read.
			const [depth, alive] = state[0] === -1 ? [state[1] as number, state.slice(2)] : [0, state]
			const next = alive.filter((index) => list[index]?.[depth] === String(digit))
			return next.length === 0 ? null : [-1, depth + 1, ...next]
		},
		label(state, depth) {
			const word = state.slice(state[0] === -1 ? 2 : 0).find((index) => list[index]?.length === depth)
			return word === undefined ? 0 : (set[list[word] as string] as number)
		},
	}
}

describe('packing an automaton', () => {
	it('unpacks to the same cells, whatever the words, roots and blocks', () => {
		fc.assert(
			fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), (sets) => {
				const automaton = createAutomaton()
				const roots = sets.map((set) => automaton.add(languageOf(set)))
				const blocks = [0, 1, 2, 3].map((block) => roots.filter((_, at) => at % 4 === block))
				const { packed, count } = packNodes(automaton.nodes, blocks)
				const cells = new Int32Array(count * NODE_CELLS)
				const { open, unpack } = createUnpacker(cells)
				const taught = createLearned()
				const unpacked: number[] = []
				for (const [block, { length }] of blocks.entries()) {
					const known = block === 0 ? taught : block < FIRST_CONTINUED ? createLearned() : taught.slice()
					open(`${packed[block]} ${packed[block + 1]}`, known)
					for (let i = 0; i < length; i++) unpacked[4 * i + block] = unpack()
				}
				sets.forEach((set, index) => {
					const root = unpacked[index] as number
					const walk = (digits: string): number =>
						cells[[...digits].reduce((at, digit) => cells[at + Number(digit)] as number, root) + LABEL] as number
					for (const [word, label] of Object.entries(set)) {
						expect(walk(word)).toBe(label)
						for (const other of [word.slice(1), `${word}0`, word.slice(0, -1)])
							expect(walk(other)).toBe(Object.hasOwn(set, other) ? set[other] : 0)
						expect(walkNodes(automaton.nodes, roots[index] as number, word).label).toBe(label)
					}
				})
			}),
			{ numRuns: runs(150) },
		)
	})

	it('uses plain printable characters that a string literal can hold', () => {
		fc.assert(
			fc.property(words, (set) => {
				const automaton = createAutomaton()
				expect(packNodes(automaton.nodes, [[automaton.add(languageOf(set))]]).packed[0]).toMatch(/^[_`a-z{|}~]*$/)
			}),
		)
	})
})

describe('compiling a pattern', () => {
	it('ends an option at $', () => {
		const dfa = compilePattern('(?:1$|12)3?')
		const accepts = (text: string): boolean =>
			dfa.accepts([...text].reduce((state, digit) => dfa.step(state, Number(digit)), dfa.start))
		expect(['1', '12', '13', '123', '2', ''].filter(accepts)).toEqual(['1', '12', '13', '123'])
	})
	it('is refused if it looks around or refers back', () => {
		for (const source of ['(?=1)\\d', '(1|2)\\1+(3)\\1']) expect(() => compilePattern(source)).toThrow()
	})

	const digits = fc.constantFrom('0', '1', '7', '[2-5]', '[13-57]', '\\d', '[09]')
	const pattern: fc.Arbitrary<string> = fc.letrec<{ pattern: string; part: string }>((tie) => ({
		pattern: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
		part: fc.oneof(
			{ maxDepth: 2 },
			digits,
			fc.tuple(digits, fc.constantFrom('?', '{2}', '{1,3}', '{0,2}')).map(([digit, times]) => digit + times),
			fc
				// No repeated groups: of a few of them inside each other, refa makes more than its 10,000 nodes, which no plan comes near.
				.tuple(tie('pattern'), tie('pattern'), fc.constantFrom('', '?'))
				.map(([a, b, times]) => `(?:${a}|${b})${times}`),
		),
	})).pattern

	it('accepts what the regular expression accepts', () => {
		fc.assert(
			fc.property(
				pattern,
				fc.array(fc.stringMatching(/^[0-57]{0,9}$/), { minLength: 20, maxLength: 20 }),
				(source, texts) => {
					const dfa = compilePattern(source)
					const expression = new RegExp(`^(?:${source})$`)
					for (const text of texts) {
						let state = dfa.start
						for (const digit of text) state = dfa.step(state, Number(digit))
						expect(dfa.accepts(state), `${source} on ${text}`).toBe(expression.test(text))
					}
				},
			),
			{ numRuns: runs(500) },
		)
	})
})
