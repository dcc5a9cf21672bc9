import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPeopleInBatches } from '../../../src/entries/client.ts'
import { runs } from '../../fuzz.ts'
import { COLLECTION, connect, operations, refusal, type Service, type Trouble } from './service.ts'

const peopleOf = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ email: `p${at}@mail.test`, addBalance: at + 1 }))
const bodyOf = (count: number) => ({ collectionId: COLLECTION, people: peopleOf(count) })
const batches = ({ sent }: Service): readonly (readonly { email: string }[])[] =>
	sent
		.filter(({ operation }) => operation === 'create-people')
		.map(({ body }) => (JSON.parse(body ?? '') as { people: { email: string }[] }).people)

describe('createPeopleInBatches', () => {
	it('creates all people, a batch after the other, and says how far it is', async () => {
		const service = connect()
		const seen: unknown[] = []
		const onBatch = (...progress: readonly number[]): never => {
			seen.push(progress)
			throw new Error('no screen')
		}
		const { status, created } = await createPeopleInBatches(service.client, { body: bodyOf(250), onBatch })
		expect(status).toBe('done')
		expect(created.map(({ email }) => email)).toEqual(peopleOf(250).map(({ email }) => email))
		expect(batches(service).map(({ length }) => length)).toEqual([100, 100, 50])
		expect(seen).toEqual([
			[100, 250],
			[200, 250],
			[250, 250],
		])
	})

	it('keeps people of one e-mail in one batch, as one request would', async () => {
		const service = connect()
		const people = ['a@mail.test', 'b@mail.test', ' A@mail.test', 'c@mail.test'].map((email) => ({ email }))
		await createPeopleInBatches(service.client, { body: { collectionId: COLLECTION, people }, size: 2 })
		expect(batches(service).map((batch) => batch.map(({ email }) => email))).toEqual([
			['a@mail.test', ' A@mail.test'],
			['b@mail.test', 'c@mail.test'],
		])
	})

	it.each([
		['lost before', 'unanswered', true],
		['lost after', 'unanswered', true],
		[refusal(503), 'unanswered', true],
		[{ statusCode: 200, body: '<html>' }, 'malformed', true],
		[{ statusCode: 302, body: '' }, 'malformed', true],
		[{ status: 200 } as never, 'misused', true],
		[{ statusCode: 413, body: '<html>' }, 'malformed', false],
		[refusal(422), 'refused', false],
	] as const)('stops after %j: %s', async (trouble, status, isUnknown) => {
		const service = connect()
		service.troubles.set('create-people', [undefined as never, trouble as Trouble])
		const { length } = operations(service)
		const result = await createPeopleInBatches(service.client, { body: bodyOf(6), size: 2 })
		const people = peopleOf(6)
		expect(result).toMatchObject({
			status: 'stopped',
			created: people.slice(0, 2).map(({ email }) => ({ email })),
			unknown: isUnknown ? people.slice(2, 4) : [],
			unsent: isUnknown ? people.slice(4) : people.slice(2),
			result: { status },
		})
		expect(batches(service).slice(length)).toHaveLength(2)
	})

	it('does not know what became of a batch whose client throws', async () => {
		const service = connect()
		const createPeople: typeof service.client.createPeople = async (input) => {
			const result = await service.client.createPeople(input)
			if (batches(service).length === 2) throw new Error('no logger')
			return result
		}
		const people = peopleOf(6)
		expect(await createPeopleInBatches({ createPeople }, { body: bodyOf(6), size: 2 })).toMatchObject({
			status: 'stopped',
			created: people.slice(0, 2).map(({ email }) => ({ email })),
			unknown: people.slice(2, 4),
			unsent: people.slice(4),
			result: { status: 'unsent', error: { message: 'no logger' } },
		})
	})

	it('gives nobody a balance twice, if those who are unsent are sent later', async () => {
		const trouble = fc.constantFrom(
			'lost before',
			'lost after',
			refusal(503),
			refusal(429),
			refusal(401),
			refusal(422),
			null,
		)
		await fc.assert(
			fc.asyncProperty(fc.array(trouble, { maxLength: 8 }), fc.integer({ min: 1, max: 5 }), async (script, size) => {
				const service = connect()
				service.troubles.set('create-people', script.map((each) => each ?? (undefined as never)) as never[])
				let rest = peopleOf(9)
				for (let turn = 0; turn < 9 && rest.length > 0; turn++) {
					const body = { collectionId: COLLECTION, people: rest }
					rest = [...(await createPeopleInBatches(service.client, { body, size })).unsent] as typeof rest
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

	it('sends nothing without people, and reads its input once', async () => {
		const service = connect()
		for (const body of [{}, { people: [] }, { people: 'all' as never }])
			expect(await createPeopleInBatches(service.client, { body })).toMatchObject({ status: 'done', result: null })
		expect(await createPeopleInBatches(service.client, {} as never)).toMatchObject({ status: 'stopped', unsent: [] })
		expect(operations(service)).toEqual([])
		const body = bodyOf(4)
		await createPeopleInBatches(service.client, { body, size: 2, onBatch: () => body.people.shift() })
		expect(batches(service).flat()).toEqual(peopleOf(4))
	})
})
