import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { ask, at, creditStore, field, first, issuesOf, passes, refusal, run, success, to } from './store.ts'

const ZOE = '5b0a1f7e-0002-4000-8000-000000000001'

describe('create-people', () => {
	const people = [{ id: ZOE, firstName: 'Zoë', email: 'zoe@mail.test', balance: 10, department: 'Sales' }]
	const store = creditStore({ people })
	const create = (given: readonly object[], more: object = {}): ServiceRequest =>
		to('create-people', { collectionId: 'coins', people: given, shouldSendEmail: false, ...more })
	const full = {
		firstName: 'Al',
		lastName: 'Li',
		email: 'al@mail.test',
		birthDate: '1984-02-29',
		startDate: '2020-01-02',
		externalId: 'e-1',
		location: 'Ghent',
		department: 'Art',
	}

	it('keeps every field of a new person, and those of a known one that are not given', () => {
		const made = ask(store, create([full], { amount: 5 }))
		expect(first(made).people[1]).toEqual({
			...full,
			id: field({ ...made, answer: { ...made.answer, body: (made.answer.body as object[])[0] } }, 'id'),
			balance: 5,
			isBalanceOpen: false,
		})
		const renewed = ask(
			store,
			create([{ ...full, firstName: undefined, email: 'ZOE@mail.test', department: undefined }], { amount: 5 }),
		)
		expect(first(renewed).people).toEqual([
			{
				...full,
				id: ZOE,
				firstName: 'Zoë',
				email: 'ZOE@mail.test',
				department: 'Sales',
				balance: 15,
				isBalanceOpen: true,
			},
		])
		const same = ask(store, create([{ email: 'zoe@mail.test' }]))
		expect(first(same).people[0]).toMatchObject({ firstName: 'Zoë', lastName: null, department: 'Sales', balance: 10 })
	})

	it.each<[string, readonly object[], object, readonly [boolean, boolean, boolean]]>([
		['a new person with an amount', [full], { amount: 5 }, [false, false, false]],
		['a new person with a balance', [{ ...full, addBalance: 5 }], {}, [false, false, false]],
		['a new person without either', [full], {}, [false, true, false]],
		['a new person with both', [{ ...full, addBalance: 5 }], { amount: 5 }, [true, true, false]],
		['an amount of 0', [full], { amount: 0 }, [true, true, false]],
		['a known person', [{ ...full, email: 'zoe@mail.test' }], { amount: 5 }, [true, true, true]],
		['a person without e-mail', [{ ...full, email: ' ' }], { amount: 5 }, [true, true, true]],
		['one person twice', [full, { ...full, email: 'AL@mail.test' }], { amount: 5 }, [true, true, true]],
		['a date that is none', [{ ...full, birthDate: '29/05/1984' }], { amount: 5 }, [true, false, false]],
		['another date that is none', [{ ...full, startDate: 'soon' }], { amount: 5 }, [true, false, false]],
		['a blank date', [{ ...full, startDate: ' ' }], { amount: 5 }, [false, false, false]],
		['nobody', [], { amount: 5 }, [true, false, false]],
	])('of %s may be refused, with an open balance, and with open people', (_, given, more, expected) => {
		const made = ask(store, create(given, more))
		expect(made.answer.statusCode).toBe(200)
		const { people: after, arePeopleOpen } = first(made)
		expect([passes(made), after.at(-1)?.isBalanceOpen ?? false, arePeopleOpen]).toEqual(expected)
		expect(passes(made, [])).toBe(arePeopleOpen || given.length === 0)
	})

	it('adds the balances of one person who is listed twice, and lists both', () => {
		const made = ask(
			store,
			create([
				{ email: 'al@mail.test', addBalance: 2 },
				{ email: 'al@mail.test', addBalance: 3 },
			]),
		)
		expect(first(made).people.map(({ balance }) => balance)).toEqual([10, 5])
		expect(made.answer.body).toHaveLength(2)
	})

	it('creates nobody without people', () => {
		const made = ask(store, { operation: 'create-people', body: { collectionId: 'coins' } })
		expect([made.answer, first(made).people.length]).toEqual([{ statusCode: 200, body: [] }, 1])
	})

	it('keeps people without e-mail apart', () => {
		const made = ask(store, create([{ firstName: 'A' }, { firstName: 'B' }]))
		expect(first(made).people.map(({ firstName }) => firstName)).toEqual(['Zoë', 'A', 'B'])
		const again = ask({ ...store, state: made.state }, create([{ firstName: 'C' }]), at(2))
		expect(first(again).people).toHaveLength(4)
		expect(new Set(first(again).people.map(({ id }) => id)).size).toBe(4)
	})

	it.each([
		['amount', [{ email: 'al@mail.test' }], { amount: 1e300 }, ['amount']],
		[
			'addBalance',
			[{ email: 'mia@mail.test' }, { email: 'al@mail.test', addBalance: 1e300 }],
			{},
			['people', 1, 'addBalance'],
		],
	])(
		'refuses an %s that is none, where it stands; a service may take it, and then all is open',
		(_, given, more, path) => {
			const made = ask(store, create(given, more))
			expect(refusal(made)).toBe('422 reward.amount.invalid')
			expect(issuesOf(made)).toMatchObject([{ path }])
			expect([passes(made, []), made.state]).toEqual([true, store.state])
			const observed = given.map(({ email }, index) => ({ id: `their-${index}`, email }))
			const taken = first(ask(store, create(given, more), at(1), success(observed)))
			expect(taken.arePeopleOpen).toBe(true)
			expect(taken.people.at(-1)).toMatchObject({ id: `their-${given.length - 1}`, isBalanceOpen: true, balance: 0 })
		},
	)

	it('stays open once it was', () => {
		const [, later] = run(store, create([{ email: 'zoe@mail.test' }]), create([full], { amount: 5 }))
		expect(later && first(later).arePeopleOpen).toBe(true)
	})

	it('leaves the ids of people who were there, whatever a service answers', () => {
		const observed = success([
			{ id: 'x', email: 'zoe@mail.test' },
			{ id: 'y', email: 'al@mail.test' },
		])
		expect(first(ask(store, create([full]), at(1), observed)).people.map(({ id }) => id)).toEqual([ZOE, 'y'])
	})
})
