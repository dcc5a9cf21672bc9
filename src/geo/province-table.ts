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

/** One country's provinces, in the order of their codes, and the ways to find them. */
export interface ProvinceTable {
	readonly provinces: readonly Province[]
	/** By every code in circulation, in capitals. */
	readonly byCode: ReadonlyMap<string, Province>
	/** By the name shown, as it is written. */
	readonly byShown: ReadonlyMap<string, Province>
	/** By the fingerprint of a whole name. */
	readonly byWhole: ReadonlyMap<string, Province>
	/** By the fingerprint of a name without the kind of province; null where several provinces share it. */
	readonly byBare: ReadonlyMap<string, Province | null>
	/** By the fingerprint of a name that stays as it is written: counties of a nation. */
	readonly byCounty: ReadonlyMap<string, Province>
	/** Codes of ISO 3166-2 that addresses do not use. */
	readonly otherCodes: ReadonlySet<string>
}

const tables = new Map<string, ProvinceTable>()

/** The country's provinces, decoded when they are first asked for. */
export function provinceTable(countryCode: string): ProvinceTable {
	let table = tables.get(countryCode)
	if (table === undefined) {
		table = decode(countryCode)
		if (/^[A-Z]{2}$/.test(countryCode)) tables.set(countryCode, table)
	}
	return table
}

function decode(countryCode: string): ProvinceTable {
	const codes = lineOf(PROVINCE_CODES, PROVINCE_COUNTRIES, countryCode)
	const otherCodes = lineOf(OTHER_CODES, OTHER_COUNTRIES, countryCode)
	const columns = codes === '' ? [] : codes.split(';').flatMap(readRun)
	const names = lineOf(PROVINCE_NAMES, PROVINCE_COUNTRIES, countryCode).split(';')
	const prints = printsOf(countryCode)
	const provinces: Province[] = []
	const byCode = new Map<string, Province>()
	const isoCodes = new Map<string, Province>()
	const byShown = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byCounty = new Map<string, Province>()
	for (let i = 0; i < columns.length; i++) {
		const name = names[i] as string
		const [column = '', ...others] = (columns[i] as string).split(',')
		const [hidden = '', iso] = column.split(/[~>]/g)
		const code = readCode(hidden, name)
		const isoCode = iso === '' ? null : `${countryCode}-${iso ?? code}`
		const province = { code, name, isoCode }
		provinces.push(province)
		byShown.set(name, province)
		byCode.set(code.toUpperCase(), province)
		for (const other of others) byCode.set(readCode(other, name).toUpperCase(), province)
		if (iso) isoCodes.set(iso, province)
		const [whole, bare] = provinceKeys(name)
		byWhole.set(provincePrint(whole), province)
		addBare(byBare, provincePrint(bare), province)
		const [bares = [], wholes = [], counties = []] = prints[i] ?? []
		for (const print of bares) addBare(byBare, print, province)
		for (const print of wholes) byWhole.set(print, province)
		for (const print of counties) byCounty.set(print, province)
	}
	for (const [iso, province] of isoCodes) if (!byCode.has(iso)) byCode.set(iso, province)
	provinces.sort((a, b) => (a.code < b.code ? -1 : 1))
	return { provinces, byCode, byShown, byWhole, byBare, byCounty, otherCodes: new Set(readSteps(otherCodes)) }
}

function addBare(byBare: Map<string, Province | null>, print: string, province: Province): void {
	const owner = byBare.get(print)
	byBare.set(print, owner === undefined || owner === province ? province : null)
}
