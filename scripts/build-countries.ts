import { createRequire } from 'node:module'
import { countryKey, plainKeys } from '../src/rules/country/country-names.ts'
import { foldName } from '../src/rules/text/fold.ts'
import { nearest, spellingsOf } from '../src/rules/text/nearest.ts'
import { writeNearName } from './name-writer.ts'
import { divideScripts, writeScriptLines } from './script-lines.ts'
import { linesOf, versionOf } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes src/rules/country/data/countries.ts: the codes, the English name and all other names of each country.
 *
 * Sources: i18n-iso-countries (ISO 3166-1, names in English, French and Spanish), cldr-localenames-full (the same languages, and
 * those of facts/country-languages.txt), facts/country-names.txt.
 */
const require = createRequire(import.meta.url)
const ISO = require('i18n-iso-countries')
const COVERAGE: Readonly<Record<string, string>> = require('cldr-core/coverageLevels.json').coverageLevels
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
	const byHand = new Map(linesOf('country-names.txt').map((line) => [line.slice(0, 2), line]))
	const codes = new Set([...Object.keys(ISO.getAlpha2Codes()), ...byHand.keys()])
	return [...codes].sort().map((code) => {
		const [head = '', ...others] = (byHand.get(code) ?? code).split('|')
		const [, alpha3, shown] = /^..(?::(...))?(?:=(.*))?$/.exec(head) ?? []
		const listed = EVERYWHERE.flatMap((language): string[] => ISO.getName(code, language, { select: 'all' }) ?? [])
		const cldr = [...EVERYWHERE, ...VARIANTS, ...(languages.get(code) ?? [])].flatMap((language) =>
			cldrNames(code, language),
		)
		return {
			code,
			alpha3: alpha3 ?? ISO.alpha2ToAlpha3(code) ?? '',
			name: shown ?? (cldrNames(code, 'en')[0] ?? code).replace('&', 'and').replace('St.', 'Saint'),
			names: [...others.filter((name) => name !== code), ...cldr],
			others: listed,
		}
	})
}

/** Encodes the codes and the shown name of each country, and the keys of its other names. */
function encode(): { shown: string; names: string; scripts: string[] } {
	const rows = compileCountries()
	const owners = new Map<string, string>()
	for (const { code, alpha3, name } of rows) for (const text of [code, alpha3, name]) claim(owners, text, code, true)
	for (const { code, names } of rows) for (const text of names) claim(owners, text, code, true)
	for (const { code, others } of rows) for (const text of others) claim(owners, text, code, false)
	const keys = new Map<string, string>()
	const shown: string[] = []
	const further: string[] = []
	const inScripts: string[] = []
	for (const { code, alpha3, name } of rows) for (const text of [code, alpha3, name]) keys.set(countryKey(text), code)
	// Shorter names come first: a longer one that only adds words of official names is read without them.
	for (const { code, alpha3, name, names, others } of rows) {
		const base = countryKey(name)
		const own = new Set([...names, ...others].map(countryKey).filter((key) => owners.get(key) === code))
		for (const key of [...own].sort((a, b) => a.length - b.length)) if (ownerOf(keys, key) !== code) keys.set(key, code)
		shown.push(`${shorten(alpha3, code)}:${name}`)
		const listed = [...keys].filter(
			([key, owner]) => owner === code && ![code, alpha3, name].map(countryKey).includes(key),
		)
		const { scripts, latin } = divideScripts(listed.map(([key]) => key).sort())
		inScripts.push(scripts)
		further.push(
			latin
				.map((key) => writeNearName(key, base))
				.sort()
				.join(''),
		)
	}
	return { shown: shown.join(';'), names: further.join(';'), scripts: inScripts }
}

/** Returns the country that a lookup by this key finds: by the key itself, or without the words of official names. */
function ownerOf(keys: ReadonlyMap<string, string>, key: string): string | undefined {
	const found = [key, ...plainKeys(key)].find((name) => keys.has(name))
	return found === undefined ? undefined : keys.get(found)
}

/**
 * Returns the names in other languages that look like the English name of another country: German Griechenland is Greece, and one
 * letter more than half of Greenland. In the languages that CLDR covers fully. Each is the country's code and the name, folded.
 */
function falseFriends(rows: readonly Row[]): string[] {
	const spellings = spellingsOf(rows, ({ name }) => foldName(name))
	const read = new Map(
		rows.flatMap(({ code, names, others }) => [...names, ...others].map((name) => [countryKey(name), code])),
	)
	const friends = new Set<string>()
	for (const [language, level] of Object.entries<string>(COVERAGE).sort()) {
		if (level !== 'modern') continue
		for (const { code } of rows)
			for (const name of cldrNames(code, language)) {
				const looksLike = nearest(foldName(name), spellings)
				if (looksLike !== null && looksLike.code !== code && ownerOf(read, countryKey(name)) === undefined)
					friends.add(code + foldName(name))
			}
	}
	return [...friends].sort()
}

/** Returns an alpha-3 code without the start that it shares with the alpha-2 code. */
function shorten(alpha3: string, code: string): string {
	return alpha3.startsWith(code) ? alpha3.slice(2) : alpha3[0] === code[0] ? alpha3.slice(1) : alpha3
}

function claim(owners: Map<string, string>, name: string, code: string, strict: boolean): void {
	const key = countryKey(name)
	const owner = owners.get(key)
	if (owner === undefined) owners.set(key, code)
	else if (owner !== code && strict) throw new Error(`${name} is both ${owner} and ${code}`)
}

/** A form needs only the shown names. */
export function write(): Files {
	const { shown, names, scripts } = encode()
	const sources = [
		'// Written by scripts/build-countries.ts; do not edit.',
		`// Sources: i18n-iso-countries ${versionOf('i18n-iso-countries')} (MIT); cldr-localenames-full ${versionOf('cldr-localenames-full')} (Unicode-3.0);`,
		'// scripts/facts/country-languages.txt; scripts/facts/country-names.txt.',
	]
	const shownTable = [
		...sources,
		`// ${compileCountries().length} countries, separated by semicolons.`,
		'',
		'/** Sorted by alpha-2 code. Each entry: the end of the alpha-3 code, without the letters that it shares with the start of the alpha-2 code; a colon; the name shown. */',
		`export const COUNTRIES: string =\n\t\`${shown}\``,
		'',
	]
	const namesTable = [
		...sources,
		"// The other names of each country as lookup keys ('src/rules/country/country-names.ts'), sorted by alpha-2 code, countries separated by semicolons.",
		'',
		"/** Each name omits the letters that it shares with the start and the end of the shown name's key ('src/rules/packing/packed-names.ts'). */",
		`export const COUNTRY_NAMES: string =\n\t\`${names}\``,
		'',
		"/** The names in other scripts, a line for each country ('src/rules/packing/packed-names.ts'). */",
		`export const COUNTRY_SCRIPT_NAMES: string =\n${writeScriptLines(scripts)}`,
		'',
		'/** Names in other languages that look like the name of another country: the alpha-2 code, then the folded name, separated by semicolons. */',
		`export const FALSE_FRIENDS: string =\n\t\`${falseFriends(compileCountries()).join(';')}\``,
		'',
	]
	return {
		'src/rules/country/data/countries.ts': shownTable.join('\n'),
		'src/rules/country/data/country-names.ts': namesTable.join('\n'),
	}
}
