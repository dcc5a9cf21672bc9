import { decodeEntities } from '../text/entities.ts'
import { foldName, foldWords, isSplitCode } from '../text/fold.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import { isTooShort, nearest, type Spellings, spellingsOf } from '../text/nearest.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import type { Country, CountryFacts } from './countries.ts'
import { type FactTable, factOf, readNames } from './fact-table.ts'

/** All names of countries except the English names, by country. */
export interface CountryNameTables {
	/** Other names in use, separated by semicolons. */
	readonly names: FactTable
	/**
	 * Names in other languages that look like the English name of another country, or don't look like the names of their own country. Names under
	 * `none` are provinces and cities, and not countries.
	 */
	readonly falseFriends: FactTable
}

/** The data that the rules have about the names of countries. */
export interface CountryNameFacts extends CountryFacts {
	/**
	 * Returns the country with this name in English, French, Spanish or the country's own language. Case, accents, punctuation, the order of words,
	 * and the words of official names don't matter. Also accepts an alpha-2 or alpha-3 code, or a common code such as UK.
	 */
	readonly resolveCountryName: (text: string) => Country | null
	readonly names: FactTable
	readonly falseFriends: FactTable
	/** False if the names of other countries aren't loaded. An unknown name may then be the name of one of these countries. */
	readonly isWhole: boolean
	/** The names with which `suggestCountry` compares a misspelled name; null before the first use. */
	guesses: Guesses | null
}

interface Guesses {
	readonly spellings: Spellings<Country>
	readonly friends: ReadonlyMap<string, string>
}

/** All countries by their shown name, and by the key of every name and code. */
interface NameIndex {
	readonly byShown: ReadonlyMap<string, Country>
	readonly byKey: ReadonlyMap<string, Country>
}

export function createCountryNameFacts(
	countries: CountryFacts,
	tables: CountryNameTables,
	isWhole: boolean = true,
): CountryNameFacts {
	/** Created at the first lookup by name, because most orders have a code, and folding all names is slow. */
	let names: NameIndex | undefined

	function resolveCountryName(text: string): Country | null {
		if (text.length > MAX_NAME_LENGTH) return null
		names ??= indexNames(countries, tables.names)
		const shown = names.byShown.get(text)
		if (shown !== undefined) return shown
		return isPlaceholder(text) || isSplitCode(text) ? null : (findName(names, text) ?? findTogether(names, text))
	}

	return { ...countries, ...tables, resolveCountryName, isWhole, guesses: null }
}

/**
 * Returns the country whose English name is nearest to a misspelled name; null if no name is near, or if several names are near. A name in another
 * language counts for its own country, even if it looks like another country's English name: `Griechenland` isn't Greenland. A province or city isn't
 * a misspelled country: Bali isn't Mali. If the names of all countries aren't loaded, returns null, because a country that isn't loaded may be
 * nearer.
 */
export function suggestCountry(text: string, countries: CountryNameFacts): Country | null {
	if (isTooShort(text) || !countries.isWhole) return null
	const decoded = decodeEntities(text)
	if (decoded !== null) return countries.resolveCountryName(decoded)
	countries.guesses ??= prepareGuesses(countries)
	const { spellings, friends } = countries.guesses
	const name = foldName(text)
	const friend = friends.get(name)
	return friend === undefined ? nearest(name, spellings) : countries.countryByCode(friend)
}

/** Two names are similar if a word of each begins with as many equal letters: `Frankreich` and `France`. */
const BEGINNING = 4

/** The last Latin letter of Unicode's first blocks. */
const LAST_LATIN = '\u024f'

/**
 * Returns whether an unknown name may be a country's name in a language that the tables don't have. Returns true if one of its words begins like a
 * word of a known name, or if its letters aren't Latin. In other scripts, the tables contain only each country's own name.
 */
export function mayMean(
	text: string,
	{ code, name }: Country,
	{ names, falseFriends }: Pick<CountryNameTables, 'names' | 'falseFriends'>,
): boolean {
	const given = beginnings(text)
	if (given.some((word) => word > LAST_LATIN)) return true
	const own = [name, ...readNames(factOf(names, code)), ...readNames(factOf(falseFriends, code))].flatMap(beginnings)
	return given.some((word) => own.includes(word))
}

