import { type Issue, makeIssue } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import {
	judgePhone,
	LONGEST_PHONE,
	type Phone,
	type PhonePlan,
	planOf,
	readShort,
	readValidPhone,
} from '../geo/phone.ts'
import { plainDigits } from '../geo/phone-digits.ts'
import { phoneExample } from '../geo/phone-examples.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'

export const PHONE_MESSAGES = {
	'address.phone.missing': 'Enter a phone number, such as {example}.',
	'address.phone.invalid': '{phone} is no phone number that can be called. Enter one such as {example}.',
	'address.phone.doubtful': 'Check the phone number {phone}: its range may not be in use. Enter one such as {example}.',
} as const

export type PhoneIssueCode = keyof typeof PHONE_MESSAGES

export type { Phone } from '../geo/phone.ts'

/** How `checkPhone` judges. */
export interface PhoneOptions {
	/** `max`: a number that only libphonenumber's default metadata accepts is an error (`Policy.phone`). Default `min`: a warning. */
	readonly metadata?: 'min' | 'max' | undefined
}

const PATH = ['phone'] as const
/** The longest text for which a fix is looked for. */
const LONGEST_FIXABLE = 40

/** What stood before a number in Mexico until 2019, and still does in many an address book: 01, 044, 045, and 1 after the calling code. */
const OLD_MEXICAN = /^(?:01|04[45]|521)(\d{10})$/

/**
 * Decides whether a phone number is valid (validate-order.3): by the numbering plans of libphonenumber, any country's (D-15).
 *
 * A number without calling code is read in `countryCode`, in every form that people write; extensions are dropped. The value is
 * the number in E.164. Empty or missing: `address.phone.missing`. Refused by libphonenumber, longer than 250 characters, or
 * no string: `address.phone.invalid`. Accepted by its smaller metadata set alone: the warning `address.phone.doubtful`.
 *
 * @example
 * checkPhone('(415) 555-2671', 'US').value
 * // => { e164: '+14155552671', countryCode: 'US', nationalNumber: '4155552671' }
 * checkPhone('555-2671', 'US').issues[0].code // => 'address.phone.invalid'
 * checkPhone('', 'US').issues[0].message // => 'Enter a phone number, such as +12015550123.'
 */
export function checkPhone(
	phone: string,
	countryCode?: string,
	options?: PhoneOptions,
): Verdict<Phone, PhoneIssueCode | UnknownCountryIssueCode> {
	const home = homeOf(countryCode)
	const read = typeof phone === 'string' && home !== undefined ? readShort(phone, home) : null
	return read ? { status: 'valid', value: read, issues: [] } : explainPhone(phone, countryCode, home, options)
}

/** The core of `checkPhone`: the number when there is nothing at all to say about it, else null. */
export function readPhone(phone: unknown, countryCode: string | undefined): Phone | null {
	const home = homeOf(countryCode)
	return typeof phone === 'string' && home !== undefined ? readValidPhone(phone, home) : null
}

/** The plan of a country; null for none given and for one without phone numbers of its own, undefined for what is no country. */
function homeOf(countryCode: unknown): PhonePlan | null | undefined {
	if (countryCode === undefined) return null
	const home = typeof countryCode === 'string' ? planOf(countryCode) : null
	if (home !== null) return home
	const country = readCountryCode(countryCode)
	return country === null ? undefined : planOf(country)
}

/** The long way to a verdict, for what is not valid at first sight. */
function explainPhone(
	phone: unknown,
	countryCode: unknown,
	home: PhonePlan | null | undefined,
	options: unknown,
): Verdict<Phone, PhoneIssueCode | UnknownCountryIssueCode> {
	if (home === undefined) return refuse(unknownCountry(countryCode))
	if (isMissing(phone)) return refuse(phoneIssue('address.phone.missing', '', home))
	if (typeof phone !== 'string') return refuse(phoneIssue('address.phone.invalid', typeName(phone), home))
	const judged = judgePhone(phone, home)
	if (judged === null) return refuse(phoneIssue('address.phone.invalid', phone, home, suggestPhone(phone, home)))
	if (judged.accepted === 'max') return settle(judged.phone, [])
	const severity = readField(options, 'metadata') === 'max' ? 'error' : 'warning'
	return settle(judged.phone, [phoneIssue('address.phone.doubtful', phone, home, null, severity)])
}

function isMissing(phone: unknown): boolean {
	return (
		phone === undefined ||
		phone === null ||
		(typeof phone === 'string' && phone.length <= LONGEST_PHONE && phone.trim() === '')
	)
}

function phoneIssue(
	code: PhoneIssueCode,
	phone: string,
	home: PhonePlan | null,
	suggested: string | null = null,
	severity: 'error' | 'warning' = 'error',
): Issue<PhoneIssueCode> {
	const rule = code === 'address.phone.invalid' ? 'validate-order.3' : 'D-15'
	const params = { phone, example: phoneExample(home) }
	const suggestion = suggested === null ? undefined : [{ path: PATH, value: suggested }]
	return makeIssue(PHONE_MESSAGES, code, { severity, path: PATH, rule, params, suggestion })
}

/** What people often mean by a number that can't be: each is tried in turn, and only one that passes is suggested. */
function suggestPhone(text: string, home: PhonePlan | null): string | null {
	if (text.length > LONGEST_FIXABLE) return null
	const read = text.startsWith('+') ? null : plainDigits(text)
	const digits = read ?? text.replace(/[oO]/g, '0').replace(/[lI]/g, '1').replace(/\D/g, '')
	const bare = digits.startsWith('0') ? digits.replace(/^0+/g, '') : digits
	const mexican = home?.countryCode === 'MX' ? OLD_MEXICAN.exec(digits)?.[1] : undefined
	const fixed =
		(mexican === undefined ? null : readValidPhone(mexican, home)) ??
		(digits === read ? null : readValidPhone(digits, home)) ?? // a letter O or I for a digit, or a stray sign between the digits
		(digits === bare ? null : readValidPhone(bare, home)) ?? // a trunk prefix where the country has none
		(digits.startsWith('00') || (digits === bare && bare.length > 10) ? readValidPhone(`+${bare}`, null) : null) // a calling code without its plus
	return fixed?.e164 ?? null
}
