import { describe, expect, it } from 'vitest'
import type { Issue } from '../../../src/entries/index.ts'
import { checkDayRange, checkInDayRange } from '../../../src/rules/calendar/check-day-range.ts'
import { filterByDayRange } from '../../../src/rules/calendar/filter-by-day-range.ts'
import { POLICY, showValues } from '../../../src/rules/core/policy.ts'

const day = '2026-01-10T00:00:00Z'
const range = { start: day, end: '2026-01-20T00:00:00Z' }
/** Returns the issues without their words. */
const told = ({ issues }: { issues: readonly Issue[] }) =>
	issues.map(({ code, severity, path, rule }) => ({ code, severity, path, rule }))
const instant = (code: string, severity: string, path: readonly (string | number)[]) => ({
	code: `days.instant.${code}`,
	severity,
	path,
	rule: 'D-50',
})

describe('each finding about days names its place, its severity and its rule', () => {
	it('D-50: covers an instant and both bounds, in the order of their paths', () => {
		const verdict = checkInDayRange('2026-01-15', { start: 'x', end: '2026-01-20T10:00Z' })
		expect(told(verdict)).toEqual([
			instant('loose', 'warning', ['instant']),
			instant('loose', 'warning', ['range', 'end']),
			instant('invalid', 'error', ['range', 'start']),
		])
	})

	it('D-51: covers a start after the end', () => {
		const reversed = { code: 'days.range.reversed', severity: 'warning', path: [], rule: 'D-51' }
		expect(told(checkDayRange({ start: range.end, end: day }))).toEqual([reversed])
		expect(told(checkDayRange({ start: '2026-01-11T00:00:00Z', end: '2026-01-10T23:59:59Z' }))).toEqual([reversed])
		expect(told(checkDayRange({ start: '2026-01-10T23:59:59Z', end: day }))).toEqual([])
	})

	it('D-51: reports no reversed bound that is no date-time', () => {
		expect(told(checkDayRange({ start: day, end: 'x' }))).toEqual([instant('invalid', 'error', ['end'])])
		expect(told(checkDayRange({ start: 'x', end: day }))).toEqual([instant('invalid', 'error', ['start'])])
	})

	it('list-orders.2: an order that is skipped, or read in a loose form, is a warning', () => {
		const orders = [{ createdAt: day }, { createdAt: 'x' }, { createdAt: '2026-01-10' }, {}, { createdAt: null }]
		const verdict = filterByDayRange(orders, { ...range, end: '2026-01-20' })
		expect(verdict).toMatchObject({ status: 'valid', value: [orders[0], orders[2]] })
		expect(told(verdict)).toEqual([
			instant('invalid', 'warning', ['orders', 1, 'createdAt']),
			instant('loose', 'warning', ['orders', 2, 'createdAt']),
		])
	})

	it('D-94: filterByDayRange reads a Date, and refuses an invalid one', () => {
		const orders = [{ createdAt: new Date('2026-01-10T23:59:59Z') }, { createdAt: new Date(Number.NaN) }]
		const day = { start: '2026-01-10', end: '2026-01-10' }
		expect(filterByDayRange(orders.slice(0, 1), day)).toMatchObject({ status: 'valid', value: [orders[0]], issues: [] })
		const verdict = filterByDayRange(orders, day)
		expect(verdict.status).toBe('invalid')
		expect(told(verdict)).toEqual([instant('invalid', 'error', ['orders', 1, 'createdAt'])])
	})

	it('D-50: plain days are a range, except in the body of list-orders, and a day that a month lacks is none', () => {
		const days = { start: '2026-01-10', end: '2026-01-20' }
		expect(told(checkInDayRange('2026-01-20T23:59:59Z', days))).toEqual([])
		expect(told(filterByDayRange([], days))).toEqual([])
		expect(told(checkDayRange(days))).toEqual([
			instant('loose', 'warning', ['end']),
			instant('loose', 'warning', ['start']),
		])
		expect(told(checkInDayRange(day, { ...days, end: '2026-02-30' }))).toEqual([
			instant('invalid', 'error', ['range', 'end']),
		])
	})

	it('list-orders.2: reports a list that is none before what is wrong with the range', () => {
		const verdict = filterByDayRange('orders' as never, { ...range, start: 'x' })
		expect(verdict.status).toBe('invalid')
		expect(told(verdict)).toEqual([
			{ code: 'days.orders.invalid', severity: 'error', path: ['orders'], rule: 'list-orders.2' },
			instant('invalid', 'error', ['range', 'start']),
		])
	})

	it('list-orders.2: reads nothing of the orders if the range is wrong', () => {
		expect(told(filterByDayRange([{ createdAt: 'x' }], { ...range, end: 'x' }))).toEqual([
			instant('invalid', 'error', ['range', 'end']),
		])
	})

	it('D-50: reads the first and the last day at an offset, and no offset that no zone has', () => {
		const bounds = { start: '1970-01-02T00:30:00Z', end: '1970-01-03T23:30:00Z' }
		const days = (dayOffset: number) => checkDayRange(bounds, { dayOffset })
		expect(days(0)).toMatchObject({ value: { first: 1, last: 2 } })
		expect(days(60)).toMatchObject({ value: { first: 1, last: 3 } })
		expect(days(-60)).toMatchObject({ value: { first: 0, last: 2 } })
		expect(days(840)).toMatchObject({ status: 'valid', issues: [], value: { first: 1, last: 3 } })
		expect(days(841)).toMatchObject({ status: 'valid', value: { first: 1, last: 2 } })
		const wrong = { code: 'policy.value.invalid', severity: 'warning', path: ['policy', 'dayOffset'], rule: 'D-35' }
		expect(told(days(841))).toEqual([wrong])
		const { values } = POLICY.dayOffset
		expect(days(-841).issues[0]?.params).toEqual({ key: 'dayOffset', values: showValues(values) })
		expect(told(checkDayRange(bounds, { dayOffset: '60' as never }))).toEqual([wrong])
		expect(checkDayRange(bounds, { dayOffset: undefined }).issues).toEqual([])
	})
})
