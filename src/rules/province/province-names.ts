import { type FactTable, factOf, readNameLines } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { provinceKeys } from './province-key.ts'
import type { Province, ProvinceList, ProvinceTable } from './province-table.ts'

/** Lookup maps from names to one country's provinces. They are made apart from the codes: most orders have a code, and folding names is slow. */
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

/** What is known of the names of provinces, by country. */
export interface ProvinceNameTables {
	/** Other names of the provinces. */
	readonly otherNames: FactTable
	/** The codes of ISO 3166-2 that addresses don't use, and their names. */
	readonly levels: FactTable
}

/** The provinces of countries with their names. */
export interface NamedProvinces extends ProvinceList {
	readonly namesOf: (countryCode: string) => ProvinceNames
	/** Returns the country's ISO 3166-2 suffixes that addresses don't use, by themselves and by the keys of their names. */
	readonly levelsOf: (countryCode: string) => Levels
}

/** The divisions of a country that addresses don't use, as ISO 3166-2 suffixes. */
export interface Levels {
	readonly codes: ReadonlySet<string>
	/** By the key of a name, without its kind. Empty if the country's addresses write no province at all. */
	readonly byName: () => ReadonlyMap<string, string>
}

/** Returns the provinces of a list with their names. A country's part is read on its first use. */
export function createNamedProvinces(provinces: ProvinceList, tables: ProvinceNameTables): NamedProvinces {
	return {
		...provinces,
		namesOf: oncePerCountry((country) => readNames(provinces.tableOf(country), factOf(tables.otherNames, country))),
		levelsOf: oncePerCountry((country) => readLevels(factOf(tables.levels, country))),
	}
}

function readNames({ provinces, byCode }: ProvinceTable, text: string): ProvinceNames {
	const byShown = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byCounty = new Map<string, Province>()
	for (const province of provinces) {
		byShown.set(province.name, province)
		const [whole, bare] = provinceKeys(province.name)
		byWhole.set(whole, province)
		addBare(byBare, bare, province)
	}
	for (const { code, names } of readNameLines(text)) {
		const province = byCode.get(code.toUpperCase())
		if (province === undefined) continue
		for (const name of names) {
			const [whole, bare] = provinceKeys(name)
			if (name.startsWith('!')) byWhole.set(whole, province)
			else if (name.startsWith('/')) byCounty.set(bare, province)
			else addBare(byBare, bare, province)
		}
	}
	return { byShown, byWhole, byBare, byCounty }
}

function addBare(byBare: Map<string, Province | null>, key: string, province: Province): void {
	const owner = byBare.get(key)
	byBare.set(key, owner === undefined || owner === province ? province : null)
}

function readLevels(text: string): Levels {
	const lines = readNameLines(text)
	let names: ReadonlyMap<string, string> | undefined
	return {
		codes: new Set(lines.flatMap(({ code }) => codesOf(code))),
		byName() {
			names ??= new Map(lines.flatMap(({ code, names }) => names.map((name) => [provinceKeys(name)[1], code] as const)))
			return names
		},
	}
}

/** Returns the codes of a range of numbers, or the code itself: `08-10` is 08, 09 and 10. */
function codesOf(text: string): readonly string[] {
	const [first = '', last = ''] = text.split('-')
	if (first.length !== last.length || first.length > 3) return [text]
	const length = Number(last) - Number(first) + 1
	return Array.from({ length }, (_, at) => `${Number(first) + at}`.padStart(first.length, '0'))
}
