import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import { writeNearName, writeTogether } from '../src/packing/near-names.ts'
import { codeAfter, lettersOf } from '../src/province/province-codes.ts'
import { BETWEEN_NAMES, LATIN_LETTER, provinceKeys, withoutKind } from '../src/province/province-key.ts'
import { CODE_KINDS, readSteps, writeStep } from '../src/province/province-steps.ts'
import { foldName } from '../src/text/fold.ts'
import { divideScripts, writeScriptLines } from './script-lines.ts'

/**
 * Writes src/province/data/provinces.ts (the provinces that addresses name), province-uses.ts (the countries that name one) and
 * province-levels.ts (the names of all other subdivisions of ISO 3166-2).
 *
 * Sources:
 *
 * - ISO 3166-2: the packages iso-3166 and iso-3166-2. The latter has more romanisations and the retired codes.
 * - English names of CLDR: cldr-subdivisions-full.
 * - facts/province-names.json, facts/province-use.json and facts/province-additions.txt, which name their own sources.
 */
const require = createRequire(import.meta.url)
const HERE = import.meta.dirname
const DATA = join(HERE, '..', 'src/province/data')
const FACTS = join(HERE, 'facts')

/**
 * Countries to which ISO gave new codes. CLDR and iso-3166-2 still use the old ones, so their names would go to the wrong
 * provinces.
 */
const RENUMBERED = ['IR', 'MA']
/** Countries whose addresses name the second level of ISO 3166-2, with the codes of the first level that addresses name too. */
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
/** The codes that addresses name, for countries where the levels of ISO 3166-2 don't decide. */
const NAMED: Readonly<Record<string, RegExp>> = {
	GB: /^(?:ENG|NIR|SCT|WLS)$/,
	CV: /^(?:BV|BR|MA|SL|SV)$/,
	EE: /^..$/,
	DK: /^8.$/,
	LU: /^..$/,
	NL: /^(?!AW|CW|SX)..$/,
	FR: /^(?:[A-Z]{3}|20R|97\d)$/,
	ID: /^(?!JW|KA|ML|NU|PP|SL|SM)/,
}
/**
 * The areas of the second level of ISO 3166-2:GB that are no part of England, as its list has them. An address keeps the name of its
 * area.
 */
const NATIONS: readonly (readonly [nation: string, areas: string])[] = [
	['', 'ENG NIR SCT WLS EAW GBN UKM'],
	['NIR', 'ABC AND ANN BFS CCG DRS FMO LBC MEA MUL NMD'],
	[
		'SCT',
		'ABD ABE AGB ANS CLK DGY DND EAY EDH EDU ELN ELS ERW FAL FIF GLG HLD IVC MLN MRY NAY NLK ORK PKN RFW SAY SCB SLK STG WDU WLN ZET',
	],
	['WLS', 'AGY BGE BGW CAY CGN CMN CRF CWY DEN FLN GWN MON MTY NTL NWP PEM POW RCT SWA TOF VGL WRX'],
	['ENG', ''],
]

/** Countries whose addresses need no province, but where people write one. */
const WRITTEN = ''

/** Countries that have new provinces for which ISO has no codes yet. ISO's old codes lead to the new provinces. */
const REDRAWN = ['VN']

const use: Readonly<Record<string, string>> = require(join(FACTS, 'province-use.json'))
const WITH_NAMES = new Set(`${use.both} ${use.one} ${use.hidden} ${use.named} ${WRITTEN}`.split(' '))

interface Row {
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

interface Country {
	rows: Row[]
	/** Counties: names that an address keeps, with the code of their province. */
	kept: { code: string; names: string[] }[]
	otherLevels: Level[]
}

/** A subdivision that addresses don't name. */
interface Level {
	code: string
	name: string
	/** Other names. */
	names: string[]
}

const english: Readonly<Record<string, string>> = require('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions
	.localeDisplayNames.subdivisions
const listed: Readonly<Record<string, Record<string, { names: string[]; codes?: string[] }>>> = require(
	join(FACTS, 'province-names.json'),
).countries

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
				others: [tidy(name)],
				shared: [],
			})
		else known.otherLevels.push({ code: suffix, name: shown, names: [tidy(name)] })
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

