import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import { CODE_KINDS, lettersOf, writeStep } from '../src/geo/province-codes.ts'
import {
	BETWEEN_NAMES,
	countyPrint,
	LATIN_LETTER,
	PRINT_HEAD,
	provinceKeys,
	provincePrint,
} from '../src/geo/province-key.ts'

/**
 * Writes src/geo/data/provinces.ts (the provinces that addresses name), province-levels.ts (the names of all other
 * subdivisions of ISO 3166-2).
 *
 * Sources: ISO 3166-2 by the package iso-3166; the English names of CLDR by cldr-subdivisions-full;
 * facts/province-names.json, facts/province-use.json and facts/province-additions.txt, which say where they come from.
 */
const require = createRequire(import.meta.url)
const HERE = import.meta.dirname
const DATA = join(HERE, '..', 'src/geo/data')
const FACTS = join(HERE, 'facts')

/** Countries whose ISO codes were dealt out anew, so that CLDR's names stand at the wrong codes. */
const RENUMBERED = ['IR', 'MA']
/** Countries whose addresses name the second level of ISO 3166-2, and what they name of the first. */
const SECOND_LEVEL: Readonly<Record<string, readonly string[]>> = {
	ES: ['CE', 'ML'],
	IT: ['23'],
	PH: ['00'],
	IE: [],
	BD: [],
	DO: [],
}
/** Countries whose addresses name both levels. */
const BOTH_LEVELS = ['BE', 'IQ']
/** What addresses name, where ISO 3166-2 has no levels to tell it by. */
const NAMED: Readonly<Record<string, RegExp>> = {
	GB: /^(?:ENG|NIR|SCT|WLS)$/,
	CV: /^(?:BV|BR|MA|SL|SV)$/,
	EE: /^..$/,
	DK: /^8.$/,
	LU: /^..$/,
	NL: /^(?!AW|CW|SX)..$/,
	FR: /^(?:[A-Z]{3}|20R|97\d)$/,
}
/** Countries whose addresses name no province, and where people write one all the same. */
const WRITTEN = ''

/** Countries that drew their provinces anew, which ISO's codes do not follow yet: ISO's are codes in circulation of the new ones. */
const REDRAWN = ['VN']

const use: Readonly<Record<string, string>> = require(join(FACTS, 'province-use.json'))
const WITH_NAMES = new Set(`${use.both} ${use.one} ${use.hidden} ${use.named} ${WRITTEN}`.split(' '))

interface Row {
	code: string
	iso: string | null
	codes: string[]
	/** By how much they are to be trusted: the name shown, then those added by hand or listed, then ISO's, then CLDR's. */
	shown: string
	listed: string[]
	others: string[]
	/** Names that it shares with another province, so that they are neither's. */
	shared: string[]
}

interface Country {
	rows: Row[]
	/** Names that stay as they are, with the code that they stand for. */
	kept: { code: string; names: string[] }[]
	otherLevels: { code: string; name: string }[]
}

