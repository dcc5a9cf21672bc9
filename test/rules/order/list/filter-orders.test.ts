import { describe, expect, it } from 'vitest'
import { filterOrders, type OrderRecord } from '../../../../src/entries/index.ts'

const ANN = '8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11'
const BOB = '0b9f2f7c-94f6-4a4e-8d43-6d1b8a6f2b22'
const record = (userId: string, id: string, createdAt?: string | null): OrderRecord => ({
	userId,
	order: createdAt === undefined ? { id, orderLineItems: [] } : { id, createdAt, orderLineItems: [] },
})
const records: readonly OrderRecord[] = [
	record(ANN, 'a', '2026-01-30T23:59:59Z'),
	record(BOB, 'b', '2026-01-31T00:00:00Z'),
	record(ANN, 'c', '2026-01-31T23:59:59.999Z'),
	record(BOB, 'd', '2026-02-01T00:00:00Z'),
	record(ANN, 'e', null),
	record(ANN, 'f'),
	record(BOB, 'g', 'last Monday'),
]
type Filter = Parameters<typeof filterOrders>[1]

function list(filter: unknown, policy?: object): { ids: string[]; issues: string[] } {
	const verdict = filterOrders(records, filter as Filter, policy)
	const issues = verdict.issues.map(({ severity, path, code }) => `${severity} ${path.join('.')} ${code}`)
	if (verdict.status !== 'valid') return { ids: [verdict.status], issues }
	expect(verdict.value.count).toBe(verdict.value.data.length)
	return { ids: verdict.value.data.map((order) => order.id), issues }
}
const JANUARY_31 = { start: '2026-01-31T18:00:00Z', end: '2026-01-31T06:00:00Z' }
const UNREADABLE = 'warning records.6.order.createdAt days.instant.invalid'

describe('a filter that conforms to the interface', () => {
	it.each<[string, unknown, string, readonly string[]]>([
		['nothing asked: all of them, in order', {}, 'abcdefg', []],
		['the orders of one user', { userIds: [BOB] }, 'bdg', []],
		['of several, one of them twice', { userIds: [BOB, ANN, BOB] }, 'abcdefg', []],
		['of a user in upper case', { userIds: [ANN.toUpperCase()] }, 'acef', []],
		['of nobody here', { userIds: ['11111111-1111-4111-8111-111111111111'] }, '', []],
		['list-orders.2: both days count, the time of day does not', { dateRange: JANUARY_31 }, 'bc', [UNREADABLE]],
		['days and users together', { userIds: [ANN], dateRange: JANUARY_31 }, 'c', []],
		[
			'D-50: bare days, each with one warning',
			{ userIds: [ANN], dateRange: { start: '2026-01-30', end: '2026-01-30' } },
			'a',
			['warning filter.dateRange.end days.instant.loose', 'warning filter.dateRange.start days.instant.loose'],
		],
		[
			'D-51: the end before the start',
			{ userIds: [ANN], dateRange: { start: '2026-02-01T00:00:00Z', end: '2026-01-01T00:00:00Z' } },
			'',
			['warning filter.dateRange days.range.reversed'],
		],
	])('%s', (_title, filter, ids, issues) => {
		const listed = list(filter)
		expect(listed.issues).toEqual(issues)
		expect(listed.ids.join('')).toBe(ids)
	})
	it('D-50: counts days of another offset', () => {
		expect(list({ userIds: [ANN, BOB], dateRange: JANUARY_31 }, { dayOffset: -60 }).ids.join('')).toBe('cd')
	})
	it('D-50: the bounds of the range also fall on days of the offset', () => {
		const dateRange = { start: '2026-01-31T00:30:00Z', end: '2026-01-31T00:30:00Z' }
		expect(list({ userIds: [ANN, BOB], dateRange }).ids.join('')).toBe('bc')
		expect(list({ userIds: [ANN, BOB], dateRange }, { dayOffset: -60 }).ids.join('')).toBe('ab')
	})
	it('returns the same order objects', () => {
		const verdict = filterOrders(records, { userIds: [BOB] })
		expect(verdict.status === 'valid' && verdict.value.data[0]).toBe(records[1]?.order)
	})
})

