import { PHONE_PLACEHOLDERS } from './data/phone-placeholders.ts'

/** For a country that has no numbers of its own. */
const ANY_NUMBER = '+1 201 555 0123'

/**
 * A valid number of a country as people there write it, by its alpha-2 code in capitals: for a form that does without the numbering
 * plans.
 *
 * @example
 * phonePlaceholder('US') // => '(201) 555-0123'
 * phonePlaceholder('AQ') // => '+1 201 555 0123'
 */
export function phonePlaceholder(countryCode: string): string {
	let number = known.get(countryCode)
	if (number === undefined) {
		number = find(countryCode)
		if (countryCode.length === 2) known.set(countryCode, number)
	}
	return number
}

/** Those that have been asked for. */
const known = /* @__PURE__ */ new Map<string, string>()

function find(countryCode: string): string {
	const at = countryCode.length === 2 ? PHONE_PLACEHOLDERS.indexOf(`,${countryCode}`) : -1
	return at < 0 ? ANY_NUMBER : PHONE_PLACEHOLDERS.slice(at + 3, PHONE_PLACEHOLDERS.indexOf(',', at + 3))
}
