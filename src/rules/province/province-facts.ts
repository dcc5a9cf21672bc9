import { type FactTable, factOf, readNames } from '../country/fact-table.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { foldName } from '../text/fold.ts'
import { type Spellings, spellingsOf } from '../text/nearest.ts'
import { listNamesAbroad, type NamesAbroad } from './names-abroad.ts'
import { provinceKeys } from './province-key.ts'
import type { NamedProvinces } from './province-names.ts'
import type { Province } from './province-table.ts'

/** The codes of a country in other numberings than the current ISO 3166-2: lists of shop systems, and ISO before a renumbering (D-103). */
export interface Numberings {
	/** Our code of the province, by a code that ISO doesn't know. */
	readonly own: ReadonlyMap<string, string>
	/** Our codes of other provinces, by a code that ISO gives to one. */
	readonly others: ReadonlyMap<string, string>
}

/** What the rules know about provinces. */
export interface ProvinceFacts extends NamedProvinces {
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

/** What is known of provinces beside their names, by country. */
export interface ProvincePlaceTables {
	/** Names of places that look like a misspelled province. */
	readonly nearPlaces: FactTable
	/** Where a place bears the name of a province. Null if the names of all countries' provinces are left out. */
	readonly namesakes: FactTable | null
	readonly numberings: FactTable
}

/** A slip in a shorter key is a name of its own more often. */
const FEWEST_LETTERS = 7

/** Returns the facts of tables. A country's part is read on its first use. */
export function createProvinceFacts(provinces: NamedProvinces, tables: ProvincePlaceTables): ProvinceFacts {
	let abroad: NamesAbroad | undefined
	return {
		...provinces,
		spellingsOf: oncePerCountry((country) =>
			spellingsOf(provinces.tableOf(country).provinces, ({ name }) => foldName(name)),
		),
		otherSpellingsOf: oncePerCountry((country) => {
			const named = [...provinces.namesOf(country).byBare].filter(([key]) => key.length >= FEWEST_LETTERS)
			const spellings = spellingsOf(named, ([key]) => key)
			return { ...spellings, meanings: spellings.meanings.map(([, province]) => province) }
		}),
		nearPlacesOf: oncePerCountry(
			(country): ReadonlySet<string> =>
				new Set(readNames(factOf(tables.nearPlaces, country)).map((name) => provinceKeys(name)[0])),
		),
		numberingsOf: oncePerCountry((country) => readNumberings(factOf(tables.numberings, country))),
		namesAbroad() {
			if (tables.namesakes === null) return null
			abroad ??= listNamesAbroad(provinces, tables.namesakes)
			return abroad
		},
	}
}

/** Returns the numberings of a country: codes and ours, with `=` between them if ISO doesn't know the code, and `~` if it gives the code to another one. */
function readNumberings(text: string): Numberings {
	const own = new Map<string, string>()
	const others = new Map<string, string>()
	for (const entry of text.split(' ')) {
		const [code = '', province = ''] = entry.split(/[=~]/g)
		const list = entry.includes('~') ? others : own
		list.set(code.replaceAll('_', ' '), province)
	}
	return { own, others }
}
