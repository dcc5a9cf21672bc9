import { countryCache, countryIndex } from '../country/country-index.ts'
import { readNearNames, readScriptNames, readTogether } from '../packing/packed-names.ts'
import { LEVEL_CODES, LEVEL_COUNTRIES, LEVEL_NAMES, OTHER_NAMES, SCRIPT_NAMES } from './data/province-names.ts'
import { lineOf, readSteps, rowsOf } from './province-codec.ts'
import { provinceKeys } from './province-key.ts'
import { type Province, provinceCountries, provinceTable, remember } from './province-table.ts'

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

/** Caches by `countryIndex`. */
const names = /* @__PURE__ */ countryCache<ProvinceNames>()
const others = /* @__PURE__ */ countryCache<ReadonlySet<string>>()
const othersByName = /* @__PURE__ */ countryCache<ReadonlyMap<string, string>>()

/** Returns the names of a country's provinces; decoded on first use. */
export function provinceNames(countryCode: string): ProvinceNames {
	const index = countryIndex(countryCode)
	return names[index] ?? remember(names, index, decodeNames(countryCode))
}

/** Returns the country's ISO 3166-2 suffixes that addresses don't use; decoded on first use. */
export function otherCodes(countryCode: string): ReadonlySet<string> {
	const index = countryIndex(countryCode)
	return others[index] ?? remember(others, index, new Set(readSteps(lineOf(LEVEL_CODES, LEVEL_COUNTRIES, countryCode))))
}

/** Returns the same suffixes by the keys of their names; decoded on first use. */
export function otherNames(countryCode: string): ReadonlyMap<string, string> {
	const index = countryIndex(countryCode)
	return othersByName[index] ?? remember(othersByName, index, decodeOtherNames(countryCode))
}

function decodeOtherNames(countryCode: string): ReadonlyMap<string, string> {
	const lists = lineOf(LEVEL_NAMES, LEVEL_COUNTRIES, countryCode).split(';')
	const byName = new Map<string, string>()
	for (const [i, code] of [...otherCodes(countryCode)].entries())
		for (const name of readTogether(lists[i] ?? '')) byName.set(name, code)
	return byName
}

/** The three sorts of a province's other names: those that also match without the kind of province, whole names, counties. */
const SORTS = /^([^!#]*)(?:!([^#]*))?(?:#(.*))?$/

function decodeNames(countryCode: string): ProvinceNames {
	const others = rowsOf(OTHER_NAMES, countryCode)
	const scripts = lineOf(SCRIPT_NAMES, provinceCountries(), countryCode).split(' ')
	const byShown = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byCounty = new Map<string, Province>()
	for (const [i, province] of provinceTable(countryCode).rows.entries()) {
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
