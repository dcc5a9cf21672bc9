import { COUNTRY_PLACES, countryIndex } from './country-index.ts'
import { OTHER_CODES, OTHER_COUNTRIES, PROVINCE_CODES, PROVINCE_COUNTRIES, PROVINCE_NAMES } from './data/provinces.ts'
import { readCode, readRun, readSteps } from './province-codes.ts'
import { provinceKeys, provincePrint } from './province-key.ts'
import { lineOf } from './province-lines.ts'
import { printsOf } from './province-prints.ts'

/** A state, province, county or whatever else a country's addresses name above the city. */
export interface Province {
	/** As addresses write it: the ISO 3166-2 suffix where there is one. */
	readonly code: string
	readonly name: string
	/** The whole ISO 3166-2 code; null where ISO has none. */
	readonly isoCode: string | null
}

/** One country's provinces, in the order of their codes, and by code. */
export interface ProvinceTable {
	readonly provinces: readonly Province[]
	/** The same in the order of the table's rows. */
	readonly rows: readonly Province[]
	/** By every code in circulation, in capitals. */
	readonly byCode: ReadonlyMap<string, Province>
}

/** The ways to find one country's provinces by name; apart from the codes, which most orders have, because folding names takes long. */
export interface ProvinceNames {
	/** By the name shown, as it is written. */
	readonly byShown: ReadonlyMap<string, Province>
	/** By the fingerprint of a whole name. */
	readonly byWhole: ReadonlyMap<string, Province>
	/** By the fingerprint of a name without the kind of province; null where several provinces share it. */
	readonly byBare: ReadonlyMap<string, Province | null>
	/** By the fingerprint of a name that stays as it is written: counties of a nation. */
	readonly byCounty: ReadonlyMap<string, Province>
}

/** Those that have been asked for, by `countryIndex`. */
const tables: (ProvinceTable | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
const names: (ProvinceNames | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
const others: (ReadonlySet<string> | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)

/** The country's provinces, decoded when they are first asked for. */
export function provinceTable(countryCode: string): ProvinceTable {
	const index = countryIndex(countryCode)
	return tables[index] ?? keep(tables, index, decode(countryCode))
}

/** The names of the country's provinces, decoded when they are first asked for. */
export function provinceNames(countryCode: string): ProvinceNames {
	const index = countryIndex(countryCode)
	return names[index] ?? keep(names, index, decodeNames(countryCode))
}

/** The country's codes of ISO 3166-2 that addresses do not use, decoded when they are first asked for. */
export function otherCodes(countryCode: string): ReadonlySet<string> {
	const index = countryIndex(countryCode)
	return others[index] ?? keep(others, index, new Set(readSteps(lineOf(OTHER_CODES, OTHER_COUNTRIES, countryCode))))
}

/** Keeps what is known of a country, unless its code is none. */
function keep<T>(known: (T | undefined)[], index: number, value: T): T {
	if (index >= 0) known[index] = value
	return value
}

function decode(countryCode: string): ProvinceTable {
	const codes = lineOf(PROVINCE_CODES, PROVINCE_COUNTRIES, countryCode)
	const columns = codes === '' ? [] : codes.split(';').flatMap(readRun)
	const shown = lineOf(PROVINCE_NAMES, PROVINCE_COUNTRIES, countryCode).split(';')
	const rows: Province[] = []
	const byCode = new Map<string, Province>()
	const isoCodes = new Map<string, Province>()
	for (let i = 0; i < columns.length; i++) {
		const name = shown[i] as string
		const [column = '', ...more] = (columns[i] as string).split(',')
		const isOwn = column.endsWith('~')
		const [hidden = '', iso] = (isOwn ? column.slice(0, -1) : column).split('>')
		const code = readCode(hidden, name)
		const province = { code, name, isoCode: isOwn ? null : `${countryCode}-${iso ?? code}` }
		rows.push(province)
		byCode.set(code.toUpperCase(), province)
		for (const other of more) byCode.set(readCode(other, name).toUpperCase(), province)
		if (iso !== undefined) isoCodes.set(iso, province)
	}
	for (const [iso, province] of isoCodes) if (!byCode.has(iso)) byCode.set(iso, province)
	const provinces = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))
	return { provinces, rows, byCode }
}

function decodeNames(countryCode: string): ProvinceNames {
	const prints = printsOf(countryCode)
	const byShown = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byCounty = new Map<string, Province>()
	for (const [i, province] of provinceTable(countryCode).rows.entries()) {
		byShown.set(province.name, province)
		const [whole, bare] = provinceKeys(province.name)
		byWhole.set(provincePrint(whole), province)
		addBare(byBare, provincePrint(bare), province)
		const [bares = [], wholes = [], counties = []] = prints[i] ?? []
		for (const print of bares) addBare(byBare, print, province)
		for (const print of wholes) byWhole.set(print, province)
		for (const print of counties) byCounty.set(print, province)
	}
	return { byShown, byWhole, byBare, byCounty }
}

function addBare(byBare: Map<string, Province | null>, print: string, province: Province): void {
	const owner = byBare.get(print)
	byBare.set(print, owner === undefined || owner === province ? province : null)
}
