import { describe, expect, it } from 'vitest'
import { createState, type ServiceState, type StateSeed, step } from '../../../src/entries/model.ts'
import { type Planned, type PlannedRequest, resolve } from '../../../src/service/conformance/planned.ts'
import { SCENARIOS } from '../../../src/service/conformance/scenarios/basic-scenarios.ts'
import { NOBODY } from '../../../src/service/conformance/scenarios/scenario-parts.ts'
import { SEED } from './service.ts'
import { ALL_SCENARIOS } from './stories.ts'

const NOW = '2026-01-31T09:30:00Z'
const COUNTRIES = ['US', 'BR', 'MX', 'DE']
const plan = (index: number, seed: StateSeed = SEED, countries: readonly string[] = COUNTRIES): readonly Planned[] =>
	(SCENARIOS[index]?.steps({
		state: createState(seed),
		all: countries,
		countries,
		now: NOW,
		longestWait: 1e6,
		isQuick: false,
	}) ?? []) as readonly Planned[]
const requests = (index: number, seed?: StateSeed, countries?: readonly string[]): readonly PlannedRequest[] =>
	plan(index, seed, countries).filter((each) => 'operation' in each)

/** Sends a plan to the model. Returns each request that was sent, with what the interface says of it. */
function send(planned: readonly Planned[], seed: StateSeed = SEED) {
	let state: ServiceState = createState(seed)
	let clock = Date.parse(NOW)
	return planned.flatMap((each) => {
		if ('wait' in each) {
			clock += each.wait * 1000
			return []
		}
		clock += 100
		const request = resolve(each, state)
		const made = step(state, request, new Date(clock).toISOString())
		state = made.state
		return [{ each, request, made }]
	})
}

/**
 * Tells what the interface says of each step: `+` any service must accept it, `-` any must refuse it, `?` it may do either; then the
 * clause that it tries. Equal lines in a row are counted.
 */
function tell(planned: readonly Planned[], seed?: StateSeed): readonly string[] {
	const sent = send(planned, seed)
	const lines = planned.map((each) => {
		if ('wait' in each) return `wait ${each.wait}`
		const { success, refusal } = sent.shift()?.made.expectation ?? {}
		const sign = success === null ? '-' : refusal === null ? '+' : '?'
		return `${each.operation} ${sign}${each.tries === undefined ? '' : ` ${each.tries}`}`
	})
	const counted: [string, number][] = []
	for (const line of lines) {
		const last = counted.at(-1)
		if (last?.[0] === line) last[1]++
		else counted.push([line, 1])
	}
	return counted.map(([line, count]) => (count === 1 ? line : `${line} ×${count}`))
}

describe('the scenarios (D-141)', () => {
	it('are all told', () => {
		expect(ALL_SCENARIOS).toHaveLength(SCENARIOS.length)
	})

	it.each(ALL_SCENARIOS.map(({ about, lines }, index) => [about, lines, index] as const))(
		'test %s',
		(_, lines, index) => {
			expect(tell(plan(index))).toEqual(lines)
		},
	)

	it('name nothing that is not there: every name is replaced', () => {
		for (const index of SCENARIOS.keys()) {
			for (const { request } of send(plan(index))) {
				expect(JSON.stringify(request)).not.toMatch(/<(?:token|secret|collection|person|company) \d/)
			}
		}
	})

	it.each(ALL_SCENARIOS.map(({ about }, index) => [about, index] as const))(
		'need a store, and else ask for a token at most: %s',
		(_, index) => {
			const nothing = tell(plan(index, { clients: [{ clientId: 'a', clientSecret: 'b' }] }), {
				clients: [{ clientId: 'a', clientSecret: 'b' }],
			})
			expect(nothing.filter((line) => line !== 'create-tokens ?')).toEqual([])
			const bare = { clients: [{ clientId: 'a', clientSecret: 'b' }], collections: [{ id: 'bare' }] }
			for (const line of tell(plan(index, bare), bare)) expect(line).not.toContain('undefined')
		},
	)
})

