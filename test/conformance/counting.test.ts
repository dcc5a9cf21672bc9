import { describe, expect, it } from 'vitest'
import { createCounter, type Seen } from '../../src/conformance/coverage.ts'
import { isSeedEmpty } from '../../src/conformance/is-seed-empty.ts'
import { judgeCoverage } from '../../src/conformance/judge.ts'
import { learnPage, type Pages, pageOf } from '../../src/conformance/pages.ts'
import { type Planned, resolve, WAITS } from '../../src/conformance/planned.ts'
import { isWrite } from '../../src/conformance/shorten.ts'
import { shrink } from '../../src/conformance/shrink.ts'
import { OPERATIONS, type OperationId } from '../../src/contract.ts'
import { createState, type Expectation, type StateSeed } from '../../src/model.ts'

const seen = (more: Partial<Seen> = {}): Seen => ({
	operation: 'list-people',
	answer: 'succeeded',
	clauses: ['list-people.1'],
	asked: [],
	outcome: 'accepted',
	rule: '',
	isForbidden: false,
	decided: [],
	error: null,
	...more,
})
const TOKENS = seen({ operation: 'create-tokens', clauses: ['authentication.2'] })
const counted = (...all: readonly Seen[]) => {
	const counter = createCounter(['list-people'])
	for (const each of all) counter.count(each)
	return counter
}

describe('the coverage', () => {
	it('starts with nothing, for the operations and for tokens', () => {
		const { operations, clauses, unreached, choices } = counted().read()
		const none = { sent: 0, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, unanswered: 0 }
		expect(operations).toEqual([
			{ operation: 'create-tokens', ...none },
			{ operation: 'list-people', ...none },
		])
		expect(new Set(clauses.map(({ operation }) => operation))).toEqual(new Set(['create-tokens', 'list-people']))
		expect(unreached).toEqual(clauses.map(({ operation, rule, sentence }) => ({ operation, rule, sentence })))
		expect(choices).toEqual([])
		expect(clauses.every(({ accepted, refused, open, departed }) => accepted + refused + open + departed === 0)).toBe(
			true,
		)
	})

	it.each<[Partial<Seen>, object, object]>([
		[{}, { succeeded: 1 }, { accepted: 1 }],
		[{ answer: 'refused', outcome: 'refused' }, { refused: 1 }, { refused: 1 }],
		[{ outcome: 'open', rule: 'D-106', clauses: [], asked: ['list-people.1'] }, { succeeded: 1 }, { open: 1 }],
		[{ outcome: 'open', rule: 'D-106' }, { succeeded: 1 }, { accepted: 1 }],
		[{ outcome: 'open', answer: 'refused', rule: 'D-106' }, { refused: 1 }, { refused: 1 }],
		[{ clauses: ['list-people.1', 'list-people.1'] }, { succeeded: 1 }, { accepted: 1 }],
		[{ outcome: 'departed', clauses: [], rule: 'list-people.1' }, { succeeded: 1 }, { departed: 1 }],
		[{ outcome: 'departed', rule: 'D-1' }, { succeeded: 1 }, {}],
		[{ answer: 'serverErrors', outcome: 'open' }, { serverErrors: 1 }, { lost: 1 }],
		[{ answer: 'throttled', outcome: 'open', isForbidden: true }, { throttled: 1 }, { lost: 1, lostRefusals: 1 }],
		[{ answer: 'unanswered', outcome: 'departed', rule: 'list-people.1' }, { unanswered: 1 }, { departed: 1 }],
		[{ clauses: ['other.1'] }, { succeeded: 1 }, {}],
	])('counts %j', (more, answers, results) => {
		const { operations, clauses, unreached } = counted(seen(more)).read()
		const none = { sent: 1, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, unanswered: 0 }
		expect(operations[1]).toEqual({ operation: 'list-people', ...none, ...answers })
		const clause = clauses.find(({ rule }) => rule === 'list-people.1')
		expect(clause).toMatchObject({ accepted: 0, refused: 0, open: 0, departed: 0, lost: 0, ...results })
		const isTested = ['accepted', 'refused', 'departed'].some((key) => key in results)
		expect(unreached.some(({ rule }) => rule === 'list-people.1')).toBe(!isTested)
	})

	it('counts nothing of another operation, and what it read does not change', () => {
		const counter = counted(seen({ operation: 'reward' }))
		const before = counter.read()
		expect(before.operations.map(({ sent }) => sent)).toEqual([0, 0])
		counter.count(seen())
		expect(before.operations.map(({ sent }) => sent)).toEqual([0, 0])
		expect(before.clauses.every(({ accepted }) => accepted === 0)).toBe(true)
	})

	it('counts choices by clause, where a service answered', () => {
		const open = { outcome: 'open', rule: 'D-106' } as const
		const { choices } = counted(
			seen(open),
			seen(open),
			seen({ ...open, answer: 'refused' }),
			seen({ ...open, answer: 'refused', rule: 'D-84' }),
			seen({ ...open, answer: 'unanswered' }),
			seen({ rule: 'D-1' }),
		).read()
		expect(choices).toEqual([
			{ operation: 'list-people', rule: 'D-106', accepted: 2, refused: 1 },
			{ operation: 'list-people', rule: 'D-84', accepted: 0, refused: 1 },
		])
	})

	it('lists values that decisions derive under choices', () => {
		const decided = [
			{ rule: 'D-62', isOurs: true },
			{ rule: 'D-62', isOurs: false },
		]
		expect(counted(seen({ decided })).read().choices).toEqual([
			{ operation: 'list-people', rule: 'D-62', accepted: 1, refused: 1 },
		])
	})

	it('lists answers 5XX by operation, status code and country', () => {
		const request = { operation: 'list-people' } as const
		const error = { operation: 'list-people', statusCode: 500, country: 'BR', request } as const
		const lost = seen({ answer: 'serverErrors', outcome: 'open', error })
		expect(counted(lost, lost).read().serverErrors).toEqual([{ ...error, times: 2 }])
	})
})