const english: Readonly<Record<string, string>> = require('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions
	.localeDisplayNames.subdivisions
const listed: Readonly<Record<string, Record<string, { names: string[]; codes?: string[] }>>> = require(
	join(FACTS, 'province-names.json'),
).countries

function tidy(name: string): string {
	return name
		.replace(/[²*]/g, '')
		.replace(/, Somalia$/, '')
		.replace(/ \((?:EH|EH-partial|de|fr|nl|it)\)/g, '')
		.replaceAll('’', "'")
		.trim()
}

function fromIso(): Map<string, Country> {
	const countries = new Map<string, Country>()
	for (const { code, name, parent } of iso31662) {
		const country = code.slice(0, 2)
		const suffix = code.slice(3)
		const known = countries.get(country) ?? { rows: [], kept: [], otherLevels: [] }
		countries.set(country, known)
		const inEnglish = RENUMBERED.includes(country) ? undefined : english[(country + suffix).toLowerCase()]
		if (REDRAWN.includes(country)) continue
		const shown = tidy(inEnglish ?? name)
		if (isNamed(country, suffix, parent === country))
			known.rows.push({
				code: suffix,
				iso: code,
				codes: [],
				shown,
				listed: [],
				others: name.endsWith('-') ? [] : [tidy(name)],
				shared: [],
			})
		else known.otherLevels.push({ code: suffix, name: shown })
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

/** Reads the lines of province-additions.txt into the countries. */
function addByHand(countries: Map<string, Country>): void {
	for (const line of readFileSync(join(FACTS, 'province-additions.txt'), 'utf8').split('\n')) {
		if (line === '' || line.startsWith('#')) continue
		const name = line.slice(0, 2)
		const country = countries.get(name) ?? { rows: [], kept: [], otherLevels: [] }
		for (const [, code = '', newer = ''] of line.matchAll(/[ ;]([^;!]+)!([^;]+)/g))
			country.otherLevels.push({ code, name: newer })
		if (!WITH_NAMES.has(name)) continue
		countries.set(name, country)
		for (const entry of line
			.slice(3)
			.split(';')
			.filter((part) => part !== ''))
			addEntry(name, country, entry)
	}
}

function addEntry(name: string, country: Country, entry: string): void {
	const match = /^([^=+~/@>?|]+)(?:>([^=]+))?([=+~/@?])(.*)$/.exec(entry)
	if (match === null) throw new Error(`${name}: ${entry}`)
	const [, code = '', iso, sign, text = ''] = match
	const names = text.split('|').filter((part) => part !== '')
	if (sign === '/') {
		country.kept.push({ code, names })
		return
	}
	const at =
		country.rows.find((row) => row.iso === `${name}-${iso ?? code}`) ?? country.rows.find((r) => r.code === code)
	const isoCode = sign === '~' ? null : `${name}-${iso ?? code}`
	const row: Row = at ?? { code, iso: isoCode, codes: [], shown: names[0] ?? code, listed: [], others: [], shared: [] }
	if (at === undefined) {
		if (sign === '@' || sign === '+') throw new Error(`${name}: no province ${entry}`)
		country.rows.push(row)
		country.otherLevels = country.otherLevels.filter((other) => other.code !== code)
	}
	if (sign === '?') row.shared.push(...names)
	else if (sign === '@') row.codes.push(...text.split(',').filter((part) => part !== ''))
	else row.listed.push(...names)
	if (sign === '=' || sign === '~') {
		row.shown = names[0] ?? code
	}
	if (iso !== undefined) {
		row.code = code
		row.codes.push(iso)
	}
}

/** Joins the listed names; a listed code that is no row's stands for the row that has most of the same names. */
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
			if (row === undefined) throw new Error(`${name}: no province for ${code} ${names.join(', ')}`)
			row.listed.push(...names.filter((text) => text !== code && !codes.includes(text)))
			row.codes.push(...[code, ...codes].map((text) => text.replace(`${name}-`, '')).filter((c) => c !== row.code))
			for (const text of names) if (/^[A-Z]{2,3}$/.test(text) && text !== row.code) row.codes.push(text)
		}
	}
}

