import { classifyPhone } from '../rules/phone/phone.ts'
import { formatPhoneAsYouType } from '../rules/phone/phone-format.ts'
import { WORLD_PHONES } from '../rules/phone/world-phones.ts'

/**
 * Returns a phone number of a country (alpha-2) as callers from abroad dial it, so that it keeps its country when an address
 * changes country (D-124). Returns null for a number that isn't valid there.
 *
 * @example
 * phoneAbroad('(415) 983-8030', 'US') // => '+1 415 983 8030'
 * phoneAbroad('030 901820', 'US') // => null
 */
export function phoneAbroad(text: string, countryCode: string): string | null {
	if (typeof text !== 'string' || typeof countryCode !== 'string') return null
	const judged = classifyPhone(text, WORLD_PHONES.planOf(countryCode), WORLD_PHONES)
	return judged === null ? null : formatPhoneAsYouType(judged.phone.e164, 0).value
}
