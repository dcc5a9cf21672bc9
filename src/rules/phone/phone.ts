import { LONGEST_PHONE } from '../core/limits.ts'
import { LABEL } from '../packing/phone-pack.ts'
import { phoneDigits, plainDigits } from './phone-digits.ts'
import { claimant, cutPrefix, splitPhone } from './phone-parse.ts'
import { labelOf, type PhoneFacts, type PhoneGroup, type PhonePlan, prefixLength } from './phone-plans.ts'

/** A phone number that its numbering plan allows. */
export interface Phone {
	/** `+`, calling code and national number, digits only. */
	readonly e164: string
	/** The first country that claims the number (+1 800 is US); null for calling codes of no country, such as +800. */
	readonly countryCode: string | null
	/** The digits after the calling code. */
	readonly nationalNumber: string
}

/** A number, and the metadata of libphonenumber that accepts it (D-15): the full set, or only the smaller one. */
export interface JudgedPhone {
	readonly phone: Phone
	readonly accepted: 'max' | 'min'
}

/**
 * Parses a phone number in any format. Returns null unless libphonenumber's full metadata accepts it (D-15). A number without a
 * calling code is read in the plan `home`; if `home` is null, it is rejected.
 */
export function findValidPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	const phone = readShort(text, home, phones)
	if (phone !== undefined) return phone
	const judged = classifyPhone(text, home, phones)
	return judged?.accepted === 'max' ? judged.phone : null
}

/** Parses a number as `findValidPhone` does, and also returns which metadata accepts it; null if neither set does. */
export function classifyPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): JudgedPhone | null {
	const parts = splitPhone(phoneDigits(text), home, phones)
	if (parts === null) return null
	const { group, national } = parts
	const label = labelOf(group.cells, group.root, national)
	if (label !== 0) return { phone: toPhone(group, label, national), accepted: 'max' }
	const claimed = claimant(group, national) ?? parts.home
	const plan = claimed ?? (group.plans[0] as PhonePlan)
	if (plan.typedInMin || labelOf(group.cells, plan.national, national) === 0) return null
	return { phone: toPhone(group, claimed === null ? 0 : group.plans.indexOf(claimed) + 1, national), accepted: 'min' }
}

/**
 * Fast paths for the most common formats. Returns null for an invalid number (by the full metadata), undefined if they can't
 * decide.
 */
export function readShort(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null | undefined {
	if (text.charCodeAt(0) === 43) return readE164(text, phones)
	if (home === null || text.length > LONGEST_PHONE) return undefined
	const digits = plainDigits(text)
	return digits === null ? undefined : readNational(digits, home)
}

/**
 * Fast path for E.164: one pass without copies. Returns null if the number is invalid. Returns undefined if it can't decide: for
 * any other format, or if the national number may start with a prefix.
 */
function readE164(text: string, phones: PhoneFacts): Phone | null | undefined {
	const end = text.length
	let code = 0
	let at = 1
	let group: PhoneGroup | null = null
	while (group === null) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9) || at > 3 || code + digit === 0) return undefined
		code = code * 10 + digit
		group = phones.groupOf(code)
		at++
	}
	const { cells } = group
	const start = at
	let node = group.root
	for (let prefix = group.prefix; prefix !== 0 && at < end; at++) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9)) return undefined
		node = cells[node + digit] as number
		prefix = cells[prefix + digit] as number
		if (cells[prefix + LABEL] !== 0) return undefined
	}
	for (; at < end; at++) {
		const digit = text.charCodeAt(at) - 48
		if (!(digit >= 0 && digit <= 9)) return undefined
		node = cells[node + digit] as number
	}
	const label = cells[node + LABEL] as number
	if (label === 0) return null
	return { e164: text, countryCode: group.countryCodes[label] as string | null, nationalNumber: text.slice(start) }
}

/**
 * Fast path for a number without a calling code. If only one country has the calling code, and the number is valid after its prefix
 * is removed, the comparisons of `splitPhone` would all agree, so they are skipped.
 */
function readNational(digits: string, home: PhonePlan): Phone | undefined {
	const { group } = home
	const { cells } = group
	if (prefixLength(cells, home.idd, digits) !== 0) return undefined
	const cut = prefixLength(cells, home.prefix, digits)
	if (group.plans.length > 1) {
		if (cut !== 0 && labelOf(cells, home.national, digits) !== 0) return undefined
		if (digits.startsWith(group.callingCode)) return undefined
	}
	const national = cut === 0 ? digits : cutPrefix(home, digits)
	const label = labelOf(cells, group.root, national)
	return label === 0 ? undefined : toPhone(group, label, national)
}

/** Returns the number with the country of a label. Label 0 means no country. */
function toPhone(group: PhoneGroup, label: number, nationalNumber: string): Phone {
	return { e164: group.sign + nationalNumber, countryCode: group.countryCodes[label] as string | null, nationalNumber }
}
