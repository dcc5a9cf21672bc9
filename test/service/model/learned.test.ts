import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { ask, at, creditStore, first, issuesOf, open, passes, refusal, type Store, success, to } from './store.ts'

const ZOE = '5b0a1f7e-0002-4000-8000-000000000001'
const AL = '5b0a1f7e-0002-4000-8000-000000000002'

describe('list-collections', () => {
	const list = to('list-collections')
	const unknown = open({ collections: [{ id: 'a' }, { id: 'b' }, { id: 'c', rewardType: 'Gifts' }] })
	const typesIn = ({ state }: { readonly state: Store['state'] }): unknown =>
		state.collections.map(({ rewardType }) => rewardType)

	it('shows what the seed says, and credits where the reward type is unknown', () => {
		const shown = { status: 'Draft', title: 'Credits', slug: 'credits', id: 'x', rewardType: 'Gifts' }
		const { answer } = ask(open({ collections: [{ id: 'a', shown } as never] }), list)
		expect(answer.body).toEqual([{ status: 'Draft', title: 'Credits', slug: 'credits', id: 'a', rewardType: 'Coins' }])
	})

	it('teaches the reward types that were unknown, as far as they can be read', () => {
		const body = [
			{ id: 'b', rewardType: 'Gifts' },
			{ id: 'a', rewardType: 'Coins' },
			{ id: 'c', rewardType: 'Coins' },
		]
		expect(typesIn(ask(unknown, list, at(1), success(body)))).toEqual(['Coins', 'Gifts', 'Gifts'])
		expect(typesIn(ask(unknown, list, at(1), success([{ id: 'a', rewardType: 'Points' }])))).toEqual([
			null,
			null,
			'Gifts',
		])
		expect(typesIn(ask(unknown, list, at(1), success({ id: 'a', rewardType: 'Coins' })))).toEqual([null, null, 'Gifts'])
		expect(passes(ask(unknown, list), body.slice(0, 2).concat([{ id: 'c', rewardType: 'Gifts' }]))).toBe(true)
	})

	it.each([
		[14, false],
		[29, false],
		[31, false],
		[44, false],
		[45, true],
	])('must name a collection of %d seconds: %j (D-107)', (seconds, isRequired) => {
		const store = open({ collections: [{ id: 'a', createdAt: at(0) }] })
		expect(passes(ask(store, list, at(seconds)), [])).toBe(!isRequired)
	})

	it('must name a collection that was ready from the start, and not one that is deleted', () => {
		const store = (fields: object) => open({ collections: [{ id: 'a', ...fields }] })
		expect(passes(ask(store({}), list), [])).toBe(false)
		expect(passes(ask(store({ shown: { deletedAt: at(0) } }), list), [])).toBe(true)
	})

	it.each([
		[{}, true],
		[{ status: 'Active' } as const, true],
		[{ status: 'Pending' } as const, false],
		[{ status: 'Draft' } as const, false],
	])('must call a store of the seed with %j ready: %j', (shown, isBound) => {
		const store = open({ collections: [{ id: 'a', shown }] })
		const asked = ask(store, { operation: 'get-collection-status', parameters: { collectionId: 'a' } })
		expect([asked.answer.body, passes(asked, { isReady: false })]).toEqual([{ isReady: true }, !isBound])
	})

	it('must not show null for a list that the seed has, and may leave it out', () => {
		const used = open({ collections: [{ id: 'a', shown: { personalizationsUsed: [] } }] })
		const shows = (fields: object): boolean => passes(ask(used, list), [{ id: 'a', ...fields }])
		expect([{}, { personalizationsUsed: ['name'] }, { personalizationsUsed: null }].map(shows)).toEqual([
			true,
			true,
			false,
		])
	})
})

