import { inRegion } from '../languages/translate/in-region.ts'
import type { PartialTranslation } from '../languages/translate/translation.ts'
import { MAX_NAME_LISTS } from '../rules/core/limits.ts'
import { openFields, openList } from '../rules/core/open.ts'
import { isRecord, readField } from '../rules/core/read.ts'
import { BUILT_IN_COUNTRIES } from '../rules/country/built-in-countries.ts'
import { LOCALES, type Locale } from '../rules/locale/negotiate-locale.ts'
import { addressFields } from './address-fields.ts'
import type { AddressRules, FormTools, KnownTools } from './form-event.ts'
import type { FieldName, FieldOption, FormField } from './form-field.ts'
import type { AddressFormState, FormSettings } from './form-state.ts'
import { isFormLanguage, type Spoken } from './form-words.ts'
import { inReaderOrder, type PlaceNames, placesIn } from './place-names.ts'

/** Texts by field, mutable. */
export type DraftTexts = { [Name in FieldName]?: string }

/** Returns a copy of texts that inherits nothing. So a missing text stays missing, whatever `Object.prototype` has. */
export function ownTexts<T extends object>(texts: T): T {
	return Object.assign(Object.create(null), texts)
}

/** The form while an event changes it. It contains only what the event decides. The rest is derived later. */
export interface Draft extends Decided {
	values: DraftTexts
	given: DraftTexts
	kept: Record<string, DraftTexts>
	/** The visible fields of the country. */
	layout: readonly FormField[]
	/** The new position of the caret in the active field; null if it doesn't change. */
	caret: number | null
}

type Decided = {
	-readonly [Name in Exclude<keyof AddressFormState, Derived | 'values' | 'given' | 'kept'>]: AddressFormState[Name]
}
type Derived = 'fields' | 'verdict' | 'problem' | 'announcement'

/** The functions that `rules` must contain. */
const RULES = [
	'validateAddress',
	'checkTaxNumber',
	'formatField',
	'translateIssue',
	'toInternationalPhone',
	'findCountry',
	'findProvince',
] as const

/** Returns the rules if no function is missing, otherwise null. */
export function rulesOf(tools: KnownTools): AddressRules | null {
	const rules = readField(tools, 'rules')
	return RULES.every((name) => typeof readField(rules, name) === 'function') ? (rules as AddressRules) : null
}

export function toolsOf(tools: unknown): FormTools {
	return openFields<FormTools>(tools, ['rules', 'names', 'language']) as FormTools
}

/**
 * Returns the visible fields of the draft's country. The first is the country field, whose options are the countries that the shop offers. Pass
 * these if you already have them.
 */
export function layoutOf(
	{ settings, countryCode, values }: Pick<Draft, 'settings' | 'countryCode' | 'values'>,
	tools: KnownTools,
	known?: readonly FieldOption[],
): readonly FormField[] {
	const { contact, policy, shouldValidateProvinceCode, required, optional } = settings
	const [locale, names] = [shownLocale(settings, tools), namesOf(tools) as readonly PlaceNames[]]
	const options = { language: locale, contact, policy, shouldValidateProvinceCode, names, optional }
	const isHidden = (name: FieldName): boolean =>
		name === 'phone'
			? !settings.hasPhone
			: name === 'address2' && settings.address2 === 'hidden' && !required.includes(name) && !values.address2
	return addressFields(countryCode, options, tools)
		.filter(({ visible, name }) => visible && !isHidden(name))
		.map((field) =>
			field.name === 'countryCode'
				? { ...field, options: known ?? countryOptions(locale, settings.countries, names) }
				: required.some((name) => name === field.name)
					? { ...field, required: true }
					: field,
		)
}

/** Returns the lists of names, including the lists in a language object. */
export function namesOf(tools: KnownTools): readonly unknown[] {
	const own = isFormLanguage(tools.language) ? [tools.language] : []
	return [...openList(tools.names, MAX_NAME_LISTS), ...own]
}

/**
 * Returns the language of everything in the form: one of the seven locales, or another language with texts. If the rules have no messages in this
 * language, everything is in English, so that a French label never has an English message.
 */
export function shownLocale({ language: locale }: FormSettings, tools: KnownTools): Spoken {
	if (!LOCALES.some((each) => each === locale)) {
		const language = translationIn(locale, tools)
		return isFormLanguage(language) ? language : 'en-US'
	}
	const isTranslated = locale.startsWith('en') || rulesOf(tools) === null || translationIn(locale, tools) !== null
	return isTranslated ? (locale as Locale) : 'en-US'
}

/** Returns the texts of the tools if they are in the locale's language. Texts without a stated language also count. */
export function translationIn(locale: string, tools: KnownTools): PartialTranslation | null {
	const texts = tools.language
	const language = locale.slice(0, 2)
	const isOfLanguage = isRecord(texts) && (readField(texts, 'language') ?? language) === language
	return isOfLanguage ? inRegion(texts, locale) : null
}

function countryOptions(locale: Spoken, offered: readonly string[] | null, names: unknown): readonly FieldOption[] {
	const { countryName } = placesIn(locale, names)
	const first = offered?.includes('*') ? offered : []
	const optionOf = (code: string, name: string): FieldOption => {
		const label = countryName(code) ?? (code === 'GB' ? `${name} (UK)` : name)
		return { value: code, label, ...(first.includes(code) && { isLikely: true }) }
	}
	const options = BUILT_IN_COUNTRIES.allCountries()
		.filter(({ code }) => isOffered(offered, code))
		.map(({ code, name }) => optionOf(code, name))
	const likely = first.flatMap((code) => options.find(({ value }) => value === code) ?? [])
	const others = options.filter(({ isLikely }) => !isLikely)
	return [...likely, ...inReaderOrder(others, ({ label }) => label)]
}

/** Returns whether the shop offers a country. */
export function isOffered(offered: readonly string[] | null, code: string): boolean {
	return offered === null || offered.includes('*') || offered.includes(code)
}

export function formatText(draft: Draft, name: FieldName, tools: KnownTools): string {
	const text = draft.given[name] ?? ''
	if (name === 'phone') return formatGivenPhone(draft, text, tools)
	return rulesOf(tools)?.formatField(text, text.length, name, draft.countryCode).value ?? text
}

/** Matches full-width digits and plus signs, which Japanese keyboards enter. */
const WIDE = /[\uff10-\uff19\uff0b]/g

/**
 * Returns a phone number with ASCII digits. A number that was entered for another country, and is valid in it, is shown with its calling code
 * (D-124).
 */
function formatGivenPhone(draft: Draft, given: string, tools: KnownTools): string {
	const { countryCode, typedFor } = draft
	const rules = rulesOf(tools)
	if (rules === null) return given
	const text = given.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
	const abroad = typedFor !== '' && typedFor !== countryCode ? rules.toInternationalPhone(text, typedFor) : null
	return abroad ?? rules.formatField(text, text.length, 'phone', countryCode).value
}
