import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyReward, type Person, type RewardType } from '../../../src/entries/index.ts'
import { runs } from '../../fuzz.ts'

const people: readonly Person[] = [
	{ id: '1', email: 'Ann@mail.test', balance: 10.1, firstName: 'Ann' },
	{ id: '2', email: 'bob@mail.test' },
	{ id: '3', balance: 5 },
]

function ask(emails: unknown, amount: unknown, type: unknown, given: unknown = people): unknown[] {
	const verdict = applyReward(given as Person[], emails as string[], amount as number, type as RewardType)
	const issues = verdict.issues.map(({ severity, path, code }) => `${severity} ${path.join('.')} ${code}`)
	if (verdict.status === 'unknown') return [verdict.needs, ...issues]
	if (verdict.status === 'invalid') return issues
	return [verdict.value.numAffectedPeople, verdict.value.people.map(({ balance }) => balance), ...issues]
}

describe('a reward', () => {
	it.each<[string, unknown[], unknown[]]>([
		['D-81: credits in whole cents', [['ann@mail.test'], 0.2], [1, [10.3, undefined, 5]]],
		['D-40: a fraction of a cent is rounded', [['ann@mail.test'], 1.005], [1, [11.11, undefined, 5]]],
		['a person without a balance starts from 0', [['bob@mail.test'], 3], [1, [10.1, 3, 5]]],
		['D-81: gifts in whole items', [['ann@mail.test', 'bob@mail.test'], 2, 'Gifts'], [2, [12.1, 2, 5]]],
		['D-81: half a gift', [['ann@mail.test'], 0.5, 'Gifts'], ['error amount reward.amount.fraction']],
		['D-84: e-mails compare case-folded', [[' ANN@MAIL.test'], 1], [1, [11.1, undefined, 5]]],
		['D-84: one listed twice counts once', [['ann@mail.test', 'Ann@mail.test'], 1], [1, [11.1, undefined, 5]]],
		[
			'D-84: unknown ones do not count',
			[['eve@mail.test', 'bob@mail.test'], 1],
			[1, [10.1, 1, 5], 'warning emails.0 reward.email.unknown'],
		],
		['nobody is listed', [[], 1], [0, [10.1, undefined, 5]]],
		['nothing is given', [['bob@mail.test'], 0], [1, [10.1, 0, 5], 'warning amount reward.amount.taken']],
		['without the kind of store', [['bob@mail.test'], 1, ''], [[{ kind: 'collection' }]]],
	])('%s', (_title, [emails, amount, type], expected) => {
		expect(ask(emails, amount, type ?? 'Coins')).toEqual(expected)
	})

	it.each<[string, unknown[], string[]]>([
		['no e-mails', [undefined, 1], ['error emails request.missing']],
		['no amount', [['a@b.test'], null], ['error amount request.missing']],
		['e-mails that are no list', ['a@b.test', 1], ['error emails request.type']],
		['an e-mail that is no text', [['a@b.test', 7], 1], ['error emails.1 request.type']],
		['an amount that is a text', [['a@b.test'], '1'], ['error amount request.type']],
		['too large an amount', [['a@b.test'], 1e300], ['error amount reward.amount.invalid']],
		['people that are no list', [['a@b.test'], 1, 'Coins', {}], ['error people request.type']],
		['more people than can be read', [[], 1, 'Coins', new Array(2 ** 32 - 1)], ['error people request.too-many']],
		[
			'a balance that is none',
			[['a@b.test'], 1, 'Coins', [{ email: 'a@b.test', balance: '7' }]],
			['error people.0.balance reward.balance.invalid'],
		],
	])('is rejected: %s', (_title, [emails, amount, type, given], expected) => {
		expect(ask(emails, amount, type ?? 'Coins', given ?? people)).toEqual(expected)
	})

	it('reports on a hundred thousand e-mails', () => {
		expect(applyReward([], new Array(100_000).fill(7), 1, 'Coins').issues).toHaveLength(100_000)
		expect(applyReward([], new Array(100_000).fill('a@b.test'), 1, 'Coins').issues).toHaveLength(100_000)
	})

	it('D-91: accepts 1,000,000 people, and not one more', () => {
		const people = new Array(1_000_000).fill(null)
		const amount = (given: readonly unknown[]) =>
			applyReward(given as never, [], 1, 'Coins').issues.map(({ code }) => code)
		expect(amount(people)).toEqual([])
		expect(amount([...people, null])).toEqual(['request.too-many'])
	})

	it('changes no argument, and shares unchanged people', () => {
		const before = structuredClone(people)
		const verdict = applyReward(people, ['ann@mail.test'], 1, 'Coins')
		expect(people).toEqual(before)
		expect(verdict).toMatchObject({ value: { people: [{ id: '1', firstName: 'Ann', balance: 11.1 }, {}, {}] } })
	})

	it('adds the same amount to everyone listed, in whole cents', () => {
		const cents = fc.integer({ min: 0, max: 1e9 })
		const crowd = fc.array(fc.record({ name: fc.constantFrom('a', 'B', 'c', 'D', 'e'), balance: cents }), {
			maxLength: 8,
		})
		const names = fc.subarray(['A', 'b', 'C', 'd', 'E'])
		fc.assert(
			fc.property(crowd, names, cents, (given, listed, amount) => {
				const persons = given.map(({ name, balance }) => ({ email: `${name}@mail.test`, balance: balance / 100 }))
				const verdict = applyReward(
					persons,
					listed.map((name) => `${name}@MAIL.test`),
					amount / 100,
					'Coins',
				)
				if (verdict.status !== 'valid') throw new Error('refused')
				const isListed = (name: string): boolean => listed.some((each) => each.toLowerCase() === name.toLowerCase())
				const after = given.map(({ name, balance }) => balance + (isListed(name) ? amount : 0))
				expect(verdict.value.people.map(({ balance }) => Math.round((balance as number) * 100))).toEqual(after)
				expect(verdict.value.numAffectedPeople).toBe(given.filter(({ name }) => isListed(name)).length)
			}),
			{ numRuns: runs(2000) },
		)
	})
})