describe('list-people', () => {
	const list = (body: object = {}): ServiceRequest => to('list-people', { collectionId: 'coins', ...body })
	const people = [
		{
			id: ZOE,
			firstName: 'Zoë',
			lastName: 'Maes',
			email: 'zoe@mail.test',
			balance: 10,
			isBalanceOpen: true,
			birthDate: ' 1984-02-29 ',
			startDate: '2020-01-02T23:00:00-08:00',
			externalId: 'e-1',
		},
		{ id: AL, email: 'al@mail.test', balance: 4, birthDate: '1985-02-29', startDate: '' },
		{ id: 'p', firstName: 'Kim', balance: 3 },
	]
	const store = creditStore({ people })
	const balances = (shown: unknown): unknown => {
		const { people: after } = first(ask(store, list(), at(1), success(shown)))
		return after.map(({ balance, isBalanceOpen }) => [balance, isBalanceOpen])
	}

	it('shows what is known of each, and dates that there are as date-times (D-60)', () => {
		expect(ask(store, list()).answer.body).toEqual([
			{
				id: ZOE,
				firstName: 'Zoë',
				lastName: 'Maes',
				email: 'zoe@mail.test',
				balance: 10,
				birthDate: '1984-02-29T00:00:00Z',
				startDate: '2020-01-02T00:00:00Z',
				externalId: 'e-1',
			},
			{ id: AL, email: 'al@mail.test', balance: 4 },
			{ id: 'p', firstName: 'Kim', balance: 3 },
		])
	})

	it('finds nobody without an e-mail by a blank one', () => {
		const ids = (emails: readonly string[]): unknown =>
			(ask(store, list({ emails })).answer.body as { id: string }[]).map(({ id }) => id)
		expect([ids(['al@mail.test']), ids([' AL@mail.test'])]).toEqual([[AL], [AL]])
	})

	it('teaches a balance that was open, and no other', () => {
		const known = [4, false]
		expect(
			balances([
				{ id: ZOE, balance: 7 },
				{ id: AL, balance: 9 },
			]),
		).toEqual([[7, false], known, [3, false]])
		for (const balance of ['7', null, 1e300, undefined]) {
			expect(balances([{ id: ZOE, balance }]), String(balance)).toEqual([[10, true], known, [3, false]])
		}
		expect(balances([{ id: 'other', balance: 7 }])).toEqual([[10, true], known, [3, false]])
		expect(balances({ id: ZOE, balance: 7 })).toEqual([[10, true], known, [3, false]])
	})

	it('may show any balance while it is open, and dates only as they are', () => {
		const body = ask(store, list()).answer.body as readonly object[]
		const shown = (more: object): boolean => passes(ask(store, list()), [{ ...body[0], ...more }, ...body.slice(1)])
		const open = [{ balance: 99 }, { balance: undefined }, { birthDate: undefined }]
		const same = [{ birthDate: '1984-02-29T23:00:00-08:00' }, { email: 'ZOE@mail.test' }]
		for (const each of [...open, ...same]) expect(shown(each), JSON.stringify(each)).toBe(true)
		expect([{ startDate: '2020-01-03' }, { birthDate: '1984-02-28' }, { externalId: null }].map(shown)).toEqual([
			false,
			false,
			false,
		])
	})

	it('may show a date that the model does not know', () => {
		const body = ask(store, list()).answer.body as readonly object[]
		const shown = body.map((person, index) => (index === 1 ? { ...person, startDate: '2020-01-03T00:00:00Z' } : person))
		expect(passes(ask(store, list()), shown)).toBe(true)
	})

	it('need not name people whose e-mail may have been created twice (D-108)', () => {
		const may = (fields: object): boolean =>
			passes(ask(creditStore({ people: people.slice(0, 1), ...fields }), list({ emails: ['zoe@mail.test'] })), [])
		expect([may({ arePeopleOpen: true }), may({})]).toEqual([true, false])
		const sure = [{ ...people[0], isBalanceOpen: false }]
		expect(may({ people: sure, arePeopleOpen: true })).toBe(false)
	})

	it('need not find unknown e-mails, blank lists or e-mails in other letters', () => {
		const open = (emails: readonly string[]): readonly boolean[] => {
			const asked = ask(store, list({ emails }))
			return [passes(asked), passes(asked, [])]
		}
		expect(open(['al@mail.test'])).toEqual([false, false])
		expect(open([])).toEqual([true, true])
		expect(open(['AL@mail.test'])).toEqual([true, true])
		expect(open(['al@mail.test', 'nobody@mail.test'])).toEqual([true, true])
		expect(open(['al@mail.test', 'al@mail.test'])).toEqual([true, true])
	})

	it('shows nobody who was not asked for', () => {
		const asked = ask(store, list({ emails: ['al@mail.test'] }))
		const everyone = ask(store, list()).answer.body
		expect([passes(asked, everyone), passes(asked, [{ id: AL, email: 'al@mail.test', balance: 4 }])]).toEqual([
			false,
			true,
		])
	})
})

