import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import { createState, type StateSeed } from '../../../src/entries/model.ts'
import type { PlannedRequest } from '../../../src/service/conformance/planned.ts'
import { PLANS } from '../../../src/service/conformance/plans/plans.ts'
import type { Scene } from '../../../src/service/conformance/plans/scene.ts'
import { signIn } from '../../../src/service/conformance/plans/store-plans.ts'
import { bodyOf, draw, expectShare, LATER, START, scene, sorted, values } from './draws.ts'

const [COINS, GIFTS] = ['5b0a1f7e-0001-4000-8000-000000000001', '5b0a1f7e-0001-4000-8000-000000000002']

describe('random requests (D-141)', () => {
	it('are planned for every operation, and write where the operation does', () => {
		expect(Object.keys(PLANS).sort()).toEqual(OPERATIONS.map(({ id }) => id as string).sort())
		const writing = OPERATIONS.flatMap(({ id }) => (PLANS[id].writes ? [id] : []))
		expect(writing.sort()).toEqual([
			'create-collection',
			'create-company',
			'create-people',
			'personalize',
			'place-order',
			'reward',
			'update-product',
		])
		for (const { id } of OPERATIONS) expect(PLANS[id].plan(scene()).operation).toBe(id)
	})

	it('ask for tokens of any client, a third with a wrong secret', () => {
		const asked = draw('create-tokens')
		expect(values(asked, (each) => bodyOf(each))).toEqual(
			sorted(
				{ clientId: 'demo', clientSecret: '<secret 0>', grantType: 'clientCredentials' },
				{ clientId: 'demo', clientSecret: 'no-secret', grantType: 'clientCredentials' },
				{ clientId: 'partner', clientSecret: '<secret 1>', grantType: 'clientCredentials' },
				{ clientId: 'partner', clientSecret: 'no-secret', grantType: 'clientCredentials' },
			),
		)
		expectShare(asked, 33, (each) => bodyOf(each)['clientSecret'] === 'no-secret')
		expectShare(asked, 12, (each) => bodyOf(each)['clientId'] === 'partner')
		expect(asked.every(({ authorization }) => authorization === undefined)).toBe(true)
		expect(bodyOf(signIn(createState({}), 3))).toEqual({
			clientId: '',
			clientSecret: '<secret 3>',
			grantType: 'clientCredentials',
		})
	})

	it.each(OPERATIONS.flatMap(({ id }) => (id === 'create-tokens' ? [] : [id])))(
		'have a token, mostly a good one: %s',
		(operation) => {
			const asked = draw(operation)
			expect(values(asked, ({ authorization }) => authorization)).toEqual(
				sorted('Bearer <token 0>', 'Bearer <token 1>', 'Bearer none', 'Basic <token 0>', undefined),
			)
			expectShare(asked, 4, ({ authorization }) => !/^Bearer </.test(authorization ?? ''))
			expectShare(asked, 12, ({ authorization }) => authorization === 'Bearer <token 1>')
			const { takesCompanyId, body, parameters } = OPERATIONS.find(({ id }) => id === operation) ??
				OPERATIONS[0] ?? { parameters: [] }
			expect(asked.every((each) => (each.body !== undefined) === (body != null))).toBe(true)
			const isInPath = parameters.some(({ name }) => name === 'collectionId')
			expect(asked.every((each) => (each.parameters?.['collectionId'] !== undefined) === isInPath)).toBe(true)
			const companies = values(asked, (each) => bodyOf(each)['companyId'])
			if (takesCompanyId) {
				expect(companies).toEqual(sorted('acme', 'umbra', 'no-such-company', undefined))
				const isPartner = ({ authorization }: PlannedRequest): boolean => authorization === 'Bearer <token 1>'
				expectShare(asked.filter(isPartner), 87, (each) => bodyOf(each)['companyId'] !== undefined)
				expectShare(
					asked.filter(({ authorization }) => authorization === 'Bearer <token 0>'),
					17,
					(each) => bodyOf(each)['companyId'] !== undefined,
				)
			} else expect(companies).toEqual(['-'])
		},
	)

	it('name collections of the client, foreign ones and one that there is not', () => {
		const named = (more: Partial<Scene> = {}) => draw('get-product', more)
		const ids = values(named(), ({ parameters }) => parameters?.['collectionId'])
		expect(ids).toEqual(sorted(COINS, GIFTS, 'no-such-collection'))
		const ofDemo = named().filter(({ authorization }) => authorization === 'Bearer <token 0>')
		expectShare(ofDemo, 4, ({ parameters }) => parameters?.['collectionId'] === GIFTS)
		expectShare(ofDemo, 1.7, ({ parameters }) => parameters?.['collectionId'] === 'no-such-collection')
		expect(values(named({ state: LATER }), ({ parameters }) => parameters?.['collectionId'])).toEqual(
			sorted(COINS, GIFTS, 'no-such-collection', '<collection 2>'),
		)
		expect(values(named({ state: createState({ clients: START.clients }) }), ({ parameters }) => parameters)).toContain(
			JSON.stringify({ collectionId: 'no-such-collection', productId: 'no-such-product' }),
		)
		for (const operation of ['list-people', 'reward', 'create-people'] as const) {
			expect(values(draw(operation), (each) => bodyOf(each)['collectionId'])).toEqual(
				sorted(COINS, GIFTS, 'no-such-collection'),
			)
		}
	})

	it('name a company that was created by its place', () => {
		const companies = values(draw('validate-order', { state: LATER }), (each) => bodyOf(each)['companyId'])
		expect(companies).toEqual(sorted('acme', 'umbra', '<company 2>', 'no-such-company', undefined))
	})

	it('mostly poll the newest collection that was created', () => {
		const ids = (more: Partial<Scene>) => draw('get-collection-status', more)
		const isNew = ({ parameters }: PlannedRequest): boolean => parameters?.['collectionId'] === '<collection 2>'
		expect(ids({}).some(isNew)).toBe(false)
		expectShare(ids({ state: LATER }), 80, isNew)
		const polled = ids({ state: LATER }).filter(isNew)
		expectShare(polled, 95, ({ authorization }) => authorization === 'Bearer <token 0>')
		expect(polled.every(({ parameters }) => Object.keys(parameters ?? {}).length === 1)).toBe(true)
		const nobodys = createState({ ...LATER, clients: START.clients } as StateSeed)
		expect(ids({ state: nobodys }).some(isNew)).toBe(false)
	})

	it('ask for products in any language and country, for a person only if they may write', () => {
		const asked = draw('get-product')
		const read = (name: string) => values(asked, ({ parameters }) => parameters?.[name])
		expect(read('productId')).toEqual(sorted('bag', 'mug', 'tee', 'pen', 'no-such-product'))
		expect(read('countryCode')).toEqual(sorted('US', 'DE', 'BR', 'RU', 'JP', undefined))
		expect(read('Accept-Language')).toEqual(
			sorted(
				'fr',
				'*',
				'fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5',
				'es-AR',
				'de',
				'en-US',
				'fr-FR',
				'fr-CA',
				'es-ES',
				'es-MX',
				'en-AU',
				'en-GB',
				undefined,
			),
		)
		expect(values(asked, ({ parameters }) => [parameters?.['firstName'], parameters?.['birthDate']])).toEqual(
			sorted(['Ada', '1984-02-29T00:00:00Z'], [null, null]),
		)
		expectShare(asked, 33, ({ parameters }) => parameters?.['firstName'] !== undefined)
		expectShare(asked, 50, ({ parameters }) => parameters?.['countryCode'] !== undefined)
		expectShare(asked, 50, ({ parameters }) => parameters?.['Accept-Language'] !== undefined)
		expect(draw('get-product', { writes: false }).some(({ parameters }) => parameters?.['firstName'])).toBe(false)
		const bare = { state: createState({ clients: START.clients, collections: [{ id: 'c', companyId: 'acme' }] }) }
		expect(values(draw('get-product', bare), ({ parameters }) => parameters?.['productId'])).toEqual(
			sorted('no-such-product'),
		)
		expect(values(draw('update-product', bare), ({ parameters }) => parameters?.['productId'])).toEqual(
			sorted('no-such-product'),
		)
	})

	it('write notes, collections, companies and personalizations', () => {
		const updates = draw('update-product')
		expect(values(updates, ({ parameters }) => parameters?.['productId'])).toEqual(sorted('bag', 'mug', 'tee', 'pen'))
		expect(updates.every((each) => /^note \d{1,3}$/.test(String(bodyOf(each)['notes'])))).toBe(true)
		const logoUrl = 'https://example.com/logo.png'
		const parameters = (rewardType: string, paymentCheckout: string) => ({
			logoUrl,
			rewardType,
			theme: 'GENERAL',
			paymentCheckout,
		})
		expect(values(draw('create-collection'), (each) => each.parameters)).toEqual(
			sorted(
				parameters('Coins', 'true'),
				parameters('Coins', 'false'),
				parameters('Gifts', 'true'),
				parameters('Gifts', 'false'),
			),
		)
		for (const each of draw('create-company')) {
			expect(bodyOf(each)).toEqual({ name: expect.stringMatching(/^Company \d{1,3}$/), logoUrl })
		}
		const sources = values(draw('personalize'), (each) => Object.keys(bodyOf(each)['sourceFields'] as object).sort())
		expect(sources).toEqual(sorted(['birthDate', 'department', 'firstName', 'lastName', 'location', 'startDate']))
	})
})

