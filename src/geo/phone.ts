import { LONGEST_PHONE, phoneDigits } from './phone-digits.ts'
import { LABEL } from './phone-pack.ts'
import { claimant, splitPhone } from './phone-parse.ts'
import { cells, groupOf, labelOf, type PhoneGroup, type PhonePlan, prefixLength } from './phone-plans.ts'

/** A phone number that exists by its numbering plan. */
export interface Phone {
	/** `+`, calling code and national number, digits only. */
	readonly e164: string
	/** The first country that claims the number (+1 800 is US); null for codes of no country, such as +800. */
	readonly countryCode: string | null
	/** The digits after the calling code. */
	readonly nationalNumber: string
}

export { type PhonePlan, planOf } from './phone-plans.ts'
export { LONGEST_PHONE }

/**
 * Reads a phone number in any form; null unless the full metadata of libphonenumber accepts it (D-15). A number without calling
 * code is read in the plan `home`, or not at all when that is null.
 *
 * @example
 * readValidPhone('020 7946 0958', planOf('GB'))
 * // => { e164: '+442079460958', countryCode: 'GB', nationalNumber: '2079460958' }
 */
export function readValidPhone(text: string, home: PhonePlan | null): Phone | null {
	if (text.charCodeAt(0) === 43) {
		const phone = readE164(text)
		if (phone !== undefined) return phone
	}
	const digits = phoneDigits(text)
	if (digits === '') return null
	if (home !== null && digits.charCodeAt(0) !== 43) {
		const phone = readNational(digits, home)
		if (phone !== null) return phone
	}
	const parts = splitPhone(digits, home)
	if (parts === null) return null
	const { group, national } = parts
	const label = labelOf(group.root, national)
	return label === 0 ? null : toPhone(group, group.countryCodes[label] as string | null, national)
}

/** The same for a number that the smaller metadata set accepts alone; null for any other. */
export function readDoubtfulPhone(text: string, home: PhonePlan | null): Phone | null {
	const parts = splitPhone(phoneDigits(text), home)
	if (parts === null || labelOf(parts.group.root, parts.national) !== 0) return null
	const { group, national } = parts
	const claimed = claimant(group, national) ?? parts.home
	const plan = claimed ?? (group.plans[0] as PhonePlan)
	if (plan.typedInMin || labelOf(plan.national, national) === 0) return null
	return toPhone(group, claimed === null ? null : claimed.countryCode, national)
}

/**
 * The short way for what is E.164 already: one pass, nothing copied. Null when it is not valid, undefined when this way can't
 * tell: for any other form, and when the national number may start with a prefix.
 */
function readE164(text: string): Phone | null | undefined {
	const end = text.length
	let code = 0
	let at = 1
	let group: PhoneGroup | null = null
	while (group === null) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9) || at > 3 || code + digit === 0) return undefined
		code = code * 10 + digit
		group = groupOf(code)
		at++
	}
	const table = cells
	const start = at
	let node = group.root
	for (let prefix = group.prefix; prefix !== 0 && at < end; at++) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9)) return undefined
		node = table[node + digit] as number
		prefix = table[prefix + digit] as number
		if (table[prefix + LABEL] !== 0) return undefined
	}
	for (; at < end; at++) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9)) return undefined
		node = table[node + digit] as number
	}
	const label = table[node + LABEL] as number
	if (label === 0) return null
	return { e164: text, countryCode: group.countryCodes[label] as string | null, nationalNumber: text.slice(start) }
}

/**
 * The short way for a number without calling code. Where one country has the calling code to itself, a number that is valid once
 * its prefix is cut off needs none of the comparisons of `splitPhone`: they would all agree. Null when this way can't tell.
 */
function readNational(digits: string, home: PhonePlan): Phone | null {
	if (prefixLength(home.idd, digits) !== 0) return null
	const { group } = home
	const cut = prefixLength(home.prefix, digits)
	if (cut !== 0 && home.prefixPattern !== null) return null
	if (group.plans.length > 1) {
		if (cut !== 0 && labelOf(home.national, digits) !== 0) return null
		if (digits.startsWith(group.callingCode)) return null
	}
	const label = labelOf(group.root, digits, cut)
	if (label === 0) return null
	return toPhone(group, group.countryCodes[label] as string | null, cut === 0 ? digits : digits.slice(cut))
}

function toPhone(group: PhoneGroup, countryCode: string | null, nationalNumber: string): Phone {
	return { e164: group.sign + nationalNumber, countryCode, nationalNumber }
}
