import { MAX_PHONE_LENGTH } from '../core/limits.ts'
import { LABEL, ROOT_HEIGHT } from '../packing/phone-pack.ts'
import { isDigit } from '../text/digit.ts'
import { isPunctuation, PLUS, phoneDigits, plainDigits } from './phone-digits.ts'
import type { PhoneFacts, PhoneGroup, PhonePlan } from './phone-plans.ts'

/** A phone number that is valid in its numbering plan: `e164`, `countryCode` (or null) and `nationalNumber`. */
export interface Phone {
	/** `+`, the calling code and the national number, only digits. */
	readonly e164: string
	/** The first country to which the number belongs (US for +1 800); null for a calling code without a country, such as +800. */
	readonly countryCode: string | null
	/** The digits after the calling code. */
	readonly nationalNumber: string
}

/** A number, and which metadata of libphonenumber accepts it (D-15): the full metadata, or only the smaller metadata. */
export interface JudgedPhone {
	readonly phone: Phone
	readonly accepted: 'max' | 'min'
}

/**
 * Parses a phone number in any format. Returns null if libphonenumber's full metadata rejects the number (D-15). A number without a calling code is
 * read in the plan `home`. If `home` is null, such a number is rejected.
 */
export function findValidPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	const judged = classifyPhone(text, home, phones)
	return judged?.accepted === 'max' ? judged.phone : null
}

/** Parses a number like `findValidPhone`, and also returns which metadata accepts it. Returns null if both reject it. */
export function classifyPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): JudgedPhone | null {
	const phone = readPlain(text, home, phones)
	return phone === null ? classifyDigits(phoneDigits(text), home, phones) : { phone, accepted: 'max' }
}

export function classifyDigits(digits: string, home: PhonePlan | null, phones: PhoneFacts): JudgedPhone | null {
	const parts = splitPhone(digits, home, phones)
	if (parts === null) return null
	const { group, national } = parts
	const label = labelOf(group.cells, group.root, national)
	if (label !== 0) return { phone: toPhone(group, label, national), accepted: 'max' }
	const matched = matchingPlan(group, national) ?? parts.home
	const plan = matched ?? (group.plans[0] as PhonePlan)
	if (plan.typedInMin || labelOf(group.cells, plan.national, national) === 0) return null
	return { phone: toPhone(group, matched === null ? 0 : group.plans.indexOf(matched) + 1, national), accepted: 'min' }
}

/**
 * Reads most valid numbers faster than `classifyDigits`: numbers with plain punctuation, in international format or in the national format of `home`.
 * Returns null if `classifyDigits` has to decide.
 */
export function readPlain(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	if (text.length > MAX_PHONE_LENGTH) return null
	return text.charCodeAt(0) === PLUS ? readInternational(text, phones) : readNational(text, home)
}

/** Reads a number with a plus in one pass, unless its national number may begin with a prefix. */
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
 * Reads a number without a calling code. If only one country has the calling code, and the number is valid without its prefix, all comparisons of
 * `splitPhone` have the same result. So they are skipped.
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

/** Returns the phone number with the country for which the label stands. Label 0 means no country. */
function toPhone(group: PhoneGroup, label: number, nationalNumber: string): Phone {
	return { e164: group.sign + nationalNumber, countryCode: group.countryCodes[label] as string | null, nationalNumber }
}

/** A phone number split into its parts. It may be invalid. */
interface PhoneParts {
	readonly group: PhoneGroup
	/** The plan for a number without a calling code; null if the number has a calling code. */
	readonly home: PhonePlan | null
	readonly national: string
}

const MIN_NATIONAL_LENGTH = 2
const MAX_NATIONAL_LENGTH = 17
const MAX_CALLING_CODE_LENGTH = 3

/**
 * Finds the calling code and national number in the result of `phoneDigits`. Like libphonenumber-js, first removes a prefix for calls abroad, then
 * the calling code with or without its plus, then the prefix for calls within the country. Digits without a calling code belong to `home`. Returns
 * null if the digits can't be a number.
 */
export function splitPhone(digits: string, home: PhonePlan | null, phones: PhoneFacts): PhoneParts | null {
	const abroad = abroadDigits(digits, home)
	if (abroad !== null) return splitInternational(abroad, phones)
	if (home === null) return null
	if (startsWithCallingCode(digits, home)) return split(home.group, null, digits.slice(home.group.callingCode.length))
	return split(home.group, home, digits)
}

/** Returns the digits after the plus or after a prefix for calls abroad; null if there is neither. */
function abroadDigits(digits: string, home: PhonePlan | null): string | null {
	if (digits.charCodeAt(0) === 43) return digits.slice(1)
	if (home === null) return null
	const start = prefixLength(home.group.cells, home.idd, digits)
	return start > 0 && start < digits.length && digits.charAt(start) !== '0' ? digits.slice(start) : null
}

/** Returns the calling code of a number if its plans aren't loaded; null for any other number. */
export function missingCallingCode(digits: string, home: PhonePlan | null, phones: PhoneFacts): string | null {
	return phones.missingCallingCode(abroadDigits(digits, home) ?? '')
}

