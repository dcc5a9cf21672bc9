import { type Issue, makeIssue } from '../core/issue.ts'
import { ORDER_BODY_MESSAGES } from '../order/check-order-body.ts'
import { type Call, fail, type Outcome, type Success } from './call.ts'
import { findCollection, findCompany } from './find.ts'
import { modelIssue } from './messages.ts'
import { readinessOf } from './readiness.ts'
import type { StoreCollection } from './state.ts'

/** Where an operation is about to work. */
interface Place {
	readonly collectionId: string | null | undefined
	/** What the body says, for operations that take a company. */
	readonly companyId?: string | undefined
	/** True for operations whose body takes a company, which partners must pass (D-34). */
	readonly takesCompany: boolean
	/** What a service may answer for a collection that is not there: an empty list. Null where it has to refuse. */
	readonly ifMissing?: Success
}

/**
 * Lets an operation work in a collection of the client (D-02). A partner has to say for which of its companies (authentication.4). That
 * anybody else names a company that is not theirs, or that the collection is of another of the client's companies, is a decision's
 * error: the collection says whose it is. While it is not surely ready, a service may refuse what it cannot do yet.
 */
export function enter(call: Call, place: Place, operate: (collection: StoreCollection) => Outcome): Outcome {
	const { takesCompany, ifMissing } = place
	const { state, client } = call
	/** A blank one names none. */
	const companyId = place.companyId?.trim() ? place.companyId : null
	if (takesCompany && client.isPartner && companyId === null) return fail(companyMissing())
	const company = companyId === null ? null : findCompany(state, client, companyId)
	const isForeign = company !== null && 'code' in company
	if (isForeign && client.isPartner) return fail(company)
	const collection = findCollection(call, place.collectionId)
	if ('code' in collection) return { issues: [collection], success: ifMissing ?? null, mayRefuse: false }
	const outcome = operate(collection)
	const { isReady, isSure } = readinessOf(collection, call.moment)
	const mayRefuse = outcome.mayRefuse || !isReady || !isSure
	if (isForeign) return { ...outcome, issues: [company, ...outcome.issues], mayRefuse }
	if (company === null || company.id === collection.companyId) return { ...outcome, mayRefuse }
	const elsewhere = modelIssue('resource.collection', 'D-02', ['collectionId'], { id: collection.id })
	return { ...outcome, issues: [elsewhere, ...outcome.issues], mayRefuse }
}

function companyMissing(): Issue {
	const details = { severity: 'error', path: ['companyId'], rule: 'D-34' } as const
	return makeIssue(ORDER_BODY_MESSAGES, 'order.company.missing', details)
}
