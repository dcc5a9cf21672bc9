import { type FactTable, factOf } from '../country/fact-table.ts'
import { provinceKeys } from './province-key.ts'
import type { Province, ProvinceList } from './province-table.ts'

/** A province, and the other countries in which a place has its name. */
export interface NameAbroad {
	readonly country: string
	readonly province: Province
	/** Alpha-2 codes; `*` for many countries. */
	readonly bearers: readonly string[]
}

/** The provinces of all countries by the two keys of their names. */
export type NamesAbroad = ReadonlyMap<string, readonly NameAbroad[]>

/** Returns the provinces of a list by the keys of their names. `namesakes` has pairs such as `GA=FR,RO`: the code, and the countries. */
export function listNamesAbroad(provinces: ProvinceList, namesakes: FactTable): NamesAbroad {
	const byKey = new Map<string, NameAbroad[]>()
	for (const country of provinces.countries()) {
		const pairs = factOf(namesakes, country).split(' ')
		const bearersOf = new Map(pairs.map((pair) => pair.split('=') as [string, string]))
		for (const province of provinces.tableOf(country).provinces) {
			const bearers = bearersOf.get(province.code.replaceAll(' ', '_'))?.split(',') ?? []
			for (const key of new Set(provinceKeys(province.name))) {
				const known = byKey.get(key)
				if (known === undefined) byKey.set(key, [{ country, province, bearers }])
				else known.push({ country, province, bearers })
			}
		}
	}
	return byKey
}
