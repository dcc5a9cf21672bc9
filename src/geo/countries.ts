import { cutPrints } from '../text/fingerprint.ts'
import { foldName, LONGEST_NAME } from '../text/fold.ts'
import { nearest } from '../text/nearest.ts'
import { COUNTRY_PRINT, countryPrint } from './country-key.ts'
import { COUNTRIES, COUNTRY_PRINTS } from './data/countries.ts'

/** A country or territory of ISO 3166-1, or XK, AC or TA. */
export interface Country {
	/** Alpha-2. */
	readonly code: string
	readonly alpha3: string
	/** In English. */
	readonly name: string
}

/** The alpha-2 codes of ISO 3166-1 with XK, AC and TA, joined; every second position starts one. */
const CODES =
	'ACADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTATCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'

/** The alpha-2 code that a value is, in any case and with space around it; null for anything else. */
export function readCountryCode(value: unknown): string | null {
	if (typeof value !== 'string' || value.length > 64) return null
	const code = value.trim().toUpperCase()
	if (code.length !== 2) return null
	for (let at = CODES.indexOf(code); at >= 0; at = CODES.indexOf(code, at + 1)) if (at % 2 === 0) return code
	return null
}

/** Every country by its alpha-2 code, by the name shown, and by fingerprints of all its names and codes. */
interface CountryIndex {
	readonly byCode: ReadonlyMap<string, Country>
	readonly byShown: ReadonlyMap<string, Country>
	readonly byPrint: ReadonlyMap<string, Country>
}

let index: CountryIndex | undefined

/** The country with this alpha-2 code, in capitals. */
export function countryByCode(code: string): Country | null {
	index ??= decode()
	return index.byCode.get(code) ?? null
}

/**
 * The country that a name means, in English, French, Spanish or the country's own language, whatever its case, diacritics,
 * punctuation and order of words; an alpha-2 or alpha-3 code, or one in use such as UK, does for a name.
 *
 * @example
 * resolveCountryName('Türkiye')?.code // => 'TR'
 * resolveCountryName('Korea, Republic of')?.code // => 'KR'
 * resolveCountryName('Atlantis') // => null
 */
export function resolveCountryName(text: string): Country | null {
	if (text.length > LONGEST_NAME) return null
	index ??= decode()
	return index.byShown.get(text) ?? index.byPrint.get(countryPrint(text)) ?? null
}

/** The country whose English name is nearest to a misspelled one; null when none is near or several are. */
export function suggestCountry(text: string): Country | null {
	index ??= decode()
	const byFolded = new Map([...index.byShown].map(([name, country]) => [foldName(name), country]))
	const name = nearest(foldName(text), byFolded.keys())
	return name === null ? null : (byFolded.get(name) ?? null)
}

function decode(): CountryIndex {
	const byCode = new Map<string, Country>()
	const byShown = new Map<string, Country>()
	const byPrint = new Map<string, Country>()
	const prints = COUNTRY_PRINTS.split(';')
	for (const [i, entry] of COUNTRIES.split(';').entries()) {
		const [rest = '', name = ''] = entry.split(':')
		const code = CODES.slice(2 * i, 2 * i + 2)
		const country = { code, alpha3: code.slice(0, 3 - rest.length) + rest, name }
		byCode.set(country.code, country)
		byShown.set(name, country)
		for (const text of [country.code, country.alpha3, name]) byPrint.set(countryPrint(text), country)
		for (const print of cutPrints(prints[i] ?? '', COUNTRY_PRINT)) byPrint.set(print, country)
	}
	return { byCode, byShown, byPrint }
}
