import { readNearNames } from '../packing/near-names.ts'
import { readScriptNames } from '../packing/script-names.ts'
import { foldName } from '../text/fold.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { isTooShort, nearest, type Spellings, spellingsOf } from '../text/nearest.ts'
import { allCountries, type Country } from './countries.ts'
import { countryKey, plainKeys } from './country-key.ts'
import { COUNTRY_NAMES, COUNTRY_SCRIPT_NAMES } from './data/country-names.ts'

/** All countries by the name shown, and by the key of every name and code. */
interface CountryNames {
	readonly byShown: ReadonlyMap<string, Country>
	readonly byKey: ReadonlyMap<string, Country>
}

/**
 * Decoded on the first lookup by name. Most orders have a code, and folding all names takes a hundred times as long as decoding the
 * codes.
 */
let names: CountryNames | undefined
let spellings: Spellings<Country> | undefined

/**
 * Returns the country that a name means, in English, French, Spanish or the country's own language. Ignores case, diacritics,
 * punctuation, the order of words, and the words of official names. Also accepts an alpha-2 or alpha-3 code, or a common code such
 * as UK.
 *
 * @example
 * resolveCountryName('Türkiye')?.code // => 'TR'
 * resolveCountryName('Korea, Republic of')?.code // => 'KR'
 * resolveCountryName('Republic of Djibouti')?.code // => 'DJ'
 * resolveCountryName('Atlantis') // => null
 */
export function resolveCountryName(text: string): Country | null {
	if (text.length > LONGEST_NAME) return null
	names ??= decodeNames()
	const shown = names.byShown.get(text)
	if (shown !== undefined) return shown
	const key = countryKey(text)
	const known = names.byKey.get(key)
	if (known !== undefined) return known
	for (const plain of plainKeys(key)) {
		const country = names.byKey.get(plain)
		if (country !== undefined) return country
	}
	return null
}

/** Returns the country whose English name is nearest to a misspelled one; null if no name is near, or several are. */
export function suggestCountry(text: string): Country | null {
	if (isTooShort(text)) return null
	spellings ??= spellingsOf(allCountries(), ({ name }) => foldName(name))
	return nearest(foldName(text), spellings)
}

function decodeNames(): CountryNames {
	const byShown = new Map<string, Country>()
	const byKey = new Map<string, Country>()
	const others = COUNTRY_NAMES.split(';')
	const scripts = COUNTRY_SCRIPT_NAMES.split('\n')
	for (const [i, country] of allCountries().entries()) {
		byShown.set(country.name, country)
		const shownKey = countryKey(country.name)
		for (const text of [country.code, country.alpha3]) byKey.set(countryKey(text), country)
		byKey.set(shownKey, country)
		for (const key of readNearNames(others[i] as string, shownKey)) byKey.set(key, country)
		for (const key of readScriptNames(scripts[i] ?? '')) byKey.set(key, country)
	}
	return { byShown, byKey }
}
