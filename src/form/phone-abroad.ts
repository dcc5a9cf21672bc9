import { BUILT_IN_PHONES } from '../rules/phone/built-in-phones.ts'
import { classifyPhone } from '../rules/phone/phone.ts'
import { BUILT_IN_TYPING, formatPhoneBy, type PhoneTyping } from '../rules/phone/phone-format.ts'
import type { PhoneFacts } from '../rules/phone/phone-plans.ts'

/**
 * Returns a phone number of a country (alpha-2) in the form for callers from other countries (`+1 415 983 8030`); null if the number isn't valid in
 * the country. With its calling code, the number still belongs to its country when the address changes to another one (D-124).
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
