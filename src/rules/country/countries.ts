import { LONGEST_NAME } from '../text/longest-name.ts'
import { type FactTable, factOf } from './fact-table.ts'
import { oncePerCountry } from './once-per-country.ts'

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
	'AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

let codes: ReadonlySet<string> | undefined

/** Returns the alpha-2 codes of all countries, sorted. */
export function listCodes(): readonly string[] {
	return CODES.split(' ')
}

/** Returns true for the alpha-2 code of a country, in capitals. */
export function isCountryCode(code: string): boolean {
	codes ??= new Set(listCodes())
	return codes.has(code)
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
 * Returns the facts of a table: the alpha-3 code of each country, then its name. A country that is left out isn't known.
 *
 * @example
 * createCountryFacts({ FR: 'FRA France' }).countryByCode('FR') // => { code: 'FR', alpha3: 'FRA', name: 'France' }
 */
export function createCountryFacts(table: FactTable): CountryFacts {
	const countryByCode = oncePerCountry((code): Country | null => {
		const text = factOf(table, code)
		return text === '' ? null : Object.freeze({ code, alpha3: text.slice(0, 3), name: text.slice(4) })
	})
	const allCountries = (): readonly Country[] => listCodes().flatMap((code) => countryByCode(code) ?? [])
	return { countryByCode, allCountries }
}
