import { createRequire } from 'node:module'
import isoCountries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import { checkCountry } from '../../src/address/check-country.ts'
import { checkProvince } from '../../src/address/check-province.ts'
import { provincesOf } from '../../src/geo/provinces.ts'
import { defineQuestion } from '../harness.ts'

/** The peer carries no types. */
const iso31662 = createRequire(import.meta.url)('iso-3166-2') as {
	subdivision: (country: string, text: string) => { code: string } | null
}

interface Place {
	readonly country: string
	readonly code: string
	readonly name: string
}

/** Countries whose provinces the peer has by the same codes. */
const COUNTRIES = ['US', 'CA', 'AU', 'BR', 'CN', 'CO', 'JP', 'KR', 'NZ', 'RO', 'TR', 'UY']
const places: readonly Place[] = COUNTRIES.flatMap((country) =>
	provincesOf(country)
		.filter(({ isoCode }) => isoCode !== null)
		.map(({ code, name }) => ({ country, code, name })),
)

const byCode = defineQuestion<Place>({
	name: 'province-by-code',
	title: 'Find a province by its ISO 3166-2 code, with the country it belongs to.',
	inputs: (random) => Array.from({ length: 4_000 }, () => ({ ...random.pick(places) })),
	contestants: [
		{ name: 'orderwright', run: ({ country, code }) => checkProvince({ provinceCode: code }, country) },
		{ name: 'iso-3166-2', run: ({ country, code }) => iso31662.subdivision(country, code) },
	],
	notes: (inputs) => [
		`the peer knows ${inputs.filter(({ country, code }) => iso31662.subdivision(country, code) !== null).length} of ${inputs.length}, by a table of 2019`,
	],
})

const byName = defineQuestion<Place>({
	name: 'province-by-name',
	title: 'Find a province by its name, written in capitals.',
	inputs: (random) =>
		Array.from({ length: 4_000 }, () => {
			const place = random.pick(places)
			return { ...place, name: place.name.toUpperCase() }
		}),
	contestants: [
		{ name: 'orderwright', run: ({ country, name }) => checkProvince({ province: name }, country) },
		{ name: 'iso-3166-2', run: ({ country, name }) => iso31662.subdivision(country, name) },
	],
	notes: (inputs) => [
		`the peer knows ${inputs.filter(({ country, name }) => iso31662.subdivision(country, name) !== null).length} of ${inputs.length}: it takes names as ISO writes them`,
	],
})

for (const language of [english, french, spanish]) isoCountries.registerLocale(language)
const names = ['en', 'fr', 'es'].flatMap((language) => Object.values(isoCountries.getNames(language)))

const country = defineQuestion<string>({
	name: 'country-by-name',
	title: 'Find a country by its name in English, French or Spanish, not saying which.',
	inputs: (random) => Array.from({ length: 4_000 }, () => random.pick(names)),
	contestants: [
		{ name: 'orderwright', run: (name) => checkCountry({ country: name }) },
		{
			name: 'i18n-iso-countries',
			run: (name) =>
				isoCountries.getSimpleAlpha2Code(name, 'en') ??
				isoCountries.getSimpleAlpha2Code(name, 'fr') ??
				isoCountries.getSimpleAlpha2Code(name, 'es'),
		},
	],
})

export const questions = [byCode, byName, country]
