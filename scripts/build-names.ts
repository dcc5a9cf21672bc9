import { createRequire } from 'node:module'
import { iso31662 } from 'iso-3166'
import { allCountries, provincesOf } from '../src/rules/built-in/places.ts'
import { hasPair } from '../src/rules/country/country-lists.ts'
import { LANGUAGE_CODES, writeLanguageEntries } from './languages/entries.ts'
import { linesOf, readFacts, translatedNames, versionOf } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes the names of countries and provinces in each language, `src/languages/data/`, and of provinces in their country's script,
 * `src/form/data/`; also the entry of each language, and the list of all.
 *
 * Sources: cldr-localenames-full, cldr-subdivisions-full, iso-3166, `facts/province-names.json`, `facts/province-languages.txt`.
 */
const require = createRequire(import.meta.url)
const listed = readFacts<{
	readonly countries: Readonly<Record<string, Record<string, { readonly names: readonly string[] }>>>
}>('province-names.json').countries
const CODES = allCountries().map(({ code }) => code)

/** By language: the countries whose provinces ISO 3166-2 names in that language. */
const SPEAKERS: Readonly<Record<string, string>> = {
	es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE',
}

/** Countries whose CLDR name is longer than the usual one, in every language and in some. */
const SHORT = ['HK', 'MO', 'PS']
const SHORT_IN: Readonly<Record<string, readonly string[]>> = { de: ['US'], ko: ['KR'] }
/** By language: names that lists of countries in that language prefer to CLDR's first one. */
const PREFERRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	it: { CD: 'Repubblica Democratica del Congo' },
	ja: { CD: 'コンゴ民主共和国', CG: 'コンゴ共和国' },
	pt: { CD: 'República Democrática do Congo' },
}
/** A second name in parentheses, of countries whose first name is enough: `Myanmar (Birmania)`. */
const SECOND_NAME = / ?\(.*\)/
const FIRST_NAME_ONLY = ['CC', 'MM']

/** By language: how the name of a country changes after an article: whole names, and a first word that loses its capital. */
const INFLECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	de: {
		AE: 'Vereinigten Arabischen Emirate',
		BQ: 'Karibischen Niederlande',
		GB: 'Vereinigte Königreich',
		IO: 'Britische Territorium im Indischen Ozean',
		MP: 'Nördlichen Marianen',
		TF: 'Französischen Süd- und Antarktisgebiete',
		UM: 'Amerikanischen Überseeinseln',
		VG: 'Britischen Jungferninseln',
		VI: 'Amerikanischen Jungferninseln',
	},
}
const SMALL: Readonly<Record<string, RegExp>> = { fr: /^Îles? /, es: /^Islas? /, it: /^Isol[ae] / }

/** By language: the regional locale whose names differ. */
const VARIANTS: Readonly<Record<string, string>> = { fr: 'fr-CA', es: 'es-MX' }

function countryNames(language: string): Readonly<Record<string, string>> {
	const file = `cldr-localenames-full/main/${language}/territories.json`
	return require(file).main[language].localeDisplayNames.territories
}

