import { type FactTable, factOf, readNameLines, readNames } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { foldName } from '../text/fold.ts'
import { type Spellings, spellingsOf } from '../text/nearest.ts'
import { provinceKeys } from './province-key.ts'
import type { Province, ProvinceList, ProvinceTable } from './province-table.ts'

/** What the rules know about provinces. */
export interface ProvinceFacts extends ProvinceList {
	readonly of: (countryCode: string) => CountryProvinces
	/** Returns the provinces of all countries by the two keys of their names; null if the data has no provinces. */
	readonly namesAbroad: () => NamesAbroad | null
}

/** Everything about the provinces of one country. Each part is read on first use, because most orders have a code. */
export interface CountryProvinces extends ProvinceTable {
	readonly country: string
	readonly names: () => ProvinceNames
	/** The divisions that addresses don't use. */
	readonly otherDivisions: () => OtherDivisions
	/** The shown names, folded, with which misspelled names are compared. */
	readonly spellings: () => Spellings<Province>
	/** The keys of all names without the word for the kind of province; null for a name that several provinces have. */
	readonly otherSpellings: () => Spellings<Province | null>
	/** The keys of places whose names look like a misspelled province. */
	readonly nearPlaces: () => ReadonlySet<string>
	readonly alternativeCodes: () => AlternativeCodes
}

/** Maps from names to the provinces of one country. */
export interface ProvinceNames {
	/**
	 * By names exactly as written: the shown name, with and without accents, and each other name that only one province has. Most orders have one of
	 * these names.
	 */
	readonly byText: ReadonlyMap<string, Province>
	readonly byWhole: ReadonlyMap<string, Province>
	/** By the key of a name without the kind of province; null if several provinces have this key. */
	readonly byBare: ReadonlyMap<string, Province | null>
	/** By the key of a part's name, such as a county of a British nation. The province then has the name of the part. */
	readonly byPart: ReadonlyMap<string, Province>
}

/** The suffixes of ISO 3166-2 divisions that addresses don't use. */
interface OtherDivisions {
	readonly codes: ReadonlySet<string>
	/** By the key of a name without the kind of division. Empty if addresses of the country don't contain a province. */
	readonly byName: ReadonlyMap<string, string>
}

/** The codes of a country in lists other than the current ISO 3166-2: lists of shop systems, and ISO before it changed its numbers (D-103). */
interface AlternativeCodes {
	/** Our code of the province, by a code that ISO doesn't have. */
	readonly own: ReadonlyMap<string, string>
	/** Our code of the province, by a code that ISO gives to another province. */
	readonly others: ReadonlyMap<string, string>
}

/** A province, and the other countries in which a place has the same name. */
interface NameAbroad {
	readonly country: string
	readonly province: Province
	/** Alpha-2 codes; `*` for many countries. */
	readonly countriesWithName: readonly string[]
}

type NamesAbroad = ReadonlyMap<string, readonly NameAbroad[]>

/** All data about provinces except the provinces themselves, by country. A missing table counts as empty. */
interface ProvinceTables {
	readonly otherNames: FactTable
	/** The ISO 3166-2 codes that addresses don't use, with their names. */
	readonly otherDivisions: FactTable
	/** The names of places that look like a misspelled province. */
	readonly nearPlaces?: FactTable
	readonly alternativeCodes?: FactTable
	/** The countries in which a place has the name of a province. Null if the data doesn't have the names of all provinces. */
	readonly namesakes?: FactTable | null
}

/** The fewest letters of a key for a misspelling. With fewer letters, a different letter more often means another name. */
const MIN_LETTERS = 7

export function createProvinceFacts(
	list: ProvinceList,
	{ otherNames, otherDivisions, nearPlaces = {}, alternativeCodes = {}, namesakes = null }: ProvinceTables,
): ProvinceFacts {
	const of = oncePerCountry((country): CountryProvinces => {
		const table = list.of(country)
		const names = once(() => indexNames(table, factOf(otherNames, country)))
		return {
			...table,
			country,
			names,
			otherDivisions: once(() => readOtherDivisions(factOf(otherDivisions, country))),
			spellings: once(() => spellingsOf(table.provinces, ({ name }) => foldName(name))),
			otherSpellings: once(() => {
				const named = [...names().byBare].filter(([key]) => key.length >= MIN_LETTERS)
				const spellings = spellingsOf(named, ([key]) => key)
				return { ...spellings, meanings: spellings.meanings.map(([, province]) => province) }
			}),
			nearPlaces: once(() => new Set(readNames(factOf(nearPlaces, country)).map((name) => provinceKeys(name)[0]))),
			alternativeCodes: once(() => readAlternativeCodes(factOf(alternativeCodes, country))),
		}
	})
	const namesAbroad = once(() => (namesakes === null ? null : listNamesAbroad(list, namesakes)))
	return { of, countries: list.countries, namesAbroad }
}

