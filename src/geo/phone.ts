import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import MAX from 'libphonenumber-js/metadata.max.json'
import MIN from 'libphonenumber-js/metadata.min.json'

/** A phone number that exists by its numbering plan. */
export interface Phone {
	/** `+`, calling code and national number, digits only. */
	readonly e164: string
	/** The first country that claims the number (+1 800 is US); null for codes of no country, such as +800. */
	readonly countryCode: string | null
	/** The digits after the calling code. */
	readonly nationalNumber: string
}

/** Which metadata set of libphonenumber accepts a number (D-15): the full one, or the default one alone. */
export type PhoneClass = 'max' | 'min'

/** The longest text that is read, in UTF-16 units; libphonenumber's own limit. */
export const LONGEST_PHONE = 250

/**
 * Reads a phone number in any form, and says which metadata set accepts it; null when none does.
 * A number without calling code is read in `countryCode`, an alpha-2 code in upper case, or not at all when that is null.
 *
 * @example
 * parsePhone('020 7946 0958', 'GB')
 * // => { accepted: 'max', phone: { e164: '+442079460958', countryCode: 'GB', nationalNumber: '2079460958' } }
 */
export function parsePhone(text: string, countryCode: string | null): { accepted: PhoneClass; phone: Phone } | null {
	if (text.length > LONGEST_PHONE) return null
	const byMax = parseWith(text, countryCode, MAX)
	if (byMax !== null) return { accepted: 'max', phone: byMax }
	const byMin = parseWith(text, countryCode, MIN)
	return byMin === null ? null : { accepted: 'min', phone: byMin }
}

function parseWith(text: string, countryCode: string | null, metadata: MetadataJson): Phone | null {
	const number: PhoneNumber | undefined =
		countryCode === null
			? parsePhoneNumberFromString(text, metadata)
			: parsePhoneNumberFromString(text, { defaultCountry: countryCode as 'US' }, metadata)
	if (number === undefined || !number.isValid()) return null
	return { e164: number.number, countryCode: number.country ?? null, nationalNumber: number.nationalNumber }
}
