import { expect, it } from 'vitest'
import { countBits } from '../../src/text/bits.ts'

it.each([
	[0, 0],
	[1, 1],
	[0b1011, 3],
	[1 << 31, 1],
	[-1, 32],
])('%d has %d bits set', (bits, count) => expect(countBits(bits)).toBe(count))
