import { labelOf, lengthsOf, type PhoneFacts, type PhoneGroup, type PhonePlan, prefixLength } from './phone-plans.ts'

/** A phone number split into its parts. It may be invalid. */
export interface PhoneParts {
	readonly group: PhoneGroup
	/** The plan in which a number without a calling code was read; null if the number has one. */
	readonly home: PhonePlan | null
	readonly national: string
}

const MIN_NATIONAL_LENGTH = 2
const MAX_NATIONAL_LENGTH = 17
const MAX_CALLING_CODE_LENGTH = 3

/**
 * Finds the calling code and the national number in the result of `phoneDigits`, in the order of libphonenumber-js: a prefix for
 * calls abroad, the calling code with or without its plus sign, then the prefix for calls within the country. Digits without a
 * calling code belong to `home`. Returns null if they can't be a number.
 */
export function splitPhone(digits: string, home: PhonePlan | null, phones: PhoneFacts): PhoneParts | null {
	const abroad = abroadDigits(digits, home)
	if (abroad !== null) return splitInternational(abroad, phones)
	if (home === null) return null
	if (startsWithCallingCode(digits, home)) return split(home.group, null, digits.slice(home.group.callingCode.length))
	return split(home.group, home, digits)
}

/** Returns the digits behind the plus or behind a prefix for calls abroad; null without either. */
function abroadDigits(digits: string, home: PhonePlan | null): string | null {
	if (digits.charCodeAt(0) === 43) return digits.slice(1)
	if (home === null) return null
	const start = prefixLength(home.group.cells, home.idd, digits)
	return start > 0 && start < digits.length && digits.charAt(start) !== '0' ? digits.slice(start) : null
}

/** Returns the calling code of a number if its plans are left out; null for any other number. */
export function lackingCode(digits: string, home: PhonePlan | null, phones: PhoneFacts): string | null {
	return phones.lackingCode(abroadDigits(digits, home) ?? '')
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

/** Returns true if the digits start with the calling code and are a better national number without it. */
function startsWithCallingCode(digits: string, home: PhonePlan): boolean {
	const { callingCode, cells } = home.group
	if (!digits.startsWith(callingCode)) return false
	const whole = withoutPrefix(home, digits)
	if (whole.length > longest(lengthsOf(home))) return true
	const rest = withoutPrefix(home, digits.slice(callingCode.length))
	return labelOf(cells, home.national, whole) === 0 && labelOf(cells, home.national, rest) !== 0
}

/** Removes the prefix from a national number, unless the rest is no longer a national number, or too short. */
function withoutPrefix(plan: PhonePlan, digits: string): string {
	const rest = cutPrefix(plan, digits)
	if (rest === digits) return digits
	const { cells } = plan.group
	if (labelOf(cells, plan.national, digits) !== 0 && labelOf(cells, plan.national, rest) === 0) return digits
	const lengths = lengthsOf(claimant(plan.group, rest) ?? plan)
	const isPossible = rest.length > longest(lengths) || (lengths >> rest.length) % 2 === 1
	return isPossible ? rest : digits
}

/** Removes the prefix for calls within the country, or replaces it if the plan has a rule for it. */
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
 * Returns the first plan of a group that claims a national number, by its leading digits or because it is valid there; null if none
 * does.
 */
export function claimant(group: PhoneGroup, national: string): PhonePlan | null {
	if (group.plans.length === 1) return group.plans[0] as PhonePlan
	const label = labelOf(group.cells, group.root, national)
	if (label !== 0) return group.plans[label - 1] as PhonePlan
	if (group.leads === null || !group.leads.test(national)) return null
	return group.plans.find(({ leads }) => leads?.test(national)) ?? null
}
