import { resolvePolicy } from '../../rules/core/policy.ts'
import { readField } from '../../rules/core/read.ts'
import { countPast } from './ids.ts'
import { copyJson, readItems, STATES, textOrNull, textsOrNull } from './json.ts'
import { readStoreCollection, readStoreProduct } from './read-collection.ts'
import type { ServiceState, StateSeed, StoreClient, StoreCompany, StoreToken } from './state.ts'

/**
 * Returns the initial state of a service: the clients who may call it, and everything that exists. Every part of a seed is optional (an empty
 * service is `{}`). A part of a wrong type is dropped, and `checkSeed` lists it. A state can be used as a seed again, even after a round trip
 * through JSON.
 *
 * A seed may leave out the companies of its collections. A client without `companyIds` has all companies.
 *
 * @example
 * const seed = { clients: [{ clientId: 'demo', clientSecret: 'secret' }], collections: [{ id: 'store', rewardType: 'Gifts' }] }
 * const state = createState(seed)
 * state.clients // => [{ clientId: 'demo', clientSecret: 'secret', isPartner: false, companyIds: ['company'] }]
 * state.collections[0].people // => []
 * createState(JSON.parse(JSON.stringify(state))) // => state
 */
export function createState(seed: StateSeed): ServiceState {
	if (STATES.has(seed)) return seed
	const given = copyJson(seed)
	const listed = readItems(readField(given, 'companies'), readCompany)
	// The company of collections without one, if the seed lists no companies.
	const [{ id: first } = { id: 'company' }] = listed
	const collections = readItems(readField(given, 'collections'), (item) => readStoreCollection(item, first))
	const companies = withNamed(listed, collections)
	const companyIds = companies.map(({ id }) => id)
	const counter = readField(given, 'counter')
	const state: ServiceState = {
		clients: readItems(readField(given, 'clients'), (item) => readClient(item, companyIds)),
		companies,
		collections,
		tokens: readItems(readField(given, 'tokens'), readToken),
		templates: readItems(readField(given, 'templates'), readStoreProduct),
		// Each client has its own `isPartner`, and the service doesn't check what a carrier accepts (D-17).
		policy: { ...resolvePolicy(readField(given, 'policy')), isPartner: false, ...NO_CARRIER },
		counter: isCount(counter) ? counter : 1,
	}
	return STATES.keep({ ...state, counter: countPast(state.counter, idsIn(state)) })
}

const NO_CARRIER = { lineLength: 0, lineScript: 'any', postBox: 'ignored' } as const

/** Returns the companies that the seed lists or one of its collections contains, without duplicates. */
function withNamed(listed: readonly StoreCompany[], collections: ServiceState['collections']): readonly StoreCompany[] {
	const companies = new Map<string, StoreCompany>()
	for (const company of [...listed, ...collections.map(({ companyId }) => ({ id: companyId, slug: null }))]) {
		if (!companies.has(company.id)) companies.set(company.id, company)
	}
	return [...companies.values()]
}

export function readCompany(item: unknown): StoreCompany | null {
	const id = textOrNull(item, 'id')
	return id ? { id, slug: textOrNull(item, 'slug') } : null
}

export function readClient(item: unknown, all: readonly string[]): StoreClient | null {
	const clientId = textOrNull(item, 'clientId')
	const clientSecret = textOrNull(item, 'clientSecret')
	if (!clientId || !clientSecret) return null
	const isPartner = readField(item, 'isPartner') === true
	return { clientId, clientSecret, isPartner, companyIds: textsOrNull(item, 'companyIds') ?? all }
}

export function readToken(item: unknown): StoreToken | null {
	const accessToken = textOrNull(item, 'accessToken')
	const clientId = textOrNull(item, 'clientId')
	const issuedAt = textOrNull(item, 'issuedAt')
	if (!accessToken || !clientId || !issuedAt) return null
	return { accessToken, refreshToken: textOrNull(item, 'refreshToken') ?? '', clientId, issuedAt }
}

export function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 40
}

/** Returns every id that the model could create again. */
function idsIn({ companies, collections, tokens }: ServiceState): readonly string[] {
	const ids = [...companies.map(({ id }) => id), ...tokens.map(({ refreshToken }) => refreshToken)]
	for (const { id, people, orders, latestOrders } of collections) {
		ids.push(id)
		for (const person of people) ids.push(person.id)
		for (const { order } of [...orders, ...latestOrders]) ids.push(order.id)
	}
	return ids
}
