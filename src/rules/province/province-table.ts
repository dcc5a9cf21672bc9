import { readCountryCode } from '../country/countries.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { blocksOf, codeAfter, readCode, rowsOf } from './province-codec.ts'

/** A state, province, county or other division that a country's addresses name above the city. */
export interface Province {
	/** The code that addresses use: the ISO 3166-2 suffix, if there is one. */
	readonly code: string
	readonly name: string
	/** The whole ISO 3166-2 code; null if ISO has none. */
	readonly isoCode: string | null
}

/** The provinces of one country. */
export interface ProvinceTable {
	readonly provinces: readonly Province[]
	/** The same provinces in the order of the table's rows. */
	readonly rows: readonly Province[]
	/** By every code in use, in capitals. */
	readonly byCode: ReadonlyMap<string, Province>
	/**
	 * By ISO 3166-2 suffixes that mean another province when the country's code precedes them: `VN-22` isn't the province with code
	 * 22.
	 */
	readonly byIso: ReadonlyMap<string, Province>
}

/** The provinces of countries. */
export interface ProvinceList {
	/** Returns a country's provinces, by its alpha-2 code in capitals; no provinces for any other text. */
	readonly tableOf: (countryCode: string) => ProvinceTable
	/** Returns the codes of the countries with provinces, in the order of the table and of every other one that has lines for them. */
	readonly countries: () => string
	/** The table, as `province-codec.ts` describes it. */
	readonly text: string
}

/** Returns the provinces of a table. A country's part is decoded on its first use. */
export function createProvinceList(text: string): ProvinceList {
	let countries: string | undefined
	return {
		tableOf: oncePerCountry((countryCode) => decode(text, countryCode)),
		countries() {
			countries ??= blocksOf(text)
				.map(([code]) => code)
				.join('')
			return countries
		},
		text,
	}
}

/** Returns the provinces that a country's addresses name, sorted by code, by its alpha-2 code in any case. */
export function listProvinces(provinces: ProvinceList, countryCode: string | undefined): readonly Province[] {
	const code = readCountryCode(countryCode)
	return code === null ? [] : provinces.tableOf(code).provinces
}

/** Returns the province with exactly this code, in capitals: the ISO 3166-2 suffix, or another code in use. */
export function provinceByCode(provinces: ProvinceList, countryCode: string, code: string): Province | null {
	return provinces.tableOf(countryCode).byCode.get(code) ?? null
}

function decode(table: string, countryCode: string): ProvinceTable {
	const rows: Province[] = []
	const byCode = new Map<string, Province>()
	const byIso = new Map<string, Province>()
	let text = ''
	for (const row of rowsOf(table, countryCode)) {
		const [name = '', column = '', ...more] = row.split(',')
		const isOwn = column.endsWith('~')
		const [own, iso] = (isOwn ? column.slice(0, -1) : column).split('>')
		text = own || codeAfter(text)
		const code = readCode(text, name)
		const province = Object.freeze({ code, name, isoCode: isOwn ? null : `${countryCode}-${iso ?? code}` })
		rows.push(province)
		byCode.set(code.toUpperCase(), province)
		for (const other of more) {
			if (other.startsWith('>')) byIso.set(other.slice(1), province)
			else byCode.set(readCode(other, name).toUpperCase(), province)
		}
		if (iso !== undefined) byIso.set(iso, province)
	}
	for (const [iso, province] of byIso) if (!byCode.has(iso)) byCode.set(iso, province)
	const provinces = Object.freeze([...rows].sort((a, b) => (a.code < b.code ? -1 : 1)))
	return { provinces, rows, byCode, byIso }
}
