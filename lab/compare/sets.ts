import { createRequire } from 'node:module'
import { iso31661, iso31662 } from 'iso-3166'

/** A country and one of its names in a package. */
export interface NamedCountry {
	readonly from: string
	readonly code: string
	readonly name: string
}

/** A subdivision by its country, the suffix of its code and its name. */
export interface NamedProvince extends NamedCountry {
	readonly country: string
}

/** A postal code and its state or province, if the package has it. */
export interface PlacedZip {
	readonly from: string
	readonly country: string
	readonly zip: string
	readonly province?: string
}

const load = createRequire(import.meta.url)

interface WorldCountry {
	readonly cca2: string
	readonly name: { readonly common: string; readonly official: string }
}
interface RegionData {
	readonly countryName: string
	readonly countryShortCode: string
	readonly regions: readonly { readonly name: string; readonly shortCode?: string }[]
}
interface StateCity {
	readonly Country: { getAllCountries(): readonly { readonly isoCode: string; readonly name: string }[] }
	readonly State: {
		getAllStates(): readonly { readonly isoCode: string; readonly countryCode: string; readonly name: string }[]
	}
}
interface Iso2 {
	readonly data: Readonly<
		Record<string, { readonly name: string; readonly sub: Readonly<Record<string, { readonly name: string }>> }>
	>
}
interface IsoCountries {
	registerLocale(locale: unknown): void
	getNames(language: string, options: { readonly select: 'all' }): Readonly<Record<string, readonly string[]>>
}
interface ZipCodes {
	readonly codes: Readonly<Record<string, { readonly zip: string; readonly state: string; readonly country: string }>>
}

export function readCountries(): NamedCountry[] {
	const countries: NamedCountry[] = []
	const add = (from: string, code: string, name: string): void => void countries.push({ from, code, name })
	for (const { alpha2, name } of iso31661) add('iso-3166', alpha2, name)
	for (const [code, { name }] of Object.entries((load('iso-3166-2') as Iso2).data)) add('iso-3166-2', code, name)
	const i18n = load('i18n-iso-countries') as IsoCountries
	for (const language of ['en', 'fr', 'es']) {
		i18n.registerLocale(load(`i18n-iso-countries/langs/${language}.json`))
		for (const [code, names] of Object.entries(i18n.getNames(language, { select: 'all' })))
			for (const name of names) add(`i18n-iso-countries ${language}`, code, name)
	}
	for (const { cca2, name } of load('world-countries') as readonly WorldCountry[]) {
		add('world-countries common', cca2, name.common)
		add('world-countries official', cca2, name.official)
	}
	for (const { countryShortCode, countryName } of load('country-region-data/data.json') as readonly RegionData[])
		add('country-region-data', countryShortCode, countryName)
	for (const { isoCode, name } of (load('country-state-city') as StateCity).Country.getAllCountries())
		add('country-state-city', isoCode, name)
	for (const { code, name } of load('country-list').getData() as readonly NamedCountry[])
		add('country-list', code, name)
	for (const [code, { name }] of Object.entries(
		load('countries-list').countries as Readonly<Record<string, NamedCountry>>,
	))
		add('countries-list', code, name)
	return countries
}

export function readProvinces(): NamedProvince[] {
	const provinces: NamedProvince[] = []
	const add = (from: string, country: string, code: string, name: string): void =>
		void provinces.push({ from, country, code: code.replace(`${country}-`, ''), name })
	for (const { code, name } of iso31662) add('iso-3166', code.slice(0, 2), code, name)
	for (const [country, { sub }] of Object.entries((load('iso-3166-2') as Iso2).data))
		for (const [code, { name }] of Object.entries(sub)) add('iso-3166-2', country, code, name.replace(/\*$/, ''))
	for (const { countryShortCode, regions } of load('country-region-data/data.json') as readonly RegionData[])
		for (const { shortCode = '', name } of regions) add('country-region-data', countryShortCode, shortCode, name)
	for (const { countryCode, isoCode, name } of (load('country-state-city') as StateCity).State.getAllStates())
		add('country-state-city', countryCode, isoCode, name)
	return provinces
}

/** Returns the codes of the package zipcodes: whole US codes, and the first three characters of CA codes. */
export function readZips(): PlacedZip[] {
	return Object.values((load('zipcodes') as ZipCodes).codes).map(({ zip, state, country }) => ({
		from: 'zipcodes',
		country: country === 'Canada' ? 'CA' : 'US',
		zip,
		province: state,
	}))
}
