import { describe, expect, it } from 'vitest'
import { ListOrdersBody } from '../../../src/entries/contract.ts'
import { createState } from '../../../src/entries/model.ts'
import type { PlannedRequest } from '../../../src/service/conformance/planned.ts'
import { ALTERNATIVES, DEFECTS } from '../../../src/service/conformance/plans/order-changes.ts'
import { sampleOrder } from '../../../src/service/conformance/plans/sample-order.ts'
import { type Body, bodyOf, COUNTRIES, draw, expectShare, LATER, START, sorted, values } from './draws.ts'

const ADA = '5b0a1f7e-0002-4000-8000-000000000001'

describe('random orders', () => {
	const itemsOf = (each: PlannedRequest) =>
		bodyOf(each)['orderItems'] as readonly { variantId: string; quantity: number }[]
	const countryOf = (each: PlannedRequest): unknown => (bodyOf(each)['address'] as Body)['countryCode']

	it.each(['validate-order', 'place-order'] as const)(
		'have one to three variants, and rarely none or wrong ones: %s',
		(operation) => {
			const asked = draw(operation)
			expect([...new Set(asked.map((each) => itemsOf(each).length))].sort()).toEqual([0, 1, 2, 3])
			expectShare(asked, 2.5, (each) => itemsOf(each).length === 0)
			const items = asked.flatMap(itemsOf)
			expect([...new Set(items.map(({ variantId }) => variantId))].sort()).toEqual([
				'bag-1',
				'mug-white',
				'no-such-variant',
				'pen-blue',
				'tee-l',
				'tee-m',
			])
			expect([...new Set(items.map(({ quantity }) => quantity))].sort()).toEqual([-1, 0, 1, 1.5, 2, 3])
			expect(items.filter(({ quantity }) => ![1, 2, 3].includes(quantity)).length / items.length).toBeLessThan(0.06)
		},
	)

	it('go to the countries, more often to those with tax numbers and with regions', () => {
		const asked = draw('validate-order')
		expect(values(asked, countryOf).filter((code) => code.length === 4)).toEqual(
			expect.arrayContaining([...sorted(...COUNTRIES)]),
		)
		expectShare(asked, 40, (each) => countryOf(each) === 'BR')
		const many = draw('validate-order', { countries: ['RU', 'DE', 'FR', 'GB', 'JP', 'ES', 'PT', 'NL', 'BE', 'AT'] })
		expectShare(many, 20, (each) => countryOf(each) === 'RU')
		const one = draw('validate-order', { countries: ['DE'], state: createState({ clients: START.clients }) })
		// Without a country with tax numbers among them, one in three goes to the United States.
		expectShare(one, 33, (each) => countryOf(each) === 'US')
	})

	it('are right, or in each other spelling, or with each defect, half of them of the tax number', () => {
		const state = createState({ clients: START.clients })
		const brazil = draw('validate-order', { countries: ['BR'], state })
		/** The parts that the spelling or the defect changes, as text. */
		const show = ({ address, taxNumber, shouldValidateProvinceCode = false }: Body): string =>
			JSON.stringify([Object.entries(address as object).sort(), taxNumber, shouldValidateProvinceCode])
		const good = sampleOrder('BR')
		const changed = [...ALTERNATIVES, ...DEFECTS].flatMap(({ make }) => make(good, 'BR') ?? [])
		const wanted = new Set([good, ...changed].map((order) => show({ ...order })))
		expect(new Set(brazil.map((each) => show(bodyOf(each))))).toEqual(wanted)
		expectShare(brazil, 55, (each) => show(bodyOf(each)) === show({ ...good }))
		const isTax = (each: PlannedRequest): boolean => bodyOf(each)['taxNumber'] !== good.taxNumber
		expectShare(brazil, 35, isTax)
	})

	it('are placed for people of the collection in any letters, and for nobody', () => {
		const asked = draw('place-order')
		const emails = values(asked, (each) => (bodyOf(each)['user'] as Body)['email'])
		expect(emails).toEqual(
			sorted(
				'ada@mail.test',
				'ADA@MAIL.TEST',
				'zoe@mail.test',
				'ZOE@MAIL.TEST',
				'lin@mail.test',
				'LIN@MAIL.TEST',
				'nobody@mail.test',
			),
		)
		expectShare(asked, 6.7, (each) => (bodyOf(each)['user'] as Body)['email'] === 'nobody@mail.test')
		expect(values(asked, (each) => (bodyOf(each)['user'] as Body)['firstName'])).toEqual(sorted('Ada', 'Zoë', 'Lin'))
		expect(values(asked, (each) => (bodyOf(each)['user'] as Body)['lastName'])).toEqual(sorted('Smith', 'Maes', 'Li'))
		expect(asked.every((each) => /^order-\d{1,6}$/.test(String(bodyOf(each)['externalId'])))).toBe(true)
		const empty = draw('place-order', { state: createState({ clients: START.clients }) })
		expect(values(empty, (each) => bodyOf(each)['user'])).toEqual(
			sorted({ firstName: 'Ada', lastName: 'Smith', email: 'nobody@mail.test' }),
		)
	})
})

