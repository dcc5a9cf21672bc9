import type { PlaceOrderBody, Product, ValidateOrderBody, ZodiacSign } from './generated/types.ts'
import type { AddressInput } from './type-names.ts'

export type {
	PersonalizationSource,
	Product,
	ShippingRegion,
	Variant,
	ZodiacSign,
} from './generated/types.ts'
export type { AddressInput }

/** The body of validate-order or place-order. validate-order ignores the fields of place-order, and the other way round. */
export interface OrderInput extends Omit<PlaceOrderBody, 'address'>, Omit<ValidateOrderBody, 'address'> {
	readonly address?: AddressInput | undefined
}

/** One line of a basket. */
export interface OrderItem {
	readonly variantId: string
	/** A whole number of 1 or more. */
	readonly quantity: number
}

/**
 * The `address`, the `orderItems` and the `taxNumber` of a valid order, normalized. `ValidOrder` is a type and not an interface, because form libraries
 * require values with an index signature.
 */
export type ValidOrder = {
	address: Address
	orderItems: OrderItem[]
	/** Absent if the country needs no tax number. A null would get a warning from every parser (D-92). */
	taxNumber?: string
}

/**
 * A normalized address. Each field is a text: trimmed, `countryCode` in capitals, `country` as a name, the zip in its country's format, the phone
 * in E.164.
 */
export interface Address {
	address1: string
	address2: string
	city: string
	province: string
	provinceCode: string
	zip: string
	country: string
	countryCode: string
	phone: string
}

/** The type of parsed JSON: any field may be missing or null, and any string is allowed, even where the API documentation lists values. */
type Loose<T> = T extends string
	? string
	: T extends readonly (infer Item)[]
		? readonly Loose<Item>[]
		: T extends object
			? { readonly [Key in keyof T]?: Loose<T[Key]> | null | undefined }
			: T

/** A product as get-product returns it. No cast is needed for parsed JSON, or for the type of another description of the API. */
export interface ProductInput extends Loose<Product> {}

/** The documented fields that personalized items show, derived from a person's data. */
export interface PersonalizationFields {
	name: NameFields
	/** Derived from the start date; null if no start date is known (D-66). */
	anniversary: DateFields | null
	/** Derived from the birth date; null if no birth date is known (D-66). */
	birth: DateFields | null
	work: { department: string | null; location: string | null }
}

export interface NameFields {
	first: string | null
	last: string | null
	firstNameInitials: string
	lastNameInitials: string
	/** The initials of the first name, then of the last name. */
	initials: string
	/** Null only if the first name is blank (D-65). */
	firstPossessive: string | null
}

/** The fields of one date. The examples are for 29 May 1984, as of 1 June 2026. */
export interface DateFields {
	/** Example: 5 */
	month: number
	/** Example: `'05'` */
	monthPadded: string
	/** Example: 1984 */
	year: number
	/** Example: `'1980s'` */
	decade: string
	/** The year within its century: 84. */
	years: number
	/** Example: `'84'` */
	yearsPadded: string
	/** The first two digits of the year: `'19'`. */
	hundreds: string
	/** Example: `'Gemini'` */
	zodiac: ZodiacSign
	/** The ordinal of the elapsed years: `'42nd'`. */
	ordinal: string
	/** Example: `'42 years'` */
	elapsed: string
	/** Example: `'42'` */
	elapsedYears: string
}
