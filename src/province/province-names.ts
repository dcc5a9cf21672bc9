import { COUNTRY_PLACES, countryIndex } from '../country/country-index.ts'
import { OTHER_CODES, OTHER_COUNTRIES, OTHER_NAMES } from './data/province-names.ts'
import { PRINT_HEAD, provinceKeys, provincePrint } from './province-key.ts'
import { lineOf } from './province-lines.ts'
import { printsOf } from './province-prints.ts'
import { readSteps } from './province-steps.ts'
import { keepOf, type Province, provinceTable } from './province-table.ts'

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
const names: (ProvinceNames | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
const others: (ReadonlySet<string> | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
const otherPrints: (ReadonlyMap<string, string> | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(
	undefined,
)

/** The names of the country's provinces, decoded when they are first asked for. */
export function provinceNames(countryCode: string): ProvinceNames {
	const index = countryIndex(countryCode)
	return names[index] ?? keepOf(names, index, decodeNames(countryCode))
}

/** The country's codes of ISO 3166-2 that addresses do not use, decoded when they are first asked for. */
export function otherCodes(countryCode: string): ReadonlySet<string> {
	const index = countryIndex(countryCode)
	return others[index] ?? keepOf(others, index, new Set(readSteps(lineOf(OTHER_CODES, OTHER_COUNTRIES, countryCode))))
}

/** The same codes by the fingerprints of their names, decoded when they are first asked for. */
export function otherNames(countryCode: string): ReadonlyMap<string, string> {
	const index = countryIndex(countryCode)
	return otherPrints[index] ?? keepOf(otherPrints, index, decodeOtherNames(countryCode))
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