describe('an invalid filter, with the path in the body', () => {
	it.each<[string, unknown, readonly string[]]>([
		['missing', undefined, ['error filter request.missing']],
		['null', null, ['error filter request.type']],
		['a list', [], ['error filter request.type']],
		['D-92: null never turns a filter off, ids', { userIds: null }, ['error filter.userIds request.type']],
		['D-92: null never turns a filter off, days', { dateRange: null }, ['error filter.dateRange request.type']],
		['no user ids', { userIds: [] }, ['error filter.userIds request.too-few']],
		['an id that is no UUID', { userIds: [ANN, 'bob'] }, ['error filter.userIds.1 request.format']],
		[
			'a range without its end',
			{ dateRange: { start: JANUARY_31.start } },
			['error filter.dateRange.end request.missing'],
		],
		[
			'a range without its start',
			{ dateRange: { end: JANUARY_31.end } },
			['error filter.dateRange.start request.missing'],
		],
		['an unknown property', { userId: ANN }, ['error filter.userId request.unknown-property']],
		[
			'an unknown property of the range',
			{ dateRange: { ...JANUARY_31, zone: 'UTC' } },
			['error filter.dateRange.zone request.unknown-property'],
		],
		[
			'a day that no calendar has',
			{ dateRange: { ...JANUARY_31, end: '2026-02-30T00:00:00Z' } },
			['error filter.dateRange.end request.format'],
		],
	])('%s', (_title, filter, issues) => expect(list(filter)).toEqual({ ids: ['invalid'], issues }))
})

describe('what the verdict tells', () => {
	it('reports records that are no list', () => {
		expect(filterOrders({} as never, {}).issues).toMatchObject([
			{
				...{ code: 'request.type', severity: 'error', path: ['records'], rule: 'list-orders.body' },
				message: 'Send records as an array. Received: object.',
			},
		])
	})
	it('D-94: reports a leap second that is none', () => {
		const dateRange = { start: '2026-06-30T23:59:60Z', end: '2026-06-30T12:59:60Z' }
		expect(list({ dateRange })).toEqual({
			ids: ['invalid'],
			issues: ['error filter.dateRange.end days.instant.invalid'],
		})
	})
	it('D-91: reports 1,000,001 records', () => {
		const none = new Array(1_000_000).fill(null)
		expect(filterOrders(none, {})).toMatchObject({ status: 'valid', value: { data: [], count: 0 } })
		expect(filterOrders([...none, null], {})).toEqual({
			status: 'invalid',
			issues: [
				{
					code: 'request.too-many',
					severity: 'error',
					about: 'usage',
					path: ['records'],
					message: 'Send fewer items in records: 1,000,001 is too many.',
					params: { field: 'records', actual: 1_000_001 },
					rule: 'D-91',
				},
			],
		})
	})
	it('D-50: reports loose moments of orders, sorted by their place', () => {
		const days = { start: '2026-01-31T00:00:00Z', end: '2026-01-31' }
		const loose = Array.from({ length: 11 }, (_, at) => record(ANN, `${at}`, '2026-01-31 10:00'))
		const { issues } = filterOrders(loose, { dateRange: days } as Filter)
		expect(issues.map(({ severity, path, code }) => `${severity} ${path.join('.')} ${code}`)).toEqual([
			'warning filter.dateRange.end days.instant.loose',
			...loose.map((_, at) => `warning records.${at}.order.createdAt days.instant.loose`),
		])
	})
	it('warns about a bad date only with a day filter', () => {
		expect(list({}).issues).toEqual([])
		expect(list({ userIds: [ANN], dateRange: JANUARY_31 }).issues, 'of another user').toEqual([])
	})
	it('reads nothing that every object inherits', () => {
		const root = Object.prototype as Record<string, unknown>
		try {
			root['userIds'] = [ANN]
			root['dateRange'] = JANUARY_31
			expect(list({}).ids.join('')).toBe('abcdefg')
		} finally {
			for (const field of ['userIds', 'dateRange']) delete root[field]
		}
	})
})

describe('invalid records', () => {
	it('have no user, or an order without a moment', () => {
		const given = [{ order: { id: 'x' } }, { userId: 7, order: { id: 'y' } }, record(ANN, 'a', '2026-01-31T00:00:00Z')]
		const idsOf = (filter: object): unknown => {
			const verdict = filterOrders(given as never, filter as Filter)
			return verdict.status === 'valid' ? verdict.value.data.map(({ id }) => id) : verdict.status
		}
		expect(idsOf({})).toEqual(['x', 'y', 'a'])
		expect(idsOf({ userIds: [ANN] })).toEqual(['a'])
		expect(idsOf({ dateRange: JANUARY_31 })).toEqual(['a'])
	})
	it('are left out of the list and its count', () => {
		const verdict = filterOrders([null, 7, {}, { order: 'x' }, record(ANN, 'a')] as never, { userIds: [ANN] })
		expect(verdict).toMatchObject({ status: 'valid', value: { count: 1 } })
	})
})
