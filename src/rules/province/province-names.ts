import { oncePerCountry } from '../country/once-per-country.ts'
import { readNearNames, readScriptNames } from '../packing/packed-names.ts'
import { lineOf, readSteps, rowsOf } from './province-codec.ts'
import { provinceKeys } from './province-key.ts'
import type { Province, ProvinceList } from './province-table.ts'

/**
 * Lookup maps from names to one country's provinces. Decoded apart from the codes: most orders have a code, and folding names is
 * slow.
 */
export interface ProvinceNames {
	/** By the name shown, exactly. */
	readonly byShown: ReadonlyMap<string, Province>
	/** By the key of the whole name. */
	readonly byWhole: ReadonlyMap<string, Province>
	/** By the key of the name without the kind of province; null if several provinces share it. */
	readonly byBare: ReadonlyMap<string, Province | null>
	/** By the key of a county of a British nation; the result keeps the county's name. */
	readonly byCounty: ReadonlyMap<string, Province>
}

/** The names of provinces in packed form, as `scripts/build-provinces.ts` writes them. */
export interface ProvinceNameTable {
	readonly otherNames: string
	readonly scriptNames: string
	/** The countries with subdivisions that addresses don't use, and the ISO 3166-2 suffixes of these. */
	readonly levelCountries: string
	readonly levelCodes: string
}

/** The provinces of countries with their names. */
export interface NamedProvinces extends ProvinceList {
	readonly namesOf: (countryCode: string) => ProvinceNames
	/** Returns the country's ISO 3166-2 suffixes that addresses don't use. */
	readonly otherCodesOf: (countryCode: string) => ReadonlySet<string>
}

/** Returns the provinces of a list with the names of a table. A country's part is decoded on its first use. */
export function createNamedProvinces(provinces: ProvinceList, table: ProvinceNameTable): NamedProvinces {
	return {
		...provinces,
		namesOf: oncePerCountry((country) => decodeNames(provinces, table, country)),
		otherCodesOf: oncePerCountry(
			(country): ReadonlySet<string> => new Set(readSteps(lineOf(table.levelCodes, table.levelCountries, country))),
		),
	}
}

/** The three sorts of a province's other names: those that also match without the kind of province, whole names, counties. */
const SORTS = /^([^!#]*)(?:!([^#]*))?(?:#(.*))?$/

function decodeNames(provinces: ProvinceList, table: ProvinceNameTable, countryCode: string): ProvinceNames {
	const others = rowsOf(table.otherNames, countryCode)
	const scripts = lineOf(table.scriptNames, provinces.countries(), countryCode).split(' ')
	const byShown = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byCounty = new Map<string, Province>()
	for (const [i, province] of provinces.tableOf(countryCode).rows.entries()) {
		byShown.set(province.name, province)
		const [whole, shownBare] = provinceKeys(province.name)
		byWhole.set(whole, province)
		addBare(byBare, shownBare, province)
		const [, bares = '', wholes = '', counties = ''] = SORTS.exec(others[i] ?? '') ?? []
		for (const bare of readNearNames(bares, shownBare)) addBare(byBare, bare, province)
		for (const bare of readScriptNames(scripts[i] ?? '')) addBare(byBare, bare, province)
		for (const name of readNearNames(wholes, shownBare)) byWhole.set(name, province)
		for (const county of readNearNames(counties, shownBare)) byCounty.set(county, province)
	}
	return { byShown, byWhole, byBare, byCounty }
}

function addBare(byBare: Map<string, Province | null>, key: string, province: Province): void {
	const owner = byBare.get(key)
	byBare.set(key, owner === undefined || owner === province ? province : null)
}
