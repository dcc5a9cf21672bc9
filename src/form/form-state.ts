import type { Address } from '../rules/contract/resources.ts'
import type { Issue } from '../rules/core/issue.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import type { Need } from '../rules/core/verdict.ts'
import type { Locale } from '../rules/locale/negotiate-locale.ts'
import type { ContactFieldName, FieldName, FormField, OptionalName, RequirableName } from './form-field.ts'

/** The status of a field. `untouched` and `incomplete` show nothing, because the person hasn't completed the field. */
export type FieldStatus = 'untouched' | 'incomplete' | 'valid' | 'warning' | 'invalid'

/** The suggestion of a field, for a button next to it. */
export interface FieldSuggestion {
	/** For the button: `Akita`, not `05`. */
	readonly label: string
	readonly changes: readonly { readonly name: FieldName; readonly value: string }[]
}

/** A field of a form with its text (`value`), `status`, `message` and `suggestion`. */
export interface FieldState extends FormField {
	readonly value: string
	/** The position of the caret after formatting, in UTF-16 units. Null if it stays. */
	readonly caret: number | null
	readonly status: FieldStatus
	/** The message below the field. Empty for no message. */
	readonly message: string
	/** The length of a line that is near the carrier's limit (`lineLength` of the policy), such as `32/35`. Absent for any other field. */
	readonly count?: string
	readonly suggestion: FieldSuggestion | null
}

/** Texts by field name. A field without a text is absent. */
export type FieldTexts = { readonly [Name in FieldName]?: string }

/**
 * The options of `initAddressForm`: the `language`, the offered `countries`, the person's fields (`contact`), which fields are `required` or
 * `optional`, and known `values`.
 */
export interface AddressFormOptions {
	/** Any language tag. The nearest of the seven locales applies, or another language if the tools have its texts. Default: en-US. */
	readonly language?: string | undefined
	/** The alpha-2 codes of the offered countries. With `*`, all other countries follow after those before it. Default: all. */
	readonly countries?: readonly string[] | undefined
	/** The person's fields of the form. Default: none. */
	readonly contact?: readonly ContactFieldName[] | undefined
	/**
	 * The fields that the shop requires although the rules don't, in countries whose form has them. Fields of the person in this list are added to
	 * the form. Default: none.
	 */
	readonly required?: readonly RequirableName[] | undefined
	/** The fields street and city, if they may be empty. Otherwise a form requires them. Default: none. */
	readonly optional?: readonly OptionalName[] | undefined
	/** The second line of the address: `shown` (the default), `link` (a link opens it), or `hidden`. One with a value always shows. */
	readonly address2?: 'shown' | 'link' | 'hidden' | undefined
	/** False for a form without a phone field: `values.phone` is then checked with the address. Default: true. */
	readonly hasPhone?: boolean | undefined
	/** True if everything may be empty: then no address is sent. Default: false. */
	readonly isOptional?: boolean | undefined
	/** The service's choices about addresses. */
	readonly policy?: PolicyOptions | undefined
	/** The order's own flag (D-11). Default: false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** Known values of the customer, as in the event `fill`: `countryCode` or `country`, and all others. */
	readonly values?: Readonly<Record<string, unknown>> | undefined
}

export interface FormSettings {
	/** One of the seven locales, or another language (`de`). */
	readonly language: Locale | (string & {})
	/** The alpha-2 codes of the countries that the shop offers, or `*` for all others. Null for all. */
	readonly countries: readonly string[] | null
	readonly contact: readonly ContactFieldName[]
	/** The fields that the shop requires. The rules require none of them (D-122). */
	readonly required: readonly RequirableName[]
	/** The fields street and city, if they may be empty. */
	readonly optional: readonly OptionalName[]
	/** How the second line of the address is shown. */
	readonly address2: 'shown' | 'link' | 'hidden'
	/** False if the page has the phone number from elsewhere: it is checked, but has no field. */
	readonly hasPhone: boolean
	/** Whether the whole address may be left out. */
	readonly isOptional: boolean
	readonly policy: PolicyOptions
	readonly shouldValidateProvinceCode: boolean
}

/**
 * An `issue` from a server in the state of a form, with the `name` of its field and the `value` that was rejected. The issue is shown at its field
 * until the field changes.
 */
export interface ServerIssue {
	/** Null for an issue that doesn't belong to a field of the form. */
	readonly name: FieldName | null
	/** The value of the field when the issue was reported. */
	readonly value: string
	readonly issue: Pick<Issue, 'message'> & Partial<Issue>
}

/** What stops a submit, even if its message isn't shown yet. */
export interface FormProblem {
	/** Null if the form has no such field. */
	readonly name: FieldName | null
	readonly message: string
}

/** The values of a valid form, for place-order: the normalized `address`, the `taxNumber`, the `user` and the `company`. */
export interface FormValue {
	readonly address: Address
	/** Absent if the country requires none. */
	readonly taxNumber?: string
	/** The person, with the fields that the form has. */
	readonly user: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
	/** Empty if the form doesn't have the field. Place-order has no field for it. */
	readonly company: string
}

/**
 * The result of the rules on all values of a form, as plain JSON. It is like a verdict, but its `value` is null unless it is valid. The verdict
 * is `unknown` before the rules are loaded, or if they need more facts.
 */
export type FormVerdict =
	| {
			readonly status: 'unknown'
			readonly value: null
			readonly issues: readonly Issue[]
			/** The facts that rules for some countries need. */
			readonly needs?: readonly Need[] | undefined
	  }
	| { readonly status: 'invalid'; readonly value: null; readonly issues: readonly Issue[]; readonly needs?: never }
	| { readonly status: 'valid'; readonly value: FormValue; readonly issues: readonly Issue[]; readonly needs?: never }

/** The state of the whole form as plain JSON. The state is the argument and the result of `addressFormReducer`. */
export interface AddressFormState {
	readonly settings: FormSettings
	/** Alpha-2. Empty before a country is chosen. */
	readonly countryCode: string
	/** The values of all fields, including fields that only other countries have. */
	readonly values: FieldTexts
	/** The country for which the phone number was entered (D-124). */
	readonly typedFor: string
	/** The values as entered, before formatting. The texts of a province and a country that couldn't be read yet. */
	readonly given: FieldTexts
	/** The province and tax number of each country that was chosen before. They come back with the country. */
	readonly kept: Readonly<Record<string, FieldTexts>>
	/** The fields whose messages may be shown: those that a person left, and after a submit all. */
	readonly touched: readonly FieldName[]
	/** The field in which a person is typing. Null after it was left. */
	readonly active: FieldName | null
	/** Whether an input method is composing text in the active field. The text must not be changed then. */
	readonly isComposing: boolean
	/** The messages that were announced to a screen reader, by field. */
	readonly announced: Readonly<Record<string, string>>
	/** The visible fields, in order. */
	readonly fields: readonly FieldState[]
	readonly verdict: FormVerdict
	/** The first thing that stops a submit. Null if nothing stops it, or if the rules aren't loaded. */
	readonly problem: FormProblem | null
	/** The message of a rejected form, if no field can show it. Empty for no message. */
	readonly message: string
	readonly serverIssues: readonly ServerIssue[]
	/** `waiting`: submitted before the rules were loaded. Send the order only after `accepted`. */
	readonly submission: 'none' | 'waiting' | 'refused' | 'accepted'
	/** The field that should get the focus after the last event. Null if the focus stays. */
	readonly focus: FieldName | null
	/** The text for a screen reader. The text is announced politely each time `count` becomes higher. */
	readonly announcement: { readonly count: number; readonly text: string }
}
