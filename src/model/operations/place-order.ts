import { parsePlaceOrderBody } from '../../contract/generated/request-parsers.ts'
import type { Person } from '../../contract/generated/types.ts'
import { readField } from '../../core/read.ts'
import { buildOrder } from '../../order/build-order.ts'
import type { BuiltOrder } from '../../order/built-order.ts'
import { openBalances, rewardTypeOf } from '../add-balance.ts'
import { type Call, fail, type Outcome, readBody, refuseBy, type Success, succeed } from '../call.ts'
import { creationsFor, findPersonalizationIssues } from '../creations.ts'
import { dayOf } from '../day-of.ts'
import { enter } from '../enter.ts'
import { objectOf, TEXT } from '../expectation.ts'
import { findPerson, withCollection } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { modelIssue } from '../messages.ts'
import { findMissingVariants } from '../missing-variants.ts'
import { textOrNull } from '../read-json.ts'
import { showName } from '../show-name.ts'
import { ownSource } from '../source.ts'
import type { StoreCollection, StoreOrder, StorePerson } from '../state.ts'

/** What somebody may spend of whom the model does not know the balance, so that all else is judged. */
const PLENTY = 1e12

/**
 * Place an order for a user of the collection, as `buildOrder` builds it: its price or its items are taken off the balance (D-81),
 * and personalized items have to be made for this person before (get-product.3, D-86). Somebody whom the model does not know
 * cannot order there; a service may take it all the same (D-109), and what a warning is about, it may refuse.
 */
export function placeOrder(call: Call): Outcome {
	const read = readBody(call, parsePlaceOrderBody(call.body))
	if ('refusal' in read) return read.refusal
	const { body } = read
	const place = { collectionId: call.parameter('collectionId'), companyId: body.companyId, takesCompany: true }
	return enter(call, place, (collection) => {
		const { state } = call
		const person = findPerson(collection, body.user?.email)
		const isOpen = person === null || person.isBalanceOpen || collection.arePeopleOpen || collection.rewardType === null
		const orderId = makeId(state.counter)
		const orderNumber = String(1000 + state.counter)
		const source = ownSource(body.personalizations ?? person ?? body.user)
		const facts = {
			products: collection.products.map(({ product }) => product),
			collection: { rewardType: rewardTypeOf(collection), paymentCheckout: collection.paymentCheckout },
			balance: person === null ? PLENTY : person.balance,
			asOf: dayOf(call),
			now: call.now,
			creations: creationsFor(collection, source, call.moment),
			ids: { order: orderId },
		}
		const draft = { ...body, orderNumber, ...draftOf(person) }
		const verdict = buildOrder(draft, facts, state.policy)
		const open = successOf(call, collection, { person, orderId, orderNumber, built: null })
		if (verdict.status === 'invalid') {
			const isPoor = ({ code }: { code: string }): boolean => code === 'order.balance.insufficient'
			const sure = isOpen ? verdict.issues.filter((issue) => !isPoor(issue)) : verdict.issues
			return sure.length > 0 ? refuseBy(sure, call, open) : { issues: verdict.issues, success: open, mayRefuse: true }
		}
		if (verdict.status === 'unknown') {
			const missing = findMissingVariants(verdict.needs, body.orderItems)
			return missing.length > 0
				? fail(missing)
				: refuseBy(findPersonalizationIssues(verdict.needs, collection), call, open)
		}
		if (person === null) {
			const email = body.user?.email ?? ''
			return {
				issues: [modelIssue('resource.person', 'D-109', ['user', 'email'], { email })],
				success: open,
				mayRefuse: true,
			}
		}
		const success = successOf(call, collection, { person, orderId, orderNumber, built: verdict.value })
		return succeed(success, isOpen || verdict.issues.length > 0)
	})
}

interface Placement {
	readonly person: StorePerson | null
	readonly orderId: string
	readonly orderNumber: string
	/** Null where nobody knows what the service makes of the order. */
	readonly built: BuiltOrder | null
}

function successOf(
	call: Call,
	collection: StoreCollection,
	{ person, orderId, orderNumber, built }: Placement,
): Success {
	const balance = built?.balanceAfter
	const people = collection.people.map((each) =>
		each !== person || balance === undefined ? each : { ...each, balance },
	)
	const order = built?.order ?? { id: orderId, orderLineItems: [] }
	return {
		body: { order: { id: orderId, orderNumber } },
		pattern: objectOf({ order: objectOf({ id: TEXT, orderNumber: TEXT }) }),
		after: (body) => {
			const answered = readField(body, 'order')
			const id = textOrNull(answered, 'id') || orderId
			const placed: StoreOrder = {
				userId: person?.id ?? '',
				order: { ...order, id, orderNumber: textOrNull(answered, 'orderNumber') || orderNumber },
				isOpen: built === null,
			}
			const next = {
				...collection,
				// Somebody whom the model does not know may have been created by the way.
				arePeopleOpen: collection.arePeopleOpen || person === null,
				people: built === null ? openBalances(people, (each) => each === person) : people,
				orders: [...collection.orders, placed],
			}
			return takeIds(withCollection(call.state, next), [id, orderId])
		},
	}
}

/** The person as `buildOrder` takes them; nobody, where there is none. */
function draftOf(person: StorePerson | null): { readonly person?: Person } {
	if (person === null) return {}
	const { externalId } = person
	return { person: { ...ownSource(person), ...showName(person), ...(externalId === null ? {} : { externalId }) } }
}
