import type { CustomAttribute, Person } from '../../contract/generated/types.ts'
import { MOST_ATTRIBUTES } from '../../contract/judge-fields.ts'
import type { PersonalizationSource } from '../../contract/resources.ts'
import { type Copy, openFields, openList } from '../../core/open.ts'
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
	readonly taxNumber: string | undefined
	/** The custom attributes of the order and of its address, reduced to their strings. */
	readonly attributes: readonly CustomAttribute[]
	readonly ofAddress: readonly CustomAttribute[]
	/** Null if not an object. The user and the personalizations have only their strings. */
	readonly user: GivenPerson | null
	readonly person: GivenPerson | null
	readonly personalizations: GivenPerson | null
	readonly companyId: string | undefined
	readonly orderNumber: string | undefined
	readonly externalId: string | undefined
	readonly note: string | undefined
	readonly isVip: boolean | undefined
	readonly shouldSendEmail: boolean | undefined
	readonly shouldValidateProvinceCode: boolean | undefined
}

const draftFields: Copy<OrderDraft> = (draft) => ({
	address: draft.address,
	orderItems: draft.orderItems,
	taxNumber: draft.taxNumber,
	customAttributes: draft.customAttributes,
	companyId: draft.companyId,
	orderNumber: draft.orderNumber,
	externalId: draft.externalId,
	shouldValidateProvinceCode: draft.shouldValidateProvinceCode,
	user: draft.user,
	person: draft.person,
	personalizations: draft.personalizations,
	isVip: draft.isVip,
	note: draft.note,
	shouldSendEmail: draft.shouldSendEmail,
})

const personFields: Copy<Person & PersonalizationSource> = (person) => ({
	firstName: person.firstName,
	lastName: person.lastName,
	email: person.email,
	department: person.department,
	location: person.location,
	startDate: person.startDate,
	birthDate: person.birthDate,
	externalId: person.externalId,
	balance: person.balance,
})

const attributeFields: Copy<CustomAttribute> = ({ key, value }) => ({ key, value })

/** Reads the fields of a draft, each once. */
export function readDraft(draft: unknown): GivenDraft {
	const given = openFields(draft, draftFields)
	return {
		itemCount: lengthOf(given.orderItems),
		hasTaxNumber: (given.taxNumber ?? null) !== null,
		taxNumber: asText(given.taxNumber),
		attributes: openAttributes(given.customAttributes),
		ofAddress: openAttributes(readField(given.address, 'customAttributes')),
		user: isRecord(given.user) ? onlyTexts(openFields(given.user, personFields)) : null,
		person: isRecord(given.person) ? openFields(given.person, personFields) : null,
		personalizations: isRecord(given.personalizations)
			? onlyTexts(openFields(given.personalizations, personFields))
			: null,
		companyId: asText(given.companyId),
		orderNumber: asText(given.orderNumber),
		externalId: asText(given.externalId),
		note: asText(given.note),
		isVip: asFlag(given.isVip),
		shouldSendEmail: asFlag(given.shouldSendEmail),
		shouldValidateProvinceCode: asFlag(given.shouldValidateProvinceCode),
	}
}

function openAttributes(attributes: unknown): CustomAttribute[] {
	return openList(attributes, MOST_ATTRIBUTES).map((each) =>
		pickTexts(openFields(each, attributeFields), ['key', 'value']),
	)
}

/** A person without any data. */
export const NOBODY: GivenPerson = /* @__PURE__ */ openFields(undefined, personFields)

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

function asFlag(value: unknown): boolean | undefined {
	return typeof value === 'boolean' ? value : undefined
}