/** Returns the provinces' names in one of our languages, by ISO 3166-2 code. */
function provinceNames(language: string): ReadonlyMap<string, string> {
	const cldr: Readonly<Record<string, string>> = require(
		`cldr-subdivisions-full/subdivisions/${language}/${language}.json`,
	).subdivisions.localeDisplayNames.subdivisions
	const own = iso31662.filter(({ code }) => SPEAKERS[language]?.includes(code.slice(0, 2)))
	const byHand = translatedNames('province-languages.txt')
		.filter(([of]) => of === language)
		.map(([, code, name]): [string, string] => [code, name])
	return new Map([
		...Object.entries(cldr).map(([code, name]): [string, string] => [
			`${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase(),
			name,
		]),
		...own.map(({ code, name }): [string, string] => [code, name.replace(/[*²]/g, '').replace(/,.*$/, '').trim()]),
		...byHand,
	])
}

/** Returns the names of a country's provinces in its own script, by code. */
function localNames(country: string): Readonly<Record<string, string | undefined>> {
	const provinces = listed[country] ?? {}
	const isOwn = (name: string): boolean => /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name)
	return Object.fromEntries(
		Object.entries(provinces).map(([code, { names }]) => {
			const own = names.filter(isOwn)
			return [code, own.find((name) => /[都道府县縣県市省区區시도]$/u.test(name)) ?? own[0]]
		}),
	)
}

/** Returns one line for each country: its code, then the codes of its provinces with their names, where the English name does not apply. */
function provinceLines(nameOf: (country: string, code: string, isoCode: string) => string | undefined): string {
	return CODES.flatMap((country) => {
		const names = provincesOf(country).flatMap(({ code, isoCode, name }) => {
			const found = nameOf(country, code, isoCode ?? '')
			return found === undefined || found === name ? [] : [`${code} ${found}`]
		})
		return names.length > 0 ? [`${country} ${names.join('; ')}`] : []
	}).join('\n')
}

/** The names that a form shows, by language, country and code. */
const TRANSLATED: ReadonlyMap<string, string> = new Map(
	linesOf('province-translations.txt').flatMap((line) => {
		const [language = '', country = ''] = line.split(' ', 2)
		return line
			.slice(6)
			.split('; ')
			.map((entry): [string, string] => {
				const end = entry.indexOf(' ')
				return [`${language} ${country} ${entry.slice(0, end)}`, entry.slice(end + 1)]
			})
	}),
)

/** Returns the names of provinces that a form loads with its language. */
function buildProvinces(language: string): string {
	const subdivisions = provinceNames(language)
	const provinces = provinceLines(
		(country, code, isoCode) => TRANSLATED.get(`${language} ${country} ${code}`) ?? subdivisions.get(isoCode),
	)
	return `${header('The names that a form shows; scripts/facts/province-translations.txt.')}
/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = \`
${provinces}
\`
`
}

function header(what: string, hasArticles = false): string {
	return `// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full ${versionOf('cldr-localenames-full')} and cldr-subdivisions-full ${versionOf('cldr-subdivisions-full')} (Unicode-3.0); iso-3166 ${versionOf('iso-3166')} (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt${hasArticles ? '; scripts/facts/country-articles.txt' : ''}.
// ${what}
`
}

function buildLanguage(language: string): string {
	const names = countryNames(language)
	const subdivisions = provinceNames(language)
	const tag = VARIANTS[language]
	const variant = tag === undefined ? {} : countryNames(tag)
	const isShort = (code: string): boolean => SHORT.includes(code) || SHORT_IN[language]?.includes(code) === true
	const nameOf = (code: string): string => {
		const name = (isShort(code) ? names[`${code}-alt-short`] : undefined) ?? (names[code] as string)
		return PREFERRED[language]?.[code] ?? (FIRST_NAME_ONLY.includes(code) ? name.replace(SECOND_NAME, '') : name)
	}
	const shown = CODES.filter((code) => names[code] !== undefined)
	const others = shown.filter(
		(code) => variant[code] !== undefined && variant[code] !== names[code] && !SHORT.includes(code),
	)
	const provinces = provinceLines((_country, _code, isoCode) => subdivisions.get(isoCode))
	const kinds = linesOf('country-articles.txt')
		.filter((line) => line.startsWith(`${language} `))
		.map((line) => `${line.slice(3, 4)}:${line.slice(5).replaceAll(' ', '')}`)
	const small = SMALL[language]
	const inflected = shown.flatMap((code) => {
		const name = nameOf(code)
		if (!kinds.some((kind) => hasPair(kind.slice(2), code))) return []
		const changed =
			INFLECTED[language]?.[code] ?? (small?.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
		return changed === name ? [] : [code + changed]
	})
	const variants = tag === undefined ? '' : `, ${others.length} of them with another name in ${tag}`
	return `${header(`${shown.length} countries${variants}; the provinces whose name differs from the English one.`, kinds.length > 0)}
/** Each entry: the alpha-2 code, then the name. */
export const COUNTRIES: string =
	\`${shown.map((code) => code + nameOf(code)).join(';')}\`
${
	tag === undefined
		? ''
		: `
/** The names in ${tag} that differ. */
export const VARIANT_COUNTRIES: string =
	\`${others.map((code) => code + variant[code]).join(';')}\`
`
}${
	kinds.length === 0
		? ''
		: `
/** The countries of each kind of noun. */
export const KINDS: string =
	'${kinds.join(';')}'
`
}${
	inflected.length === 0
		? ''
		: `
/** The names that change after an article. */
export const INFLECTED: string =
	\`${inflected.join(';')}\`
`
}
/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = \`
${provinces}
\`
`
}

function buildLocal(): string {
	const provinces = provinceLines((country, code) => localNames(country)[code])
	const count = provinces.split(/[\n;]/).length
	return `${header(`${count} provinces in the script of their country, if it isn't Latin.`)}
/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = \`
${provinces}
\`
`
}

export async function write(): Promise<Files> {
	return {
		...Object.fromEntries(
			LANGUAGE_CODES.map((language) => [`src/languages/data/names-${language}.ts`, buildLanguage(language)]),
		),
		...Object.fromEntries(
			LANGUAGE_CODES.map((language) => [`src/languages/data/provinces-${language}.ts`, buildProvinces(language)]),
		),
		'src/form/data/names-local.ts': buildLocal(),
		...(await writeLanguageEntries()),
	}
}
