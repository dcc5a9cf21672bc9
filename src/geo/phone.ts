import { LONGEST_PHONE, phoneDigits } from './phone-digits.ts'
import { claimant, splitPhone } from './phone-parse.ts'
import { labelOf, type PhoneGroup, type PhonePlan, planOf } from './phone-plans.ts'

/** A phone number that exists by its numbering plan. */
export interface Phone {
	/** `+`, calling code and national number, digits only. */
	readonly e164: string
	/** The first country that claims the number (+1 800 is US); null for codes of no country, such as +800. */
	readonly countryCode: string | null
	/** The digits after the calling code. */
	readonly nationalNumber: string
}

export { LONGEST_PHONE }

/**
 * Reads a phone number in any form; null unless the full metadata of libphonenumber accepts it (D-15). A number without calling
 * code is read in `countryCode`, an alpha-2 code in upper case, or not at all when that is null.
 *
 * @example
 * readValidPhone('020 7946 0958', 'GB') // => { e164: '+442079460958', countryCode: 'GB', nationalNumber: '2079460958' }
 */
export function readValidPhone(text: string, countryCode: string | null): Phone | null {
	const digits = phoneDigits(text)
	if (digits === '') return null
	const parts = splitPhone(digits, countryCode === null ? null : planOf(countryCode))
	if (parts === null) return null
	const label = labelOf(parts.group.root, parts.national)
	return label === 0 ? null : toPhone(parts.group, parts.group.plans[label - 1] ?? null, parts.national)
}

/** The same for a number that the smaller metadata set accepts alone; null for any other. */
export function readDoubtfulPhone(text: string, countryCode: string | null): Phone | null {
	const parts = splitPhone(phoneDigits(text), countryCode === null ? null : planOf(countryCode))
	if (parts === null || labelOf(parts.group.root, parts.national) !== 0) return null
	const { group, national } = parts
	const claimed = claimant(group, national) ?? parts.home
	const plan = claimed ?? (group.plans[0] as PhonePlan)
	return plan.typedInMin || labelOf(plan.national, national) === 0 ? null : toPhone(group, claimed, national)
}

function toPhone(group: PhoneGroup, plan: PhonePlan | null, nationalNumber: string): Phone {
	return { e164: `+${group.callingCode}${nationalNumber}`, countryCode: plan?.countryCode ?? null, nationalNumber }
}