describe('reward', () => {
	const people = [
		{ id: ZOE, email: 'zoe@mail.test', balance: 10 },
		{ id: AL, email: 'Al@mail.test', balance: 4 },
		{ id: 'p', balance: 3 },
	]
	const store = creditStore({ people })
	const reward = (emails: readonly string[], amount: number): ServiceRequest =>
		to('reward', { collectionId: 'coins', emails, amount, shouldSendEmail: false })
	const left = (request: ServiceRequest, observed?: unknown) =>
		first(ask(store, request, at(1), observed === undefined ? undefined : success(observed))).people.map(
			({ balance, isBalanceOpen }) => (isBalanceOpen ? `${balance}?` : balance),
		)

	it.each([
		[['zoe@mail.test'], 2, [12, 4, 3]],
		[['zoe@mail.test', 'Al@mail.test'], 2, [12, 6, 3]],
		[['zoe@mail.test', 'zoe@mail.test'], 2, ['12?', 4, 3]],
		[['al@mail.test'], 2, [10, '6?', 3]],
		[['zoe@mail.test'], 0, ['10?', 4, 3]],
		[['zoe@mail.test'], -2, ['8?', 4, 3]],
		[['nobody@mail.test'], 2, [10, 4, 3]],
	])('of %j, %d each, leaves %j; an open balance has a question mark', (emails, amount, expected) => {
		expect(left(reward(emails, amount), { numAffectedPeople: 1 })).toEqual(expected)
	})

	it.each([
		[['zoe@mail.test'], 2, [false, false]],
		[['zoe@mail.test', 'zoe@mail.test'], 2, [false, false]],
		[['al@mail.test'], 2, [true, true]],
		[['zoe@mail.test'], 0, [true, true]],
		[['zoe@mail.test'], -2, [true, true]],
		[['nobody@mail.test'], 2, [true, false]],
		[[], 2, [true, false]],
	])('of %j, %d each, may be refused and affect any number: %j', (emails, amount, expected) => {
		const asked = ask(store, reward(emails, amount))
		expect([passes(asked), passes(asked, { numAffectedPeople: 7 })]).toEqual(expected)
	})

	it('may affect any number of people where these are open', () => {
		const asked = ask(creditStore({ people, arePeopleOpen: true }), reward(['zoe@mail.test'], 2))
		expect([passes(asked, { numAffectedPeople: 2 }), passes(asked)]).toEqual([true, false])
	})

	it('that the model refuses and a service makes opens the balances', () => {
		expect(left(reward(['zoe@mail.test'], 1e300), { numAffectedPeople: 1 })).toEqual(['10?', 4, 3])
		const asked = ask(store, reward(['zoe@mail.test'], 1e300))
		expect([refusal(asked), passes(asked, { numAffectedPeople: 1 })]).toEqual(['422 reward.amount.invalid', true])
	})

	it.each([
		[{ emails: [], amount: 1 }, ['collectionId']],
		[{ collectionId: 'coins', amount: 1 }, ['emails']],
		[{ collectionId: 'coins', emails: [] }, ['amount']],
		[{}, ['collectionId', 'emails', 'amount']],
	])('without what it needs, %j, names %j', (body, missing) => {
		const asked = ask(store, to('reward', body))
		const issues = issuesOf(asked) as { path: string[]; rule: string }[]
		expect(issues.map(({ path, rule }) => [...path, rule])).toEqual(missing.map((name) => [name, 'reward.body']))
	})
})