function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}

/** Matches accents, as in Tōkyō, São Paulo and Île-de-France. Many people don't type accents. */
const MARKS = /[\u0300-\u036f]/g

function indexNames({ provinces, byCode }: ProvinceTable, text: string): ProvinceNames {
	const byText = new Map<string, Province>()
	const byWhole = new Map<string, Province>()
	const byBare = new Map<string, Province | null>()
	const byPart = new Map<string, Province>()
	const addBare = (key: string, province: Province): void => {
		const owner = byBare.get(key)
		byBare.set(key, owner === undefined || owner === province ? province : null)
	}
	for (const province of provinces) {
		const [whole, bare] = provinceKeys(province.name)
		byWhole.set(whole, province)
		addBare(bare, province)
	}
	for (const { code, names } of readNameLines(text)) {
		const province = byCode.get(code.toUpperCase())
		if (province === undefined) continue
		for (const name of names) {
			const [whole, bare] = provinceKeys(name)
			if (name.startsWith('!')) byWhole.set(whole, province)
			else if (name.startsWith('/')) byPart.set(bare, province)
			else {
				addBare(bare, province)
				byText.set(name, province)
			}
		}
	}
	for (const [name, province] of byText) if (byBare.get(provinceKeys(name)[1]) !== province) byText.delete(name)
	for (const province of provinces) {
		byText.set(province.name.normalize('NFD').replace(MARKS, ''), province)
		byText.set(province.name, province)
	}
	return { byText, byWhole, byBare, byPart }
}

function readOtherDivisions(text: string): OtherDivisions {
	const lines = readNameLines(text)
	return {
		codes: new Set(lines.flatMap(({ code }) => codesOf(code))),
		byName: new Map(lines.flatMap(({ code, names }) => names.map((name) => [provinceKeys(name)[1], code] as const))),
	}
}

/** Returns the codes of a range, or a single code: `08-10` is 08, 09 and 10. */
function codesOf(text: string): readonly string[] {
	const [first = '', last = ''] = text.split('-')
	if (first.length !== last.length || first.length > 3) return [text]
	const length = Number(last) - Number(first) + 1
	return Array.from({ length }, (_, at) => `${Number(first) + at}`.padStart(first.length, '0'))
}

/**
 * Returns the alternative codes of a country with our codes. Our code follows `=` if ISO doesn't have the code, and `~` if ISO gives it to another
 * province.
 */
function readAlternativeCodes(text: string): AlternativeCodes {
	const own = new Map<string, string>()
	const others = new Map<string, string>()
	for (const entry of text.split(' ')) {
		const [code = '', province = ''] = entry.split(/[=~]/g)
		const list = entry.includes('~') ? others : own
		list.set(code.replaceAll('_', ' '), province)
	}
	return { own, others }
}

/**
 * Returns the provinces of a list, by the keys of their names. `namesakes` contains pairs such as `GA=FR,RO`: a province's code, and the countries in
 * which a place has its name.
 */
function listNamesAbroad(list: ProvinceList, namesakes: FactTable): NamesAbroad {
	const byKey = new Map<string, NameAbroad[]>()
	for (const country of list.countries()) {
		const pairs = factOf(namesakes, country).split(' ')
		const countriesWithNameOf = new Map(pairs.map((pair) => pair.split('=') as [string, string]))
		for (const province of list.of(country).provinces) {
			const countriesWithName = countriesWithNameOf.get(province.code.replaceAll(' ', '_'))?.split(',') ?? []
			for (const key of new Set(provinceKeys(province.name))) {
				const known = byKey.get(key)
				if (known === undefined) byKey.set(key, [{ country, province, countriesWithName }])
				else known.push({ country, province, countriesWithName })
			}
		}
	}
	return byKey
}
