import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../../lab/snippets/blocks.ts'
import type { Client, ClientResult } from '../../../src/entries/client.ts'
import type { CreatePeopleBody, PlacedOrder } from '../../../src/entries/contract.ts'
import type { PersonCreated } from '../../../src/rules/contract/generated/types.ts'
import { runs } from '../../fuzz.ts'
import { answering, COLLECTION, connect, ORDER, refusal, type Service, type Trouble } from './service.ts'

const PAGE = 'docs/client.md'

/** Returns a function of the page. */
function recipe<T>(name: string): T {
	const blocks = blocksOf(PAGE, readFileSync(new URL(`../../../${PAGE}`, import.meta.url), 'utf8'))
	const code = blocks.find((block) => block.code.includes(`async function ${name}(`))?.code
	return new Function(`${code}\nreturn ${name}`)()
}

type Person = NonNullable<CreatePeopleBody['people']>[number]
interface Created {
	readonly created: readonly PersonCreated[]
	readonly unknown: readonly Person[]
	readonly unsent: readonly Person[]
}
const createPeopleInBatches =
	recipe<(client: Pick<Client, 'createPeople'>, body: CreatePeopleBody, size?: number) => Promise<Created>>(
		'createPeopleInBatches',
	)
const findOrders =
	recipe<
		(
			client: Client,
			search: { collectionId: string; externalId: string; dateRange: { start: string; end: string } },
		) => Promise<{ readonly listed: ClientResult<unknown>; readonly found: readonly PlacedOrder[] }>
	>('findOrders')

const peopleOf = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ email: `p${at}@mail.test`, addBalance: at + 1 }))
const personOf = (email: string | null) => ({ id: 'x', firstName: null, lastName: null, email })
const bodyOf = (count: number) => ({ collectionId: COLLECTION, people: peopleOf(count) })
const emailsOf = (people: readonly { readonly email?: unknown }[]): readonly unknown[] =>
	people.map(({ email }) => email)
const batches = ({ sent }: Service): readonly (readonly { email: string }[])[] =>
	sent
		.filter(({ operation }) => operation === 'create-people')
		.map(({ body }) => (JSON.parse(body ?? '') as { people: { email: string }[] }).people)

describe('the recipe for many people', () => {
	it('creates all people, a batch after the other', async () => {
		const service = connect()
		const { created, unknown, unsent } = await createPeopleInBatches(service.client, bodyOf(250))
		expect([emailsOf(created), unknown, unsent]).toEqual([emailsOf(peopleOf(250)), [], []])
		expect(batches(service).map(({ length }) => length)).toEqual([100, 100, 50])
	})

	it('keeps people of one e-mail in one batch, as one request would', async () => {
		const service = connect()
		const people = ['a@mail.test', 'b@mail.test', ' A@mail.test', 'c@mail.test'].map((email) => ({ email }))
		await createPeopleInBatches(service.client, { collectionId: COLLECTION, people }, 2)
		expect(batches(service).map(emailsOf)).toEqual([['a@mail.test', ' A@mail.test', 'b@mail.test'], ['c@mail.test']])
	})

	it.each([
		'lost before',
		'lost after',
		refusal(503),
		refusal(422),
		{ statusCode: 200, body: '<html>' },
		{ statusCode: 413, body: '<html>' },
		{ statusCode: 200, body: '[]' },
	] as const)('does not know what became of a batch after %j', async (trouble) => {
		const service = connect()
		service.troubles.set('create-people', [undefined as never, trouble as Trouble])
		const { created, unknown, unsent } = await createPeopleInBatches(service.client, bodyOf(6), 2)
		const people = peopleOf(6)
		expect([emailsOf(created), unknown, unsent]).toEqual([
			emailsOf(people.slice(0, 2)),
			people.slice(2, 4),
			people.slice(4),
		])
	})

	it('says unknown of whoever an answer leaves out', async () => {
		const { client } = answering(() => ({ statusCode: 200, body: [personOf('P1@mail.test'), personOf(null)] }))
		const { created, unknown, unsent } = await createPeopleInBatches(client, bodyOf(4), 3)
		expect([emailsOf(created), emailsOf(unknown), emailsOf(unsent)]).toEqual([
			['P1@mail.test', null],
			['p0@mail.test', 'p2@mail.test'],
			['p3@mail.test'],
		])
	})

	it('says unsent of a batch that was not sent', async () => {
		const createPeople = async () => ({ status: 'unsent', reason: 'token', error: null, notes: [] }) as never
		const { unknown, unsent } = await createPeopleInBatches({ createPeople }, bodyOf(4), 3)
		expect([unknown, unsent]).toEqual([[], peopleOf(4)])
	})

	it('gives nobody a balance twice, if those who are unsent are sent later', async () => {
		const trouble = fc.constantFrom('lost before', 'lost after', refusal(503), refusal(429), refusal(422), null)
		await fc.assert(
			fc.asyncProperty(fc.array(trouble, { maxLength: 8 }), fc.integer({ min: 1, max: 5 }), async (script, size) => {
				const service = connect()
				service.troubles.set('create-people', script.map((each) => each ?? (undefined as never)) as never[])
				let rest: CreatePeopleBody['people'] = peopleOf(9)
				for (let turn = 0; turn < 9 && rest.length > 0; turn++) {
					const body: CreatePeopleBody = { collectionId: COLLECTION, people: rest }
					rest = [...(await createPeopleInBatches(service.client, body, size)).unsent]
				}
				const listed = await service.client.listPeople({ body: { collectionId: COLLECTION } })
				const balances = listed.status === 'done' ? listed.value : []
				for (const { email, addBalance } of peopleOf(9)) {
					const person = balances.find((each) => each.email === email)
					expect([undefined, addBalance]).toContain(person?.balance)
				}
			}),
			{ numRuns: runs(100) },
		)
	})
})

describe('the recipe for an order whose answer was lost', () => {
	const search = {
		collectionId: COLLECTION,
		externalId: 'basket-7',
		dateRange: { start: '2026-01-30T00:00:00Z', end: '2026-02-01T00:00:00Z' },
	}
	const listing = (...data: readonly object[]) =>
		answering(() => ({ statusCode: 200, body: { data, count: data.length } })).client
	const stored = (id: unknown, externalId?: unknown) => ({ id, externalId, orderLineItems: [] })

	it('finds an order that was placed, and none that was not', async () => {
		const service = connect()
		for (const [trouble, count] of [
			['lost before', 0],
			['lost after', 1],
		] as const) {
			service.troubles.set('place-order', [trouble])
			const body = { ...ORDER, externalId: search.externalId }
			await service.client.placeOrder({ collectionId: COLLECTION, body })
			expect((await findOrders(service.client, search)).found).toHaveLength(count)
		}
	})

	it('finds each order of one external id, and no other', async () => {
		const client = listing(
			...['basket-7', ' basket-7 ', 'Basket-7', 'basket-70', null, undefined].map((id, at) => stored(`${at}`, id)),
		)
		expect((await findOrders(client, search)).found.map(({ id }) => id)).toEqual(['0', '1'])
	})

	it('looks through a list that has something odd, and says what the client said', async () => {
		const odd = listing(stored(7), stored('1', 1042))
		expect(await findOrders(odd, { ...search, externalId: '1042' })).toMatchObject({
			listed: { status: 'malformed' },
			found: [{ id: '1' }],
		})
		const { listed, found } = await findOrders(answering(() => refusal(403)).client, search)
		expect([listed.status, found]).toEqual(['refused', []])
	})
})
