import { type FactTable, factOf } from './fact-table.ts'

/**
 * Codes that ISO 3166-1 has withdrawn or reserved, and those of other systems, with the countries of today: AN, BU, DD, FX, TP and ZR were ISO's;
 * IC and EA are reserved for parts of Spain; the customs of the EU use XC and XL for them, and XI for Northern Ireland; PayPal has C2, and
 * FIPS KV.
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
