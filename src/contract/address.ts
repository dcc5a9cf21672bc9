/** An address as a caller sends it. What is required follows from the country, not from the type. */
export interface AddressInput {
	readonly address1?: string | undefined
	/** Defaults to the empty string. */
	readonly address2?: string | undefined
	readonly city?: string | undefined
	readonly province?: string | undefined
	readonly provinceCode?: string | undefined
	/** Defaults to the empty string. */
	readonly zip?: string | undefined
	readonly country?: string | undefined
	/** ISO 3166-1 alpha-2. */
	readonly countryCode?: string | undefined
	readonly phone?: string | undefined
	/** @deprecated The interface replaces it by the order's `taxNumber`. */
	readonly customAttributes?: readonly CustomAttribute[] | undefined
}

/** @deprecated The interface replaces custom attributes by `taxNumber`. */
export interface CustomAttribute {
	readonly key: string
	readonly value: string
}

/** An address in its normalised form: trimmed, codes in canonical case, the zip as its country writes it, the phone in E.164. */
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
