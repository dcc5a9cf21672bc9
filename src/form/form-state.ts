import type { Address } from '../rules/contract/resources.ts'
import type { Issue } from '../rules/core/issue.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import type { Need } from '../rules/core/verdict.ts'
import type { Locale } from '../rules/locale/negotiate-locale.ts'
import type { ContactFieldName, FieldName, FormField, OptionalName, RequirableName } from './form-field.ts'

/** The status of a field. `untouched` and `incomplete` show nothing, because the person has not finished the field. */
export type FieldStatus = 'untouched' | 'incomplete' | 'valid' | 'warning' | 'invalid'

/** The suggestion of a button next to a field. */
export interface FieldSuggestion {
	/** For the button: `Akita`, not `05`. */
	readonly label: string
	readonly changes: readonly { readonly name: FieldName; readonly value: string }[]
}

/** A form field with its state. */
export interface FieldState extends FormField {
	readonly value: string
	/** The position of the caret after formatting, in UTF-16 units. Null if it stays. */
	readonly caret: number | null
	readonly status: FieldStatus
	/** The message below the field. Empty for no message. */
	readonly message: string
	/** The characters of a line that nears the carrier's limit (`lineLength` of the policy), such as `32/35`. Absent for any other field. */
	readonly count?: string
	readonly suggestion: FieldSuggestion | null
}

/** Texts by field name. A field without a text is absent. */
export type FieldTexts = { readonly [Name in FieldName]?: string }

/** Options of a new form. */
export interface AddressFormOptions {
	/**
	 * Any language tag: the nearest of the seven locales applies, or another language if the tools have its texts. Default:
	 * en-US.
	 */
	readonly language?: string | undefined
	/** The alpha-2 codes of the offered countries. With `*`, the others follow those before it. Default: all. */
	readonly countries?: readonly string[] | undefined
	/** The person's fields of the form. Default: none. */
	readonly contact?: readonly ContactFieldName[] | undefined
	/**
	 * The fields that the shop requires although the rules don't, wherever the country's form has them. Those of a person are added to
	 * the form. Default: none.
	 */
	readonly required?: readonly RequirableName[] | undefined
	/** The street and the city, if they may stay empty; a form requires them otherwise. Default: none. */
	readonly optional?: readonly OptionalName[] | undefined
	/** The second line of the address: `shown` (the default), `link` until a person opens it, or `hidden`. One with a value always shows. */
	readonly address2?: 'shown' | 'link' | 'hidden' | undefined
	/** False for a form without the phone's field: `values.phone` is checked with the address. Default: true. */
	readonly hasPhone?: boolean | undefined
	/** True if nothing at all may be entered: then no address is sent. Default: false. */
	readonly isOptional?: boolean | undefined
	/** The service's choices about addresses. */
	readonly policy?: PolicyOptions | undefined
	/** The order's own flag (D-11). Default: false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** Known values of the customer, as in the event `fill`: `countryCode` or `country`, and the rest. */
	readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** The settings of the form. */
export interface FormSettings {
	/** One of the seven locales, or another language (`de`). */
	readonly language: Locale | (string & {})
	/** The alpha-2 codes of the offered countries, or `*` for all others. Null for all. */
	readonly countries: readonly string[] | null
	readonly contact: readonly ContactFieldName[]
	/** The fields that the shop requires. The rules require none of them (D-122). */
	readonly required: readonly RequirableName[]
	/** The street and the city, if they may stay empty. */
	readonly optional: readonly OptionalName[]
	/** How the second line of the address shows. */
	readonly address2: 'shown' | 'link' | 'hidden'
	/** False if the page has the phone number from elsewhere: it is checked, and has no field. */
	readonly hasPhone: boolean
	/** Whether the address may be left out as a whole. */
	readonly isOptional: boolean
	readonly policy: PolicyOptions
	readonly shouldValidateProvinceCode: boolean
}

/** An issue that a server reported, as a form's state keeps it. It shows at its field until that field changes. */
export interface ServerIssue {
	/** Null for an issue that belongs to no field of the form. */
	readonly name: FieldName | null
	/** The field's value when the issue was reported. */
	readonly value: string
	readonly issue: Pick<Issue, 'message'> & Partial<Issue>
}

/** What stops a submit, whether its message shows yet or not. */
export interface FormProblem {
	/** Null if the form has no field for it. */
	readonly name: FieldName | null
	readonly message: string
}

/** The address and related values in normalized form, for place-order. */
export interface FormValue {
	readonly address: Address
	/** Absent if the country requires none. */
	readonly taxNumber?: string
	/** The person, with only the fields that the form has. */
	readonly user: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
	/** Empty if the form has no such field. Place-order has no field for it. */
	readonly company: string
}

/** The verdict of the rules on all values: `unknown` before the rules are loaded, or without what they need. */
export type FormVerdict =
	| {
			readonly status: 'unknown'
			readonly value: null
			readonly issues: readonly Issue[]
			/** The missing facts of rules for some countries. */
			readonly needs?: readonly Need[] | undefined
	  }
	| { readonly status: 'invalid'; readonly value: null; readonly issues: readonly Issue[]; readonly needs?: never }
	| { readonly status: 'valid'; readonly value: FormValue; readonly issues: readonly Issue[]; readonly needs?: never }

/** The whole form as plain JSON: the argument and the result of `addressFormReducer`. */
export interface AddressFormState {
	readonly settings: FormSettings
	/** Alpha-2. Empty before a country is chosen. */
	readonly countryCode: string
	/** The values of the fields, including fields of other countries. */
	readonly values: FieldTexts
	/** The country that the phone number was entered for (D-124). */
	readonly typedFor: string
	/** The values as entered, before formatting. For a province and a country, the text that is not understood yet. */
	readonly given: FieldTexts
	/** The province and the tax number by country, for countries that were chosen before: they come back with the country. */
	readonly kept: Readonly<Record<string, FieldTexts>>
	/** The fields whose messages show: fields that were left, and all fields after a submit. */
	readonly touched: readonly FieldName[]
	/** The field that a person is typing in. Null after it was left. */
	readonly active: FieldName | null
	/** Whether an input method is composing text in the active field, which must not be changed then. */
	readonly isComposing: boolean
	/** The messages that a screen reader has announced, by field. */
	readonly announced: Readonly<Record<string, string>>
	/** The visible fields, in order. */
	readonly fields: readonly FieldState[]
	readonly verdict: FormVerdict
	/** The first thing that stops a submit. Null if nothing does, or if the rules aren't loaded. */
	readonly problem: FormProblem | null
	/** The message of a rejected form if no field can show the problem. Empty for no message. */
	readonly message: string
	readonly serverIssues: readonly ServerIssue[]
	/** `waiting`: submitted before the rules were loaded. Send the order only after `accepted`. */
	readonly submission: 'none' | 'waiting' | 'refused' | 'accepted'
	/** The field that gets the focus after the last event. Null if the focus stays. */
	readonly focus: FieldName | null
	/** The text for a screen reader, announced politely each time that `count` grows. */
	readonly announcement: { readonly count: number; readonly text: string }
}
