import type { translateIssue } from '../languages/translate/translate-issue.ts'
import type { PartialTranslation } from '../languages/translate/translation.ts'
import type { validateAddress } from '../rules/built-in/address.ts'
import type { CountryLanguage } from '../rules/country/find-country.ts'
import type { checkTaxNumber } from '../rules/tax/check-tax-number.ts'
import type { CountryFacts, FormFacts } from './address-fields.ts'
import type { FieldName } from './form-field.ts'
import type { AddressFormOptions, AddressFormState } from './form-state.ts'
import type { formatField } from './format-field.ts'
import type { PlaceParts } from './parse-place.ts'
import type { toInternationalPhone } from './phone-abroad.ts'
import type { PlaceNames } from './place-names.ts'

/** An event of a form, such as `input`, `country` or `submit`. `addressFormReducer` accepts it. */
export type AddressFormEvent =
	/** A person typed, pasted or chose something: the whole text of the field, and the position of the caret. */
	| {
			readonly type: 'input'
			readonly name: FieldName
			readonly text: string
			readonly caret?: number | null | undefined
			/** From the browser's InputEvent: `insertText`, `deleteContentForward`, `historyUndo`. */
			readonly inputType?: string | undefined
			/** The flag of the browser's InputEvent: an input method is composing text. Send the text again when composing ends. */
			readonly isComposing?: boolean | undefined
			/** The text is only formatted, and the next event checks it, so that no key is delayed. */
			readonly isHurried?: boolean | undefined
	  }
	/** A person left a field. */
	| { readonly type: 'blur'; readonly name: FieldName }
	/** A country was chosen, by its alpha-2 code. */
	| { readonly type: 'country'; readonly countryCode: string }
	/** Values that nobody typed: data of the shop about its customer, or autofill. Country and province may be codes or any of their names. */
	| { readonly type: 'fill'; readonly values: Readonly<Record<string, unknown>> }
	/** A person accepted the suggestion of a field. */
	| { readonly type: 'apply'; readonly name: FieldName }
	| { readonly type: 'submit' }
	/** Rules, names or a language were loaded or changed. */
	| { readonly type: 'rules' }
	| { readonly type: 'language'; readonly language: string }
	/** Other settings, as in `initAddressForm`. Those that are absent stay. */
	| ({ readonly type: 'settings' } & Omit<AddressFormOptions, 'values'>)
	/** A server rejected the order: the issues, or the error body. Each issue is shown at its field until the field changes. */
	| { readonly type: 'issues'; readonly issues: unknown }
	/** The values are checked now, after events with `isHurried`. */
	| { readonly type: 'validate' }

/** Reads one field of an event. Its type isn't checked. */
export type OpenEvent = (name: NamesOf<AddressFormEvent>) => unknown
type NamesOf<Event> = Event extends unknown ? keyof Event : never

/** The rules of a form: all exports of `orderwright/form-rules`. A page may load them after the form. */
export interface AddressRules extends CountryFacts {
	readonly validateAddress: typeof validateAddress
	readonly checkTaxNumber: typeof checkTaxNumber
	readonly formatField: typeof formatField
	readonly translateIssue: typeof translateIssue
	/** A phone number in the form for callers from other countries; null if it isn't valid in the country (D-124). */
	readonly toInternationalPhone: typeof toInternationalPhone
	/** Loads the messages and names of a language (ISO 639-1); null for a language without any. */
	readonly loadLanguageParts?: ((language: string) => Promise<LanguageParts | null>) | undefined
	/** The alpha-2 code of a country by its code or name. The name may also be in one of the languages. */
	readonly findCountry: (text: string, languages?: readonly CountryLanguage[]) => string | null
	/** The code of a province by its code or name. */
	readonly findProvince: (text: string, countryCode: string) => string | null
	/** The parts of a text that ends like an address. Without this function, no parts are suggested for such a text. */
	readonly parsePlace?: ((text: string, countryCode: string) => PlaceParts | null) | undefined
	/** Loads data that a form needs from rules for some countries. Resolves to rules that have the data: the same rules if nothing is missing. */
	readonly load?: ((state: AddressFormState) => Promise<AddressRules>) | undefined
}

/** What `loadLanguageParts` loads for a language: its messages (`language`) and its `names` of places. */
export interface LanguageParts {
	readonly language: PartialTranslation
	readonly names: readonly PlaceNames[]
}

/** What a form works with: the `rules`, and the `names` and messages (`language`) of a language. Each part may be missing and come later. */
export interface FormTools {
	readonly rules?: AddressRules | undefined
	/** The names of countries and provinces. Default: English. */
	readonly names?: readonly PlaceNames[] | undefined
	/** The messages of the rules in the locale's language, or a whole language such as `de` of `orderwright/de`. Default: English. */
	readonly language?: PartialTranslation | null | undefined
}

/**
 * What a form works with: the tools, and facts about countries. `addressFormReducer` always has these facts. Some of these facts come to the
 * element with its rules.
 */
export interface KnownTools extends FormTools, FormFacts {}
