import { readCountryCode } from '../country/countries.ts'
import { type FactTable, factOf, readNameLines } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'

/** A state, province, county or other division above the city that addresses of a country contain: its `code`, `name` and `isoCode` (or null). */
export interface Province {
	/** The code that addresses use: the ISO 3166-2 suffix, if ISO has one. */
	readonly code: string
	readonly name: string
	/** The full ISO 3166-2 code; null if ISO has none. */
	readonly isoCode: string | null
}

export interface ProvinceTable {
	/** Sorted by code. */
	readonly provinces: readonly Province[]
	/** By every code in use, in capitals. */
	readonly byCode: ReadonlyMap<string, Province>
	/** By ISO 3166-2 suffixes that mean another province with the country's code than without it: `VN-22` isn't the province with code 22. */
	readonly byIso: ReadonlyMap<string, Province>
}

export interface ProvinceList {
	/** Returns the provinces of a country by its alpha-2 code in capitals. The table is empty for any other text. */
	readonly of: (countryCode: string) => ProvinceTable
	/** Returns the alpha-2 codes of countries that have provinces. */
	readonly countries: () => readonly string[]
}

/** Returns the provinces of a table. The provinces of a country are read on first use. */
export function createProvinceList(table: FactTable): ProvinceList {
	return {
		of: oncePerCountry((countryCode) => readTable(factOf(table, countryCode), countryCode)),
		countries: () => Object.keys(table),
	}
}

/** Returns the provinces that addresses of a country name, sorted by code. The country is an alpha-2 code in any case. */
export function listProvinces(provinces: ProvinceList, countryCode: string | null | undefined): readonly Province[] {
	const code = readCountryCode(countryCode)
	return code === null ? [] : provinces.of(code).provinces
}

/** Returns the province with exactly this code in capitals: the ISO 3166-2 suffix, or another code in use. */
export function provinceByCode(provinces: ProvinceList, countryCode: string, code: string): Province | null {
	return provinces.of(countryCode).byCode.get(code) ?? null
}

function readTable(text: string, countryCode: string): ProvinceTable {
	const byCode = new Map<string, Province>()
	const byIso = new Map<string, Province>()
	const provinces = readNameLines(text).map((line) => {
		const isOwn = line.code.endsWith('~')
		const [code = '', iso = code] = line.code.replace('~', '').split('>')
		const [name = '', ...others] = line.names
		const province = Object.freeze({ code, name, isoCode: isOwn ? null : `${countryCode}-${iso}` })
		byCode.set(code.toUpperCase(), province)
		for (const other of others) {
			if (other.startsWith('@')) byCode.set(other.slice(1).toUpperCase(), province)
			else byIso.set(other.slice(1), province)
		}
		if (iso !== code) byIso.set(iso, province)
		return province
	})
	for (const [iso, province] of byIso) if (!byCode.has(iso)) byCode.set(iso, province)
	return { provinces: Object.freeze(provinces), byCode, byIso }
}
