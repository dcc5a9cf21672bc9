import { countryCache, countryIndex } from '../country/country-index.ts'
import { OTHER_CODES, OTHER_COUNTRIES, OTHER_NAMES } from './data/province-names.ts'
import { PRINT_HEAD, provinceKeys, provincePrint } from './province-key.ts'
import { lineOf } from './province-lines.ts'
import { printsOf } from './province-prints.ts'
import { readSteps } from './province-steps.ts'
import { type Province, provinceTable, remember } from './province-table.ts'

/**
 * Lookup maps from names to one country's provinces. Decoded apart from the codes: most orders have a code, and folding names is
 * slow.
 */
export interface ProvinceNames {
	/** By the name shown, exactly. */
	readonly byShown: ReadonlyMap<string, Province>
	/** By the fingerprint of the whole name. */
	readonly byWhole: ReadonlyMap<string, Province>
	/** By the fingerprint of the name without the kind of province; null if several provinces share it. */
	readonly byBare: ReadonlyMap<string, Province | null>
	/** By the fingerprint of a county of a British nation; the result keeps the county's name. */
	readonly byCounty: ReadonlyMap<string, Province>
}

/** Caches by `countryIndex`. */
const names = /* @__PURE__ */ countryCache<ProvinceNames>()
const others = /* @__PURE__ */ countryCache<ReadonlySet<string>>()
const otherPrints = /* @__PURE__ */ countryCache<ReadonlyMap<string, string>>()

/** Returns the names of a country's provinces; decoded on first use. */
export function provinceNames(countryCode: string): ProvinceNames {
	const index = countryIndex(countryCode)
	return names[index] ?? remember(names, index, decodeNames(countryCode))
}

/** Returns the country's ISO 3166-2 suffixes that addresses don't use; decoded on first use. */
export function otherCodes(countryCode: string): ReadonlySet<string> {
	const index = countryIndex(countryCode)
	return others[index] ?? remember(others, index, new Set(readSteps(lineOf(OTHER_CODES, OTHER_COUNTRIES, countryCode))))
}

/** Returns the same suffixes by the fingerprints of their names; decoded on first use. */
export function otherNames(countryCode: string): ReadonlyMap<string, string> {
	const index = countryIndex(countryCode)
	return otherPrints[index] ?? remember(otherPrints, index, decodeOtherNames(countryCode))
}

function decodeOtherNames(countryCode: string): ReadonlyMap<string, string> {
	const line = lineOf(OTHER_NAMES, OTHER_COUNTRIES, countryCode)
	const prints = new Map<string, string>()
	let at = 0
	for (const code of line === '' ? [] : otherCodes(countryCode)) {
		for (let count = line.charCodeAt(at++) - 48; count > 0; count--, at += PRINT_HEAD)
			prints.set(line.slice(at, at + PRINT_HEAD), code)
	}
	return prints
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