describe('the people of a reward', () => {
	const give = (given: readonly unknown[], emails: readonly string[], amount = 1) => {
		const verdict = applyReward(given as Person[], emails, amount, 'Coins')
		return verdict.status === 'valid'
			? verdict.value
			: verdict.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
	}

	it('are skipped if they are none, and kept without an e-mail', () => {
		const given = [
			null,
			7,
			'ann@mail.test',
			[],
			{ id: '1' },
			{ id: '2', email: 7 },
			{ id: '3', email: 'ann@mail.test' },
		]
		expect(give(given, ['ann@mail.test'])).toEqual({
			people: [{ id: '1' }, { id: '2', email: 7 }, { id: '3', email: 'ann@mail.test', balance: 1 }],
			numAffectedPeople: 1,
		})
	})
	it('D-84: start from 0 if the balance is null', () => {
		expect(give([{ email: 'a', balance: null }], ['a'], 2.5)).toMatchObject({ people: [{ balance: 2.5 }] })
	})
	it('D-40: have at most 2^53 cents', () => {
		const most = 2 ** 53 / 100
		expect(give([{ email: 'a', balance: most - 1 }], ['a'])).toMatchObject({ people: [{ balance: most }] })
		expect(give([{ email: 'a', balance: most }], ['a'])).toEqual(['people.0.balance reward.balance.invalid'])
		expect(applyReward([{ email: ' A ', balance: most }], ['a'], 1, 'Coins').issues).toMatchObject([
			{ severity: 'error', rule: 'D-40', params: { email: 'a' } },
		])
	})
	it('cannot get anything if they cannot be copied', () => {
		const person = new Proxy(
			{ email: 'a', balance: 1 },
			{
				ownKeys: () => {
					throw new Error('no')
				},
			},
		)
		expect(give([person], ['a'])).toEqual(['people.0.balance reward.balance.invalid'])
	})
	it('all get it who have the e-mail', () => {
		expect(give([{ email: 'a' }, { email: 'A ' }], ['a'])).toMatchObject({ numAffectedPeople: 2 })
	})
})

