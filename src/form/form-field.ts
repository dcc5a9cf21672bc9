/** A field's name is the interface's own. */
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

/** A field of a form, in the terms of HTML. */
export interface FormField {
	readonly name: FieldName
	readonly label: string
	/** The rules refuse an order without it. */
	readonly required: boolean
	/** False for a field that the country's addresses do not have. */
	readonly visible: boolean
	/** The token of the HTML standard. */
	readonly autocomplete: string
	readonly inputMode: 'text' | 'numeric' | 'tel'
	readonly type: 'text' | 'tel' | 'select'
	/** The longest text that is read, in UTF-16 units; null where there is no such limit. */
	readonly maxLength: number | null
	/** A value that passes, also beside the other examples; empty where there is none to show. */
	readonly example: string
	/** For the attribute `pattern`: never stricter than the rule. */
	readonly pattern?: string
	/** The provinces, by code. */
	readonly options?: readonly FieldOption[]
}

/** One choice of a select. */
export interface FieldOption {
	readonly value: string
	readonly label: string
}
