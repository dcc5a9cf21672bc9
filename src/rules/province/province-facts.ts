import { oncePerCountry } from '../country/once-per-country.ts'
import { readTogether } from '../packing/packed-names.ts'
import { foldName } from '../text/fold.ts'
import { type Spellings, spellingsOf } from '../text/nearest.ts'
import { listNamesAbroad, type NamesAbroad } from './names-abroad.ts'
import { lineOf, type Numberings, readNumberings } from './province-codec.ts'
import type { NamedProvinces } from './province-names.ts'
import type { Province } from './province-table.ts'

/** What the rules know about provinces. */
export interface ProvinceFacts extends NamedProvinces {
	/** Returns the suffixes of `otherCodesOf` by the keys of their names. */
	readonly otherNamesOf: (countryCode: string) => ReadonlyMap<string, string>
	/** Returns the folded names of a country's provinces, for misspelled ones. */
	readonly spellingsOf: (countryCode: string) => Spellings<Province>
	/** Returns the keys of all names of a country's provinces, without their kind; null for a name of several provinces. */
	readonly otherSpellingsOf: (countryCode: string) => Spellings<Province | null>
	/** Returns the keys of a country's places that look like a misspelled province. */
	readonly nearPlacesOf: (countryCode: string) => ReadonlySet<string>
	/** Returns the codes of a country's provinces in other numberings. */
	readonly numberingsOf: (countryCode: string) => Numberings
	/** Returns the names of all countries' provinces; null if they are left out. */
	readonly namesAbroad: () => NamesAbroad | null
}

/** What is known of provinces beside their names, in packed form. */
export interface ProvincePlaceTable {
	/** The countries with subdivisions that addresses don't use, and the names of these. */
	readonly levelCountries: string
	readonly levelNames: string
	readonly nearPlaces: string
	/** Null if the names of all countries' provinces are left out. */
	readonly placesAbroad: string | null
	readonly numberings: string
}

/** A slip in a shorter key is a name of its own more often. */
const FEWEST_LETTERS = 7

/** Returns the facts of a table. A country's part is decoded on its first use. */
export function createProvinceFacts(provinces: NamedProvinces, table: ProvincePlaceTable): ProvinceFacts {
	let abroad: NamesAbroad | undefined
	return {
		...provinces,
		otherNamesOf: oncePerCountry((country) =>
			decodeOtherNames(lineOf(table.levelNames, table.levelCountries, country), provinces.otherCodesOf(country)),
		),
		spellingsOf: oncePerCountry((country) =>
			spellingsOf(provinces.tableOf(country).provinces, ({ name }) => foldName(name)),
		),
		otherSpellingsOf: oncePerCountry((country) => {
			const named = [...provinces.namesOf(country).byBare].filter(([key]) => key.length >= FEWEST_LETTERS)
			const spellings = spellingsOf(named, ([key]) => key)
			return { ...spellings, meanings: spellings.meanings.map(([, province]) => province) }
		}),
		nearPlacesOf: oncePerCountry(
			(country): ReadonlySet<string> => new Set(lineOf(table.nearPlaces, provinces.countries(), country).split(',')),
		),
		numberingsOf: oncePerCountry((country) => readNumberings(table.numberings, country)),
		namesAbroad() {
			if (table.placesAbroad === null) return null
			abroad ??= listNamesAbroad(provinces, table.placesAbroad)
			return abroad
		},
	}
}

function decodeOtherNames(line: string, codes: ReadonlySet<string>): ReadonlyMap<string, string> {
	const lists = line.split(';')
	const byName = new Map<string, string>()
	for (const [i, code] of [...codes].entries()) for (const name of readTogether(lists[i] ?? '')) byName.set(name, code)
	return byName
}
