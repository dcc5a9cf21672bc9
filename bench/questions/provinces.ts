import { createRequire } from 'node:module'
import isoCountries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import { checkCountry, checkProvince } from '../../src/rules/built-in/address.ts'
import { provincesOf } from '../../src/rules/built-in/places.ts'
import { defineQuestion, many, type Random } from '../harness.ts'

/** The peer has no types. */
const iso31662 = createRequire(import.meta.url)('iso-3166-2') as {
	subdivision: (country: string, text: string) => { code: string } | null
}

const COUNT = 4000
for (const language of [english, french, spanish]) isoCountries.registerLocale(language)
const LANGUAGES = ['en', 'fr', 'es'] as const

interface Place {
	readonly country: string
	readonly code: string
	readonly name: string
}

const places: readonly Place[] = Object.keys(isoCountries.getAlpha2Codes()).flatMap((country) =>
	provincesOf(country).map(({ code, name }) => ({ country, code, name })),
)
const knownByName = places.filter(
	({ country, code, name }) => iso31662.subdivision(country, name)?.code === `${country}-${code}`,
)

function anyCase(random: Random, text: string): string {
	return [...text].map((letter) => (random.integer(2) === 0 ? letter.toUpperCase() : letter.toLowerCase())).join('')
}

/** Returns a text in a spelling that people use: unchanged, in capitals, in lower case, or mixed. */
function write(random: Random, text: string): string {
	return random.pick([text, text.toUpperCase(), text.toLowerCase(), anyCase(random, text)])
}

const byName = defineQuestion<Place>({
	name: 'province-by-name',
	title: 'Find a province by its name, in any case',
	inputs: many(COUNT, (random) => {
		const place = random.pick(knownByName)
		return { ...place, name: write(random, place.name) }
	}),
	contestants: [
		{ name: 'orderwright', run: ({ country, name }) => checkProvince({ province: name }, country) },
		{ name: 'iso-3166-2', run: ({ country, name }) => iso31662.subdivision(country, name) },
	],
	notes: () => [
		`All names are valid: ${knownByName.length} of our ${places.length} provinces, those whose names the peer also knows; it needs ISO's spelling.`,
	],
})

/** Returns the name without one of its letters. No list of names contains such a misspelling. */
function misspell(random: Random, name: string): string {
	const at = 1 + random.integer(Math.max(1, name.length - 2))
	return name.slice(0, at) + name.slice(at + 1)
}

const byWrongName = defineQuestion<Place>({
	name: 'province-wrong',
	title: 'Look for a province by a misspelled name',
	inputs: many(COUNT, (random) => {
		for (;;) {
			const place = random.pick(knownByName)
			const name = misspell(random, place.name)
			const { issues } = checkProvince({ province: name }, place.country)
			if (issues.length > 0 && iso31662.subdivision(place.country, name) === null) return { ...place, name }
		}
	}),
	contestants: byName.contestants,
	notes: () => [
		'All names are wrong in both libraries. orderwright makes an issue, with a suggestion if one name is near.',
	],
})

const names = LANGUAGES.flatMap((language) => Object.values(isoCountries.getNames(language)))

const countryByName = defineQuestion<string>({
	name: 'country-by-name',
	title: 'Find a country by its name in English, French or Spanish, in any case, without naming the language',
	inputs: many(COUNT, (random) => write(random, random.pick(names))),
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
	notes: (inputs) => {
		const unknown = inputs.filter((name) => checkCountry({ country: name }).status !== 'valid').length
		return [`All names are valid: all come from the peer; ${unknown} of ${inputs.length} are unknown to orderwright.`]
	},
})

const countryByWrongName = defineQuestion<string>({
	name: 'country-wrong',
	title: 'Look for a country by a misspelled name in English, French or Spanish',
	inputs: many(COUNT, (random) => {
		for (;;) {
			const name = misspell(random, random.pick(names))
			if (checkCountry({ country: name }).status !== 'valid') return name
		}
	}),
	contestants: countryByName.contestants,
	notes: () => [
		'All names are wrong in both libraries. orderwright makes an issue, with a suggestion if one name is near.',
	],
})

export const questions = [byName, byWrongName, countryByName, countryByWrongName]
