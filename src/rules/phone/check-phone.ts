import { type Findings, note, noteMissing, noteNeed, noteNeededField, toVerdict } from '../core/finding.ts'
import { MAX_FIXABLE_PHONE_LENGTH } from '../core/limits.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import { textOrType } from '../core/open.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import { isDisputedCountry, severityBy } from '../country/disputed-country.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { findValidPhone, missingCallingCode, type Phone, splitPhone } from './phone.ts'
import { phoneDigits, plainDigits, trimmed } from './phone-digits.ts'
import { phoneExample } from './phone-examples.ts'
import { extensionStart } from './phone-extension.ts'
import { hasWholeFront, isNumberAndMore } from './phone-parting.ts'
import type { PhoneFacts, PhonePlan } from './phone-plans.ts'
import { phoneReason } from './phone-reason.ts'
import { type PhoneReading, readPhone } from './read-phone.ts'

export const PHONE_MESSAGES = {
	'address.phone.missing': 'Enter a phone number, like {example}.',
	'address.phone.invalid': '"{phone}" isn\'t a valid phone number ({reason}). Use a format like {example}.',
	'address.phone.doubtful': 'Check the phone number {phone}: it may not be in use. Use a format like {example}.',
	'address.phone.joined':
		'Check the phone number: {first} and {second} are read as one number, {number}. If they are two, enter one of them.',
} as const

export type PhoneIssueCode = keyof typeof PHONE_MESSAGES

const PATH = ['phone'] as const

/** Countries without a numbering plan, each with the country whose numbers it uses. That plan only serves for a suggestion. */
const LENDERS: Readonly<Record<string, string>> = { PN: 'NZ', UM: 'US' }

/** The digits on a phone's keypad, for the letters a to z. */
const KEYS = '22233344455566677778889999'
/** A text with at least this many letters may spell a number on the keypad, unless all its letters look like digits (`O`, `l`). */
const MANY_LETTERS = 3
const MISREAD = /[oil]/gi

const ZEROS = /^0+/g

/** Matches a text that begins with a letter, such as `Office`. Such a text is read as a word: a number spelled in letters begins with a digit. */
const LETTER_FIRST = /^[^a-z\d]*[a-z]/gi
/** Matches a letter of a word, or of a label for an extension. Labels outside ASCII only have letters from Greek on. */
const LETTER = /[a-z\u0370-\uffff]/gi

/** Matches a letter of any script, or a digit of a script that isn't read here. Dashes and other signs don't match. */
const INNER_LETTER = /[a-z\u00c0-\u1fff\u3040-\ufeff]/gi

/** The calling codes of countries that write numbers with letters: NANP, ZA, NL, CH, AT, GB, DE, MX, AU, PH, NZ, IE, AE and IL. */
const PRINTING_LETTERS = ['1', '27', '31', '41', '43', '44', '49', '52', '61', '63', '64', '353', '971', '972']

/**
 * Matches a number of Mexico with an old prefix: 01, 044, 045, or 1 after the calling code. The prefixes ended in 2019, but many address books still
 * contain them.
 */
const OLD_MEXICAN = /^(?:01|04[45]|(?:52)?1)(\d{10})$/

/** `checkPhone` with the caller's facts. */
export function checkPhoneBy(
	phones: PhoneFacts,
	phone: string | null | undefined,
	countryCode?: string | null,
	options?: PolicyOptions,
): Verdict<Phone, PhoneIssueCode | UnknownCountryIssueCode | PolicyCode> {
	const findings = openFindings(options)
	const home = homeOf(phones, countryCode)
	if (home === undefined) noteUnknownCountry(findings, countryCode)
	findings.country = readCountryCode(countryCode)
	const value =
		home === undefined ? undefined : judgePhone(readPhone(textOrType(phone), home, phones), phones, findings)
	if (value === undefined) noteNeededField(findings, PATH)
	return toVerdict(value ?? undefined, findings)
}

/**
 * Returns the plan of a country. Returns null if no country is given, and for a country that has no phone numbers of its own. Returns undefined for
 * an unknown country.
 */
function homeOf(phones: PhoneFacts, countryCode: unknown): PhonePlan | null | undefined {
	if (countryCode === undefined || countryCode === null) return null
	const home = typeof countryCode === 'string' ? phones.planOf(countryCode) : null
	if (home !== null) return home
	const country = readCountryCode(countryCode)
	return country === null ? undefined : phones.planOf(country)
}

/**
 * Judges a phone number that was read. Returns the number. Returns undefined after an error, and null if the numbering plans are needed. Messages
 * show the example that `exampleOf` returns.
 */
