import { BUILT_IN_PHONES } from '../rules/phone/built-in-phones.ts'
import { classifyPhone } from '../rules/phone/phone.ts'
import { BUILT_IN_TYPING, formatPhoneBy, type PhoneTyping } from '../rules/phone/phone-format.ts'
import type { PhoneFacts } from '../rules/phone/phone-plans.ts'

/**
 * Returns a phone number of a country (alpha-2) as callers from abroad dial it (`+1 415 983 8030`); null if it isn't valid there.
 * So it keeps its country when an address changes country (D-124).
 *
 * @example
 * toInternationalPhone('(415) 983-8030', 'US') // => '+1 415 983 8030'
 * toInternationalPhone('030 901820', 'US') // => null
 */
export function toInternationalPhone(text: string, countryCode: string): string | null {
	return phoneAbroadBy(BUILT_IN_PHONES, BUILT_IN_TYPING, text, countryCode)
}

/** `toInternationalPhone` by the facts of the caller. */
export function phoneAbroadBy(
	phones: PhoneFacts,
	typing: PhoneTyping,
	text: string,
	countryCode: string,
): string | null {
	if (typeof text !== 'string' || typeof countryCode !== 'string') return null
	const judged = classifyPhone(text, phones.planOf(countryCode), phones)
	return judged === null ? null : formatPhoneBy(typing, judged.phone.e164, 0).value
}