describe('the verdict', () => {
	const judged = (all: readonly Seen[], failures = 0, isEmpty: (operation: OperationId) => boolean = () => false) => {
		const read = counted(...all).read()
		const empty = read.operations.flatMap(({ operation }) => (isEmpty(operation) ? [operation] : []))
		const { verdict, reasons } = judgeCoverage({ ...read, notAsked: [] }, { failures, empty })
		return [verdict, ...reasons.map(({ code, operation, message }) => [code, operation, message])]
	}
	const bad = (answer: Seen['answer']): Seen => ({ ...TOKENS, answer, outcome: 'departed' })

	it('is passed if each operation succeeded', () => {
		expect(judged([TOKENS, seen()])).toEqual(['passed'])
	})

	it.each<[readonly Seen[], string]>([
		[[], 'No token was asked for: the seed has no client, or maxSends is 0.'],
		[
			[bad('refused')],
			'create-tokens was sent once and never succeeded; it was refused: check clientId and clientSecret of the seed, and the base path.',
		],
		[
			[bad('serverErrors'), bad('refused')],
			'create-tokens was sent 2 times and never succeeded; it was refused: check clientId and clientSecret of the seed, and the base path.',
		],
		[[bad('serverErrors')], 'create-tokens was sent once and never succeeded; the service answered with 5XX or 429.'],
		[
			[bad('throttled'), bad('unanswered')],
			'create-tokens was sent 2 times and never succeeded; the service answered with 5XX or 429.',
		],
		[
			[bad('unanswered')],
			'create-tokens was sent once and never succeeded; the service gave no answer, or no access token in it: check the base address.',
		],
	])('is inconclusive without a token: %j', (all, message) => {
		expect(judged([...all, seen()], 3)).toEqual(['inconclusive', ['no-token', 'create-tokens', message]])
	})

	it('says why an operation never succeeded', () => {
		const refused = seen({ answer: 'refused', outcome: 'refused' })
		const why = (all: readonly Seen[], isEmpty = false) => judged([TOKENS, ...all], 0, () => isEmpty)[1]
		expect(why([], true)).toEqual([
			'empty-seed',
			'list-people',
			'list-people never succeeded: the seed has nothing to ask it about.',
		])
		expect(why([])).toEqual([
			'never-sent',
			'list-people',
			'list-people was never sent: allow more sequences or a greater maxSends.',
		])
		expect(why([refused])).toEqual([
			'never-succeeded',
			'list-people',
			'list-people was sent once and never succeeded: check the base path and what the seed holds.',
		])
		expect(why([refused, refused])?.[2]).toContain('was sent 2 times and')
		expect(why([seen()], true)).toBeUndefined()
	})

	it('names a clause that no answer could have broken', () => {
		const lost = seen({ answer: 'serverErrors', outcome: 'open', clauses: ['list-people.response'] })
		expect(judged([TOKENS, seen(), lost])).toEqual([
			'inconclusive',
			[
				'untested',
				'list-people',
				'list-people list-people.response was not tested: the request that tests it was answered with 5XX or 429, or not at all.',
			],
		])
		const open = seen({ outcome: 'open', rule: 'D-106', clauses: [], asked: ['list-people.response'] })
		expect(judged([TOKENS, seen(), open])[1]?.[2]).toContain('the interface allows either answer')
	})

	it('names a clause of which every refusal was lost', () => {
		const lost = seen({ answer: 'serverErrors', outcome: 'open', isForbidden: true })
		expect(judged([TOKENS, seen(), lost])[1]).toEqual([
			'untested',
			'list-people',
			'list-people list-people.1 was tested by half: every request that the service must refuse was answered with 5XX or 429, or not at all.',
		])
		expect(judged([TOKENS, seen(), lost, seen({ answer: 'refused', outcome: 'refused' })])).toEqual(['passed'])
	})

	it('is failed by departures, which come first', () => {
		expect(judged([TOKENS, seen()], 1)).toEqual([
			'failed',
			['departures', null, 'One answer departs from the interface.'],
		])
		expect(judged([TOKENS], 2).map((part) => (typeof part === 'string' ? part : part[0]))).toEqual([
			'failed',
			'departures',
			'never-sent',
		])
		expect(judged([TOKENS], 2)[1]?.[2]).toBe('2 answers depart from the interface.')
	})
})

