import { createRequire } from 'node:module'
import { iso31661, iso31662 } from 'iso-3166'

/** Loads the packages with `require`, because most of them have no types. */
const load = createRequire(import.meta.url)

type Row = readonly [from: string, code: string, name: string]

/** Returns the package, the code and the name of each country. */
export function readCountries(): readonly Row[] {
	const countries: Row[] = []
	const add = (...row: Row): void => void countries.push(row)
	for (const { alpha2, name } of iso31661) add('iso-3166', alpha2, name)
	for (const [code, { name }] of Object.entries(load('iso-3166-2').data as object)) add('iso-3166-2', code, name)
	const i18n = load('i18n-iso-countries')
	for (const language of ['en', 'fr', 'es']) {
		i18n.registerLocale(load(`i18n-iso-countries/langs/${language}.json`))
		for (const [code, names] of Object.entries<string[]>(i18n.getNames(language, { select: 'all' })))
			for (const name of names) add(`i18n-iso-countries ${language}`, code, name)
	}
	for (const { cca2, name } of load('world-countries')) {
		add('world-countries common', cca2, name.common)
		add('world-countries official', cca2, name.official)
	}
	for (const { countryShortCode, countryName } of load('country-region-data/data.json'))
		add('country-region-data', countryShortCode, countryName)
	for (const { isoCode, name } of load('country-state-city').Country.getAllCountries())
		add('country-state-city', isoCode, name)
	for (const { code, name } of load('country-list').getData()) add('country-list', code, name)
	for (const [code, { name }] of Object.entries(load('countries-list').countries as object))
		add('countries-list', code, name)
	return countries
}

/** Returns the package, the code and the name of each subdivision: `US-CA`. */
export function readProvinces(): readonly Row[] {
	const provinces: Row[] = []
	const add = (from: string, country: string, code: string, name: string): void =>
		void provinces.push([from, `${country}-${code.replace(`${country}-`, '')}`, name])
	for (const { code, name } of iso31662) add('iso-3166', code.slice(0, 2), code, name)
	for (const [country, { sub }] of Object.entries(load('iso-3166-2').data as object))
		for (const [code, { name }] of Object.entries<{ name: string }>(sub))
			add('iso-3166-2', country, code, name.replace(/\*$/, ''))
	for (const { countryShortCode, regions } of load('country-region-data/data.json'))
		for (const { shortCode = '', name } of regions) add('country-region-data', countryShortCode, shortCode, name)
	for (const { countryCode, isoCode, name } of load('country-state-city').State.getAllStates())
		add('country-state-city', countryCode, isoCode, name)
	return provinces
}

/** Returns the codes of the package zipcodes with their country and their state or province. A code of CA has only the first three characters. */
export function readZips(): readonly (readonly [country: string, zip: string, province: string])[] {
	const codes = load('zipcodes').codes as Readonly<Record<string, Readonly<Record<string, string>>>>
	return Object.values(codes).map(({ zip = '', state = '', country }) => [
		country === 'Canada' ? 'CA' : 'US',
		zip,
		state,
	])
}
