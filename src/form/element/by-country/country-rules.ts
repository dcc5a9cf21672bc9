import { AsYouType, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import { loadLanguageParts } from '../../../languages/load-language-parts.ts'
import { translateIssue } from '../../../languages/translate/translate-issue.ts'
import { validateAddressBy } from '../../../rules/address/validate-address.ts'
import { createFormatFacts } from '../../../rules/address/words.ts'
import { readField } from '../../../rules/core/read.ts'
import type { Need } from '../../../rules/core/verdict.ts'
import { BUILT_IN_COUNTRIES } from '../../../rules/country/built-in-countries.ts'
import { factOf } from '../../../rules/country/fact-table.ts'
import { type CountryLanguage, findCountryBy } from '../../../rules/country/find-country.ts'
import {
	type CountryDataLoader,
	type CountryDataSet,
	explain,
	type Facts,
	hasFacts,
	missingFacts,
	openCountryData,
} from '../../../rules/country-data/country-data.ts'
import { addressFacts } from '../../../rules/country-data/make-facts.ts'
import { ANY_NUMBER } from '../../../rules/phone/any-number.ts'
import { checkPhoneBy } from '../../../rules/phone/check-phone.ts'
import type { PhoneTyping } from '../../../rules/phone/phone-format.ts'
import { listProvinces } from '../../../rules/province/province-table.ts'
import { checkTaxNumber } from '../../../rules/tax/check-tax-number.ts'
import { shownZip } from '../../../rules/zip/shown-zip.ts'
import type { FormFacts } from '../../address-fields.ts'
import type { AddressRules } from '../../form-event.ts'
import type { AddressFormState } from '../../form-state.ts'
import { formatFieldBy } from '../../format-field-by.ts'
import { findProvinceBy, readPlaceBy } from '../../parse-place.ts'
import { phoneAbroadBy } from '../../phone-abroad.ts'
import { loadModule } from '../load-module.ts'
import type { FILES } from './country-files.ts'

/** The issue that lists the countries of a province. */
const MISMATCH = 'address.province.mismatch'

/** The parts of the metadata of libphonenumber-js that have an entry for each calling code. */
const METADATA = ['country_calling_codes', 'countries', 'nonGeographic'] as const

type CountryDataModule = Awaited<ReturnType<CountryDataLoader>>

/** The rules of a form, and the functions that load missing files. */
interface CountryRules extends AddressRules, FormFacts {
	readonly filesFor: (state: AddressFormState) => readonly string[]
}

const importFiles = (): Promise<{ readonly FILES: typeof FILES }> => import('./country-files.ts')

/** The English names of all countries, as the form's list shows them. `findCountry` reads these names like the names of any language. */
let english: CountryLanguage | undefined

/**
 * Returns the rules of a form for the countries in these modules. `load` adds data that a form needs. Every form on the page can then use the data.
 */
export function countryRules(
	modules: readonly CountryDataModule[],
	loadFiles: typeof importFiles = importFiles,
): AddressRules {
	const known = new Set(modules)
	let rules = bindRules(openModules(known), load)

	async function load(state: AddressFormState): Promise<AddressRules> {
		const names = [...new Set(rules.filesFor(state))]
		if (names.length === 0) return rules
		const { FILES: files } = await loadModule(loadFiles)
		const loaders = names.flatMap((name) => (Object.hasOwn(files, name) ? [files[name] as CountryDataLoader] : []))
		const loaded = await Promise.allSettled(loaders.map((load) => loadModule(load)))
		const more = loaded.flatMap((each) => (each.status === 'fulfilled' && !known.has(each.value) ? [each.value] : []))
		// If a file is lost, only its content is missing. The next call tries it again.
		const lost = loaded.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
		if (more.length === 0 && lost !== undefined) throw lost.reason
		if (more.length === 0) return rules
		for (const module of more) known.add(module)
		rules = bindRules(openModules(known), load)
		return rules
	}

	return rules
}

function openModules(modules: Iterable<CountryDataModule>): CountryDataSet {
	return openCountryData([...modules].flatMap((module) => Object.values(module)))
}

/** Returns the name of the file that has the missing data; an empty text if no file has it. */
function fileOf(need: Need): string {
	switch (need.kind) {
		case 'country':
			return need.countryCode
		case 'phone':
			return need.callingCode
		case 'countryNames':
		case 'places':
			return need.kind
		default:
			return ''
	}
}

function bindRules(set: CountryDataSet, load: AddressRules['load']): CountryRules {
	const { phoneExamples, plans, typing: metadata } = set.facts
	const phoneOf = (country: string): string => factOf(phoneExamples, country) || ANY_NUMBER
	const facts = {
		...addressFacts(set),
		formats: createFormatFacts(BUILT_IN_COUNTRIES, phoneOf),
		typing: typingFacts(metadata),
	}
	const { countries, provinces, zips, phones, typing } = facts
	const checkPhone = (text: string | undefined, countryCode?: string) =>
		missingFacts(set, 'phone', countryCode) ?? checkPhoneBy(phones, text, countryCode)

	function findCountry(text: string, languages: readonly CountryLanguage[] = []): string | null {
		english ??= {
			countries: BUILT_IN_COUNTRIES.allCountries()
				.map(({ code, name }) => code + name)
				.join(';'),
		}
		return findCountryBy(countries, text, countries.isWhole ? languages : [...languages, english])
	}

	/** Also checks what was entered, because an invalid verdict has no needs. */
	function filesFor({ countryCode, typedFor, given, values, verdict }: AddressFormState): readonly string[] {
		const { countryCode: text = '', provinceCode: province = '' } = given
		const phone = checkPhone(values.phone, countryCode || undefined)
		// A number abroad without its plus, which is suggested.
		const digits = phone.status === 'invalid' ? `${values.phone}`.replace(/\D/g, '') : ''
		const abroad = /^(?:00.*|0*[1-9]\d{10,})$/.test(digits) ? checkPhone(digits.replace(/^0*/g, '+')) : null
		// A number belongs to the country that was chosen while it was typed.
		const typed = checkPhone(given.phone, typedFor || undefined)
		const needs = [verdict, phone, abroad, typed].flatMap((judged) => judged?.needs ?? [])
		if (text !== countryCode && !countries.isWhole && findCountry(text) === null) needs.push({ kind: 'countryNames' })
		if (province !== '' && values.provinceCode === '' && provinces.namesAbroad() === null)
			needs.push({ kind: 'places' })
		const others = verdict.issues.flatMap(({ code, params }) =>
			code === MISMATCH ? String(params['other']).split(', ') : [],
		)
		const files = [countryCode, typedFor, ...needs.map(fileOf), ...others]
		const untyped = Object.keys(plans).filter((code) => !set.has('typing', code))
		return [...files.filter((name) => name !== '' && !hasFacts(set, 'country', name)), ...untyped]
	}

	return {
		shownZip: (country) => shownZip(set.facts.zips, country),
		provincesOf: (country) => (zips.zipForms(country) === null ? null : listProvinces(provinces, country)),
		phonePlaceholder: (country) => factOf(phoneExamples, country),
		validateAddress: (address, options) => explain(set, validateAddressBy(facts, address, options)),
		checkTaxNumber,
		formatField: (...given) => formatFieldBy(facts, ...given),
		translateIssue,
		toInternationalPhone: (text, countryCode) => phoneAbroadBy(phones, typing, text, countryCode),
		loadLanguageParts,
		findCountry,
		findProvince: (text, countryCode) => findProvinceBy(provinces, countryCode, text),
		parsePlace: (text, countryCode) => readPlaceBy({ ...facts, findCountry }, text, countryCode),
		filesFor,
		load,
	}
}

/** Returns the formatters for the calling codes whose data is loaded. The data is a part of the metadata of libphonenumber-js. */
function typingFacts(parts: Facts['typing']): PhoneTyping {
	let metadata: MetadataJson | undefined
	return (countryCode) => {
		metadata ??= joinMetadata(Object.values(parts) as MetadataJson[])
		return new AsYouType(countryCode as CountryCode | undefined, metadata)
	}
}

function joinMetadata(parts: readonly MetadataJson[]): MetadataJson {
	const whole = { version: parts[0]?.version ?? 0, country_calling_codes: {}, countries: {}, nonGeographic: {} }
	for (const part of parts) for (const name of METADATA) Object.assign(whole[name], readField(part, name))
	return whole as MetadataJson
}
