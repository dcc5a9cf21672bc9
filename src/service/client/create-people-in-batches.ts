import type { CreatePeopleBody, PersonCreated } from '../../rules/contract/generated/types.ts'
import { openItems } from '../../rules/core/open.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import { tell } from './open.ts'
import type { CallOptions, Client, ClientResult } from './types.ts'

/** The interface shows no maximum. */
const USUAL_SIZE = 100

/** A person of create-people. */
type PersonInput = NonNullable<CreatePeopleBody['people']>[number]

export interface PeopleInBatches extends CallOptions {
	readonly body: CreatePeopleBody
	/** The most people of one request. Default: 100. */
	readonly size?: number | undefined
	/** Called after each batch: how many people were created so far, and how many there are. What it throws is ignored. */
	readonly onBatch?: ((created: number, people: number) => unknown) | undefined
}

/**
 * - `done`: all people were created.
 * - `stopped`: a batch failed; `result` is what the client said. `unknown` are the people of that batch if they may have been created: look
 *   for them with listPeople before you send them again, or they get their balance twice. `unsent` were not created.
 */
export interface PeopleCreated {
	readonly status: 'done' | 'stopped'
	readonly created: readonly PersonCreated[]
	readonly unknown: readonly PersonInput[]
	readonly unsent: readonly PersonInput[]
	/** The result of the last request. Null if there are no people. */
	readonly result: ClientResult<readonly PersonCreated[]> | null
}

/**
 * Creates people in batches, one request after another, and stops at the first that fails: no `addBalance` and no `amount` is given twice
 * (D-169). People with one e-mail are in one batch, because an e-mail that is listed twice in a request counts once (D-84).
 *
 * @example
 * const client = { createPeople: async () => ({ status: 'unanswered', reason: 'failed', error: null, answer: null, notes: [] }) }
 * const people = [{ email: 'ada@mail.test', addBalance: 5 }, { email: 'al@mail.test', addBalance: 5 }]
 * createPeopleInBatches(client, { body: { collectionId: 'c', people }, size: 1 }) instanceof Promise // => true
 */
export async function createPeopleInBatches(
	client: Pick<Client, 'createPeople'>,
	input: PeopleInBatches,
): Promise<PeopleCreated> {
	const created: PersonCreated[] = []
	let batches: PersonInput[][] = []
	let unknown: PersonInput[] = []
	let result: PeopleCreated['result'] = null
	try {
		const { body, size = USUAL_SIZE, onBatch, signal } = input
		if (!isRecord(body)) throw new TypeError('body is missing')
		// Read once: a list that changes meanwhile would shift the batches.
		const given = openItems(readField(body, 'people'), Number.POSITIVE_INFINITY) as readonly PersonInput[]
		const others = { ...body }
		batches = batchesOf(given, size)
		for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
			unknown = batch
			result = await client.createPeople({ body: { ...others, people: batch }, signal })
			if (mayHaveWorked(result)) break
			unknown = []
			if (result.status !== 'done') {
				batches.unshift(batch)
				break
			}
			for (const person of result.value) created.push(person)
			tell(onBatch, created.length, given.length)
		}
	} catch (error) {
		result = { status: 'unsent', reason: 'request', error, notes: [] }
	}
	const isDone = result === null || result.status === 'done'
	return { status: isDone ? 'done' : 'stopped', created, unknown, unsent: batches.flat(), result }
}

/** Returns the people in batches of at most `size`. Those of one e-mail stay together. */
function batchesOf(people: readonly PersonInput[], size: number): PersonInput[][] {
	const groups = new Map<unknown, PersonInput[]>()
	for (const person of people) {
		const email = readField(person, 'email')
		const key = typeof email === 'string' ? email.trim().toLowerCase() : person
		const group = groups.get(key)
		if (group === undefined) groups.set(key, [person])
		else group.push(person)
	}
	const batches: PersonInput[][] = []
	for (const group of groups.values()) {
		const last = batches.at(-1)
		if (last === undefined || last.length + group.length > size) batches.push(group)
		else for (const person of group) last.push(person)
	}
	return batches
}

/** Whether people may have been created although the result is not `done`. */
function mayHaveWorked(result: ClientResult<unknown>): boolean {
	if (result.status === 'malformed') return result.statusCode < 400
	return result.status === 'unanswered' || (result.status === 'misused' && result.isSent)
}
