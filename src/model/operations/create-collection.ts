import { parseCreateCollectionBody } from '../../contract/generated/request-parsers.ts'
import { readRewardType } from '../../order/read-facts.ts'
import { addCompany } from '../add-company.ts'
import { type Call, doubt, fail, type Outcome, readBody, type Success, succeed } from '../call.ts'
import { equalTo, objectOf, TEXT } from '../expectation.ts'
import { findCompany } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { textOrNull } from '../read-json.ts'
import { findInParameters } from '../read-parameters.ts'
import type { StoreCollection } from '../state.ts'

/**
 * Create a new collection, from JSON or a multipart body, for a company that the client has or, when none is named, for a new one;
 * so partners need not name one here. It gets the seed's template products. What other reward types, themes and the like do is
 * not shown, nor are the names of the parameters (D-82): a service may take them. Payment at checkout is ignored in a store of
 * gifts (D-83).
 */
export function createCollection(call: Call): Outcome {
	const { state, client } = call
	const read = readBody(call, parseCreateCollectionBody(call.body ?? {}))
	if ('refusal' in read) return read.refusal
	const { companyId } = read.body
	const known = companyId?.trim() ? findCompany(state, client, companyId) : null
	if (known !== null && 'code' in known) return fail(known)
	const faults = findInParameters(call)
	const success = create(call, known)
	return faults.length > 0 ? doubt(faults, success) : succeed(success)
}

function create({ state, client, parameter, now }: Call, known: { id: string; slug: string | null } | null): Success {
	const collectionId = makeId(state.counter)
	const company = known ?? { id: makeId(state.counter + 1), slug: `company-${state.counter + 1}` }
	const rewardType = readRewardType(parameter('rewardType'))
	return {
		body: { companyId: company.id, companySlug: company.slug ?? company.id, collectionId },
		pattern: objectOf({
			companyId: known === null ? TEXT : equalTo(known.id),
			companySlug: known?.slug ? equalTo(known.slug) : TEXT,
			collectionId: TEXT,
		}),
		after: (body) => {
			const made = {
				id: known?.id ?? (textOrNull(body, 'companyId') || company.id),
				slug: known?.slug ?? (textOrNull(body, 'companySlug') || company.slug),
			}
			const collection: StoreCollection = {
				id: textOrNull(body, 'collectionId') || collectionId,
				companyId: made.id,
				rewardType,
				paymentCheckout: parameter('paymentCheckout') === 'true' && rewardType !== 'Gifts',
				createdAt: now,
				shown: {},
				products: state.templates,
				people: [],
				arePeopleOpen: false,
				orders: [],
				personalizations: [],
			}
			const next = { ...addCompany(state, client, made), collections: [...state.collections, collection] }
			return takeIds(next, [collection.id, made.id])
		},
	}
}
