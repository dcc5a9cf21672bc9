import { MAX_PHONE_LENGTH } from '../core/limits.ts'
import { LABEL } from '../packing/phone-pack.ts'
import { isDigit } from '../text/digit.ts'
import { isPunctuation, PLUS, phoneDigits, plainDigits } from './phone-digits.ts'
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
	const judged = classifyPhone(text, home, phones)
	return judged?.accepted === 'max' ? judged.phone : null
}

/** Parses a number as `findValidPhone` does, and also returns which metadata accepts it; null if neither set does. */
export function classifyPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): JudgedPhone | null {
	const phone = readPlain(text, home, phones)
	return phone === null ? classifyDigits(phoneDigits(text), home, phones) : { phone, accepted: 'max' }
}

/** Classifies the digits that `phoneDigits` returns. */
export function classifyDigits(digits: string, home: PhonePlan | null, phones: PhoneFacts): JudgedPhone | null {
	const parts = splitPhone(digits, home, phones)
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
 * Fast path for valid numbers in plain punctuation: in international format, and in the national format of `home`. Returns null if
 * `classifyDigits` has to tell.
 */
export function readPlain(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	if (text.length > MAX_PHONE_LENGTH) return null
	return text.charCodeAt(0) === PLUS ? readInternational(text, phones) : readNational(text, home)
}

/** Reads a number with a plus in one pass, unless its national number may start with a prefix. */
function readInternational(text: string, phones: PhoneFacts): Phone | null {
	if (text.endsWith('.0')) return null
	let at = 1
	let code = 0
	let group: PhoneGroup | null = null
	for (; group === null; at++) {
		const character = text.charCodeAt(at)
		if (isPunctuation(character)) continue
		code = code * 10 + character - 48
		if (!isDigit(character) || code === 0 || code > 999) return null
		group = phones.groupOf(code)
	}
	const { cells } = group
	let { root: node, prefix } = group
	let national = ''
	let from = at
	for (; at < text.length; at++) {
		const character = text.charCodeAt(at)
		if (isDigit(character)) {
			node = cells[node + character - 48] as number
			prefix = cells[prefix + character - 48] as number
			if (cells[prefix + LABEL] !== 0) return null
		} else if (isPunctuation(character)) {
			national += text.slice(from, at)
			from = at + 1
		} else return null
	}
	const label = cells[node + LABEL] as number
	return label === 0 ? null : toPhone(group, label, national + text.slice(from))
}

/**
 * Reads a number without a calling code. If only one country has the calling code, and the number is valid after its prefix is removed,
 * the comparisons of `splitPhone` would all agree, so they are skipped.
 */
function readNational(text: string, home: PhonePlan | null): Phone | null {
	const digits = home === null ? null : plainDigits(text)
	if (home === null || digits === null) return null
	const { group } = home
	const { cells } = group
	if (prefixLength(cells, home.idd, digits) !== 0) return null
	if (group.plans.length > 1) {
		if (prefixLength(cells, home.prefix, digits) !== 0 && labelOf(cells, home.national, digits) !== 0) return null
		if (digits.startsWith(group.callingCode)) return null
	}
	const national = cutPrefix(home, digits)
	const label = labelOf(cells, group.root, national)
	return label === 0 ? null : toPhone(group, label, national)
}

/** Returns the number with the country of a label. Label 0 means no country. */
function toPhone(group: PhoneGroup, label: number, nationalNumber: string): Phone {
	return { e164: group.sign + nationalNumber, countryCode: group.countryCodes[label] as string | null, nationalNumber }
}
