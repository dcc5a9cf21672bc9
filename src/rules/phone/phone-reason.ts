import { LABEL } from '../packing/phone-pack.ts'
import { cutPrefix, lengthsOf, matchingPlan, splitPhone } from './phone.ts'
import { phoneDigits, trimmed } from './phone-digits.ts'
import type { PhoneFacts, PhonePlan } from './phone-plans.ts'

export type PhoneReason = 'not a number' | 'too short' | 'too long' | 'no such beginning'

const DIGIT = /\d/g
const TWO_LETTERS = /[a-z\u00c0-\u1fff\u3040-\ufeff]{2}/gi
/** The fewest digits of a number, and the most digits including its calling code. */
const MIN_DIGITS = 4
const MAX_DIGITS = 18

/**
 * Returns why a text isn't a phone number: it is shorter or longer than every number of its plan, or no number begins like it. A text of a possible
 * length is read digit by digit. A text is too short if a number begins with all of its digits, and too long if it begins with a whole number. A
 * text that ends in a word (`1-800-FLOWERS`) isn't a number: its digits alone are neither.
 */
export function phoneReason(text: string, home: PhonePlan | null, phones: PhoneFacts): PhoneReason {
	const digits = phoneDigits(text)
	const number = trimmed(text)
	const behind = text.slice(text.indexOf(number) + number.length)
	if (digits.search(DIGIT) < 0 || behind.search(TWO_LETTERS) >= 0) return 'not a number'
	const parts = splitPhone(digits, home, phones)
	if (parts === null) {
		if (digits.length < MIN_DIGITS) return 'too short'
		return digits.length > MAX_DIGITS ? 'too long' : 'no such beginning'
	}
	const { group, home: plan, national } = parts
	const { cells } = group
	const lengths = lengthsOf(matchingPlan(group, national) ?? plan ?? (group.plans[0] as PhonePlan))
	const longer = lengths >> national.length
	if (longer === 0) return 'too long'
	if (lengths % (2 << national.length) === 0) return 'too short'
	let node = group.root
	for (const digit of plan === null ? national : cutPrefix(plan, national)) {
		const next = cells[node + Number(digit)] as number
		if (next === 0) return cells[node + LABEL] === 0 ? 'no such beginning' : 'too long'
		node = next
	}
	return longer === 1 ? 'no such beginning' : 'too short'
}
