import { describe, expect, it } from 'vitest'
import { elapsedYears } from '../../../src/rules/calendar/elapsed-years.ts'
import { filterByDayRange } from '../../../src/rules/calendar/filter-by-day-range.ts'
import { matchesDayRange } from '../../../src/rules/calendar/matches-day-range.ts'
import vectors from '../../vectors/days.json'

const CALLS: Readonly<Record<string, (...args: never[]) => unknown>> = {
	elapsedYears,
	filterByDayRange,
	matchesDayRange,
}

describe('days.json', () => {
	it('has permanent ids', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
	})

	it.each(vectors.cases)('$id $rule: $note', ({ call, args, ...expected }) => {
		const given = structuredClone(args)
		const result = CALLS[call]?.(...(given as never[]))
		if ('status' in expected) {
			const { status, issues, value } = expected
			expect(result).toMatchObject({ status, issues })
			if (status === 'valid') expect(result).toHaveProperty('value', value)
			expect(result).toHaveProperty('issues.length', issues?.length)
		} else expect(result).toBe(expected.value)
		expect(given).toStrictEqual(args)
	})
})
