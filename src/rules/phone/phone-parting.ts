import { isDigit } from '../text/digit.ts'
import { findValidPhone, type Phone } from './phone.ts'
import { isSeparator, plainDigits } from './phone-digits.ts'
import type { PhoneFacts, PhonePlan } from './phone-plans.ts'

/** A letter of any script, or a digit of one that is not read here. */
const LETTER = /^[a-z\u00c0-\u1fff\u3040-\ufeff]$/i
/** Letters that are typed for digits, if they touch one. */
const MISREAD = 'oOlI'
/** Signs that part two numbers, also without blanks around. */
const PARTING = '|&;+\n'
/** A slash or a dash with a blank on both sides. */
const BETWEEN = /[ \u00a0][/\u002d\u2010-\u2015][ \u00a0]/g
/** The fewest digits of an area, where a text doesn't set them apart. */
const MIN_AREA = 2
/** The fewest digits of a second number. Fewer are a direct dial. */
const MIN_SECOND = 4

/** Returns whether a number begins with a number that is complete, before a word or a sign that no number has inside. */
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
 * Returns whether digits without a plus are a number of the country `home` with more digits after it, and not the number of another
 * country that they would make (`912 345 678 / 679` in ES: not India's). In a foreign number, the first group is the calling code, alone
 * or with the digits of the area (`4420 7946 0958`). A group in brackets is an area code.
 */
export function isNumberAndMore(text: string, abroad: Phone, home: PhonePlan | null, phones: PhoneFacts): boolean {
	const groups = text.match(/\d+/g) ?? []
	const area = (groups[0] as string).length - (abroad.e164.length - 1 - abroad.nationalNumber.length)
	if ((area === 0 && !text.startsWith('(')) || area >= MIN_AREA) return false
	return groups.some((_, count) => count > 0 && findValidPhone(groups.slice(0, count).join(''), home, phones) !== null)
}

/** Two numbers that are read as one. */
export interface NumberPair {
	readonly first: string
	readonly second: string
}

/**
 * Returns the numbers on both sides of a slash or a dash, if the first is complete and the second has about as many digits as the first
 * without its area code, or up to its own area code; null for any other text (`030 901820 - 12`: a direct dial).
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
