import type { CreateCollectionBody } from '../../../rules/contract/generated/types.ts'
import { REQUEST_MESSAGES } from '../../../rules/contract/messages.ts'
import { clipParam, type Issue, makeIssue } from '../../../rules/core/issue.ts'
import { isList, owns, readField } from '../../../rules/core/read.ts'
import { readRewardType } from '../../../rules/order/build/judge-payment.ts'
import { type Call, doubt, fail, type Outcome, type Success, succeed } from '../call.ts'
import { equalTo, fieldsOf, type Pattern, required, TEXT } from '../expectation.ts'
import { addCompany, findCompany } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { textOrNull } from '../json.ts'
import type { StoreCollection } from '../state.ts'

/**
 * Creates a collection from a JSON or multipart body, with the seed's template products. The collection belongs to a company of the client. If the
 * body names no company, the collection belongs to a new one. A service may reject the request of a partner that names no company.
 *
 * - A service may accept other reward types, themes and parameter values: neither their effect nor the parameter names are documented (D-82).
 * - A store of gifts ignores payment at checkout (D-83). A service may also reject it, because it is "only available in Credits/Points stores". A
 *   service may also reject a collection without a logo (D-143).
 */
export function createCollection(call: Call<CreateCollectionBody>): Outcome {
	const { state, client, body } = call
	const { companyId } = body
	const known = companyId?.trim() ? findCompany(state, client, companyId) : null
	if (known !== null && owns(known, 'code')) return fail(known)
	const faults = findInParameters(call)
	const success = create(call, known)
	const isGift =
		readRewardType(call.parameter('rewardType')) === 'Gifts' && call.parameter('paymentCheckout') === 'true'
	const isUnnamed = client.isPartner === true && known === null
	return faults.length > 0
		? doubt(faults, success)
		: succeed(success, isGift || isUnnamed || !call.parameter('logoUrl')?.trim())
}

function create({ state, client, parameter, now }: Call, known: { id: string; slug: string | null } | null): Success {
	const collectionId = makeId(state.counter)
	const company = known ?? { id: makeId(state.counter + 1), slug: `company-${state.counter + 1}` }
	const rewardType = readRewardType(parameter('rewardType'))
	const newSlug: Pattern = { kind: 'noneOf', values: state.companies.flatMap(({ slug }) => slug ?? []) }
	const newCompany: Pattern = { kind: 'noneOf', values: state.companies.map(({ id }) => id) }
	return {
		body: { companyId: company.id, companySlug: company.slug ?? company.id, collectionId },
		pattern: fieldsOf([
			required('companyId', known === null ? newCompany : equalTo(known.id), 'create-collection.3'),
			required('companySlug', known === null ? newSlug : known.slug ? equalTo(known.slug) : TEXT),
			required('collectionId', { kind: 'noneOf', values: state.collections.map(({ id }) => id) }),
		]),
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
				areOrdersDated: false,
				orders: [],
				latestOrders: [],
				personalizations: [],
			}
			const next = { ...addCompany(state, client, made), collections: [...state.collections, collection] }
			return takeIds(next, [collection.id, made.id])
		},
	}
}

/** Returns the issues of a call's query parameters. If the API documentation lists the values of a parameter, another value is an error. */
function findInParameters({ operation, parameter }: Call): readonly Issue[] {
	const issues: Issue[] = []
	for (const { name, schema } of operation.parameters) {
		const listed = readField(schema, 'enum')
		const values = isList(listed) ? listed : readField(schema, 'type') === 'boolean' ? ['true', 'false'] : null
		const given = parameter(name)
		if (values === null || given === null || values.includes(given)) continue
		const params = { field: name, expected: values.join(', '), actual: clipParam(given) }
		issues.push(makeIssue(REQUEST_MESSAGES, 'request.enum', { severity: 'error', path: [name], rule: 'D-82', params }))
	}
	return issues
}
