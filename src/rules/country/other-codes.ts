import { type FactTable, factOf } from './fact-table.ts'

/**
 * Codes that ISO 3166-1 doesn't use as countries, each with the countries that it means today.
 *
 * - AN, BU, DD, FX, TP and ZR: ISO 3166-1 withdrew them.
 * - IC and EA: ISO 3166-1 reserves them for parts of Spain. The customs of the EU use XC and XL for these parts.
 * - XI: the customs of the EU use it for Northern Ireland.
 * - C2 comes from PayPal, and KV from FIPS.
 */
const OTHER_CODES: FactTable = {
	AN: 'CW SX BQ',
	BU: 'MM',
	C2: 'CN',
	DD: 'DE',
	EA: 'ES',
	FX: 'FR',
	IC: 'ES',
	KV: 'XK',
	TP: 'TL',
	XC: 'ES',
	XI: 'GB',
	XL: 'ES',
	ZR: 'CD',
}

/** Returns the alpha-2 codes of the countries for which the code stands; an empty list for any other text. */
export function countriesOfCode(text: string): readonly string[] {
	const codes = factOf(OTHER_CODES, text.trim().toUpperCase())
	return codes === '' ? [] : codes.split(' ')
}