function splitInternational(digits: string, phones: PhoneFacts): PhoneParts | null {
	let code = 0
	for (let length = 1; length <= MAX_CALLING_CODE_LENGTH && length <= digits.length; length++) {
		code = code * 10 + digits.charCodeAt(length - 1) - 48
		const group = code === 0 ? null : phones.groupOf(code)
		if (group !== null) return split(group, null, digits.slice(length))
		if (code === 0) return null
	}
	return null
}

function split(group: PhoneGroup, home: PhonePlan | null, digits: string): PhoneParts | null {
	const national = withoutPrefix(home ?? (group.plans[0] as PhonePlan), digits)
	if (national.length < MIN_NATIONAL_LENGTH || national.length > MAX_NATIONAL_LENGTH) return null
	return { group, home, national }
}

/** Returns true if the digits start with the calling code, and the rest fits the plan better. */
function startsWithCallingCode(digits: string, home: PhonePlan): boolean {
	const { callingCode, cells } = home.group
	if (!digits.startsWith(callingCode)) return false
	const whole = withoutPrefix(home, digits)
	if (whole.length > longest(lengthsOf(home))) return true
	const rest = withoutPrefix(home, digits.slice(callingCode.length))
	return labelOf(cells, home.national, whole) === 0 && labelOf(cells, home.national, rest) !== 0
}

/** Removes the prefix of a national number. Returns the digits unchanged if the rest is too short, or isn't a national number. */
function withoutPrefix(plan: PhonePlan, digits: string): string {
	const rest = cutPrefix(plan, digits)
	if (rest === digits) return digits
	const { cells } = plan.group
	if (labelOf(cells, plan.national, digits) !== 0 && labelOf(cells, plan.national, rest) === 0) return digits
	const lengths = lengthsOf(matchingPlan(plan.group, rest) ?? plan)
	const isPossible = rest.length > longest(lengths) || (lengths >> rest.length) % 2 === 1
	return isPossible ? rest : digits
}

/** Removes the prefix for calls within the country. If the plan has a rule for the prefix, replaces the prefix instead. */
export function cutPrefix({ group, prefix, prefixPattern, prefixRule }: PhonePlan, digits: string): string {
	const length = prefixLength(group.cells, prefix, digits)
	if (length === 0 || prefixPattern === null) return digits.slice(length)
	const match = prefixPattern.exec(digits)
	if (match === null) return digits
	const hasGroups = match.length > 1 && Boolean(match[match.length - 1])
	return hasGroups ? digits.replace(prefixPattern, prefixRule) : digits.slice(match[0].length)
}

function longest(lengths: number): number {
	return 31 - Math.clz32(lengths)
}

/**
 * Returns the first plan of a group to which a national number belongs: by its leading digits, or because the number is valid in the plan. Returns
 * null if there is none.
 */
export function matchingPlan(group: PhoneGroup, national: string): PhonePlan | null {
	if (group.plans.length === 1) return group.plans[0] as PhonePlan
	const label = labelOf(group.cells, group.root, national)
	if (label !== 0) return group.plans[label - 1] as PhonePlan
	if (group.leads === null || !group.leads.test(national)) return null
	return group.plans.find(({ leads }) => leads?.test(national)) ?? null
}

/** Returns the label of the node after these digits; 0 if the automaton rejects them. */
export function labelOf(cells: Int32Array, root: number, digits: string): number {
	let at = root
	for (let i = 0; i < digits.length && at !== 0; i++) at = cells[at + digits.charCodeAt(i) - 48] as number
	return cells[at + LABEL] as number
}

/** Returns the length of the longest prefix that the automaton accepts. */
export function prefixLength(cells: Int32Array, root: number, digits: string): number {
	let length = 0
	let at = root
	for (let i = 0; i < digits.length && at !== 0; i++) {
		at = cells[at + digits.charCodeAt(i) - 48] as number
		if (cells[at + LABEL] !== 0) length = i + 1
	}
	return length
}

/**
 * Returns the possible lengths of national numbers in a plan: bit n stands for n digits. The lengths are computed on first use, because few numbers
 * need them.
 */
export function lengthsOf(plan: PhonePlan): number {
	if (plan.lengths === 0) plan.lengths = lengthsFrom(plan.group.cells, plan.national)
	return plan.lengths
}

/** Returns the possible numbers of digits between a node and a label, as bits. The function reads each node once for every number of digits. */
function lengthsFrom(cells: Int32Array, root: number): number {
	let lengths = 0
	let nodes = new Set([root])
	for (let length = 0; length < ROOT_HEIGHT; length++) {
		const next = new Set<number>()
		for (const node of nodes) {
			if (cells[node + LABEL] !== 0) lengths |= 1 << length
			for (const target of cells.subarray(node, node + LABEL)) if (target !== 0) next.add(target)
		}
		nodes = next
	}
	return lengths
}
