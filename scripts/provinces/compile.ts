import { createRequire } from 'node:module'
import { iso31662 } from 'iso-3166'
import { provinceKeys } from '../../src/rules/province/province-key.ts'
import { listOf, type ProvinceLine, readCountries } from '../facts/read-countries.ts'
import { translatedNames } from '../sources.ts'
import { BOTH_LEVELS, NAMED, NATIONS, REDRAWN, RENUMBERED, SECOND_LEVEL, WITH_NAMES } from './choices.ts'

const require = createRequire(import.meta.url)

export interface Row {
	code: string
	iso: string | null
	codes: string[]
	/** Names, the most trusted first: the shown name, then names added by hand or listed, then those of ISO and CLDR. */
	shown: string
	listed: string[]
	others: string[]
	/** Names that another province also has. They match neither. */
	shared: string[]
}

export interface Country {
	rows: Row[]
	/** Counties: names that an address keeps, with the code of their province. */
	kept: { code: string; names: string[] }[]
	otherDivisions: Division[]
}

/** A subdivision that addresses don't name. */
export interface Division {
	code: string
	name: string
	/** Other names. */
	names: string[]
}

const english: Readonly<Record<string, string>> = require('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions
	.localeDisplayNames.subdivisions
const listed: Readonly<Record<string, Record<string, { names: string[]; codes?: string[] }>>> =
	require('../facts/province-names.json').countries

/** The package iso-3166-2, a second list of ISO's subdivisions: by country, then by whole code. */
const second: Readonly<Record<string, { sub: Readonly<Record<string, { name: string }>> }>> = require('iso-3166-2').data

function tidy(name: string): string {
	return name
		.replace(/[²*]/g, '')
		.replace(/, Somalia$/, '')
		.replace(/ \((?:EH|EH-partial|de|fr|nl|it)\)/g, '')
		.replaceAll('’', "'")
		.trim()
}

function newRow(code: string, iso: string | null, shown: string): Row {
	return { code, iso, codes: [], shown, listed: [], others: [], shared: [] }
}

function fromIso(): Map<string, Country> {
	const countries = new Map<string, Country>()
	for (const { code, name, parent } of iso31662) {
		const country = code.slice(0, 2)
		const suffix = code.slice(3)
		const known = countries.get(country) ?? { rows: [], kept: [], otherDivisions: [] }
		countries.set(country, known)
		const inEnglish = RENUMBERED.includes(country) ? undefined : english[(country + suffix).toLowerCase()]
		if (REDRAWN.includes(country)) continue
		const shown = tidy(inEnglish ?? name)
		if (isNamed(country, suffix, parent === country))
			known.rows.push({ ...newRow(suffix, code, shown), others: [tidy(name)] })
		else known.otherDivisions.push({ code: suffix, name: shown, names: [tidy(name)] })
	}
	return countries
}

function isNamed(country: string, suffix: string, top: boolean): boolean {
	if (!WITH_NAMES.has(country)) return false
	if (NAMED[country] !== undefined && !NAMED[country].test(suffix)) return false
	const first = SECOND_LEVEL[country]
	if (first !== undefined) return !top || first.includes(suffix)
	return top || BOTH_LEVELS.includes(country)
}

/**
 * Lines of our own facts files that the installed sources contradict. Such a line is ignored, so that `npm run facts` can compare
 * any two versions. A test fails if there is one.
 */
export const misfits: Set<string> = new Set()

/** Adds the lines of the countries' files. */
function addByHand(countries: Map<string, Country>): void {
	for (const [name, { provinces = [], otherDivisions = [] }] of readCountries()) {
		const country = countries.get(name) ?? { rows: [], kept: [], otherDivisions: [] }
		for (const { code, names } of otherDivisions) addOtherDivision(country, code, listOf(names))
		if (!WITH_NAMES.has(name)) continue
		countries.set(name, country)
		for (const line of provinces) addProvince(name, country, line)
	}
}

/** Adds a subdivision that ISO's list lacks, or more names for one that it has. */
function addOtherDivision(country: Country, code: string, names: readonly string[]): void {
	const level = country.otherDivisions.find((other) => other.code === code)
	if (level === undefined) country.otherDivisions.push({ code, name: names[0] ?? code, names: [...names] })
	else level.names.push(...names)
}

function addProvince(name: string, country: Country, line: ProvinceLine): void {
	const { code, iso, shown, names, codes, parts, shared } = line
	if (parts !== undefined) country.kept.push({ code, names: [...listOf(parts)] })
	if ([shown, names, codes, shared].every((text) => text === undefined)) return
	const known =
		country.rows.find((row) => row.code === code) ?? country.rows.find((row) => row.iso === `${name}-${iso ?? code}`)
	if (known === undefined && shown === undefined) {
		misfits.add(`${name}.json: no source has the province of ${JSON.stringify(line)}`)
		return
	}
	const row = known ?? newRow(code, iso === null ? null : `${name}-${iso ?? code}`, shown ?? code)
	if (known === undefined) {
		country.rows.push(row)
		country.otherDivisions = country.otherDivisions.filter((other) => other.code !== code)
	}
	row.shown = shown ?? row.shown
	row.listed.push(...listOf(shown), ...listOf(names))
	row.shared.push(...listOf(shared))
	row.codes.push(...listOf(codes))
	if (typeof iso !== 'string') return
	row.code = code
	row.codes.push(iso)
}

/** Adds the listed names. If no row has a listed code, it belongs to the row with one of the names. */
function addListed(countries: Map<string, Country>): void {
	for (const [name, provinces] of Object.entries(listed)) {
		const country = countries.get(name)
		if (country === undefined) throw new Error(`${name} is listed, and unknown`)
		for (const [code, { names, codes = [] }] of Object.entries(provinces)) {
			const keys = new Set(names.map((text) => provinceKeys(text)[0]))
			const row =
				country.rows.find((r) => r.code === code) ??
				country.rows.find((r) => r.codes.includes(code)) ??
				country.rows.find((r) => [r.shown, ...r.listed].some((text) => keys.has(provinceKeys(text)[0])))
			if (row === undefined) {
				misfits.add(`province-names.json, ${name}: no source has the province ${code}, ${names.join(', ')}`)
				continue
			}
			row.listed.push(...names.filter((text) => text !== code && !codes.includes(text)))
			row.codes.push(...[code, ...codes].map((text) => text.replace(`${name}-`, '')).filter((c) => c !== row.code))
			for (const text of names) if (/^[A-Z]{2,3}$/.test(text) && text !== row.code) row.codes.push(text)
		}
	}
}

/**
 * Adds the names of iso-3166-2. The name of a retired code goes to the province that the code means now. So does the name of a
 * region that is one province, such as the Principality of Asturias. Countries with new codes are skipped, because the package has
 * their old ones.
 */
function addSecond(countries: Map<string, Country>): void {
	for (const [name, { rows, otherDivisions }] of countries) {
		const bySuffix = (suffix: string): Row | undefined =>
			rows.find((row) => row.iso === `${name}-${suffix}`) ??
			rows.find((row) => row.codes.includes(suffix)) ??
			rows.find((row) => row.code === suffix)
		for (const { code, name: shown, names } of otherDivisions) bySuffix(code)?.others.push(shown, ...names)
		if (RENUMBERED.includes(name)) continue
		for (const [whole, { name: text }] of Object.entries(second[name]?.sub ?? {})) {
			const suffix = whole.slice(3)
			const row = bySuffix(suffix)
			if (row !== undefined) row.others.push(tidy(text))
			else otherDivisions.find(({ code }) => code === suffix)?.names.push(tidy(text))
		}
	}
}

/** Adds the names in French and Spanish: those that our labels show, and CLDR's where an unknown name is an error. */
function addTranslated(countries: Map<string, Country>): void {
	for (const [, iso, text] of ['province-languages.txt', 'province-cldr.txt'].flatMap(translatedNames)) {
		const { rows = [], otherDivisions = [] } = countries.get(iso.slice(0, 2)) ?? {}
		const row = rows.find((each) => each.iso === iso)
		if (row !== undefined) row.others.push(text)
		else otherDivisions.find(({ code }) => code === iso.slice(3))?.names.push(text)
	}
}

/** Adds the areas of the British nations to the names that an address keeps. */
function addAreas(country: Country | undefined): void {
	for (const { code, names } of country?.otherDivisions ?? []) {
		const [nation = ''] = NATIONS.find(([, areas]) => areas === '' || areas.split(' ').includes(code)) ?? []
		if (nation !== '') country?.kept.push({ code: nation, names })
	}
}

export function compileProvinces(): Map<string, Country> {
	const countries = fromIso()
	addByHand(countries)
	addListed(countries)
	addTranslated(countries)
	addSecond(countries)
	addAreas(countries.get('GB'))
	return new Map([...countries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
