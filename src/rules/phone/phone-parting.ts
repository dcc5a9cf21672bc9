import { isDigit } from '../text/digit.ts'
import { findValidPhone, type Phone } from './phone.ts'
import { isSeparator, plainDigits } from './phone-digits.ts'
import type { PhoneFacts, PhonePlan } from './phone-plans.ts'

/** Matches a letter of any script, or a digit of a script that isn't read here. */
const LETTER = /^[a-z\u00c0-\u1fff\u3040-\ufeff]$/i
/** Letters that people type for digits. A letter counts if it is next to a digit. */
const MISREAD = 'oOlI'
/** Matches signs that separate two numbers, even without spaces around them. */
const PARTING = '|&;+\n'
/** Matches a slash or dash with a space on both sides. */
const BETWEEN = /[ \u00a0][/\u002d\u2010-\u2015][ \u00a0]/g
/** The fewest digits of an area code, for a text that doesn't separate the area code. */
const MIN_AREA = 2
/** The fewest digits of a second number. Fewer digits are the end of a direct dial (`030 901820 - 12`). */
const MIN_SECOND = 4

/** Returns whether a text begins with a complete number, followed by a word or a sign that can't be inside a number. */
export function hasWholeFront(number: string, home: PhonePlan | null, phones: PhoneFacts): boolean {
	const at = Array.from(number.slice(1)).findIndex((_, index) => parts(number, index + 1)) + 1
	return at > 0 && findValidPhone(number.slice(0, at), home, phones) !== null
}

function parts(number: string, at: number): boolean {
	const sign = number.charAt(at)
	if (isDigit(sign.charCodeAt(0)) || isSeparator(sign)) return false
	const [before, after] = [number.charAt(at - 1), number.charAt(at + 1)]
	if (MISREAD.includes(sign)) return !isDigitLike(before) && !isDigitLike(after)
	return LETTER.test(sign) || PARTING.includes(sign) || !isDigitLike(before) || !isDigitLike(after)
}

function isDigitLike(character: string): boolean {
	return character !== '' && (isDigit(character.charCodeAt(0)) || MISREAD.includes(character))
}

/**
 * Returns whether digits without a plus are a number of the country `home` followed by more digits. All the digits together then aren't read as the
 * foreign number `abroad`: `912 345 678 / 679` in ES isn't a number of India. In a foreign number, the first group is the calling code, with or
 * without the area code (`4420 7946 0958`). A first group in brackets is an area code.
 */
export function isNumberAndMore(text: string, abroad: Phone, home: PhonePlan | null, phones: PhoneFacts): boolean {
	const groups = text.match(/\d+/g) ?? []
	const area = (groups[0] as string).length - (abroad.e164.length - 1 - abroad.nationalNumber.length)
	if ((area === 0 && !text.startsWith('(')) || area >= MIN_AREA) return false
	return groups.some((_, count) => count > 0 && findValidPhone(groups.slice(0, count).join(''), home, phones) !== null)
}

export interface NumberPair {
	readonly first: string
	readonly second: string
}

/**
 * Returns the numbers on both sides of a slash or dash. Returns null for any other text, such as a direct dial (`030 901820 - 12`).
 *
 * The first number must be complete. The second must have about as many digits as the first, with or without an area code.
 */
export function findTwoNumbers(text: string, home: PhonePlan | null, phones: PhoneFacts): NumberPair | null {
	if (text.search(BETWEEN) < 0) return null
	for (const { index } of text.matchAll(BETWEEN)) {
		const first = text.slice(0, index).trim()
		const second = text.slice(index + 3).trim()
		const { length } = plainDigits(second) ?? ''
		const phone = length < MIN_SECOND ? null : findValidPhone(first, home, phones)
		if (phone === null) continue
		const groups = first.match(/\d+/g) ?? []
		const whole = phone.nationalNumber.length
		const local = groups.slice(first.startsWith('+') ? 2 : 1).join('').length
		if (length >= (local || whole - MIN_AREA - 1) - 1 && length <= whole + 1) return { first, second }
	}
	return null
}
