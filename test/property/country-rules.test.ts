import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALLING_CODES, cutForm, cutTyping } from '../../scripts/country-data/cut-country-data.ts'
import {
	type AddressFormEvent,
	type AddressFormState,
	addressFormReducer,
	initAddressForm,
} from '../../src/entries/form.ts'
import * as world from '../../src/entries/form-rules.ts'
import { allCountries, checkPhone, checkZipFormat, provincesOf } from '../../src/entries/index.ts'
import type { CountryData } from '../../src/entries/rules.ts'
import { advanceForm, startForm } from '../../src/form/advance-form.ts'
import { countryRules } from '../../src/form/element/by-country/country-rules.ts'
import { formFacts } from '../../src/form/element/define-address-element.ts'
import type { KnownTools } from '../../src/form/form-event.ts'
import type { FieldName } from '../../src/form/form-field.ts'
import { de } from '../../src/languages/de.ts'
import { ja } from '../../src/languages/ja.ts'
import { phonePlaceholder } from '../../src/rules/phone/phone-placeholders.ts'
import { runs } from '../fuzz.ts'
import { COUNTRY, dataFor } from '../rules/country-data/some-data.ts'

const CODES = allCountries().map(({ code }) => code)
const LIKELY = [
	'US',
	'CA',
	'GB',
	'DE',
	'FR',
	'JP',
	'CN',
	'HK',
	'TW',
	'MX',
	'BR',
	'IT',
	'KR',
	'PR',
	'NZ',
	'IE',
	'PN',
	'AQ',
	'KZ',
	'RU',
]
const anyCountry = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...LIKELY) }, fc.constantFrom(...CODES))

/** The modules that a form loads, as the build writes them. */
const phoneModule = (code: string): Readonly<Record<string, CountryData>> => ({
	plans: dataFor({ kind: 'phone', callingCode: code }) as CountryData,
	typing: cutTyping(code),
})
const FILES: Readonly<Record<string, () => Promise<Readonly<Record<string, CountryData>>>>> = Object.fromEntries([
	...CODES.map((code) => [code, once(() => ({ country: COUNTRY[code] as CountryData }))]),
	...CALLING_CODES.map((code) => [code, once(() => phoneModule(code))]),
	['countryNames', once(() => ({ all: dataFor({ kind: 'countryNames' }) as CountryData }))],
	['places', once(() => ({ all: dataFor({ kind: 'places' }) as CountryData }))],
])
function once<T>(make: () => T): () => Promise<T> {
	let made: Promise<T> | undefined
	return () => {
		made ??= Promise.resolve(make())
		return made
	}
}

/** A number in its national and international formats, without its last three digits, and without its plus. */
function phonesOf(country: string): readonly string[] {
	const national = phonePlaceholder(country)
	const e164 = checkPhone(national, country).value?.e164 ?? national
	return [national, e164, e164.replace('+', '00'), e164.replace('+', '011 '), e164.slice(0, -3), e164.slice(1)]
}

const anyPhone = anyCountry.chain((country) => fc.constantFrom(...phonesOf(country), ''))
const anyZip = anyCountry.map((country) => String(checkZipFormat('?', country).issues[0]?.params['example'] ?? ''))
const anyProvince = anyCountry.chain((country) =>
	fc.constantFrom(...provincesOf(country).flatMap(({ code, name }) => [code, name]), 'Atlantis'),
)
const anyName = fc.oneof(
	anyCountry.map((code) => allCountries()[CODES.indexOf(code)]?.name ?? ''),
	fc.constantFrom(
		'Deutschland',
		'Allemagne',
		'Republic of China',
		'USA',
		'UK',
		'Georgia',
		'Congo',
		'Korea',
		'Germny',
		'Ruritania',
		'日本',
		'Griechenland',
	),
)
const NAMES: readonly FieldName[] = ['countryCode', 'address1', 'city', 'provinceCode', 'zip', 'phone', 'taxNumber']

