import { describe, expect, it } from 'vitest'
import { CLAUSES } from '../../../src/service/conformance/clauses.ts'
import { createCounter, type Seen } from '../../../src/service/conformance/coverage.ts'
import { evaluateCoverage } from '../../../src/service/conformance/evaluate-coverage.ts'
import type { SeedGap } from '../../../src/service/conformance/report.ts'

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
	remarks: [],
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
		const none = { sent: 0, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, noResponse: 0 }
		expect(operations).toEqual([
			{ operation: 'create-tokens', ...none },
			{ operation: 'list-people', ...none },
		])
		expect(new Set(clauses.map(({ operation }) => operation))).toEqual(new Set(['create-tokens', 'list-people']))
		expect(unreached).toEqual(clauses.map(({ operation, rule, sentence }) => ({ operation, rule, sentence })))
		expect(choices).toEqual([])
		expect(
			clauses.every(({ accepted, refused, open, mismatched }) => accepted + refused + open + mismatched === 0),
		).toBe(true)
	})

	it.each<[Partial<Seen>, object, object]>([
		[{}, { succeeded: 1 }, { accepted: 1 }],
		[{ answer: 'refused', outcome: 'refused' }, { refused: 1 }, { refused: 1 }],
		[{ outcome: 'open', rule: 'D-106', clauses: [], asked: ['list-people.1'] }, { succeeded: 1 }, { open: 1 }],
		[{ outcome: 'open', rule: 'D-106' }, { succeeded: 1 }, { accepted: 1 }],
		[{ outcome: 'open', answer: 'refused', rule: 'D-106' }, { refused: 1 }, { refused: 1 }],
		[{ clauses: ['list-people.1', 'list-people.1'] }, { succeeded: 1 }, { accepted: 1 }],
		[{ outcome: 'mismatched', clauses: [], rule: 'list-people.1' }, { succeeded: 1 }, { mismatched: 1 }],
		[{ outcome: 'mismatched', rule: 'D-1' }, { succeeded: 1 }, {}],
		[{ answer: 'serverErrors', outcome: 'open' }, { serverErrors: 1 }, { lost: 1 }],
		[{ answer: 'throttled', outcome: 'open', isForbidden: true }, { throttled: 1 }, { lost: 1, lostRefusals: 1 }],
		[{ answer: 'noResponse', outcome: 'mismatched', rule: 'list-people.1' }, { noResponse: 1 }, { mismatched: 1 }],
		[{ clauses: ['other.1'] }, { succeeded: 1 }, {}],
	])('counts %j', (more, answers, results) => {
		const { operations, clauses, unreached } = counted(seen(more)).read()
		const none = { sent: 1, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, noResponse: 0 }
		expect(operations[1]).toEqual({ operation: 'list-people', ...none, ...answers })
		const clause = clauses.find(({ rule }) => rule === 'list-people.1')
		expect(clause).toMatchObject({ accepted: 0, refused: 0, open: 0, mismatched: 0, lost: 0, ...results })
		const isTested = ['accepted', 'refused', 'mismatched'].some((key) => key in results)
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
			seen({ ...open, answer: 'noResponse' }),
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

const GAP: SeedGap = {
	message: 'No store has people: add some.',
	clauses: CLAUSES.filter(({ rule }) => rule === 'list-people.1'),
	isWhole: true,
}

describe('the verdict', () => {
	const judged = (all: readonly Seen[], failures = 0, seedGaps: readonly SeedGap[] = [], allowUntested = false) => {
		const coverage = { seedGaps, ...counted(...all).read(), notAsked: [], hindrances: [] }
		const { verdict, reasons } = evaluateCoverage(coverage, { failures, allowUntested })
		return [verdict, ...reasons.map(({ code, operation, message }) => [code, operation, message])]
	}
	const bad = (answer: Seen['answer']): Seen => ({ ...TOKENS, answer, outcome: 'mismatched' })

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
			[bad('throttled'), bad('noResponse')],
			'create-tokens was sent 2 times and never succeeded; the service answered with 5XX or 429.',
		],
		[
			[bad('noResponse')],
			'create-tokens was sent once and never succeeded; the service gave no answer, or no access token in it: check the base address.',
		],
	])('is inconclusive without a token: %j', (all, message) => {
		expect(judged([...all, seen()], 3)).toEqual(['inconclusive', ['no-token', 'create-tokens', message]])
	})

	it('says why an operation never succeeded', () => {
		const refused = seen({ answer: 'refused', outcome: 'refused' })
		const why = (all: readonly Seen[], seedGaps: readonly SeedGap[] = []) => judged([TOKENS, ...all], 0, seedGaps)[1]
		expect(why([], [GAP])).toEqual(['seed', null, 'No store has people: add some.'])
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
	})

	it('is inconclusive if the seed leaves a clause without a question, unless that is allowed (D-144)', () => {
		expect(judged([TOKENS, seen()], 0, [GAP])).toEqual([
			'inconclusive',
			['seed', null, 'No store has people: add some.'],
		])
		expect(judged([TOKENS, seen()], 0, [GAP], true)).toEqual(['passed'])
		expect(judged([TOKENS, seen()], 0, [{ ...GAP, isWhole: false }])).toEqual(['passed'])
		const coverage = { seedGaps: [GAP], ...counted(TOKENS, seen()).read(), notAsked: [], hindrances: [] }
		const { label } = evaluateCoverage(coverage, { failures: 0, allowUntested: true })
		expect(label).toMatch(/^passed \(\d+ of \d+ clauses\)$/)
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

	it('is failed by mismatches, which come first', () => {
		expect(judged([TOKENS, seen()], 1)).toEqual([
			'failed',
			['mismatches', null, 'One answer departs from the interface.'],
		])
		expect(judged([TOKENS], 2).map((part) => (typeof part === 'string' ? part : part[0]))).toEqual([
			'failed',
			'mismatches',
			'never-sent',
		])
		expect(judged([TOKENS], 2)[1]?.[2]).toBe('2 answers depart from the interface.')
	})
})