describe('what the scenarios send', () => {
	const bodies = (index: number, operation: string): readonly Readonly<Record<string, unknown>>[] =>
		requests(index).flatMap((each) =>
			each.operation === operation ? [each.body as Readonly<Record<string, unknown>>] : [],
		)

	it('to create are people with e-mails and values of their own', () => {
		const people = bodies(1, 'create-people').flatMap((body) => body['people'] as readonly Record<string, string>[])
		expect(people.length).toBe(32)
		for (const name of ['lastName', 'email', 'externalId']) {
			expect(new Set(people.map((person) => person[name])).size, name).toBe(people.length)
		}
		for (const person of people) {
			expect(
				Object.keys(person)
					.filter((name) => name !== 'addBalance')
					.sort(),
			).toEqual(['birthDate', 'department', 'email', 'externalId', 'firstName', 'lastName', 'location', 'startDate'])
			expect(person['birthDate']).toMatch(/^19(?:7|8|9)\d-(?:0[1-9]|1[0-2])-27T00:00:00Z$/)
			expect(person['startDate']).toMatch(/^201\d-(?:0[1-9]|1[0-2])-10T00:00:00Z$/)
		}
		expect(new Set(people.slice(0, 12).map(({ birthDate = '' }) => birthDate.slice(5, 7))).size).toBe(12)
	})

	it('to place are orders with an external id of their own', () => {
		const ids = bodies(6, 'place-order').map((body) => body['externalId'])
		expect(new Set(ids).size).toBe(ids.length)
		expect(ids.length).toBeGreaterThan(10)
	})

	it('as notes differs between two products', () => {
		const notes = bodies(3, 'update-product').map((body) => body['notes'])
		expect(notes).toEqual(['Note 1', 'Note 2'])
		expect(requests(3).map(({ parameters }) => parameters?.['productId'])).toEqual([
			undefined,
			'mug',
			'tee',
			'mug',
			'tee',
		])
	})

	it('asks for every day of the orders, the day before, and every user', () => {
		const filters = bodies(5, 'list-orders').map(
			(body) => (body['filter'] ?? {}) as { dateRange?: { start?: string; end?: string }; userIds?: string[] },
		)
		const days = filters.flatMap(({ dateRange }) =>
			dateRange?.start && dateRange.end ? [`${dateRange.start.slice(5, 10)}/${dateRange.end.slice(5, 10)}`] : [],
		)
		expect(new Set(days.slice(0, 6))).toEqual(
			new Set(['01-10/01-14', '01-10/01-10', '01-12/01-12', '01-14/01-14', '01-09/01-09', '01-09/01-10']),
		)
		const users = filters.flatMap(({ userIds }) =>
			Array.isArray(userIds) ? [userIds.map((id) => String(id).slice(-1)).join(',')] : [],
		)
		expect(users).toEqual(['1', '2', '1,2', '2,1', '0', '1', '1', '1', '', '0', '', '7'])
	})

	it('is each language that a product has, alone, weighed, and as a browser sends it', () => {
		const headers = requests(4).flatMap(({ parameters }) => parameters?.['Accept-Language'] ?? [])
		for (const locale of ['fr-FR', 'es-MX'])
			expect(headers).toEqual(
				expect.arrayContaining([
					locale,
					locale.toLowerCase(),
					`en-US;q=0.3, ${locale};q=0.9`,
					`${locale};q=0, *;q=0.5`,
				]),
			)
		for (const header of ['fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5', 'en-US', '*', 'es']) expect(headers).toContain(header)
		const countries = requests(4).flatMap(({ parameters }) => parameters?.['countryCode'] ?? [])
		expect(countries).toEqual(expect.arrayContaining(['BR', 'DE', 'US']))
	})

	it('is each theme of the interface once', () => {
		const themes = requests(13).flatMap(({ parameters }) => parameters?.['theme'] ?? [])
		expect([themes.length, new Set(themes).size]).toEqual([10, 10])
	})

	it('belongs to another client or to nobody where it tests that', () => {
		const foreign = requests(10).flatMap(({ operation, parameters, body }) => {
			const id = parameters?.['collectionId'] ?? (body as { collectionId?: string } | undefined)?.collectionId
			return id === undefined || operation === 'update-product' ? [] : [id]
		})
		expect([...new Set(foreign)]).toEqual(['5b0a1f7e-0001-4000-8000-000000000002', NOBODY])
	})
})
