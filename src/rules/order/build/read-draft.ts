import { isPlainValue } from '../../contract/body-fields.ts'
import { PLACE_ORDER_FIELDS, VALIDATE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { CustomAttribute, Person } from '../../contract/generated/types.ts'
import { MAX_ATTRIBUTES } from '../../contract/judge-fields.ts'
import type { OrderInput, PersonalizationSource } from '../../contract/resources.ts'
import { openFields, openList } from '../../core/open.ts'
import { type Fields, isRecord, lengthOf, readField } from '../../core/read.ts'
import type { OrderDraft } from './built-order.ts'

/** A person, a user, or the source of personalizations: unverified fields of any type. */
export type GivenPerson = Fields<Person & PersonalizationSource>

/**
 * The fields of a draft that are needed to build an order: each has its type, or is undefined. The checks of the order report wrong
 * types.
 */
export interface GivenDraft {
	readonly itemCount: number
	/** True if there is a tax number of any type. */
	readonly hasTaxNumber: boolean
	/** The custom attributes of the order and of its address, reduced to their strings. */
	readonly attributes: readonly CustomAttribute[]
	readonly ofAddress: readonly CustomAttribute[]
	/** Null if not an object. The user and the personalizations have only their strings. */
	readonly user: GivenPerson | null
	readonly person: GivenPerson | null
	readonly personalizations: GivenPerson | null
	/** The body's texts, numbers and booleans. A value of another type is undefined. */
	readonly plain: PlainFields
}

type OrderFields = typeof VALIDATE_ORDER_FIELDS & typeof PLACE_ORDER_FIELDS
/** Every field of the bodies of an order. */
const ORDER_FIELDS: OrderFields = /* @__PURE__ */ Object.assign({}, VALIDATE_ORDER_FIELDS, PLACE_ORDER_FIELDS)
type PlainName = { [Name in keyof OrderFields]: OrderFields[Name] extends string ? Name : never }[keyof OrderFields]
/** The texts, numbers and booleans of an order. */
export type PlainFields = { readonly [Name in PlainName]?: OrderInput[Name] }

const DRAFT_NAMES = /* @__PURE__ */ fieldNames(ORDER_FIELDS, 'person')
const PERSON_NAMES = /* @__PURE__ */ personNames(PLACE_ORDER_FIELDS)

function personNames({ personalizations }: typeof PLACE_ORDER_FIELDS) {
	return fieldNames(personalizations, 'email', 'externalId', 'balance')
}

/** Returns the names of a table's fields, and more names behind them. */
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
	// Inherits nothing: a field that the draft lacks is absent, whatever `Object.prototype` has.
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

/** Returns the fields with all non-strings undefined: the checks of the body report them. */
function onlyTexts(person: GivenPerson): GivenPerson {
	const texts: Partial<Record<keyof GivenPerson, string | undefined>> = {}
	for (const name of Object.keys(person) as (keyof GivenPerson)[]) texts[name] = asText(person[name])
	return texts
}

/** Returns a new object with only the fields that are strings. */
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