function beginnings(text: string): readonly string[] {
	const key = text.length > MAX_NAME_LENGTH ? '' : countryKey(text)
	return key.split(' ').flatMap((word) => (word === '' ? [] : word.slice(0, BEGINNING)))
}

function prepareGuesses({ allCountries, falseFriends }: CountryNameFacts): Guesses {
	const friends = new Map<string, string>()
	for (const [code, names] of Object.entries(falseFriends))
		for (const name of readNames(names)) friends.set(foldName(name), code)
	return { spellings: spellingsOf(allCountries(), ({ name }) => foldName(name)), friends }
}

function indexNames({ allCountries }: CountryFacts, names: FactTable): NameIndex {
	const byShown = new Map<string, Country>()
	const byKey = new Map<string, Country>()
	for (const country of allCountries()) {
		const { code, alpha3, name } = country
		byShown.set(name, country)
		for (const text of [code, alpha3, name, ...readNames(factOf(names, code))]) byKey.set(countryKey(text), country)
	}
	return { byShown, byKey }
}

function findName({ byKey }: NameIndex, text: string): Country | null {
	const key = countryKey(text)
	for (const each of [key, ...plainKeys(key)]) {
		const country = byKey.get(each)
		if (country !== undefined) return country
	}
	return null
}

/** Matches the separator between two names of a country, or between a name and a code: `Croatia (Hrvatska)`, `US - United States`. */
const BETWEEN_NAMES = /[(),/[\]]| [-–—] /g

/** Returns the country if both parts of a text name the same country. */
function findTogether(names: NameIndex, text: string): Country | null {
	const [first = '', second = '', ...more] = text.split(BETWEEN_NAMES).filter((part) => part.trim() !== '')
	if (second === '' || more.length > 0) return null
	const country = findName(names, first)
	return country === null || country !== findName(names, second) ? null : country
}

/** Linking words in country names, which people add, leave out or translate. */
const LINKS = ' the of and y et e de la le les los las el l d du des del da do di i und och ja '

/** Abbreviations, and the words for islands in French and Spanish: `Falkland Is.`, `Iles Falkland`. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
	['st', 'saint'],
	['is', 'islands'],
	['iles', 'islands'],
	['islas', 'islands'],
])

/**
 * Returns the lookup key of a country's name: folded, with `saint` for `St`, without linking words, and with its words sorted. So `Korea, Republic
 * of` and `Republic of Korea` have the same key.
 *
 * @example
 * countryKey('St. Kitts & Nevis') // => 'kitts nevis saint'
 */
export function countryKey(name: string): string {
	const written = foldWords(name)
	if (written.length === 1) return written[0] as string
	const words = written.map((word) => WRITTEN_OUT.get(word) ?? word)
	const telling = words.filter((word) => !LINKS.includes(` ${word} `))
	return (telling.length > 0 ? telling : words).sort().join(' ')
}

/** The words of official names, in the languages of the tables. Without them, the common name remains. */
const FORMAL =
	' republic kingdom commonwealth principality sultanate territory islands bailiwick collectivity federal federative islamic socialist union republique royaume principaute territoire bailliage collectivite federale federation islamique republica reino principado estado etat federal federativa islamica republik konigreich furstentum koninkrijk republiek repubblica regno respublika respublikasy respublikasi republika republiken tasavalta kongeriget kongeriket konungariket repiblik jamhuri республика република рэспубліка '

/** The length of the longest country code. A rest of so few letters could be read as a code, so it doesn't count: `Federal AR` isn't a country. */
const MAX_CODE_LENGTH = 3

/**
 * Returns a key without the words of official names, such as `republic`. If the rest begins with the French `d'` or `l'`, a second key doesn't have
 * this letter. The list is empty if the key has no such word, if it has only such words, or if too few characters remain.
 *
 * @example
 * plainKeys('djibouti republic') // => ['djibouti']
 * plainKeys('dhaiti republique') // => ['dhaiti', 'haiti']
 * plainKeys('djibouti') // => []
 */
export function plainKeys(key: string): readonly string[] {
	if (!key.includes(' ')) return [] // one word: either none of the others, or nothing else
	const words = key.split(' ')
	const telling = words.filter((word) => !FORMAL.includes(` ${word} `))
	const plain = telling.join(' ')
	if (telling.length === words.length || plain.length <= MAX_CODE_LENGTH) return []
	return /^[dl][aeiouhy].*$/.test(plain) ? [plain, plain.slice(1)] : [plain]
}
