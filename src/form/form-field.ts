/**
 * The name of a field about the order's person (first name, last name, e-mail, company). A form has such a field only if you request it.
 */
export type ContactFieldName = 'firstName' | 'lastName' | 'email' | 'company'

/** The name of a form field, such as `zip`, `countryCode` or `phone`. */
export type FieldName =
	| 'countryCode'
	| 'address1'
	| 'address2'
	| 'city'
	| 'province'
	| 'provinceCode'
	| 'zip'
	| 'phone'
	| 'taxNumber'
	| ContactFieldName

/** A field that the form requires although the rules don't. A shop can make it optional. */
export type OptionalName = 'address1' | 'city'

/** A field that a shop may require although the rules don't. */
export type RequirableName = ContactFieldName | 'address1' | 'address2' | 'city' | 'phone'

/** A field of an address form in HTML terms: its name, label, autofill token, length and so on. */
export interface FormField {
	readonly name: FieldName
	readonly label: string
	/** Whether an order is rejected without the field. Street and city are also required, unless the shop's options make them optional. */
	readonly required: boolean
	/** Whether a parcel needs the field, although an order is valid without it: then the rules warn. */
	readonly expected: boolean
	/** False if addresses of the country don't use the field. */
	readonly visible: boolean
	/** Fields with the same number are on the same line of an address. */
	readonly line: number
	/** Autofill tokens of the HTML standard. */
	readonly autocomplete: string
	/** The automatic capitals of an on-screen keyboard. */
	readonly autocapitalize: 'none' | 'words' | 'characters'
	readonly inputMode: 'text' | 'numeric' | 'tel' | 'email'
	readonly type: 'text' | 'tel' | 'email' | 'select'
	/** The longest text that is read, in UTF-16 units. Null without a limit. */
	readonly maxLength: number | null
	/** A valid value. Together, the examples of all fields are valid, too. Empty if there is none. */
	readonly example: string
	/** For the attribute `pattern`. Never stricter than the rule. */
	readonly pattern?: string
	/** The provinces, by code. */
	readonly options?: readonly FieldOption[]
}

/** One choice of a select. */
export interface FieldOption {
	readonly value: string
	readonly label: string
	/** True for a likely choice. Likely choices come before the others. */
	readonly isLikely?: true
}
