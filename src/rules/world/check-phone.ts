import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import type { UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { checkPhoneBy, type PhoneIssueCode } from '../phone/check-phone.ts'
import type { Phone } from '../phone/phone.ts'
import { WORLD_PHONES } from '../phone/world-phones.ts'

/**
 * Returns a valid phone number in E.164 (validate-order.3), by libphonenumber's numbering plans for every country (D-15).
 *
 * A number without a calling code belongs to `countryCode`. Accepts all common formats. Extensions are dropped.
 *
 * - Empty or missing: `address.phone.missing`.
 * - Rejected by libphonenumber, longer than 250 characters, or not a string: `address.phone.invalid`.
 * - Two numbers around a slash or a dash that read as one: the warning `address.phone.joined`.
 * - Accepted only by libphonenumber's smaller metadata set: the warning `address.phone.doubtful`; an error if `phone` of the policy is `max`.
 *
 * @example
 * checkPhone('(415) 555-2671', 'US').value
 * // => { e164: '+14155552671', countryCode: 'US', nationalNumber: '4155552671' }
 * checkPhone('555-2671', 'US').issues[0].code // => 'address.phone.invalid'
 * checkPhone('(11) 3149-5959 ramal 12', 'BR').issues[0].suggestion // => [{ path: ['phone'], value: '+551131495959' }]
 * checkPhone('', 'US').issues[0].message // => 'Enter a phone number, like +12015550123.'
 */
export function checkPhone(
	phone: string | null | undefined,
	countryCode?: string | null,
	options?: PolicyOptions,
): Verdict<Phone, PhoneIssueCode | UnknownCountryIssueCode | PolicyCode> {
	return checkPhoneBy(WORLD_PHONES, phone, countryCode, options)
}