export function judgePhone(
	{ text: phone, home, found, meant, pair }: PhoneReading,
	phones: PhoneFacts,
	to: Findings,
	exampleOf: (plan: PhonePlan | null) => string = phoneExample,
): Phone | null | undefined {
	if (found?.accepted === 'max' && meant === null) {
		if (pair !== null) {
			const params = { phone, ...pair, number: found.phone.e164 }
			note(to, PHONE_MESSAGES, 'address.phone.joined', { severity: 'warning', path: PATH, rule: 'D-15', params })
		}
		return found.phone
	}
	if (phone === '') {
		const details = {
			severity: to.policy.missingPhone,
			path: PATH,
			rule: 'D-15',
			policy: 'missingPhone',
			params: { phone, example: exampleOf(home) },
		} as const
		noteMissing(to, PHONE_MESSAGES, 'address.phone.missing', details)
		return undefined
	}
	const params = { phone, example: exampleOf(home) }
	if (found === null) {
		const callingCode = missingCallingCode(phoneDigits(phone), home, phones)
		if (callingCode !== null) {
			noteNeed(to, { kind: 'phone', callingCode })
			return null
		}
		const lent = home === null ? phones.planOf(LENDERS[`${to.country}`] ?? '') : null
		const known = lent === null ? null : findValidPhone(phone, lent, phones)
		const value = known?.e164 ?? suggestPhone(phone, home ?? lent, phones)
		const suggestion = value === null ? undefined : [{ path: PATH, value }]
		const { severity, policy } = severityBy(to, isDisputedCountry(to.country))
		const reason = phoneReason(phone, home ?? lent, phones)
		const why = { ...params, reason }
		const details = { severity, policy, path: PATH, rule: 'validate-order.3', params: why, suggestion } as const
		note(to, PHONE_MESSAGES, 'address.phone.invalid', details)
		return undefined
	}
	const isError = found.accepted === 'min' && to.policy.phone === 'max'
	const severity = isError ? 'error' : 'warning'
	const policy = found.accepted === 'min' ? 'phone' : undefined
	const suggestion = meant === null ? undefined : [{ path: PATH, value: meant.e164 }]
	note(to, PHONE_MESSAGES, 'address.phone.doubtful', { severity, path: PATH, rule: 'D-15', policy, params, suggestion })
	return isError ? undefined : found.phone
}

/** Tries to correct common mistakes, and returns the first valid correction. Never joins two numbers, or a number and a word. */
function suggestPhone(text: string, home: PhonePlan | null, phones: PhoneFacts): string | null {
	if (text.length > MAX_FIXABLE_PHONE_LENGTH) return null
	const read = text.startsWith('+') ? null : plainDigits(text)
	if (read === null) {
		const number = trimmed(text)
		const whole = text.search(LETTER) < 0 ? '' : number.slice(0, Math.max(extensionStart(number, true), 0))
		const known = whole === '' ? null : findValidPhone(whole, home, phones)
		if (known !== null) return known.e164
		if (hasWholeFront(number, home, phones)) return null
		const spelled = findSpelled(text, home, phones)
		if (spelled !== null) return spelled.e164
		if (whole !== '') return suggestPhone(whole, home, phones) // not the number and its extension in one
	}
	const typed = read ?? text.replace(/[oO]/g, '0').replace(/[lI]/g, '1')
	if (read === null && isParted(typed)) return null
	const digits = read ?? typed.replace(/\D/g, '')
	if (missingCallingCode(text.startsWith('+') ? `+${digits}` : digits, home, phones) !== null) return null
	const bare = digits.replace(ZEROS, '')
	const old = home?.countryCode === 'MX' ? OLD_MEXICAN.exec(digits)?.[1] : undefined
	const mexican = old === undefined ? null : findValidPhone(old, home, phones)
	// 1 and ten digits may be an old number of Mexico or a number of the United States.
	if (mexican !== null && digits.startsWith('1') && findValidPhone(`+${digits}`, null, phones) !== null) return null
	const fixed =
		(text.startsWith('+') ? findAbroad(digits, text.lastIndexOf('+') > 1, phones) : null) ??
		mexican ??
		(digits === read ? null : findValidPhone(digits, home, phones)) ?? // a letter O or I instead of a digit, or a stray sign
		(digits === bare ? null : findValidPhone(bare, home, phones)) ?? // a trunk prefix in a country that has none
		(digits.startsWith('00') || (digits === bare && bare.length > 10) ? findForeign(text, bare, home, phones) : null) // a calling code without its plus
	return fixed?.e164 ?? null
}

function findForeign(text: string, bare: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	const abroad = findValidPhone(`+${bare}`, null, phones)
	return abroad === null || isNumberAndMore(text, abroad, home, phones) ? null : abroad
}

/**
 * Reads a number that starts with a plus. It may be unchanged (`++44 …`), have a repeated calling code (`+44 +44 7911 …`), or have zeros that the
 * country doesn't use.
 */
function findAbroad(digits: string, hasTwo: boolean, phones: PhoneFacts): Phone | null {
	const whole = hasTwo ? null : findValidPhone(`+${digits}`, null, phones)
	const parts = whole === null ? splitPhone(`+${digits}`, null, phones) : null
	if (parts === null) return whole
	const { group, national } = parts
	const { callingCode } = group
	const isTwice = national.startsWith(callingCode)
	const rest = isTwice ? national.slice(callingCode.length) : national.replace(ZEROS, '')
	return findValidPhone(`+${callingCode}${rest}`, null, phones)
}

/** Returns whether a word is between digits, as in `030 901820 Zimmer 12`. The digits after the word don't belong to the number. */
function isParted(typed: string): boolean {
	const [start, end] = [typed.search(/\d/g), typed.search(/\d\D*$/g)]
	return typed.slice(start, end).search(INNER_LETTER) >= 0
}

/** Returns the number for a text with letters of a phone's keypad, such as 1-800-FLOWERS, without an extension; null for any other text. */
function findSpelled(text: string, home: PhonePlan | null, phones: PhoneFacts): Phone | null {
	const extension = extensionStart(text)
	const number = extension < 0 ? text : text.slice(0, extension)
	const letters = number.replace(/[^a-z]/gi, '')
	const isWord = number.search(LETTER_FIRST) === 0
	if (isWord || letters.length < MANY_LETTERS || letters.replace(MISREAD, '') === '') return null
	const digits = number.replace(/[a-z]/gi, (letter) => KEYS.charAt((letter.charCodeAt(0) & 31) - 1))
	const phone = findValidPhone(digits, home, phones)
	return phone !== null && PRINTING_LETTERS.some((code) => phone.e164 === `+${code}${phone.nationalNumber}`)
		? phone
		: null
}
