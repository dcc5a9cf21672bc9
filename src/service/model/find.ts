import type { Issue } from '../../rules/core/issue.ts'
import { foldEmail } from '../../rules/order/reward.ts'
import type { Call } from './call.ts'
import { modelIssue } from './messages.ts'
import type { ServiceState, StoreClient, StoreCollection, StoreCompany, StorePerson, StoreProduct } from './state.ts'

/** Returns a company of the client, or the error that the client has no such company (D-02). */
export function findCompany(state: ServiceState, client: StoreClient, id: string): StoreCompany | Issue {
	const company = client.companyIds.includes(id) ? state.companies.find((each) => each.id === id) : undefined
	return company ?? modelIssue('resource.company', 'D-02', ['companyId'], { id })
}

/** Returns a collection of one of the client's companies, or the error that there is none (D-02). */
export function findCollection({ state, client }: Call, id: string | null | undefined): StoreCollection | Issue {
	const given = typeof id === 'string' ? id : ''
	const collection = state.collections.find((each) => each.id.toLowerCase() === given.toLowerCase())
	return collection !== undefined && client.companyIds.includes(collection.companyId)
		? collection
		: modelIssue('resource.collection', 'D-02', ['collectionId'], { id: given })
}

/** Returns the state with a new version of a collection. */
export function withCollection(state: ServiceState, collection: StoreCollection): ServiceState {
	return { ...state, collections: state.collections.map((each) => (each.id === collection.id ? collection : each)) }
}

/** Returns a product of the collection, or the error that there is none (D-02). */
export function findProduct({ products }: StoreCollection, id: string | null): StoreProduct | Issue {
	const stored = products.find(({ product }) => product.id === id)
	return stored ?? modelIssue('resource.product', 'D-02', ['productId'], { id: id ?? '' })
}

/**
 * Returns whether each e-mail is spelled exactly like the person's, or belongs to nobody. The interface does not show how e-mails
 * compare.
 */
export function areExact(emails: readonly (string | null | undefined)[], people: readonly StorePerson[]): boolean {
	const written = new Map(people.map(({ email }) => [foldEmail(email ?? ''), email]))
	return emails.every((email) => {
		const known = written.get(foldEmail(email ?? ''))
		return known === undefined || known === (email ?? '')
	})
}

/** Returns the person with an e-mail in the collection, spelled exactly so, or otherwise compared by D-84. Null if there is none. */
export function findPerson({ people }: StoreCollection, email: string | undefined): StorePerson | null {
	const folded = foldEmail(email ?? '')
	if (folded === '') return null
	const exact = people.find((person) => person.email === email)
	return exact ?? people.find((person) => person.email !== null && foldEmail(person.email) === folded) ?? null
}

/** Returns the state with a company, new or known, among the client's companies. */
export function addCompany(state: ServiceState, client: StoreClient, company: StoreCompany): ServiceState {
	const isKnown = state.companies.some(({ id }) => id === company.id)
	const isOfClient = client.companyIds.includes(company.id)
	return {
		...state,
		companies: isKnown
			? state.companies.map((each) => (each.id === company.id ? company : each))
			: [...state.companies, company],
		clients: isOfClient
			? state.clients
			: state.clients.map((each) =>
					each.clientId === client.clientId ? { ...each, companyIds: [...each.companyIds, company.id] } : each,
				),
	}
}