describe('random filters of orders', () => {
	const asked = draw('list-orders')
	const filters = asked.flatMap((each) => {
		const filter = bodyOf(each)['filter']
		return typeof filter === 'object' && filter !== null
			? [filter as { userIds?: readonly unknown[]; dateRange?: Body }]
			: []
	})
	const ranges = filters.flatMap(({ dateRange }) =>
		/^\d.*\.\d{3}Z$/.test(String(dateRange?.['start'])) && /\.\d{3}Z$/.test(String(dateRange?.['end']))
			? [dateRange as { start: string; end: string }]
			: [],
	)

	it('are invalid in each way that the interface names', () => {
		const faults = asked.flatMap((each) =>
			ListOrdersBody.parse(bodyOf(each)).issues.map(({ code, path }) => `${code} ${path.join('.')}`),
		)
		expect([...new Set(faults)].sort()).toEqual([
			'request.format filter.dateRange.start',
			'request.missing filter',
			'request.missing filter.dateRange.end',
			'request.missing filter.dateRange.start',
			'request.too-few filter.userIds',
			'request.type filter',
			'request.type filter.userIds',
			'request.type filter.userIds.0',
			'request.unknown-property filter.dateRange.zone',
			'request.unknown-property filter.page',
			'request.unknown-property filter.status',
			'request.unknown-property page',
		])
	})

	it('sometimes filter nothing', () => {
		expect(values(asked, (each) => bodyOf(each)['filter'])).toContain('{}')
	})

	it('name users of orders, people, and those who were created by their place', () => {
		const NOBODY = '00000000-0000-4000-8000-000000000000'
		const users = new Set(filters.flatMap(({ userIds }) => userIds ?? []).filter((id) => id !== 7))
		expect([...users].sort()).toEqual(
			[NOBODY, ADA, ADA.replace(/1$/, '2'), ADA.replace(/1$/, '3')]
				.sort()
				.filter((id) => users.has(NOBODY) || id !== NOBODY),
		)
		const later = draw('list-orders', { state: LATER }).flatMap(
			(each) => (bodyOf(each)['filter'] as { userIds?: string[] } | null | undefined)?.userIds ?? [],
		)
		expect(later).toContain('<person 2 0>')
		expect(later).not.toContain('made')
		const empty = createState({ clients: START.clients, collections: [{ id: 'c', companyId: 'acme' }] })
		const nobody = draw('list-orders', { state: empty }).flatMap(
			(each) => (bodyOf(each)['filter'] as { userIds?: unknown[] } | null | undefined)?.userIds ?? [],
		)
		expect(new Set(nobody.filter((id) => id !== 7))).toEqual(new Set([NOBODY]))
	})

	it('begin and end on days of orders and beside them, rarely the wrong way round', () => {
		const days = [...new Set(ranges.flatMap(({ start, end }) => [start.slice(5, 10), end.slice(5, 10)]))].sort()
		expect(days).toEqual(['01-09', '01-10', '01-11', '01-12', '01-13', '01-14', '01-15', '01-16'])
		const reversed = ranges.filter(({ start, end }) => start.slice(0, 10) > end.slice(0, 10)).length / ranges.length
		expect(reversed).toBeGreaterThan(0.02)
		expect(reversed).toBeLessThan(0.15)
		expect(new Set(ranges.map(({ start }) => start.slice(11, 13))).size).toBe(24)
	})
})