describe('random requests for people', () => {
	it('list everyone, or by known and unknown e-mails in any letters, some twice', () => {
		const asked = draw('list-people')
		expectShare(asked, 50, (each) => bodyOf(each)['emails'] === undefined)
		const lists = asked.flatMap((each) =>
			bodyOf(each)['emails'] === undefined ? [] : [bodyOf(each)['emails'] as readonly string[]],
		)
		const emails = ['ada@mail.test', 'zoe@mail.test', 'lin@mail.test', 'nobody@mail.test']
		expect([...new Set(lists.flat())].sort()).toEqual([...emails, ...emails.map((email) => email.toUpperCase())].sort())
		expect([...new Set(lists.map(({ length }) => length))].sort()).toEqual([1, 2, 3, 4])
		expect(lists.filter((list) => list.length === 4).every((list) => list[3] === list[0])).toBe(true)
		const nobody = createState({
			clients: START.clients,
			collections: [{ id: 'c', companyId: 'acme', people: [{ id: 'p' }] }],
		})
		const unknown = draw('reward', { state: nobody }).flatMap((each) => bodyOf(each)['emails'] as readonly string[])
		expect(new Set(unknown)).toEqual(new Set(['nobody@mail.test', 'NOBODY@MAIL.TEST']))
	})

	it('reward them with amounts of whole and half credits', () => {
		const asked = draw('reward')
		expect(values(asked, (each) => bodyOf(each)['amount'])).toEqual(sorted(1, 2, 5, 10, 50, 100, 0.1, 7.25))
		expect(values(asked, (each) => bodyOf(each)['shouldSendEmail'])).toEqual(['false'])
	})

	it('create one to three, with or without amounts', () => {
		const asked = draw('create-people')
		expect(values(asked, (each) => bodyOf(each)['amount'])).toEqual(sorted(1, 30, 99.95, undefined))
		expect(values(asked, (each) => bodyOf(each)['shouldSendEmail'])).toEqual(['false'])
		const lists = asked.map((each) => bodyOf(each)['people'] as readonly Readonly<Record<string, unknown>>[])
		expect([...new Set(lists.map(({ length }) => length))].sort()).toEqual([1, 2, 3])
		const people = lists.flat()
		expect([...new Set(people.map(({ addBalance }) => addBalance ?? 0))].sort()).toEqual([0, 100, 20.5, 5])
		const names = ['Ada', 'James', 'Mary-Jane', 'Smith', 'Zoe']
		expect([...new Set(people.map(({ firstName }) => firstName))].sort()).toEqual(names)
		expect([...new Set(people.map(({ lastName }) => lastName))].sort()).toEqual(names)
		for (const { addBalance: _, firstName, lastName: __, ...rest } of people) {
			expect(rest).toEqual({
				email: expect.stringMatching(new RegExp(`^${String(firstName).toLowerCase()}-\\d{1,6}@mail\\.test$`)),
				birthDate: '1984-02-29T00:00:00Z',
				startDate: '2020-01-02T00:00:00Z',
				externalId: expect.stringMatching(/^hr-\d{1,6}$/),
				department: 'Sales',
				location: 'London',
			})
		}
	})
})
