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
 * Lets an operation work in a collection of the client (D-02). A partner has to say for which company (authentication.4), and
 * whichever company is named has to be the client's; that a collection is another one's of the client's companies is only a
 * decision's error. While a collection is not surely ready, a service may refuse what it can not do yet.
 */
export function enter(call: Call, place: Place, operate: (collection: StoreCollection) => Outcome): Outcome {
	const { companyId, takesCompany, ifMissing } = place
	const { state, client } = call
	if (takesCompany && client.isPartner && (companyId ?? '').trim() === '') return fail(companyMissing())
	const company = companyId === undefined ? null : findCompany(state, client, companyId)
	if (company !== null && 'code' in company) return fail(company)
	const collection = findCollection(call, place.collectionId)
	if ('code' in collection) return { issues: [collection], success: ifMissing ?? null, mayRefuse: false }
	const outcome = operate(collection)
	const { isReady, isSure } = readinessOf(collection, call.moment)
	const mayRefuse = outcome.mayRefuse || !isReady || !isSure
	if (company === null || company.id === collection.companyId) return { ...outcome, mayRefuse }
	const elsewhere = modelIssue('resource.collection', 'D-02', ['collectionId'], { id: collection.id })
	return { ...outcome, issues: [elsewhere, ...outcome.issues], mayRefuse }
}

function companyMissing(): Issue {
	const details = { severity: 'error', path: ['companyId'], rule: 'D-34' } as const
	return makeIssue(ORDER_BODY_MESSAGES, 'order.company.missing', details)
}
