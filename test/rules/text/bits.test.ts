import { expect, it } from 'vitest'
import { countBits, hasMoreBits } from '../../../src/rules/text/bits.ts'

it.each([
	[0, 0],
	[1, 1],
	[0b1011, 3],
	[1 << 31, 1],
	[-1, 32],
])('%d has %d bits set', (bits, count) => expect(countBits(bits)).toBe(count))

it.each([
	[0, 0, false],
	[1, 0, true],
	[0b1011, 2, true],
	[0b1011, 3, false],
	[-1, 31, true],
	[-1, 32, false],
])('%d has more than %d bits set: %s', (bits, most, has) => expect(hasMoreBits(bits, most)).toBe(has))
