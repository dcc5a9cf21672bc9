import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlankText, trimText } from '../../src/text/trim.ts'

/** Every character that the engine takes for white space, and some beside them. */
const text = fc.string({
	unit: fc.oneof(
		fc.constantFrom(
			...Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((c) => c.trim() === ''),
		),
		fc.constantFrom('a', 'é', '\u167f', '\u200b', '\ud83d'),
	),
	maxLength: 6,
})

describe('white space', () => {
	it('is what the engine takes for it', () => {
		fc.assert(
			fc.property(text, (given) => {
				expect(trimText(given)).toBe(given.trim())
				expect(isBlankText(given)).toBe(given.trim() === '')
			}),
			{ numRuns: 20_000 },
		)
	})
})