export function compileProvinces(): Map<string, Country> {
	const countries = fromIso()
	addByHand(countries)
	addListed(countries)
	return new Map([...countries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Fingerprints of the names of a row beside the one shown. */
interface Aliases {
	/** Of keys without the province's kind. */
	bares: string[]
	wholes: string[]
	/** Of names that stay as they are written. */
	counties: string[]
}

function aliasesOf(country: string, rows: readonly Row[]): Aliases[] {
	const whole = new Map<string, Row>()
	const claim = (row: Row, name: string, strict: boolean): void => {
		const [key] = provinceKeys(name)
		const other = whole.get(key)
		if (other === undefined) whole.set(key, row)
		else if (other !== row && strict)
			throw new Error(`${country}: ${name} is both ${other.code} ${other.shown} and ${row.code} ${row.shown}`)
	}
	for (const row of rows) claim(row, row.shown, true)
	for (const row of rows) for (const name of row.listed) claim(row, name, true)
	// ISO's name for two of them, which no list gives to one, is none's.
	const shared = new Map<string, Row | null>()
	for (const row of rows) {
		for (const key of new Set(row.others.map((name) => provinceKeys(name)[0])))
			shared.set(key, shared.has(key) ? null : row)
	}
	for (const row of rows) {
		for (const name of row.others) if (shared.get(provinceKeys(name)[0]) === row) claim(row, name, false)
	}
	// A name without its kind, where no two provinces share it, does for the name with it.
	const bare = new Map<string, Row | null>()
	for (const row of rows) {
		for (const name of [row.shown, ...row.listed, ...row.others]) {
			const [key, short] = provinceKeys(name)
			if (whole.get(key) !== row) continue
			const owner = bare.has(short) ? bare.get(short) : (whole.get(short) ?? row)
			bare.set(short, owner === row ? row : null)
		}
	}
	const means = (name: string, row: Row): boolean => {
		const [key, short] = provinceKeys(name)
		return isCode(rows, row, name.trim()) || whole.get(key) === row || bare.get(short) === row
	}
	return rows.map((row) => {
		/** Names of one province apart by a sign are read one by one. */
		const isSaidByParts = (name: string): boolean => {
			const parts = name.split(BETWEEN_NAMES).filter((part) => part.trim() !== '')
			return parts.length > 1 && parts.every((part) => means(part, row))
		}
		const wholes = new Set<string>()
		const bares = new Set<string>()
		const [shownWhole, shownBare] = provinceKeys(row.shown)
		for (const name of [...row.listed, ...row.others]) {
			const [key, short] = provinceKeys(name)
			if (whole.get(key) !== row || key === shownWhole || isCode(rows, row, name)) continue
			if (isSaidByParts(name)) continue
			if (bare.get(short) !== row) wholes.add(provincePrint(key))
			else if (short !== shownBare) bares.add(provincePrint(short))
		}
		for (const name of row.shared) bares.add(provincePrint(provinceKeys(name)[1]))
		return { bares: [...bares], wholes: [...wholes], counties: [] }
	})
}

/** True for a code of the row, as it is, or with full stops or the word for the province's kind. */
function isCode(rows: readonly Row[], row: Row, name: string): boolean {
	return [name, name.search(LATIN_LETTER) < 0 ? '' : provinceKeys(name)[1]].some((text) => {
		const code = text.toUpperCase()
		return row.code === code || (row.codes.includes(code) && !rows.some((other) => other.code === code))
	})
}

function countOf(aliases: Aliases | undefined): number {
	return aliases === undefined ? 0 : aliases.bares.length + aliases.wholes.length + aliases.counties.length
}

/** How many fingerprints a province has of each sort: a character from 0 on; after an exclamation mark, whole names; after #, counties. */
function writeCounts({ bares, wholes, counties }: Aliases): string {
	const count = (prints: readonly string[]): string => String.fromCharCode(48 + prints.length)
	const more = wholes.length > 0 ? `!${count(wholes)}` : ''
	return count(bares) + more + (counties.length > 0 ? `#${count(counties)}` : '')
}

/** A code by where its letters stand in the name shown (a: the next letter, b: one on …); as it is where they don't. */
function hideCode(code: string, shown: string): string {
	const letters = lettersOf(shown).replace(/[a-z]/g, (letter) => letter.toUpperCase())
	let at = 0
	let steps = ''
	for (const letter of code) {
		const found = letters.indexOf(letter, at)
		if (found < 0 || found - at > 25 || !/[A-Z]/.test(letter)) return code
		steps += String.fromCharCode(97 + found - at)
		at = found + 1
	}
	return steps
}

/** Codes apart by semicolons, numbers that follow one another as `01-19`. */
function joinCodes(codes: readonly string[]): string {
	const parts: string[] = []
	for (let i = 0; i < codes.length; i++) {
		let end = i
		while (follows(codes[end], codes[end + 1])) end++
		parts.push(end > i + 1 ? `${codes[i]}-${codes[end]}` : (codes[i] as string))
		if (end > i + 1) i = end
	}
	return parts.join(';')
}

function follows(code: string | undefined, next: string | undefined): boolean {
	if (code === undefined || next === undefined || !/^\d+$/.test(code)) return false
	return String(Number(code) + 1).padStart(code.length, '0') === next
}

/**
 * Codes that no name goes with: for each length and kind its sign, then how far each code is from the one before, in as few
 * characters as it takes; what is neither digits nor letters as it is, after an equals sign.
 */
function joinSteps(codes: readonly string[]): string {
	const groups: string[] = []
	for (const [sign, { length, digits }] of Object.entries(CODE_KINDS)) {
		const ranks = codes
			.filter((code) => code.length === length && kindOf(code) === (digits ? 'digits' : 'letters'))
			.map((code) => rankOf(code, digits))
			.sort((x, y) => x - y)
		if (ranks.length > 0) groups.push(sign + ranks.map((rank, i) => writeStep(rank - (ranks[i - 1] ?? 0))).join(''))
	}
	return [...groups, ...codes.filter((code) => kindOf(code) === 'mixed').map((code) => `=${code}`)].join(' ')
}

function kindOf(code: string): 'digits' | 'letters' | 'mixed' {
	return /^\d+$/.test(code) ? 'digits' : /^[A-Z]+$/.test(code) ? 'letters' : 'mixed'
}

/** The place of a code among all of its length and kind. */
function rankOf(code: string, digits: boolean): number {
	let rank = 0
	for (const sign of code) rank = digits ? rank * 10 + Number(sign) : rank * 26 + Number.parseInt(sign, 36) - 10
	return rank
}

interface Columns {
	/** The countries of the lines of the three that follow. */
	countries: string
	names: string
	counts: string
	codes: string
	/** All in one, since they have no lines: the first characters of each, and the last ones. */
	prints: string
	tails: string
	/** The countries of the lines of the codes that follow. */
	otherCountries: string
	otherCodes: string
	levels: string
}

/** Puts rows whose codes are letters into the order that the table says shortest: those whose codes are hidden alike together. */
function sortForTable(country: string, rows: Row[]): void {
	if (rows.some(({ code }) => /^\d+$/.test(code))) return
	const aliases = aliasesOf(country, rows)
	const keys = new Map(rows.map((row, i) => [row, { code: hideCode(row.code, row.shown), names: countOf(aliases[i]) }]))
	const keyOf = (row: Row): { code: string; names: number } => keys.get(row) ?? { code: '', names: 0 }
	rows.sort((a, b) => {
		const [x, y] = [keyOf(a), keyOf(b)]
		return x.code === y.code ? y.names - x.names || (a.code < b.code ? -1 : 1) : x.code < y.code ? -1 : 1
	})
}

function encode(): Columns {
	const columns: Columns = {
		countries: '',
		names: '',
		counts: '',
		codes: '',
		prints: '',
		tails: '',
		otherCountries: '',
		otherCodes: '',
		levels: '',
	}
	for (const [name, { rows, kept, otherLevels }] of compileProvinces()) {
		rows.sort((a, b) => (a.code < b.code ? -1 : 1))
		const taken = new Set(rows.map((row) => row.code))
		sortForTable(name, rows)
		const aliases = aliasesOf(name, rows)
		const codes = rows.map((row, i) => {
			if (row.iso !== null) taken.add(row.iso.slice(3))
			const others = [...new Set(row.codes)].filter((code) => !taken.has(code))
			for (const code of others) taken.add(code)
			const iso = row.iso === null ? '~' : row.iso === `${name}-${row.code}` ? '' : `>${row.iso.slice(3)}`
			const keep = kept.filter(({ code }) => code === row.code).flatMap((entry) => entry.names)
			aliases[i]?.counties.push(...keep.map((text) => countyPrint(provinceKeys(text)[1])))
			return [hideCode(row.code, row.shown) + iso, ...others.map((code) => hideCode(code, row.shown))].join(',')
		})
		if (rows.length > 0) {
			columns.countries += name
			columns.names += `${rows.map((row) => row.shown).join(';')}\n`
			columns.counts += `${aliases.map(writeCounts).join('').replace(/0+$/, '')}\n`
			const prints = aliases.flatMap(({ bares, wholes, counties }) => [...bares, ...wholes, ...counties])
			columns.prints += prints.map((print) => print.slice(0, PRINT_HEAD)).join('')
			columns.tails += prints.map((print) => print.slice(PRINT_HEAD)).join('')
			columns.codes += `${joinCodes(codes)}\n`
		}
		const rest = otherLevels.map((other) => other.code).filter((code) => !taken.has(code))
		if (rest.length > 0) {
			columns.otherCountries += name
			columns.otherCodes += `${joinSteps(rest)}\n`
		}
		if (otherLevels.length > 0) columns.levels += `\n${name}${otherLevels.map((o) => `${o.code}:${o.name}`).join(';')}`
	}
	return { ...columns, levels: `${columns.levels}\n` }
}

/** The text of each table by file name; a test compares them with the committed ones. */
export function buildProvinces(): Readonly<Record<string, string>> {
	const { countries: withNames, names, counts, codes, prints, tails, otherCountries, otherCodes, levels } = encode()
	const countries = [...compileProvinces().values()]
	const shown = countries.flatMap(({ rows }) => rows)
	const others = countries.flatMap(({ otherLevels }) => otherLevels)
	const sources = [
		'// Written by scripts/build-provinces.ts; do not edit.',
		`// Sources: iso-3166 ${versionOf('iso-3166')} (MIT); cldr-subdivisions-full ${versionOf('cldr-subdivisions-full')} (Unicode-3.0);`,
	]
	const facts = [
		...sources,
		"// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata",
		'// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.',
	]
	return {
		'provinces.ts': [
			...facts,
			`// ${shown.length} provinces of ${countries.filter(({ rows }) => rows.length > 0).length} countries; one line a country.`,
			'',
			'/** The countries of the lines of the next three. */',
			`export const PROVINCE_COUNTRIES: string =\n\t'${withNames}'`,
			'',
			'/** What addresses of each do with provinces: r: every source says that they need one; h: they hide them; u: all others. */',
			`export const PROVINCE_USES: string =\n\t'${(withNames.match(/../g) ?? []).map(writeUse).join('')}'`,
			'',
			'/** The names shown, apart by semicolons. */',
			`export const PROVINCE_NAMES: string = \`\n${names}\``,
			'',
			'/**',
			' * How many fingerprints of other names each province has, a character from 0 on (9, :, ; and so on), zeros at the end left',
			' * out: of names that may go without their kind; after an exclamation mark, of whole names; after a number sign, shorter ones',
			' * of names that stay as they are written.',
			' */',
			`export const PROVINCE_COUNTS: string = \`\n${counts}\``,
			'',
			'/** The fingerprints, one after the other, three characters each. */',
			`export const PROVINCE_PRINTS: string =\n\t'${prints}'`,
			'',
			'/** The fourth character of those that have one. */',
			`export const PROVINCE_TAILS: string =\n\t'${tails}'`,
			'',
			'/**',
			' * The code of each province, in small letters by how far each of its letters is from the one before in the name shown;',
			" * `~`: none of ISO's, `>`: ISO's, where it is another; after commas other codes in circulation.",
			' */',
			`export const PROVINCE_CODES: string = \`\n${codes}\``,
			'',
			'/** The countries of the lines of the next. */',
			`export const OTHER_COUNTRIES: string =\n\t'${otherCountries}'`,
			'',
			'/** The codes of ISO 3166-2 that addresses do not use, by steps. */',
			`export const OTHER_CODES: string = \`\n${otherCodes}\``,
			'',
		].join('\n'),
		'province-levels.ts': [
			...sources,
			`// ${others.length} subdivisions that addresses do not name; one line a country: suffix, colon, name.`,
			`export const SUBDIVISIONS: string = \`${levels}\``,
			'',
		].join('\n'),
	}
}

function writeUse(country: string): string {
	return use['both']?.includes(country) ? 'r' : use['hidden']?.includes(country) ? 'h' : 'u'
}

function versionOf(name: string): string {
	return JSON.parse(readFileSync(join(HERE, '../node_modules', name, 'package.json'), 'utf8')).version
}

if (process.argv[1] === import.meta.filename) {
	for (const [file, text] of Object.entries(buildProvinces())) writeFileSync(join(DATA, file), text)
}
