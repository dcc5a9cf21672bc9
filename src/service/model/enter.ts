import { type Issue, makeIssue } from '../../rules/core/issue.ts'
import { owns } from '../../rules/core/read.ts'
import { ORDER_BODY_MESSAGES } from '../../rules/order/judge/judge-body.ts'
import { type Call, fail, type Outcome, type Success } from './call.ts'
import { ANY } from './expectation.ts'
import { findCollection, findCompany } from './find.ts'
import { modelIssue } from './messages.ts'
import { readinessOf } from './readiness.ts'
import type { StoreCollection } from './state.ts'

/** Where an operation works. */
interface Place {
	readonly collectionId: string | null | undefined
	/** The company in the body, for operations that accept one. */
	readonly companyId?: string | undefined
	/** True if the operation's body has a company, which partners must pass (D-34). */
	readonly takesCompany: boolean
	/** The success that a service may return for a missing collection: an empty list. Null if it must reject. */
	readonly ifMissing?: Success
}

/**
 * Runs an operation in a collection of the client (D-02).
 *
 * - A partner must name a company (authentication.4).
 * - If the company is foreign, or not the collection's, that only violates a decision: the collection already names its company.
 * - While the collection may not be ready, a service may reject.
 */
export function enter(call: Call, place: Place, operate: (collection: StoreCollection) => Outcome): Outcome {
	const { takesCompany, ifMissing } = place
	const { state, client } = call
	/** A blank company counts as absent. */
	const companyId = place.companyId?.trim() ? place.companyId : null
	if (takesCompany && client.isPartner && companyId === null) return fail(companyMissing())
	const company = companyId === null ? null : findCompany(state, client, companyId)
	const isOther = company !== null && owns(company, 'code')
	const collection = findCollection(call, place.collectionId)
	if (owns(collection, 'code')) {
		const success = ifMissing === undefined ? null : { ...ifMissing, rule: 'service.2' }
		return { issues: [collection], success, mayRefuse: false }
	}
	const outcome = operate(collection)
	const { isReady, isSure } = readinessOf(collection, call.moment)
	const mayRefuse = outcome.mayRefuse || !isReady || !isSure
	// For a company that is not the client's, a list may be empty.
	const success =
		outcome.success === null || ifMissing === undefined ? outcome.success : { ...outcome.success, pattern: ANY }
	if (isOther) return { ...outcome, success, issues: [company, ...outcome.issues], mayRefuse }
	if (company === null || company.id === collection.companyId) return { ...outcome, mayRefuse }
	const elsewhere = modelIssue('resource.collection', 'D-02', ['collectionId'], { id: collection.id })
	return { ...outcome, issues: [elsewhere, ...outcome.issues], mayRefuse }
}

function companyMissing(): Issue {
	const details = { severity: 'error', path: ['companyId'], rule: 'authentication.4' } as const
	return makeIssue(ORDER_BODY_MESSAGES, 'order.company.missing', details)
}
