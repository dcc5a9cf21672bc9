import { openItems } from '../core/open.ts'
import { readField } from '../core/read.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import { readCountryCode } from './countries.ts'
import { type CountryNameFacts, countryKey } from './country-names.ts'

/** The most languages of one call. */
const MAX_LANGUAGES = 100

/** A language as `orderwright/de` exports it. Of these facts, only the text with the names of countries is read. */
export interface CountryLanguage {
	/** The alpha-2 code and name of each country, separated by semicolons: `DEDeutschland;USVereinigte Staaten`. */
	readonly countries?: string | undefined
}

/** `findCountry` with the caller's facts. */
export function findCountryBy(
	countries: CountryNameFacts,
	name: string | null | undefined,
	languages: readonly CountryLanguage[],
): string | null {
	if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return null
	const key = countryKey(name)
	const codes = new Set<string>()
	const known = countries.resolveCountryName(name)
	if (known !== null) codes.add(known.code)
	for (const language of openItems(languages, MAX_LANGUAGES)) {
		const code = namesIn(language).get(key)
		if (code !== undefined) codes.add(code)
	}
	return codes.size === 1 ? ([...codes][0] as string) : null
}

const decoded = /* @__PURE__ */ new Map<string, ReadonlyMap<string, string>>()
/** The most lists that are kept: more than there are languages. */
const MAX_LISTS = 100
const NO_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map()
/** The longest list of countries that is read. The names of 252 countries have about 4,000 letters. */
export const MAX_LIST_LENGTH = 100_000

function namesIn(language: unknown): ReadonlyMap<string, string> {
	const countries = readField(language, 'countries')
	if (typeof countries !== 'string' || countries.length > MAX_LIST_LENGTH) return NO_NAMES
	const known = decoded.get(countries)
	if (known !== undefined) return known
	const names = new Map<string, string>()
	for (const entry of countries.split(';')) {
		const code = readCountryCode(entry.slice(0, 2))
		if (code !== null) names.set(countryKey(entry.slice(2)), code)
	}
	if (decoded.size >= MAX_LISTS) decoded.clear()
	decoded.set(countries, names)
	return names
}
