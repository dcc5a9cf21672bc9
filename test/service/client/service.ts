import type { Client, ClientAnswer, ClientOptions, ClientRequest } from '../../../src/entries/client.ts'
import { createClient } from '../../../src/entries/client.ts'
import { OPERATIONS, type OperationId } from '../../../src/entries/contract.ts'
import {
	createState,
	type ServiceRequest,
	type ServiceState,
	type StateSeed,
	step,
} from '../../../src/entries/model.ts'

export const COLLECTION = '10000000-0000-4000-8000-000000000001'
export const ADDRESS = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	zip: '10557',
	countryCode: 'DE',
	phone: '030 901820',
}
export const ORDER = {
	user: { firstName: 'Ada', lastName: 'Smith', email: 'ada@mail.test' },
	address: ADDRESS,
	orderItems: [{ variantId: 'mug-s', quantity: 1 }],
}
export const PRODUCTS = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 5 }] },
	{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] },
]
export const SEED: StateSeed = {
	clients: [{ clientId: 'demo', clientSecret: 'secret' }],
	collections: [
		{
			id: COLLECTION,
			rewardType: 'Coins',
			products: PRODUCTS,
			people: [{ email: 'ada@mail.test', firstName: 'Ada', lastName: 'Smith', balance: 100 }],
		},
	],
}

/** What happens to one request instead of the usual answer: before the service saw it, after it did, or a whole answer. */
export type Trouble = 'lost before' | 'lost after' | ClientAnswer

export interface Service {
	readonly client: Client
	/** Every request that was sent, in order. */
	readonly sent: ClientRequest[]
	/** How long the client waited each time, in milliseconds. */
	readonly waits: number[]
	readonly state: () => ServiceState
	/** Lets time pass, in milliseconds. */
	readonly pass: (milliseconds: number) => void
	/** What happens to the next requests of an operation, one after another. */
	readonly troubles: Map<OperationId, Trouble[]>
}

export const refusal = (statusCode: number, headers: object = {}): ClientAnswer => ({
	statusCode,
	headers,
	body: JSON.stringify({ message: 'No.', errorCode: `no.${statusCode}`, statusCode }),
})

/** A client of the reference model, over a `send` that answers a little later, as a network does. */
export function connect(options: Partial<ClientOptions> = {}, seed: StateSeed = SEED): Service {
	let state = createState(seed)
	let clock = Date.parse('2026-01-31T09:30:00Z')
	const sent: ClientRequest[] = []
	const waits: number[] = []
	const troubles = new Map<OperationId, Trouble[]>()
	const send = async (request: ClientRequest): Promise<ClientAnswer> => {
		sent.push(request)
		await null
		const trouble = troubles.get(request.operation)?.shift()
		if (trouble === 'lost before') throw new TypeError('fetch failed')
		if (typeof trouble === 'object') return trouble
		const { state: next, answer } = step(state, toModel(request), new Date(clock).toISOString())
		state = next
		await null
		if (trouble === 'lost after') throw new TypeError('terminated')
		return { statusCode: answer.statusCode, body: JSON.stringify(answer.body) }
	}
	const client = createClient({
		clientId: 'demo',
		clientSecret: 'secret',
		send,
		now: () => clock,
		wait: (milliseconds) => {
			waits.push(milliseconds)
			clock += milliseconds
		},
		validate: null,
		...options,
	})
	const pass = (milliseconds: number): void => {
		clock += milliseconds
	}
	return { client, sent, waits, state: () => state, pass, troubles }
}

/** Reads a request as a server does: from its path, its headers and its body. */
function toModel({ method, path, headers, body }: ClientRequest): ServiceRequest {
	const { pathname, searchParams } = new URL(path, 'http://service.test')
	for (const { id, method: its, path: template } of OPERATIONS) {
		const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
		const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)
		if (match === null || its !== method) continue
		const inPath = names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])
		const language = headers['Accept-Language']
		return {
			operation: id,
			parameters: {
				...Object.fromEntries([...searchParams, ...inPath]),
				...(language === undefined ? {} : { 'Accept-Language': language }),
			},
			authorization: headers['Authorization'],
			...(body === null ? {} : { body: JSON.parse(body) as unknown }),
		}
	}
	throw new Error(`No operation has ${method} ${path}.`)
}

/** The operations of the requests that were sent, in order. */
export const operations = ({ sent }: Service): readonly OperationId[] => sent.map(({ operation }) => operation)

/** Places an order in the store of the seed. */
export const place = (service: Service, more: object = {}) =>
	service.client.placeOrder({ collectionId: COLLECTION, body: ORDER, ...more })

/** How many orders the service has. */
export function countOrders({ state }: Service): number {
	const [collection] = state().collections
	return (collection?.latestOrders.length ?? 0) + (collection?.orders.length ?? 0)
}

/** The body of an answer to create-tokens. */
export const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 600 }

export const sleep = async (turns: number): Promise<void> => {
	for (let turn = 0; turn < turns; turn++) await null
}

/** A client whose `send` answers as it is told, after a usual answer for its tokens. */
export function answering(answer: (request: ClientRequest) => unknown, options: Partial<ClientOptions> = {}): Service {
	const send = async (request: ClientRequest): Promise<ClientAnswer> =>
		(request.operation === 'create-tokens' ? { statusCode: 200, body: TOKENS } : await answer(request)) as ClientAnswer
	return connect({ send, ...options })
}
