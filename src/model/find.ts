import type { Issue } from '../core/issue.ts'
import { foldEmail } from '../order/reward.ts'
import type { Call } from './call.ts'
import { modelIssue } from './messages.ts'
import type { ServiceState, StoreClient, StoreCollection, StoreCompany, StorePerson, StoreProduct } from './state.ts'

/** A company of the client; the error where it is none of theirs, or none at all (D-02). */
export function findCompany(state: ServiceState, client: StoreClient, id: string): StoreCompany | Issue {
	const company = client.companyIds.includes(id) ? state.companies.find((each) => each.id === id) : undefined
	return company ?? modelIssue('resource.company', 'D-02', ['companyId'], { id })
}

/** A collection of one of the client's companies; the error where there is none (D-02). */
export function findCollection({ state, client }: Call, id: string | null | undefined): StoreCollection | Issue {
	const given = typeof id === 'string' ? id : ''
	const collection = state.collections.find((each) => each.id.toLowerCase() === given.toLowerCase())
	return collection !== undefined && client.companyIds.includes(collection.companyId)
		? collection
		: modelIssue('resource.collection', 'D-02', ['collectionId'], { id: given })
}

/** The state with another version of a collection. */
export function withCollection(state: ServiceState, collection: StoreCollection): ServiceState {
	return { ...state, collections: state.collections.map((each) => (each.id === collection.id ? collection : each)) }
}

/** A product of the collection; the error where it has none such (D-02). */
export function findProduct({ products }: StoreCollection, id: string | null): StoreProduct | Issue {
	const stored = products.find(({ product }) => product.id === id)
	return stored ?? modelIssue('resource.product', 'D-02', ['productId'], { id: id ?? '' })
}

/** Who in the collection has an e-mail, as e-mails compare (D-84); null where nobody does. */
export function findPerson({ people }: StoreCollection, email: string | undefined): StorePerson | null {
	const folded = foldEmail(email ?? '')
	if (folded === '') return null
	return people.find((person) => person.email !== null && foldEmail(person.email) === folded) ?? null
}
