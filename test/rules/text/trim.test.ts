import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isBlankText, trimText } from '../../../src/rules/text/trim.ts'
import { runs } from '../../fuzz.ts'

/** Every character that the engine treats as white space, and some others. */
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
	it("is what the engine's trim removes", () => {
		fc.assert(
			fc.property(text, (given) => {
				expect(trimText(given)).toBe(given.trim())
				expect(isBlankText(given)).toBe(given.trim() === '')
			}),
			{ numRuns: runs(5000) },
		)
	})

	it('is not looked for where a text begins and ends with a common character', () => {
		const trim = vi.spyOn(String.prototype, 'trim')
		for (const given of ['', 'a', 'Rua Augusta', '!é', '\u167f']) {
			trimText(given)
			isBlankText(given)
		}
		const calls = trim.mock.calls.length
		trim.mockRestore()
		expect(calls).toBe(0)
	})
})
