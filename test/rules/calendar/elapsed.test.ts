import { describe, expect, it } from 'vitest'
import { elapsedYears } from '../../../src/rules/calendar/elapsed-years.ts'

describe('D-62: the time between two days', () => {
	it('counts no years between texts that are no bare days, or before the first', () => {
		expect(elapsedYears('2000-06-15', '2026-06-15')).toBe(26)
		expect(elapsedYears('2000-06-15', '2026-06-14')).toBe(25)
		expect(elapsedYears('2000-06-15', '2000-06-15')).toBe(0)
		expect(elapsedYears('0001-01-01', '9999-12-31')).toBe(9998)
		const none = '0000-01-01 2000-00-10 2000-13-10 2000-01-00 2000-01-32 2001-02-29 2000/01-10 2000-01/10'.split(' ')
		const letters = 'x000-01-10 x026-01-10 2x26-01-10 2x00-01-10 20x0-01-10 2000-x1-10 2000-0x-10 2000-01-x0 2000-01-1x'
		for (const text of [...none, ...letters.split(' ')]) {
			expect(elapsedYears(text, '2026-01-01'), text).toBeNull()
			expect(elapsedYears('1990-01-01', text), text).toBeNull()
		}
	})
})
