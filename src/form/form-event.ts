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

/** An event of a form. */
export type AddressFormEvent =
	/** A person typed, pasted or chose: the whole text of the field, and the position of the caret. */
	| {
			readonly type: 'input'
			readonly name: FieldName
			readonly text: string
			readonly caret?: number | null | undefined
			/** From the browser's InputEvent: `insertText`, `deleteContentForward`, `historyUndo`. */
			readonly inputType?: string | undefined
			/** From the browser's InputEvent: an input method is composing. Send the text again when it has ended. */
			readonly isComposing?: boolean | undefined
			/** Formats the text, and the next event checks it, so that no key is delayed. */
			readonly isHurried?: boolean | undefined
	  }
	/** A person left a field. */
	| { readonly type: 'blur'; readonly name: FieldName }
	/** A country was chosen, by its alpha-2 code. */
	| { readonly type: 'country'; readonly countryCode: string }
	/** Values that nobody typed: a shop's data about its customer, or autofill. Country and province by code or any name. */
	| { readonly type: 'fill'; readonly values: Readonly<Record<string, unknown>> }
	/** A person accepted the suggestion of a field. */
	| { readonly type: 'apply'; readonly name: FieldName }
	| { readonly type: 'submit' }
	/** Rules, names or a language were loaded, or changed. */
	| { readonly type: 'rules' }
	| { readonly type: 'language'; readonly language: string }
	/** Other settings, as in `initAddressForm`. Those that are absent stay. */
	| ({ readonly type: 'settings' } & Omit<AddressFormOptions, 'values'>)
	/** A server rejected the order: its issues, or its error body. Each shows at its field until that field changes. */
	| { readonly type: 'issues'; readonly issues: unknown }
	/** The values are checked now, after events with `isHurried`. */
	| { readonly type: 'validate' }

/** Reads one field of an event, whose type is not verified. */
export type OpenEvent = (name: NamesOf<AddressFormEvent>) => unknown
type NamesOf<Event> = Event extends unknown ? keyof Event : never

/** The rules that check a form: the exports of `orderwright/form-rules`, which a page may load after the form. */
export interface AddressRules extends CountryFacts {
	readonly validateAddress: typeof validateAddress
	readonly checkTaxNumber: typeof checkTaxNumber
	readonly formatField: typeof formatField
	readonly translateIssue: typeof translateIssue
	/** A phone number for callers from abroad; null unless it is valid in the country (D-124). */
	readonly toInternationalPhone: typeof toInternationalPhone
	/** Loads the messages and names of a language (ISO 639-1); null for a language that has none. */
	readonly loadLanguageParts?: ((language: string) => Promise<LanguageParts | null>) | undefined
	/** The alpha-2 code of the country with this code or name, which may be in one of the languages. */
	readonly findCountry: (text: string, languages?: readonly CountryLanguage[]) => string | null
	/** The code of the province with this code or name. */
	readonly findProvince: (text: string, countryCode: string) => string | null
	/** The parts of a text that ends as an address does. Without it, nothing is offered for such a text. */
	readonly parsePlace?: ((text: string, countryCode: string) => PlaceParts | null) | undefined
	/** Loads data that rules for some countries need for a form. Resolves to the rules with it: the same rules if nothing is missing. */
	readonly load?: ((state: AddressFormState) => Promise<AddressRules>) | undefined
}

/** What a form shows in a language in addition to its own labels. */
export interface LanguageParts {
	readonly language: PartialTranslation
	readonly names: readonly PlaceNames[]
}

/** The rules of the form and its names and texts of a language. Each part may be missing and arrive later. */
export interface FormTools {
	readonly rules?: AddressRules | undefined
	/** The names of countries and provinces. Default: English. */
	readonly names?: readonly PlaceNames[] | undefined
	/** The messages of the rules in the language of the locale, or a whole language such as `de` of `orderwright/de`. Default: English. */
	readonly language?: PartialTranslation | null | undefined
}

/** What a form has: the tools, and the facts of countries. `addressFormReducer` always has these; the element gets some with its rules. */
export interface KnownTools extends FormTools, FormFacts {}
