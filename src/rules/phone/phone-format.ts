import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { MAX_TYPED_PHONE_LENGTH } from '../core/limits.ts'
import { readCountryCode } from '../country/countries.ts'

/** How to write a number: `national`, `international`, or `uri` for a link (RFC 3966). */
export type PhoneStyle = 'national' | 'international' | 'uri'

/** The text of a field as `value`, and the position of its `caret` in UTF-16 units. */
export interface CaretText {
	readonly value: string
	readonly caret: number
}

/** Returns a formatter for a number that is being typed, such as `AsYouType` of libphonenumber-js. Without a country, numbers need a calling code. */
export type PhoneTyping = (countryCode: string | undefined) => { readonly input: (text: string) => string }

export const BUILT_IN_TYPING: PhoneTyping = (countryCode) => new AsYouType(countryCode as CountryCode | undefined)

const MAX_E164_LENGTH = 24

/**
 * Formats a number in E.164, as `checkPhone` returns it, with libphonenumber-js. Returns null for any other text.
 *
 * @example
 * formatPhone('+442079460958') // => '+44 20 7946 0958'
 * formatPhone('+442079460958', 'national') // => '020 7946 0958'
 * formatPhone('+442079460958', 'uri') // => 'tel:+442079460958'
 * formatPhone('020 7946 0958') // => null
 */
export function formatPhone(e164: string | null | undefined, style: PhoneStyle = 'international'): string | null {
	if (typeof e164 !== 'string' || e164.length > MAX_E164_LENGTH || !/^\+\d+$/.test(e164)) return null
	const number = parsePhoneNumberFromString(e164)
	if (number === undefined) return null
	if (style === 'national') return number.formatNational()
	return style === 'uri' ? number.getURI() : number.formatInternational()
}

/**
 * Formats a phone number that is being typed, and moves the caret. The arguments are the text, the caret and a `countryCode` (alpha-2). The format
 * is the one of libphonenumber-js. The caret stays after the same digit. A text with anything except digits and punctuation stays unchanged. For a
 * value that isn't a string, the text is empty.
 *
 * @example
 * formatPhoneAsYouType('02079460', 8, 'GB') // => { value: '020 7946 0', caret: 10 }
 * formatPhoneAsYouType('+3361', 3) // => { value: '+33 6 1', caret: 3 }
 */
export function formatPhoneAsYouType(value: string | undefined, caret: number, countryCode?: string): CaretText {
	return formatPhoneBy(BUILT_IN_TYPING, value, caret, countryCode)
}

/** `formatPhoneAsYouType` with the caller's formatter. */
export function formatPhoneBy(
	typing: PhoneTyping,
	value: string | undefined,
	caret: number,
	countryCode?: string,
): CaretText {
	if (typeof value !== 'string') return { value: '', caret: 0 }
	const at = Number.isSafeInteger(caret) ? Math.min(Math.max(caret, 0), value.length) : value.length
	if (value.length > MAX_TYPED_PHONE_LENGTH || !/^\+?[\d ()./-]*$/.test(value)) return { value, caret: at }
	const formatted = format(typing, value, readCountryCode(countryCode) ?? undefined)
	return { value: formatted, caret: placeAfter(formatted, countSigns(value.slice(0, at))) }
}

/**
 * Formats by libphonenumber-js. Returns the value unchanged if the formatter throws. The formatter throws at 02 to 09 in CV and WS: it reads a
 * prefix as one of another country.
 */
function format(typing: PhoneTyping, value: string, countryCode: string | undefined): string {
	try {
		return typing(countryCode).input(value)
	} catch {
		return value
	}
}

/** Counts digits and plus signs, because formatting keeps these characters. */
function countSigns(text: string): number {
	return text.replace(/[^\d+]/g, '').length
}

/** Returns the index after this many digits and plus signs. */
function placeAfter(text: string, count: number): number {
	let left = count
	let at = 0
	while (left > 0 && at < text.length) if (/^[\d+]$/.test(text.charAt(at++))) left--
	return at
}
