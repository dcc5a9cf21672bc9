import { PHONE_PLACEHOLDERS } from './data/phone-placeholders.ts'

/** The example for a country without numbers of its own. */
export const ANY_NUMBER = '+1 201 555 0123'

/**
 * Returns a valid number of a country in its usual national format, by the country's alpha-2 code in capitals. It doesn't load the
 * numbering plans.
 *
 * @example
 * phonePlaceholder('US') // => '(201) 555-0123'
 * phonePlaceholder('AQ') // => '+1 201 555 0123'
 */
export function phonePlaceholder(countryCode: string): string {
	if (typeof countryCode !== 'string') return ANY_NUMBER
	let number = known.get(countryCode)
	if (number === undefined) {
		number = find(countryCode)
		if (countryCode.length === 2) known.set(countryCode, number)
	}
	return number
}

/** A cache by country code. */
const known = /* @__PURE__ */ new Map<string, string>()

function find(countryCode: string): string {
	const at = countryCode.length === 2 ? PHONE_PLACEHOLDERS.indexOf(`,${countryCode}`) : -1
	return at < 0 ? ANY_NUMBER : PHONE_PLACEHOLDERS.slice(at + 3, PHONE_PLACEHOLDERS.indexOf(',', at + 3))
}
