import { cutPrints } from '../text/fingerprint.ts'
import { foldName } from '../text/fold.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { isTooShort, nearest, type Spelling, spellingsOf } from '../text/nearest.ts'
import { allCountries, type Country } from './countries.ts'
import { COUNTRY_PRINT, countryKey, countryPrint, keyPrint, plainKeys } from './country-key.ts'
import { COUNTRY_COUNTS, COUNTRY_PRINTS } from './data/country-prints.ts'

/** All countries by the name shown, and by the fingerprint of every name and code. */
interface CountryNames {
	readonly byShown: ReadonlyMap<string, Country>
	readonly byPrint: ReadonlyMap<string, Country>
}

/**
 * Decoded on the first lookup by name. Most orders have a code, and folding all names takes a hundred times as long as decoding the
 * codes.
 */
let names: CountryNames | undefined
let spellings: readonly Spelling<Country>[] | undefined

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
	const known = names.byPrint.get(keyPrint(key))
	if (known !== undefined) return known
	for (const plain of plainKeys(key)) {
		const country = names.byPrint.get(keyPrint(plain))
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
	const byPrint = new Map<string, Country>()
	let at = 0
	for (const [i, country] of allCountries().entries()) {
		byShown.set(country.name, country)
		for (const text of [country.code, country.alpha3, country.name]) byPrint.set(countryPrint(text), country)
		const end = at + (COUNTRY_COUNTS.charCodeAt(i) - 48) * COUNTRY_PRINT
		for (const print of cutPrints(COUNTRY_PRINTS.slice(at, end), COUNTRY_PRINT)) byPrint.set(print, country)
		at = end
	}
	return { byShown, byPrint }
}
