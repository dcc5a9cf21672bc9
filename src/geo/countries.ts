import { foldName } from '../text/fold.ts'
import { COUNTRIES } from './data/countries.ts'

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

/** Every country by its alpha-2 code, and by its folded names and codes. */
interface CountryIndex {
	readonly byCode: ReadonlyMap<string, Country>
	readonly byName: ReadonlyMap<string, Country>
}

let index: CountryIndex | undefined

/** The country with this alpha-2 code, in capitals. */
export function countryByCode(code: string): Country | null {
	index ??= decode()
	return index.byCode.get(code) ?? null
}

/**
 * The country that a name means, in English, French, Spanish or the country's own language, whatever its case, diacritics and
 * punctuation; an alpha-2 or alpha-3 code does for a name.
 *
 * @example
 * resolveCountryName('Türkiye')?.code // => 'TR'
 * resolveCountryName('Atlantis') // => null
 */
export function resolveCountryName(text: string): Country | null {
	index ??= decode()
	return index.byName.get(text) ?? index.byName.get(foldName(text)) ?? null
}

function decode(): CountryIndex {
	const byCode = new Map<string, Country>()
	const byName = new Map<string, Country>()
	for (const line of COUNTRIES.split(';')) {
		const [code = '', alpha3 = '', name = '', ...others] = line.split(':')
		const country = { code, alpha3, name }
		byCode.set(code, country)
		for (const text of [code, alpha3, name, ...others]) byName.set(foldName(text), country)
	}
	return { byCode, byName }
}
