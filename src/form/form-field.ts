/** The name of a field about the person of an order, or the company for a label. A form has these fields on request. */
export type ContactFieldName = 'firstName' | 'lastName' | 'email' | 'company'

/** The documented own name of a field. */
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

/** A field that the form requires although the rules don't, unless the shop makes it optional. */
export type OptionalName = 'address1' | 'city'

/** A field that a shop may require although the rules don't. */
export type RequirableName = ContactFieldName | 'address1' | 'address2' | 'city' | 'phone'

/** A form field in HTML terms. */
export interface FormField {
	readonly name: FieldName
	readonly label: string
	/** Whether the rules reject an order without it; street and city, unless the shop's options let them stay empty. */
	readonly required: boolean
	/** Whether a parcel needs the field although no rule requires it: the rules warn without it. */
	readonly expected: boolean
	/** False for a field that the country's addresses don't use. */
	readonly visible: boolean
	/** Fields with the same number are on one line of the country's format. */
	readonly line: number
	/** Autofill tokens of the HTML standard. */
	readonly autocomplete: string
	/** The automatic capitals of an on-screen keyboard. */
	readonly autocapitalize: 'none' | 'words' | 'characters'
	readonly inputMode: 'text' | 'numeric' | 'tel' | 'email'
	readonly type: 'text' | 'tel' | 'email' | 'select'
	/** The longest text that is read, in UTF-16 units. Null without a limit. */
	readonly maxLength: number | null
	/** A valid value, also together with the other examples. Empty if there is none. */
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
	/** True for one of the likely choices, which come before the others. */
	readonly isLikely?: true
}
