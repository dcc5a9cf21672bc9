import { MAX_PHONE_LENGTH } from '../core/limits.ts'
import { isBlankText } from '../text/fold.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import { classifyPhone, findValidPhone, type JudgedPhone, type Phone } from './phone.ts'
import { phoneDigits } from './phone-digits.ts'
import { findTwoNumbers, type NumberPair } from './phone-parting.ts'
import type { PhoneFacts, PhonePlan } from './phone-plans.ts'

/** The phone number of an address, read once for a country. */
export interface PhoneReading {
	/** The text; empty for a text such as `none`. */
	readonly text: string
	/** The plan in which a number without a calling code is read. */
	readonly home: PhonePlan | null
	readonly found: JudgedPhone | null
	/** The number that the text means if its first digits are the calling code; null if the text was already read in this way. */
	readonly meant: Phone | null
	/** Two numbers that were read as one. */
	readonly pair: NumberPair | null
}

const ZEROS = /^0+/g

/** Reads a phone number. A number without a calling code is read in the plan `home`. */
export function readPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): PhoneReading {
	const found = classifyPhone(text, home, phones)
	const meant = found === null || home === null ? null : readWithCode(text, home, found, phones)
	const pair = found?.accepted === 'max' && meant === null ? findTwoNumbers(text, home, phones) : null
	return { text: found === null && isNone(text) ? '' : text, home, found, meant, pair }
}

/** Returns whether a phone is empty or a text such as `none`. */
function isNone(phone: string): boolean {
	return phone.length <= MAX_PHONE_LENGTH && (isBlankText(phone) || isPlaceholder(phone))
}

/**
 * Returns the number of a text that begins with the country's calling code without a plus. Zeros may come before the code: `62812…` in ID, `0057
 * 321…` in CO. Returns null if the text was already read like this.
 */
function readWithCode(text: string, home: PhonePlan, found: JudgedPhone, phones: PhoneFacts): Phone | null {
	const { phone, accepted } = found
	const { callingCode } = home.group
	if (accepted === 'max' && !phone.nationalNumber.startsWith(callingCode)) return null
	const digits = phoneDigits(text)
	const bare = digits.replace(ZEROS, '')
	if (bare === digits ? digits !== phone.nationalNumber : !digits.startsWith('00')) return null
	const other = bare.startsWith(callingCode) ? findValidPhone(`+${bare}`, null, phones) : null
	return other?.e164 === phone.e164 ? null : other
}
