import { isPlainValue } from '../../contract/body-fields.ts'
import { PLACE_ORDER_FIELDS, VALIDATE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { Collection, CustomAttribute, Order, Person, PlaceOrderBody } from '../../contract/generated/types.ts'
import { MAX_ATTRIBUTES } from '../../contract/judge-fields.ts'
import type { OrderInput, PersonalizationSource, ProductInput } from '../../contract/resources.ts'
import type { Issue, Path, Severity } from '../../core/issue.ts'
import { openFields, openList } from '../../core/open.ts'
import type { Policy } from '../../core/policy.ts'
import { type Fields, isRecord, lengthOf, readField } from '../../core/read.ts'
import type { ProductIndex } from '../judge/index-products.ts'
import type { OwnFacts } from '../judge/own-facts.ts'

/** A person, a user, or the source of personalizations. Its fields aren't checked yet and may have any type. */
export type GivenPerson = Fields<Person & PersonalizationSource>

/** The fields of a draft that are needed to build an order. A field with a wrong type is undefined. The checks of the order report it. */
export interface GivenDraft {
	readonly itemCount: number
	/** True if there is a tax number, of any type. */
	readonly hasTaxNumber: boolean
	/** The custom attributes of the order and its address. Only their strings are kept. */
	readonly attributes: readonly CustomAttribute[]
	readonly ofAddress: readonly CustomAttribute[]
	/** Null if the value isn't an object. The user and the personalizations keep only fields that are strings. */
	readonly user: GivenPerson | null
	readonly person: GivenPerson | null
	readonly personalizations: GivenPerson | null
	/** The fields of the body that are texts, numbers or booleans. A value of a wrong type is undefined. */
	readonly plain: PlainFields
}

type OrderFields = typeof VALIDATE_ORDER_FIELDS & typeof PLACE_ORDER_FIELDS
/** Every field in the bodies of an order. */
const ORDER_FIELDS: OrderFields = /* @__PURE__ */ Object.assign({}, VALIDATE_ORDER_FIELDS, PLACE_ORDER_FIELDS)
type PlainName = { [Name in keyof OrderFields]: OrderFields[Name] extends string ? Name : never }[keyof OrderFields]
/** The fields of an order that are texts, numbers or booleans. */
type PlainFields = { readonly [Name in PlainName]?: OrderInput[Name] }

const DRAFT_NAMES = /* @__PURE__ */ fieldNames(ORDER_FIELDS, 'person')
const PERSON_NAMES = /* @__PURE__ */ personNames(PLACE_ORDER_FIELDS)

function personNames({ personalizations }: typeof PLACE_ORDER_FIELDS) {
	return fieldNames(personalizations, 'email', 'externalId', 'balance')
}

/** Returns the names of the fields in a table, followed by more names. */
export function fieldNames<Fields extends object, More extends string = never>(
	fields: Fields,
	...more: readonly More[]
): readonly ((keyof Fields & string) | More)[] {
	return [...(Object.keys(fields) as (keyof Fields & string)[]), ...more]
}

/** Reads the fields of a draft, each once. */
export function readDraft(draft: unknown): GivenDraft {
	const given = openFields<OrderDraft>(draft, DRAFT_NAMES)
	return {
		itemCount: lengthOf(given.orderItems),
		hasTaxNumber: (given.taxNumber ?? null) !== null,
		attributes: openAttributes(given.customAttributes),
		ofAddress: openAttributes(readField(given.address, 'customAttributes')),
		user: isRecord(given.user) ? onlyTexts(openFields<Person & PersonalizationSource>(given.user, PERSON_NAMES)) : null,
		person: isRecord(given.person) ? openFields<Person & PersonalizationSource>(given.person, PERSON_NAMES) : null,
		personalizations: isRecord(given.personalizations)
			? onlyTexts(openFields<Person & PersonalizationSource>(given.personalizations, PERSON_NAMES))
			: null,
		plain: plainFields(given),
	}
}

function plainFields(given: Fields<OrderDraft>): PlainFields {
	// The object inherits nothing, so a field of `Object.prototype` can't replace a field that the draft doesn't have.
	const plain: Record<string, unknown> = Object.create(null)
	for (const name of fieldNames(ORDER_FIELDS)) {
		const value = given[name]
		if (isPlainValue(value, ORDER_FIELDS[name])) plain[name] = value
	}
	return plain
}

function openAttributes(attributes: unknown): CustomAttribute[] {
	return openList(attributes, MAX_ATTRIBUTES).map((each) =>
		pickTexts(openFields<CustomAttribute>(each, ['key', 'value']), ['key', 'value']),
	)
}

/** A person without any data. */
export const NOBODY: GivenPerson = /* @__PURE__ */ openFields<Person & PersonalizationSource>(undefined, PERSON_NAMES)

/** Returns the fields, with undefined for each value that isn't a string. The checks of the body report such values. */
function onlyTexts(person: GivenPerson): GivenPerson {
	const texts: Partial<Record<keyof GivenPerson, string | undefined>> = {}
	for (const name of Object.keys(person) as (keyof GivenPerson)[]) texts[name] = asText(person[name])
	return texts
}

/** Returns a new object with only those fields that are strings. */
export function pickTexts<Name extends string>(
	fields: { readonly [Each in Name]?: unknown },
	names: readonly Name[],
): { readonly [Each in Name]?: string } {
	const texts: { [Each in Name]?: string } = {}
	for (const name of names) {
		const text = fields[name]
		if (typeof text === 'string') texts[name] = text
	}
	return texts
}

function asText(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined
}

/** An order to build: the fields of place-order's body, and the `person` who gets the order, as list-people returns them. */
export interface OrderDraft extends OrderInput {
	/** Replaces a missing `user` or `personalizations`. The balance of this person counts if the facts have no balance. */
	readonly person?: Person | undefined
}

/** The `status` of the creation of a personalized product, with the service's own `sha` (D-67, D-86). */
export interface Creation {
	readonly status: 'Pending' | 'Done' | 'Error'
	readonly sha?: string | null | undefined
	/**
	 * The person for whom the product was created, as in the query of get-product (`toGetProductQuery`). A creation without a person counts for any
	 * person.
	 */
	readonly person?: PersonalizationSource | undefined
}

/**
 * The facts about the store and the moment that `buildOrder` uses: `products`, `collection`, `balance`, `asOf` and others. The policy is a separate
 * argument; a key `policy` in the facts is ignored. If a fact is missing but needed, the verdict is `unknown`.
 */
export interface OrderFacts extends OwnFacts {
	readonly products?: readonly ProductInput[] | ProductIndex | undefined
	/** The kind of store. `paymentCheckout`: whether a card can pay for missing credits. */
	readonly collection?:
		| (Pick<Collection, 'rewardType'> & { readonly paymentCheckout?: boolean | undefined })
		| undefined
	/** The credits of the person, or the number of items that the person may still order. */
	readonly balance?: number | undefined
	/** The reference day of personalized dates: `YYYY-MM-DD`. */
	readonly asOf?: string | undefined
	/** The order's `createdAt`, a date-time. Without it, `createdAt` is null (D-85). */
	readonly now?: string | undefined
	/** For each product id, the country for which the product was fetched. The prices of the product include the delta of this country (D-41). */
	readonly pricedFor?: Readonly<Record<string, string>> | undefined
	/**
	 * For each product id, the creation of the personalized product for this person, or a list of creations with their persons. A creation for
	 * somebody else doesn't count, and `needs` lists the product (D-163).
	 */
	readonly creations?: Readonly<Record<string, Creation | readonly Creation[]>> | undefined
	/** The id of the order, and an id for each order item. Default: `draft` for the order, and `draft-1`, `draft-2` … for its items. */
	readonly ids?: { readonly order?: string | undefined; readonly lines?: readonly string[] | undefined } | undefined
}

/** The totals of an order. Amounts are credits (US dollars) or numbers of pieces. */
export interface OrderTotals {
	/** The number of pieces. */
	readonly items: number
	readonly price: number
	/** Null if a line has none. */
	readonly retailPrice: number | null
	/** 0 in a store of gifts. */
	readonly creditsUsed: number
	/** 0 in a store of credits. */
	readonly giftsUsed: number
	readonly dueByCard: number
}

/** A step in the calculation of an amount. The amount is the result of its last step. */
export interface CalculationStep {
	/** The path of the amount in the built order. */
	readonly of: Path
	readonly operator: '=' | '+' | '-'
	readonly value: number
	/** The source of the value. */
	readonly reason: 'product' | 'delta' | 'delta-of-other-country' | 'line' | 'order' | 'balance' | 'credits' | 'gifts'
	/** The amount after the step. */
	readonly result: number
	/** The country of a delta, or the quantity and price of a line. */
	readonly country?: string
	readonly quantity?: number
	readonly price?: number
}

/** How each amount was calculated, as data and as text. The text has a line for each order line, for the total and for the payment. */
export interface Explanation {
	readonly steps: readonly CalculationStep[]
	readonly text: string
}

/** A line that was rejected with `errorPolicy: 'reject-failed-lines'`. */
export interface RejectedLine<Code extends string = string> {
	/** Its index in the draft's `orderItems`. */
	readonly index: number
	readonly issues: readonly Issue<Code>[]
}

/**
 * The value of the verdict of `buildOrder`: the `order` as list-orders shows it, the `body` of place-order, the totals, and the explanation of each
 * amount.
 */
export interface BuiltOrder<Code extends string = string> {
	/** The order as list-orders returns it. */
	readonly order: Order
	/** False in a store of gifts, because it hides prices (D-85). */
	readonly showPrices: boolean
	/** The body for place-order, in normalized form. */
	readonly body: PlaceOrderBody
	readonly totals: OrderTotals
	readonly balanceAfter: number
	readonly explanation: Explanation
	readonly rejected: readonly RejectedLine<Code>[]
}

/** The facts as the caller passed them. The rules that need a fact check it. */
export interface GivenFacts {
	/** The products as the caller passed them, or indexed. */
	readonly products: unknown
	/** Null if missing. */
	readonly rewardType: unknown
	readonly hasCheckout: boolean
	/** Null if missing. */
	readonly balance: unknown
	readonly asOf: unknown
	/** Null if missing. */
	readonly now: unknown
	/** Maps by product id, and a list of line ids. Entries are read one by one. */
	readonly pricedFor: unknown
	readonly creations: unknown
	readonly lineIds: unknown
	readonly orderId: unknown
}

/** Reads the facts, each once. */
export function readFacts(facts: unknown): GivenFacts {
	const { products, collection, balance, asOf, now, pricedFor, creations, ids } = openFields<OrderFacts>(facts, [
		'products',
		'collection',
		'balance',
		'asOf',
		'now',
		'pricedFor',
		'creations',
		'ids',
	])
	const { rewardType, paymentCheckout } = openFields<NonNullable<OrderFacts['collection']>>(collection, [
		'rewardType',
		'paymentCheckout',
	])
	const { order, lines } = openFields<NonNullable<OrderFacts['ids']>>(ids, ['order', 'lines'])
	return {
		products,
		rewardType: rewardType ?? null,
		hasCheckout: paymentCheckout === true,
		balance: balance ?? null,
		asOf,
		now: now ?? null,
		pricedFor,
		creations,
		lineIds: lines,
		orderId: order,
	}
}

/** Returns how to treat a fact with which no order can be built: as an error, or as missing (D-93). The result includes the policy key. */
export function factDetails({ invalidFacts }: Policy): { severity: Severity; policy: 'invalidFacts' } {
	return { severity: invalidFacts === 'error' ? 'error' : 'warning', policy: 'invalidFacts' }
}
