import { defaultsOf, type Options, readChoices, type Settings } from '../core/choices.ts'

/** The keys of the policy table that concern addresses. Types and readers derive from it. */
export const ADDRESS_CHOICES = {
	/** D-11: the severity of a missing or unknown province where every source agrees that addresses need one. */
	province: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/** D-11: the severity of a province of another country. */
	provinceMismatch: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/** D-15: the metadata that a phone must satisfy. With `min`, a number that only `min` accepts is a warning. */
	phone: { default: 'min', values: ['min', 'max'], decision: 'D-15' },
} as const

/** The settings of `Policy` that concern addresses. */
export interface AddressPolicy extends Settings<typeof ADDRESS_CHOICES> {}

/** Options of `validateAddress`: the keys of `Policy` that concern addresses, and the order's own flag. */
export interface AddressOptions extends Options<AddressPolicy> {
	/** The order's own flag (D-11). Default false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
}

/** The settings for callers without choices. */
export const USUAL: AddressPolicy = /* @__PURE__ */ defaultsOf(ADDRESS_CHOICES)

/** Returns the settings from a caller's choices. A key that is missing or invalid has its default. */
export function readAddressPolicy(choices: unknown): AddressPolicy {
	return readChoices(ADDRESS_CHOICES, USUAL, choices)
}
