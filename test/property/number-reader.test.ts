import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNumberWriter } from '../../scripts/number-writer.ts'
import { createRandom } from '../../scripts/random.ts'
import { createNumberReader, createOdds } from '../../src/rules/packing/number-reader.ts'
import { runs, seedOf } from '../fuzz.ts'

const PLACES = 60
const MAX = 20

/** Numbers up to a limit at a place, or with a number of bits. */
const numbers = fc.array(
	fc.oneof(
		fc
			.record({ place: fc.nat(PLACES - MAX), most: fc.nat(MAX) })
			.chain(({ place, most }) => fc.nat(most).map((number) => ({ place, most, bits: -1, number }))),
		fc.nat(16).chain((bits) => fc.nat(2 ** bits - 1).map((number) => ({ place: 0, most: 0, bits, number }))),
	),
	{ maxLength: 300 },
)

describe('packing numbers', () => {
	it('reads the same numbers that were written, whatever their places, bits and surroundings', () => {
		fc.assert(
			fc.property(numbers, fc.string(), fc.string(), (list, before, after) => {
				const writer = createNumberWriter(createOdds(PLACES))
				for (const { place, most, bits, number } of list) {
					if (bits < 0) writer.writeNumber(place, most, number)
					else writer.writeBits(bits, number)
				}
				const reader = createNumberReader()
				reader.open(before + writer.end() + after, createOdds(PLACES), before.length)
				for (const { place, most, bits, number } of list)
					expect(bits < 0 ? reader.readNumber(place, most) : reader.readBits(bits)).toBe(number)
			}),
			{ numRuns: runs(500) },
		)
	})

	it('needs a fiftieth of a bit for a constant answer, and about one bit for a random answer', () => {
		const length = (numberOf: (i: number) => number): number => {
			const writer = createNumberWriter(createOdds(1))
			for (let i = 0; i < 10_000; i++) writer.writeNumber(0, 1, numberOf(i))
			return 5 * writer.end().length
		}
		expect(length(() => 0)).toBeLessThan(200)
		expect(length(() => 1)).toBeLessThan(200)
		const random = createRandom(seedOf(1))
		expect(Math.abs(length(() => random(2)) - 10_000)).toBeLessThan(600)
	})

	it('carries over into all digits before', () => {
		const writer = createNumberWriter(createOdds(1))
		for (let i = 0; i < 40; i++) writer.writeBits(16, 65_535)
		writer.writeNumber(0, 1, 1)
		const reader = createNumberReader()
		reader.open(writer.end(), createOdds(1))
		for (let i = 0; i < 40; i++) expect(reader.readBits(16)).toBe(65_535)
		expect(reader.readNumber(0, 1)).toBe(1)
	})

	it('includes a fraction at the very start of a part', () => {
		const reader = createNumberReader()
		const answerTo = (text: string): number => {
			reader.open(text, createOdds(1))
			return reader.readNumber(0, 1)
		}
		// no has 1600 of 4096 parts, 12.5 of 32
		expect(answerTo('lp')).toBe(1)
		expect(answerTo('lo___')).toBe(0)
	})

	it('rejects numbers that could not be read back', () => {
		const { writeNumber, writeBits } = createNumberWriter(createOdds(3))
		expect(() => writeNumber(0, 2, 3)).toThrow('3 of 2 at 0')
		expect(() => writeNumber(0, 2, -1)).toThrow('-1 of 2')
		expect(() => writeNumber(2, 2, 0)).toThrow('0 of 2 at 2')
		expect(() => writeBits(2, 4)).toThrow('4 in 2 bits')
		expect(() => writeBits(2, -1)).toThrow('-1 in 2 bits')
	})
})
