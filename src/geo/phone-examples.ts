import { PHONE_EXAMPLES } from './data/phone-examples.ts'

/** Shown for a country that has no numbers of its own. */
const ANY_EXAMPLE = '+12015550123'

/**
 * A valid mobile number of a country in E.164, for messages and placeholders.
 *
 * @example
 * phoneExample('FR') // => '+33612345678'
 * phoneExample('AQ') // => '+12015550123'
 */
export function phoneExample(countryCode: string | null): string {
	if (countryCode === null || !/^[A-Z]{2}$/.test(countryCode)) return ANY_EXAMPLE
	const start = PHONE_EXAMPLES.indexOf(countryCode) + 2
	if (start < 2) return ANY_EXAMPLE
	let end = start
	while (PHONE_EXAMPLES.charCodeAt(end) < 58) end++
	return `+${PHONE_EXAMPLES.slice(start, end)}`
}
