import { type Copy, openEntry, openFields } from '../core/open.ts'
import { allCountries } from '../country/countries.ts'
import type { Locale } from '../locale/negotiate-locale.ts'
import { fieldsFor } from './fields-for.ts'
import type { AddressRules, FormTools } from './form-event.ts'
import type { FieldName, FieldOption, FormField } from './form-field.ts'
import type { AddressFormState, FormSettings } from './form-state.ts'
import { placesIn } from './place-names.ts'
import { inReaderOrder } from './reader-order.ts'

/** Texts by field, mutable. */
export type DraftTexts = { [Name in FieldName]?: string }

/** The form while an event changes it: only what the event decides. The rest is derived later. */
export interface Draft {
	settings: FormSettings
	countryCode: string
	values: DraftTexts
	given: DraftTexts
	kept: Record<string, DraftTexts>
	finished: readonly FieldName[]
	active: FieldName | null
	isComposing: boolean
	submission: AddressFormState['submission']
	/** The visible fields of the country. */
	layout: readonly FormField[]
	/** The new position of the caret in the active field; null if it stays. */
	caret: number | null
	focus: FieldName | null
	/** The messages that a screen reader has announced, by field. */
	said: Readonly<Record<string, string>>
}

/** The functions that `rules` must contain. */
const RULES = [
	'validateAddress',
	'checkTaxNumber',
	'formatField',
	'translateIssue',
	'findCountry',
	'findProvince',
] as const

/** Returns the rules if they are complete, otherwise null. */
export function rulesOf(tools: FormTools | undefined): AddressRules | null {
	const rules = openEntry(tools, 'rules')
	return RULES.every((name) => typeof openEntry(rules, name) === 'function') ? (rules as AddressRules) : null
}

/** Returns the known parts of `tools`. */
export function toolsOf(tools: unknown): FormTools {
	return openFields<FormTools>(tools, toolFields) as FormTools
}

const toolFields: Copy<FormTools> = ({ rules, names, translation }) => ({ rules, names, translation })

/**
 * Returns the visible fields of a country. The first is the country field, whose options are the offered countries; pass them if
 * they are known already.
 */
export function layoutOf(
	settings: FormSettings,
	countryCode: string,
	tools: FormTools | undefined,
	known?: readonly FieldOption[],
): readonly FormField[] {
	const { locale, contact, policy, shouldValidateProvinceCode } = settings
	const names = tools?.names
	return fieldsFor(countryCode, { locale, contact, policy, shouldValidateProvinceCode, names })
		.filter(({ visible }) => visible)
		.map((field) =>
			field.name === 'countryCode'
				? { ...field, options: known ?? countryOptions(locale, settings.countries, names) }
				: field,
		)
}

function countryOptions(locale: Locale, offered: readonly string[] | null, names: unknown): readonly FieldOption[] {
	const { countryName } = placesIn(locale, names)
	const options = allCountries()
		.filter(({ code }) => offered === null || offered.includes(code))
		.map(({ code, name }) => ({ value: code, label: countryName(code) ?? name }))
	return inReaderOrder(options)
}

/** Returns a text as its field shows it. */
export function formatText(draft: Draft, name: FieldName, tools: FormTools | undefined): string {
	const text = draft.given[name] ?? ''
	return rulesOf(tools)?.formatField(name, text, text.length, draft.countryCode).value ?? text
}