describe('the issues of a reward', () => {
	const whole = (...args: readonly unknown[]) =>
		applyReward(...(args as Parameters<typeof applyReward>)).issues.map(({ severity, code, rule, params }) => [
			...[severity, code, rule, params],
		])

	it('have their rules and parameters', () => {
		expect(whole([], ['eve@mail.test'], 0, 'Coins')).toEqual([
			['warning', 'reward.amount.taken', 'D-84', { amount: 0, taken: 0 }],
			['warning', 'reward.email.unknown', 'D-84', { email: 'eve@mail.test' }],
		])
		expect(whole([], [], -1, 'Gifts')).toEqual([['warning', 'reward.amount.taken', 'D-84', { amount: -1, taken: 1 }]])
		expect(whole([], [], 1.5, 'Gifts')).toEqual([['error', 'reward.amount.fraction', 'D-81', { amount: 1.5 }]])
		expect(whole([], [], 1e15, 'Coins')).toEqual([['error', 'reward.amount.invalid', 'D-40', { amount: 1e15 }]])
		expect(whole([], [], 0.01, 'Coins')).toEqual([])
		expect(whole({}, undefined, undefined, 'Coins').map(([severity, code, rule]) => [severity, code, rule])).toEqual([
			['error', 'request.missing', 'reward.body'],
			['error', 'request.missing', 'reward.body'],
			['error', 'request.type', 'reward.body'],
		])
	})
	it('D-84: an amount below zero is subtracted, and the warning says so', () => {
		const verdict = applyReward([{ email: 'ann@mail.test', balance: 10 }], ['ann@mail.test'], -2.5, 'Coins')
		expect(verdict).toMatchObject({ status: 'valid', value: { people: [{ balance: 7.5 }], numAffectedPeople: 1 } })
		expect(verdict.issues.map(({ message }) => message)).toEqual([
			"A reward of -2.50 doesn't add to any balance. Check the amount.",
		])
	})
	it.each(['coins', 'GIFTS', 'Cash', 7, ['Coins']])('D-93: a reward type of %j is an error', (type) => {
		expect(whole([], [], 1, type)).toEqual([
			[
				'error',
				'collection.reward-type.invalid',
				'service.1',
				{ actual: typeof type === 'string' ? type : expect.any(String) },
			],
		])
	})
	it('leave the verdict open only without an error', () => {
		expect(applyReward([], undefined as never, 1, '' as RewardType).status).toBe('invalid')
	})
	const paths = (...args: readonly unknown[]) =>
		applyReward(...(args as Parameters<typeof applyReward>)).issues.map(
			(issue) => `${issue.path.join('.')} ${issue.code}`,
		)

	it('D-04: are sorted by path, one per finding', () => {
		expect(paths([], undefined, undefined, 'Coins')).toEqual(['amount request.missing', 'emails request.missing'])
		expect(
			paths([{ email: 'a@b.test', balance: '5' }], ['a@b.test', 'z@b.test'], 1, 'Coins').map(
				(line) => line.split(' ')[0],
			),
		).toEqual(['emails.1', 'people.0.balance'])
	})
	it.each([Number.NaN, Number.POSITIVE_INFINITY])('report once that %d is not an amount', (amount) => {
		expect(paths([], [], amount, 'Coins')).toHaveLength(1)
	})
	it('D-84: e-mails are case-folded, final sigma and ß included', () => {
		const people = [{ email: 'straße@b.test' }, { email: 'ΟΔΟΣ@b.test' }]
		expect(applyReward(people, ['STRASSE@b.test', 'οδος@b.test'], 1, 'Coins')).toMatchObject({
			value: { numAffectedPeople: 2 },
		})
	})
})
