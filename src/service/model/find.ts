import type { OrderItemInput, Product } from '../../rules/contract/generated/types.ts'
import { type Issue, makeIssue } from '../../rules/core/issue.ts'
import { owns, textField } from '../../rules/core/read.ts'
import type { Need } from '../../rules/core/verdict.ts'
import { foldEmail } from '../../rules/order/apply-reward.ts'
import { ORDER_BODY_MESSAGES } from '../../rules/order/judge/judge-body.ts'
import { type Call, fail, type Outcome, type Success } from './call.ts'
import { ANY } from './expectation.ts'
import { textOrNull } from './json.ts'
import { modelIssue } from './messages.ts'
import { readinessOf } from './readiness.ts'
import type { ServiceState, StoreClient, StoreCollection, StoreCompany, StorePerson, StoreProduct } from './state.ts'

/**
 * Runs an operation in the collection of its path or body, if the collection belongs to the client (D-02).
 *
 * - A partner must name a company if the body has this field (authentication.4, D-34).
 * - A company of somebody else, or another than the collection's, violates only a decision, because the collection already has a company.
 * - A service may reject the request while the collection may not be ready.
 * - `ifMissing` is the success that a service may return if the collection doesn't exist, such as an empty list. Without it, a service must reject.
 */
export function enter(call: Call, operate: (collection: StoreCollection) => Outcome, ifMissing?: Success): Outcome {
	const { state, client, operation, body } = call
	/** A blank company counts as absent. */
	const companyId = textField(body, 'companyId').trim() === '' ? null : textField(body, 'companyId')
	if (operation.takesCompanyId && client.isPartner && companyId === null) {
		const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4' } as const
		return fail(makeIssue(ORDER_BODY_MESSAGES, 'order.company.missing', details))
	}
	const company = companyId === null ? null : findCompany(state, client, companyId)
	const isOther = company !== null && owns(company, 'code')
	const collection = findCollection(call, textOrNull(body, 'collectionId') ?? call.parameter('collectionId'))
	if (owns(collection, 'code')) {
		const success = ifMissing === undefined ? null : { ...ifMissing, rule: 'service.2' }
		return { issues: [collection], success, mayRefuse: false }
	}
	const outcome = operate(collection)
	const { isReady, isSure } = readinessOf(collection, call.moment)
	const mayRefuse = outcome.mayRefuse || !isReady || !isSure || isDeleted(collection)
	// For a company that is not the client's, a list may be empty.
	const success =
		outcome.success === null || ifMissing === undefined ? outcome.success : { ...outcome.success, pattern: ANY }
	if (isOther) return { ...outcome, success, issues: [company, ...outcome.issues], mayRefuse }
	if (company === null || company.id === collection.companyId) return { ...outcome, mayRefuse }
	const elsewhere = modelIssue('resource.collection', 'D-02', ['collectionId'], { id: collection.id })
	return { ...outcome, issues: [elsewhere, ...outcome.issues], mayRefuse }
}

/** Returns whether list-collections shows when the collection was deleted. Which operations know a deleted collection is not shown. */
export const isDeleted = ({ shown }: StoreCollection): boolean => (shown.deletedAt ?? null) !== null

/** Returns a company of the client, or an error that the client doesn't have this company (D-02). */
export function findCompany(state: ServiceState, client: StoreClient, id: string): StoreCompany | Issue {
	const company = client.companyIds.includes(id) ? state.companies.find((each) => each.id === id) : undefined
	return company ?? modelIssue('resource.company', 'D-02', ['companyId'], { id })
}

/** Returns a collection of one of the client's companies, or an error that there is no such collection (D-02). */
export function findCollection({ state, client }: Call, id: string | null): StoreCollection | Issue {
	const collection = state.collections.find((each) => each.id.toLowerCase() === (id ?? '').toLowerCase())
	return collection !== undefined && client.companyIds.includes(collection.companyId)
		? collection
		: modelIssue('resource.collection', 'D-02', ['collectionId'], { id: id ?? '' })
}

export function withCollection(state: ServiceState, collection: StoreCollection): ServiceState {
	return { ...state, collections: state.collections.map((each) => (each.id === collection.id ? collection : each)) }
}

/** Returns a product of the collection, or an error that there is no such product (D-02). */
export function findProduct({ products }: StoreCollection, id: string | null): StoreProduct | Issue {
	const stored = products.find(({ product }) => product.id === id)
	return stored ?? modelIssue('resource.product', 'D-02', ['productId'], { id: id ?? '' })
}

/**
 * Returns whether each e-mail is spelled exactly like a person's e-mail, or is nobody's. The API documentation doesn't show how e-mails are
 * compared.
 */
export function areExact(emails: readonly (string | null | undefined)[], people: readonly StorePerson[]): boolean {
	const written = new Map(people.map(({ email }) => [foldEmail(email ?? ''), email]))
	return emails.every((email) => {
		const known = written.get(foldEmail(email ?? ''))
		return known === undefined || known === (email ?? '')
	})
}

/**
 * Returns the person of the collection whose e-mail is spelled exactly like this; otherwise the person whose e-mail is equal by D-84. Null if there
 * is none.
 */
export function findPerson({ people }: StoreCollection, email: string | undefined): StorePerson | null {
	const folded = foldEmail(email ?? '')
	if (folded === '') return null
	const exact = people.find((person) => person.email === email)
	return exact ?? people.find((person) => person.email !== null && foldEmail(person.email) === folded) ?? null
}

/** Returns the state with a new or known company in the client's companies. */
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

/** Returns an error for each order item whose variant isn't in any product of the collection. A variant without a price counts. */
export function findMissingVariants(
	needs: readonly Need[],
	orderItems: readonly OrderItemInput[] | undefined,
	products: readonly Product[] = [],
): readonly Issue[] {
	const known = new Set(products.flatMap(({ variants = [] }) => variants.map(({ id }) => id)))
	const variantIds = needs.flatMap((need) => (need.kind === 'product' ? [need.variantId] : []))
	const missing = new Set(variantIds.filter((id) => !known.has(id)))
	return (orderItems ?? []).flatMap(({ variantId = '' }, at) =>
		missing.has(variantId)
			? [modelIssue('resource.variant', 'validate-order.2', ['orderItems', at, 'variantId'], { id: variantId })]
			: [],
	)
}
