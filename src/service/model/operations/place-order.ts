import { buildOrder } from '../../../rules/built-in/order.ts'
import type { Person, PlaceOrderBody, Product } from '../../../rules/contract/generated/types.ts'
import { readField } from '../../../rules/core/read.ts'
import type { Valid } from '../../../rules/core/verdict.ts'
import type { BuiltOrder } from '../../../rules/order/build/read-draft.ts'
import { type Call, dayOf, fail, type Outcome, refuseBy, type Success, succeed } from '../call.ts'
import { objectOf, TEXT } from '../expectation.ts'
import { enter, findMissingVariants, findPerson, withCollection } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { textOrNull } from '../json.ts'
import { creationsFor, findPersonalizationIssues, NOBODY, ownSource } from '../make-personalized.ts'
import { modelIssue } from '../messages.ts'
import { areItemsOpen, isErrorOpen, isOrderOpen } from '../open-addresses.ts'
import { newestIds, withOrder } from '../order-log.ts'
import { openBalances, rewardTypeOf, showName } from '../people.ts'
import type { ServiceState, StoreCollection, StoreOrder, StorePerson } from '../state.ts'

/** The balance to assume for a person whose balance is unknown, so that all other checks run. */
const PLENTY = 1e12

/**
 * Places an order for a user of the collection, with `buildOrder`. The price, or the number of items, is subtracted from the balance (D-81).
 * Personalized items must have been created for the person (get-product.3, D-86). An unknown person can't order here, but another service may
 * accept the order (D-109). A service may also reject an order that has warnings.
 */
export function placeOrder(call: Call<PlaceOrderBody>): Outcome {
	return enter(call, (collection) => {
		const person = findPerson(collection, call.body.user?.email)
		const outcome = placeFor(person, call, collection)
		// A service may create an unknown person before it rejects the order.
		return person === null
			? { ...outcome, refused: withCollection(call.state, { ...collection, arePeopleOpen: true }) }
			: outcome
	})
}

function placeFor(person: StorePerson | null, call: Call<PlaceOrderBody>, collection: StoreCollection): Outcome {
	const { state, body } = call
	const isExact = person === null || person.email === body.user?.email
	const isOpen =
		person === null ||
		!isExact ||
		person.isBalanceOpen ||
		collection.arePeopleOpen === true ||
		collection.rewardType === null
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
	const openSuccess = (): Success =>
		successOf(call, collection, { person, orderId, orderNumber, built: null, isSure: false })
	if (verdict.status === 'invalid') {
		const isPoor = ({ code }: { code: string }): boolean => code === 'order.balance.insufficient'
		const sure = verdict.issues.filter(
			(issue) => !(isOpen && isPoor(issue)) && !(issue.rule === 'tax-number.1' && isErrorOpen(issue, body)),
		)
		// If the order is rejected only because of an open balance, a service may do either. Other warnings reject nothing.
		const isOnlyPoor = sure.every(({ severity }) => severity === 'warning')
		return isOnlyPoor
			? { issues: verdict.issues, success: openSuccess(), mayRefuse: true }
			: refuseBy(sure, call, openSuccess())
	}
	if (verdict.status === 'unknown') {
		const missing = findMissingVariants(verdict.needs, body.orderItems, facts.products)
		return missing.length > 0
			? fail(missing)
			: refuseBy(findPersonalizationIssues(verdict.needs, collection), call, openSuccess())
	}
	if (person === null) {
		const email = body.user?.email ?? ''
		return {
			issues: [modelIssue('resource.person', 'D-109', ['user', 'email'], { email })],
			success: openSuccess(),
			mayRefuse: true,
		}
	}
	const placement = { person, orderId, orderNumber, built: verdict.value, isSure: isExact }
	const mayRefuse = isOpen || isDoubtful(collection, facts.products, body, verdict)
	return succeed(successOf(call, collection, placement), mayRefuse)
}

/** Returns whether a service may reject a valid order of a person whose balance is known (D-106, D-143). */
function isDoubtful(
	{ rewardType, personalizations }: StoreCollection,
	products: readonly Product[],
	{ orderItems, address }: PlaceOrderBody,
	{ value, issues }: Valid<BuiltOrder>,
): boolean {
	// The balance is too low, and nobody is present to pay the rest by card.
	if (value.totals.dueByCard > 0 || isOrderOpen(address, value.body.address?.zip, issues)) return true
	if (areItemsOpen(products, orderItems, address)) return true
	const ordered = new Set(orderItems?.map(({ variantId }) => variantId))
	return products.some(({ id, isPersonalized, variants = [] }) => {
		const bought = variants.filter((variant) => ordered.has(variant.id))
		// Without a price, a service may not know how to write the line.
		const isHidden = rewardType === 'Gifts' && bought.some(({ price }) => price === undefined)
		// Only the personalization of the whole collection made it, and no get-product.
		const isMade =
			isPersonalized !== true || personalizations.some(({ productId, key }) => productId === id && key !== NOBODY)
		return isHidden || (bought.length > 0 && !isMade)
	})
}

interface Placement {
	readonly person: StorePerson | null
	readonly orderId: string
	readonly orderNumber: string
	/** Null if the effect of the order on the service is unknown. */
	readonly built: BuiltOrder | null
	/** Whether the order certainly has the same effect in every service. */
	readonly isSure: boolean
}

function successOf(
	call: Call<PlaceOrderBody>,
	collection: StoreCollection,
	{ person, orderId, orderNumber, built, isSure }: Placement,
): Success {
	const balance = built?.balanceAfter
	const order = built?.order ?? { id: orderId, orderLineItems: [] }
	return {
		body: { order: { id: orderId, orderNumber } },
		pattern: objectOf({
			order: objectOf({ id: { kind: 'noneOf', values: newestIds(collection) }, orderNumber: TEXT }),
		}),
		after: (body) => {
			const people = collection.people.map((each) =>
				each === person
					? { ...each, balance: balance ?? each.balance, isBalanceOpen: each.isBalanceOpen || !isSure }
					: each,
			)
			const answered = readField(body, 'order')
			const id = textOrNull(answered, 'id') || orderId
			const placed: StoreOrder = {
				userId: person?.id ?? '',
				order: { ...order, id, orderNumber: textOrNull(answered, 'orderNumber') || orderNumber },
				isOpen: !isSure,
				isPlaced: true,
			}
			const next = {
				...collection,
				// The service may have created the unknown person.
				arePeopleOpen: person === null || collection.arePeopleOpen,
				people,
				...withOrder(collection, placed),
			}
			const state = withCollection(person === null ? openTwins(call) : call.state, next)
			return takeIds(state, [id, orderId])
		},
	}
}

/** Returns the state after an order of an unknown person. A person of another collection with the same e-mail may have paid for the order (D-109). */
function openTwins({ state, body }: Call<PlaceOrderBody>): ServiceState {
	const collections = state.collections.map((each) => {
		const twin = findPerson(each, body.user?.email)
		return { ...each, people: openBalances(each.people, (person) => person === twin) }
	})
	return { ...state, collections }
}

/** Returns the person as `buildOrder` expects one; an empty object without a person. */
function draftOf(person: StorePerson | null): { readonly person?: Person } {
	if (person === null) return {}
	const { externalId } = person
	return { person: { ...ownSource(person), ...showName(person), ...(externalId === null ? {} : { externalId }) } }
}