describe('an empty seed', () => {
	const client = { clientId: 'a', clientSecret: 'b' }
	const mug = { id: 'mug', variants: [{ id: 'mug-s' }] }
	const empty = (fields: object): readonly OperationId[] => {
		const state = createState({ clients: [client], collections: [{ id: 'c', ...fields }] } as StateSeed)
		return OPERATIONS.map(({ id }) => id).filter((id) => isSeedEmpty(state, id))
	}

	it('lacks what an operation needs', () => {
		const all = ['get-product', 'update-product', 'place-order', 'validate-order', 'personalize', 'reward']
		expect(empty({})).toEqual(all)
		expect(empty({ products: [{ id: 'mug' }] })).toEqual(['place-order', 'validate-order', 'personalize', 'reward'])
		expect(empty({ products: [{ id: 'cup' }, mug] })).toEqual(['place-order', 'personalize', 'reward'])
		expect(empty({ products: [{ ...mug, variants: [] }], people: [{ id: 'p' }] })).toEqual([
			'place-order',
			'validate-order',
			'personalize',
		])
		expect(empty({ products: [mug, { id: 'jar', isPersonalized: true }], people: [{ id: 'p' }] })).toEqual([])
	})

	it('without collections or clients lacks everything', () => {
		const nothing = createState({})
		expect(OPERATIONS.filter(({ id }) => !isSeedEmpty(nothing, id))).toEqual([])
		const alone = createState({ clients: [client] })
		expect(OPERATIONS.flatMap(({ id }) => (isSeedEmpty(alone, id) ? [] : [id]))).toEqual([
			'create-tokens',
			'create-collection',
			'list-collections',
			'create-company',
		])
	})
})