/** What a person or a browser does. */
const anyEvent: fc.Arbitrary<AddressFormEvent> = fc.oneof(
	anyCountry.map((countryCode) => ({ type: 'country' as const, countryCode })),
	fc
		.oneof(
			anyPhone.map((text) => ['phone', text] as const),
			anyZip.map((text) => ['zip', text] as const),
			anyProvince.map((text) => ['provinceCode', text] as const),
			fc.constantFrom(
				['city', 'Springfield'] as const,
				['address1', '1 Main St'] as const,
				['taxNumber', '529.982.247-25'] as const,
			),
		)
		.map(([name, text]) => ({ type: 'input' as const, name, text, caret: text.length, inputType: 'insertText' })),
	fc.record({ type: fc.constant('blur' as const), name: fc.constantFrom(...NAMES) }),
	fc.record({ type: fc.constant('apply' as const), name: fc.constantFrom(...NAMES) }),
	fc.record({
		type: fc.constant('fill' as const),
		values: fc.record(
			{
				country: anyName,
				countryCode: anyCountry,
				zip: anyZip,
				province: anyProvince,
				provinceCode: anyProvince,
				phone: anyPhone,
			},
			{ requiredKeys: [] },
		),
	}),
	fc.constant({ type: 'submit' } as const),
)
const LANGUAGES = { 'en-US': undefined, 'en-GB': undefined, de, ja } as const

/** What shows in a form: its verdict, and each field. */
const shownIn = ({ countryCode, values, verdict, problem, message, fields }: AddressFormState): unknown => ({
	countryCode,
	values: { ...values },
	verdict,
	problem,
	message,
	fields: fields.map(
		({ name, label, value, status, message: text, suggestion, required, visible, example, options }) => ({
			...{ name, label, value, status, text, suggestion, required, visible, example },
			options: options?.map(({ value: code, label: own }) => code + own),
		}),
	),
})

/** Plays events in a form with data by country, which loads what it lacks after each, or only after some. */
async function playWithData(
	events: readonly AddressFormEvent[],
	{
		first,
		language: locale,
		pauses,
	}: { readonly first: string; readonly language: keyof typeof LANGUAGES; readonly pauses: readonly boolean[] },
): Promise<AddressFormState> {
	const language = LANGUAGES[locale]
	const parts = language === undefined ? {} : { language, names: [language] }
	const facts = formFacts([cutForm(first)])
	let tools: KnownTools = { ...facts, ...parts }
	let state = startForm({ language: locale, values: { countryCode: first } }, tools)
	const code = (COUNTRY[first]?.brings ?? []).find(({ kind }) => kind === 'phone')?.brings?.[0]?.of
	const modules = [{ country: COUNTRY[first] as CountryData }, ...(code === undefined ? [] : [phoneModule(code)])]
	const begin = countryRules(modules, async () => ({ FILES }))
	const take = async (): Promise<void> => {
		for (let round = 0; round < 20; round++) {
			const rules = tools.rules === undefined ? begin : await tools.rules.load?.(state)
			if (rules === tools.rules) return
			tools = { ...parts, ...(rules as typeof begin), rules }
			state = advanceForm(state, { type: 'rules' }, tools)
		}
		throw new Error('it never ends')
	}
	for (const [at, event] of events.entries()) {
		// Nobody can accept what does not show yet; and before any rules, a form reads no name of a country.
		if (event.type === 'apply' || event.type === 'fill') await take()
		state = advanceForm(state, event, tools)
		// A name that is not read yet is forgotten for the next country.
		if (pauses[at % pauses.length] || event.type === 'fill') await take()
	}
	await take()
	return state
}

describe('a form with data by country', () => {
	it('shows in the end what the form with the rules of all countries shows', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyEvent, { minLength: 1, maxLength: 8 }),
				anyCountry,
				fc.constantFrom(...(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])),
				fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
				async (drawn, first, locale, pauses) => {
					const events = [
						// A field that was typed in is left.
						...drawn.flatMap((event): readonly AddressFormEvent[] =>
							event.type === 'input' ? [event, { type: 'blur', name: event.name }] : [event],
						),
						...NAMES.map((name) => ({ type: 'blur', name }) as const),
						{ type: 'submit' } as const,
					]
					const language = LANGUAGES[locale]
					const tools = { rules: world, ...(language === undefined ? {} : { language, names: [language] }) }
					const whole = events.reduce(
						(state, event) => addressFormReducer(state, event, tools),
						initAddressForm({ language: locale, values: { countryCode: first } }, tools),
					)
					expect(shownIn(await playWithData(events, { first, language: locale, pauses }))).toEqual(shownIn(whole))
				},
			),
			{ numRuns: runs(500) },
		)
	})
})
