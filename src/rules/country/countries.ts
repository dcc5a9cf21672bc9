import { LONGEST_NAME } from '../text/fold.ts'
import { isTwoCapitals, oncePerCountry } from './once-per-country.ts'

/** A country or territory of ISO 3166-1, or one of XK, AC and TA. */
export interface Country {
	/** ISO 3166-1 alpha-2 code. */
	readonly code: string
	readonly alpha3: string
	/** English name. */
	readonly name: string
}

/** The alpha-2 codes of ISO 3166-1, and XK, AC and TA, sorted. */
const CODES =
	'ACADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTATCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'

/** Returns the place of a code in the list; -1 for any other text. */
const placeOf = /* @__PURE__ */ oncePerCountry((code) => (isTwoCapitals(code) ? listCodes().indexOf(code) : -1))

/** Returns the alpha-2 codes of all countries, sorted. */
export function listCodes(): readonly string[] {
	return CODES.match(/../g) ?? []
}

/** Returns true for the alpha-2 code of a country, in capitals. */
export function isCountryCode(code: string): boolean {
	return placeOf(code) >= 0
}

const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns a value as an alpha-2 code in capitals: any case, spaces around it allowed. Returns null for anything else. */
export function readCountryCode(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > LONGEST_NAME) return null
	if (isCountryCode(value)) return value
	const letters = value.trim()
	if (!TWO_LETTERS.test(letters)) return null
	const code = letters.toUpperCase()
	return isCountryCode(code) ? code : null
}

/** What the rules know about countries. */
export interface CountryFacts {
	/** Returns the country with this alpha-2 code, in capitals; null if there is none. */
	readonly countryByCode: (code: string) => Country | null
	/** Returns all countries that an address can name, sorted by code. */
	readonly allCountries: () => readonly Country[]
}

/**
 * Returns the facts of a table, as `scripts/build-countries.ts` writes it. Splits it when a country is first asked for. The entry of a
 * country that is left out is empty.
 */
export function createCountryFacts(table: string): CountryFacts {
	let entries: readonly string[] | undefined
	const countryByCode = oncePerCountry((code): Country | null => {
		const place = placeOf(code)
		if (place < 0) return null
		entries ??= table.split(';')
		const [rest = '', name] = (entries[place] as string).split(':')
		return name === undefined ? null : Object.freeze({ code, alpha3: code.slice(0, 3 - rest.length) + rest, name })
	})
	const allCountries = (): readonly Country[] => listCodes().flatMap((code) => countryByCode(code) ?? [])
	return { countryByCode, allCountries }
}