describe('the pages of lists', () => {
	const answer = (length: number) => ({ statusCode: 200, body: Array.from({ length }, (_, at) => ({ id: `p${at}` })) })
	const book = (...entries: [string, Pages][]) => ({ pages: new Map(entries) })
	const items = Array.from({ length: 4 }, (_, at) => ({
		key: `p${at}`,
		isRequired: true,
		pattern: { kind: 'any' } as const,
	}))
	const expectation: Expectation = {
		operation: 'list-people',
		canonical: 'success',
		success: {
			statusCode: 200,
			isStatusShown: false,
			response: 'PersonList',
			body: { kind: 'set', key: 'id', items, isPaged: true },
		},
		refusal: null,
	}

	it.each([
		[undefined, 3, 3],
		[undefined, 1, 0],
		[undefined, 2, 2],
		[{ most: 5, page: null }, 3, 0],
		[{ most: 3, page: null }, 3, 3],
		[{ most: 9, page: 7 }, 3, 7],
	])('known as %j: a list of %d may be a page of %d', (pages, length, expected) => {
		const known = pages === undefined ? book() : book(['list-people', pages])
		expect(pageOf(known, 'list-people', answer(length))).toBe(expected)
		expect(pageOf(known, 'list-people', { body: { data: answer(length).body } })).toBe(expected)
	})

	it('are none of what is no list', () => {
		for (const got of [null, {}, { body: {} }, { body: 'x' }]) expect(pageOf(book(), 'list-people', got)).toBe(0)
	})

	it('are learnt from a list that lacks items', () => {
		const learnt = (...lengths: number[]) => {
			const known = book()
			for (const length of lengths) learnPage(known, 'list-people', expectation, answer(length))
			return known.pages.get('list-people')
		}
		expect(learnt(4)).toEqual({ most: 4, page: null })
		expect(learnt(3)).toEqual({ most: 3, page: 3 })
		expect(learnt(4, 3)).toEqual({ most: 4, page: 3 })
		expect(learnt(3, 2)).toEqual({ most: 3, page: 3 })
		const long = Array.from({ length: 14 }, (_, at) => ({
			key: `p${at}`,
			isRequired: true,
			pattern: { kind: 'any' } as const,
		}))
		const success = {
			statusCode: 200,
			isStatusShown: false,
			response: 'PersonList',
			body: { kind: 'set', key: 'id', items: long, isPaged: true },
		} as const
		const full = book()
		learnPage(full, 'list-people', { ...expectation, success }, answer(12))
		expect(full.pages.get('list-people')).toEqual({ most: 12, page: 12 })
		const known = book()
		learnPage(known, 'list-people', expectation, { statusCode: 200, body: {} })
		expect(known.pages.size).toBe(0)
	})
})

describe('a planned request', () => {
	const state = createState({
		clients: [
			{ clientId: 'a', clientSecret: 'sa' },
			{ clientId: 'b', clientSecret: 'sb' },
		],
		companies: [
			{ id: 'own' },
			{ id: 'second' },
			...Array.from({ length: 10 }, (_, at) => ({ id: `company-${2 + at}` })),
		],
		collections: [{ id: 'c0', people: Array.from({ length: 12 }, (_, at) => ({ id: `p${at}` })) }, { id: 'c1' }],
		tokens: [
			{ accessToken: 'old', refreshToken: 'r', clientId: 'a', issuedAt: '2026-01-31T00:00:00Z' },
			{ accessToken: 'new', refreshToken: 'r', clientId: 'a', issuedAt: '2026-01-31T00:00:00Z' },
			{ accessToken: 'b', refreshToken: 'r', clientId: 'b', issuedAt: '2026-01-31T00:00:00Z' },
		],
	})

	it.each([
		['Bearer <token 0>', 'Bearer new'],
		['<token 1>', 'b'],
		['<secret 1>', 'sb'],
		['<collection 1>', 'c1'],
		['<person 0 1>', 'p1'],
		['<company 1>', 'second'],
		['<company 0>/<company 1>', 'own/second'],
		['<company 10>', 'company-10'],
		['<company 99>', '<company 99>'],
		['<person 0 10>', 'p10'],
		['<person 0 99>', '<person 0 99>'],
		['<token 2>', '<token 2>'],
		['<secret 9>', '<secret 9>'],
		['<collection 9>', '<collection 9>'],
		['<person 9 0>', '<person 9 0>'],
		['<other 1>', '<other 1>'],
		['plain', 'plain'],
	])('names %s: %s', (name, expected) => {
		const planned = {
			operation: 'reward',
			parameters: { x: name },
			body: { list: [{ name }, 5, null] },
			tries: 'reward.1',
		} as const
		expect(resolve(planned, state)).toEqual({
			operation: 'reward',
			parameters: { x: expected },
			body: { list: [{ name: expected }, 5, null] },
		})
	})

	it('may wait until something has aged, and may write', () => {
		expect(WAITS).toEqual([31, 46, 601])
		expect(
			[{ wait: 31 }, { operation: 'reward' } as const, { operation: 'list-people' } as const].map(isWrite),
		).toEqual([false, true, false])
	})
})