/** Reads the lines of province-additions.txt into the countries. */
function addByHand(countries: Map<string, Country>): void {
	for (const line of readFileSync(join(FACTS, 'province-additions.txt'), 'utf8').split('\n')) {
		if (line === '' || line.startsWith('#')) continue
		const name = line.slice(0, 2)
		const country = countries.get(name) ?? { rows: [], kept: [], otherLevels: [] }
		for (const [, code = '', newer = ''] of line.matchAll(/[ ;]([^;!]+)!([^;]+)/g))
			addLevel(country, code, newer.split('|'))
		if (!WITH_NAMES.has(name)) continue
		countries.set(name, country)
		for (const entry of line
			.slice(3)
			.split(';')
			.filter((part) => part !== '' && !part.includes('!')))
			addEntry(name, country, entry)
	}
}

/** Adds a subdivision that ISO's list lacks, or more names for one that it has. */
function addLevel(country: Country, code: string, names: string[]): void {
	const level = country.otherLevels.find((other) => other.code === code)
	if (level === undefined) country.otherLevels.push({ code, name: names[0] ?? code, names })
	else level.names.push(...names)
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
		country.rows.find((r) => r.code === code) ?? country.rows.find((row) => row.iso === `${name}-${iso ?? code}`)
	const isoCode = sign === '~' ? null : `${name}-${iso ?? code}`
	const row: Row = at ?? { code, iso: isoCode, codes: [], shown: names[0] ?? code, listed: [], others: [], shared: [] }
	if (at === undefined) {
		if (sign === '@' || sign === '+') {
			misfits.add(`province-additions.txt, ${name}: no source has the province of ${entry}`)
			return
		}
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
	for (const [name, { rows, otherLevels }] of countries) {
		const bySuffix = (suffix: string): Row | undefined =>
			rows.find((row) => row.iso === `${name}-${suffix}`) ??
			rows.find((row) => row.codes.includes(suffix)) ??
			rows.find((row) => row.code === suffix)
		for (const { code, names } of otherLevels) bySuffix(code)?.others.push(...names)
		if (RENUMBERED.includes(name)) continue
		for (const [whole, { name: text }] of Object.entries(second[name]?.sub ?? {})) {
			const suffix = whole.slice(3)
			const row = bySuffix(suffix)
			if (row !== undefined) row.others.push(tidy(text))
			else otherLevels.find(({ code }) => code === suffix)?.names.push(tidy(text))
		}
	}
}

/** Adds the areas of the British nations to the names that an address keeps. */
function addAreas(country: Country | undefined): void {
	for (const { code, names } of country?.otherLevels ?? []) {
		const [nation = ''] = NATIONS.find(([, areas]) => areas === '' || areas.split(' ').includes(code)) ?? []
		if (nation !== '') country?.kept.push({ code: nation, names })
	}
}

export function compileProvinces(): Map<string, Country> {
	const countries = fromIso()
	addByHand(countries)
	addListed(countries)
	addSecond(countries)
	addAreas(countries.get('GB'))
	return new Map([...countries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Keys of a row's names, without the shown one. */
interface Aliases {
	/** Names without the word for the kind of province. */
	bares: string[]
	wholes: string[]
	/** Counties, whose names an address keeps. */
	counties: string[]
}

function aliasesOf(country: string, rows: readonly Row[]): Aliases[] {
	const whole = new Map<string, Row>()
	const claim = (row: Row, name: string, strict: boolean): void => {
		const [key] = provinceKeys(name)
		const other = whole.get(key)
		if (other === undefined) whole.set(key, row)
		else if (other !== row && strict)
			misfits.add(`${country}: ${name} is both ${other.code} ${other.shown} and ${row.code} ${row.shown}`)
	}
	for (const row of rows) claim(row, row.shown, true)
	for (const row of rows) for (const name of row.listed) claim(row, name, true)
	// If ISO gives a name to two provinces, and no list gives it to one of them, it matches neither.
	const shared = new Map<string, Row | null>()
	for (const row of rows) {
		for (const key of new Set(row.others.map((name) => provinceKeys(name)[0])))
			shared.set(key, shared.has(key) ? null : row)
	}
	for (const row of rows) {
		for (const name of row.others) if (shared.get(provinceKeys(name)[0]) === row) claim(row, name, false)
	}
	// If no two provinces share a name without its kind, its key is enough: it also matches the name with the kind.
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
		/** Returns whether a text consists of several names of one province. These are read one by one, so they need no key. */
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
			const plain = withoutKind(name, country)
			if (plain !== name && plain !== foldName(name) && means(plain, row)) continue
			if (bare.get(short) !== row) wholes.add(key)
			else if (short !== shownBare) bares.add(short)
		}
		for (const name of row.shared) bares.add(provinceKeys(name)[1])
		return { bares: [...bares], wholes: [...wholes], counties: [] }
	})
}

/** Returns true for a code of the row, also with full stops or the word for the kind of province. */
function isCode(rows: readonly Row[], row: Row, name: string): boolean {
	return [name, name.search(LATIN_LETTER) < 0 ? '' : provinceKeys(name)[1]].some((text) => {
		const code = text.toUpperCase()
		return row.code === code || (row.codes.includes(code) && !rows.some((other) => other.code === code))
	})
}

/**
 * Encodes a province's other names: those that may omit their kind; after an exclamation mark, whole names; after a number sign,
 * counties. Each omits the letters that it shares with the start and the end of the shown name's key.
 */
function writeAliases(shown: string, { bares, wholes, counties }: Aliases): string {
	const [, base] = provinceKeys(shown)
	const list = (keys: readonly string[]): string =>
		keys
			.map((key) => writeNearName(key, base))
			.sort()
			.join('')
	const more = wholes.length > 0 ? `!${list(wholes)}` : ''
	return list(bares) + more + (counties.length > 0 ? `#${list(counties)}` : '')
}

/**
 * Encodes a code by the positions of its letters in the shown name (a: the next letter, b: skips one …). Returns it unchanged if
 * the name lacks them.
 */
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

/**
 * Encodes codes in groups. A group of codes of one length and alphabet begins with its sign, then has the difference of each code
 * from the one before, in as few characters as possible. A code of mixed characters is written unchanged after an equals sign.
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

/** Returns the index of a code among all codes of its length and alphabet. */
function rankOf(code: string, digits: boolean): number {
	let rank = 0
	for (const sign of code) rank = digits ? rank * 10 + Number(sign) : rank * 26 + Number.parseInt(sign, 36) - 10
	return rank
}

interface Tables {
	/** A block for each country, with a row for each province. */
	provinces: string
	otherNames: string
	/** A line for each country of these two tables. */
	scripts: string[]
	/** The countries of the lines of the next two tables. */
	levelCountries: string
	levelCodes: string
	levelNames: string
	levels: string
}

/** Sorts rows whose codes are letters so that the table is shortest: rows whose codes are encoded alike come together. */
function sortForTable(rows: Row[]): void {
	if (rows.some(({ code }) => /^\d+$/.test(code))) return
	const hidden = new Map(rows.map((row) => [row.code, hideCode(row.code, row.shown)]))
	const rankBy = (row: Row): string => `${hidden.get(row.code)} ${row.code}`
	rows.sort((a, b) => (rankBy(a) < rankBy(b) ? -1 : 1))
}

/** Encodes, for each code in the order of the steps, the keys of its names that no province has. */
function writeLevelNames(steps: string, rows: readonly Row[], levels: readonly Level[]): string {
	const provinces = new Set(
		rows.flatMap(({ shown, listed, others, shared }) => [shown, ...listed, ...others, ...shared]).flatMap(provinceKeys),
	)
	const owners = new Map<string, string>()
	for (const { code, name, names } of levels)
		for (const text of [name, ...names]) {
			const [, bare] = provinceKeys(text)
			if (!provinces.has(bare) && !owners.has(bare)) owners.set(bare, code)
		}
	const lists = readSteps(steps).map((code) => [...owners].filter(([, owner]) => owner === code).map(([key]) => key))
	return lists.map(writeTogether).join(';').replace(/;+$/, '')
}

function encode(): Tables {
	const tables: Tables = {
		provinces: '\n',
		otherNames: '\n',
		scripts: [],
		levelCountries: '',
		levelCodes: '\n',
		levelNames: '\n',
		levels: '',
	}
	for (const [name, { rows, kept, otherLevels }] of compileProvinces()) {
		for (const { shown } of rows) if (/[,\n]|^=/.test(shown)) throw new Error(`${shown} does not fit into a row`)
		rows.sort((a, b) => (a.code < b.code ? -1 : 1))
		const taken = new Set(rows.map((row) => row.code))
		sortForTable(rows)
		const aliases = aliasesOf(name, rows)
		let above = ''
		const blocks = { provinces: `=${name}\n`, otherNames: `=${name}\n`, scripts: [] as string[] }
		for (const [i, row] of rows.entries()) {
			const own = new Set(row.codes.filter((code) => code !== row.iso?.slice(3)))
			// ISO's old code of this province, which now belongs to another one.
			const retired = REDRAWN.includes(name) ? [...own].filter((code) => taken.has(code)) : []
			if (row.iso !== null) taken.add(row.iso.slice(3))
			const others = [...own].filter((code) => !taken.has(code) && !retired.includes(code))
			for (const code of others) taken.add(code)
			const iso = row.iso === null ? '~' : row.iso === `${name}-${row.code}` ? '' : `>${row.iso.slice(3)}`
			const alike = [...others.map((code) => hideCode(code, row.shown)), ...retired.map((code) => `>${code}`)]
			const code = hideCode(row.code, row.shown)
			const codes = [(code === codeAfter(above) ? '' : code) + iso, ...alike].join(',')
			above = code
			blocks.provinces += `${row.shown}${codes === '' ? '' : `,${codes}`}\n`
			const keep = kept.filter((entry) => entry.code === row.code).flatMap((entry) => entry.names)
			const { bares, wholes } = aliases[i] as Aliases
			const counties = [...new Set(keep.map((text) => provinceKeys(text)[1]))]
			const { latin, scripts } = divideScripts([...bares].sort())
			blocks.otherNames += `${writeAliases(row.shown, { bares: [...latin], wholes, counties })}\n`
			blocks.scripts.push(scripts)
		}
		if (rows.length > 0) {
			tables.provinces += blocks.provinces
			tables.otherNames += `${blocks.otherNames.trimEnd()}\n`
			tables.scripts.push(blocks.scripts.join(' ').trimEnd())
		}
		const rest = otherLevels.map((other) => other.code).filter((code) => !taken.has(code))
		if (rest.length > 0) {
			const steps = joinSteps(rest)
			const isWritten = rows.length > 0 && !use['hidden']?.includes(name)
			const names = isWritten ? writeLevelNames(steps, rows, otherLevels) : ''
			tables.levelCountries += name
			tables.levelCodes += `${steps}\n`
			tables.levelNames += `${names}\n`
		}
		if (otherLevels.length > 0) tables.levels += `\n${name}${otherLevels.map((o) => `${o.code}:${o.name}`).join(';')}`
	}
	return { ...tables, levels: `${tables.levels}\n` }
}

/** Returns a text as a template literal, with a line for each row of a table. */
export function asTemplate(text: string): string {
	return `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``
}

/** Returns the text of each table by file name. A test compares them with the committed ones. */
export function buildProvinces(): Readonly<Record<string, string>> {
	const { provinces, otherNames, scripts, levelCountries, levelCodes, levelNames, levels } = encode()
	const withNames = [...compileProvinces()]
		.filter(([, { rows }]) => rows.length > 0)
		.map(([name]) => name)
		.join('')
	const countries = [...compileProvinces().values()]
	const shown = countries.flatMap(({ rows }) => rows)
	const others = countries.flatMap(({ otherLevels }) => otherLevels)
	const sources = [
		'// Written by scripts/build-provinces.ts; do not edit.',
		`// Sources: iso-3166 ${versionOf('iso-3166')} and iso-3166-2 ${versionOf('iso-3166-2')} (MIT); cldr-subdivisions-full ${versionOf('cldr-subdivisions-full')} (Unicode-3.0);`,
	]
	const facts = [
		...sources,
		"// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata",
		'// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.',
	]
	return {
		'provinces.ts': [
			...facts,
			`// ${shown.length} provinces of ${countries.filter(({ rows }) => rows.length > 0).length} countries.`,
			'',
			'/**',
			' * A row for each province: the name shown, then after a comma its code. Small letters give the distance from each of the',
			" * code's letters to the one before it in the name. A row without a code has the next number, or the letters of the row above.",
			' * `~` means that ISO has no code; `>` comes before the ISO code if it differs. After more commas: other codes in use; `>` before one',
			" * means an ISO code that is only known with the country's code in front.",
			' */',
			`export const PROVINCES: string = ${asTemplate(provinces)}`,
			'',
		].join('\n'),
		'province-uses.ts': [
			...facts,
			'// A table of its own, which a form needs before the names.',
			'',
			'/** The countries with provinces by how addresses use them: required by every source, used, or hidden. */',
			`export const PROVINCE_USES: string =\n\t'${writeUses(withNames)}'`,
			'',
		].join('\n'),
		'province-names.ts': [
			...facts,
			'// The other names of these provinces, and the codes that addresses do not use.',
			'',
			'/**',
			" * A row for each row of PROVINCES: the lookup keys of the province's other names. First the names that may omit their kind (such",
			' * as State); after an exclamation mark, whole names; after a number sign, names that are kept as written. Each omits the letters',
			" * that it shares with the start and the end of the shown name's key (`src/packing/near-names.ts`).",
			' */',
			`export const OTHER_NAMES: string = ${asTemplate(otherNames)}`,
			'',
			'/**',
			' * Names in other scripts that may omit their kind, a line for each country of PROVINCES, its provinces between spaces',
			' * (`src/packing/script-names.ts`).',
			' */',
			`export const SCRIPT_NAMES: string =\n\t"\\n" +\n${writeScriptLines(scripts)}`,
			'',
			'/** The countries of the lines in the next two tables. */',
			`export const LEVEL_COUNTRIES: string =\n\t'${levelCountries}'`,
			'',
			'/** The codes of ISO 3166-2 that addresses do not use, by steps (`province-steps.ts`). */',
			`export const LEVEL_CODES: string = \`${levelCodes}\``,
			'',
			'/** The lookup keys of the names of each of these codes, the others near the first (`src/packing/near-names.ts`), codes separated by semicolons. Empty where addresses have no province. */',
			`export const LEVEL_NAMES: string = \`${levelNames}\``,
			'',
		].join('\n'),
		'province-levels.ts': [
			...sources,
			`// ${others.length} subdivisions that addresses do not name, a line for each country. Each entry: suffix, colon, name.`,
			`export const SUBDIVISIONS: string = \`${levels}\``,
			'',
		].join('\n'),
	}
}

/** Returns the countries with each use, separated by semicolons: `required`, `used`, `hidden`. */
function writeUses(countries: string): string {
	const codes = countries.match(/../g) ?? []
	const useOf = (code: string): number => (use['both']?.includes(code) ? 0 : use['hidden']?.includes(code) ? 2 : 1)
	return [0, 1, 2].map((each) => codes.filter((code) => useOf(code) === each).join('')).join(';')
}

function versionOf(name: string): string {
	return JSON.parse(readFileSync(join(HERE, '../node_modules', name, 'package.json'), 'utf8')).version
}

if (process.argv[1] === import.meta.filename) {
	for (const [file, text] of Object.entries(buildProvinces())) writeFileSync(join(DATA, file), text)
	for (const misfit of misfits) console.warn(`Left out: ${misfit}`)
}