describe('a sequence is shortened', () => {
	const request = (name: string, body?: unknown): Planned => ({
		operation: 'reward',
		parameters: { name },
		...(body !== undefined && { body }),
	})
	const nameOf = (planned: Planned | undefined): string =>
		planned && 'operation' in planned ? (planned.parameters?.['name'] ?? '') : ''
	const run = async (sequence: readonly Planned[], isShown: (each: readonly Planned[]) => boolean | null) => {
		const tried: (readonly Planned[])[] = []
		const best = await shrink(sequence, async (candidate) => {
			tried.push(candidate)
			return isShown(candidate)
		})
		return { best, tried }
	}

	it('to the requests that it needs, in their order', async () => {
		const sequence = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => request(name))
		const needs = (candidate: readonly Planned[]): boolean =>
			['b', 'e', 'g'].every((name) => candidate.some((each) => nameOf(each) === name))
		const { best, tried } = await run(sequence, needs)
		expect(best.map(nameOf)).toEqual(['b', 'e', 'g'])
		// First without everything before the last.
		expect(tried[0]?.map(nameOf)).toEqual(['g'])
	})

	it('to the last alone if that suffices, and stays if nothing does', async () => {
		const sequence = ['a', 'b', 'c'].map((name) => request(name))
		expect((await run(sequence, (each) => nameOf(each.at(-1)) === 'c')).best.map(nameOf)).toEqual(['c'])
		expect((await run(sequence, () => false)).best).toBe(sequence)
		expect((await run([], () => true)).best).toEqual([])
	})

	it('to the parts of a body that it needs', async () => {
		const body = { a: { b: 1, c: [1, 2, 3] }, d: 2, e: 'x' }
		const isShown = (candidate: readonly Planned[]): boolean =>
			JSON.stringify(candidate).includes('"c":[') && JSON.stringify(candidate).includes('2')
		const { best } = await run([request('', body)], isShown)
		expect(best).toStrictEqual([{ operation: 'reward', parameters: {}, body: { a: { c: [2] } } }])
	})

	it('in the parts of each element and of each request', async () => {
		const list = [{ a: 1, b: 2 }, { a: 3 }]
		const isShown = (candidate: readonly Planned[]): boolean => {
			const text = JSON.stringify(candidate)
			return candidate.length === 2 && text.includes('"first"') && text.includes('"b":2') && /\},\{[^{]*\}\]/.test(text)
		}
		const { best } = await run([request('first', { x: 1 }), request('second', { list, y: 1 })], isShown)
		expect(best).toStrictEqual([
			{ operation: 'reward', parameters: { name: 'first' }, body: {} },
			{ operation: 'reward', parameters: {}, body: { list: [{ b: 2 }, {}] } },
		])
		const bare = await run([{ operation: 'reward', parameters: { name: 'x', other: 'y' } }], (candidate) =>
			JSON.stringify(candidate).includes('"x"'),
		)
		expect(bare.best).toStrictEqual([{ operation: 'reward', parameters: { name: 'x' } }])
	})

	it('to shorter waits', async () => {
		const isShown = (candidate: readonly Planned[]): boolean =>
			candidate.some((each) => 'wait' in each && each.wait >= 40) && candidate.length === 2
		const { best } = await run([{ wait: 601 }, request('x')], isShown)
		expect(best[0]).toEqual({ wait: 46 })
	})

	it('until no more requests may be sent', async () => {
		const sequence = ['a', 'b', 'c'].map((name) => request(name))
		const { best, tried } = await run(sequence, () => null)
		expect([best === sequence, tried.length]).toEqual([true, 2])
	})

	it('with at most 30 simpler forms of one sequence', async () => {
		const body = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at]))
		const { tried } = await run([{ operation: 'reward', body }], () => false)
		expect(tried).toHaveLength(30)
	})
})
