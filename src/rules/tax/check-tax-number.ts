import { type Finding, type Findings, note, toVerdict } from '../core/finding.ts'
import type { RuleId, Severity } from '../core/issue.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import { textField, textOf, typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { compactTaxNumber, type FoundForm, findForm } from './describe-tax-number.ts'
import { findTaxCountry, type KnownTaxCountry } from './tax-countries.ts'
import { applyMask } from './tax-country.ts'
import { TAX_FIELDS } from './tax-fields.ts'

export const TAX_NUMBER_MESSAGES = {
	'tax-number.missing': 'Enter a {name}, like {example}. Orders to {country} need one.',
	'tax-number.type': 'Send the {name} as a string, like {example}. This value has the type {type}.',
	'tax-number.format': 'Write the {name} like {example}.',
	'tax-number.kind': "Orders to {country} need a {name}, like {example}. The {kind} that you entered isn't accepted.",
	'tax-number.unrecognized': "Check the {name}. It doesn't look like {example}.",
	'tax-number.date': "Check the {kind}. The date in {value} doesn't exist.",
	'tax-number.check-digits': "Check the {kind} for typos. The check digits of {value} don't match.",
	'tax-number.repeated-digits': 'Check the {kind}. All digits of {value} are the same.',
	'tax-number.generic': "Enter the buyer's own RFC if there is one. {value} is a generic RFC.",
} as const

const PATH = ['taxNumber'] as const

export type TaxNumberIssueCode = keyof typeof TAX_NUMBER_MESSAGES

/**
 * Checks a tax number (first argument) for orders to a country (second argument), and returns a verdict whose value is the number, or null if the
 * country needs none (tax number rules 1 to 4, D-20 to D-22).
 *
 * - Orders to Brazil, Mexico, China, Italy and South Korea need a tax number. An empty string counts as missing. In the countries whose numbers
 *   aren't validated, a blank string counts as missing, too.
 * - Numbers of Brazil and Mexico must match the documented patterns exactly. Nothing is trimmed. If only the format of a number is wrong, the
 *   suggestion is the formatted number.
 * - All other problems are warnings: wrong check digits, dates that don't exist, generic numbers, unknown forms.
 *
 * The value is the number unchanged, because the order contains it unchanged. The value is null for a country without a tax number, whatever was
 * given.
 *
 * @example
 * checkTaxNumber('529.982.247-25', 'BR') // => { status: 'valid', value: '529.982.247-25', issues: [] }
 * checkTaxNumber('52998224725', 'BR').issues[0].suggestion
 * // => [{ path: ['taxNumber'], value: '529.982.247-25' }]
 * checkTaxNumber(undefined, 'US') // => { status: 'valid', value: null, issues: [] }
 */
export function checkTaxNumber(
	taxNumber: string | null | undefined,
	countryCode: string | null | undefined,
	options?: PolicyOptions,
): Verdict<string | null, TaxNumberIssueCode | UnknownCountryIssueCode | PolicyCode> {
	const findings = openFindings(options)
	const country = findTaxCountry(countryCode)
	if (country === undefined) noteUnknownCountry(findings, countryCode)
	else if (country !== null) judgeTaxNumber(taxNumber, country, findings)
	return toVerdict(country === null ? null : textOf(taxNumber) || null, findings)
}

/** Adds the most exact finding about a tax number, and returns it; null if nothing is wrong (D-95). */
export function judgeTaxNumber(value: unknown, country: KnownTaxCountry, to: Findings): Finding | null {
	if (typeof value !== 'string' || value === '') return noteMissingNumber(value, country, to)
	// A number in its issuer's format is what it is: no other form is searched for.
	let first: FoundForm | null = null
	for (const form of country.accepted) {
		const problem = form.problemOf(value)
		if (problem === null) return null
		if (problem !== 'form') first ??= { form, value: value.toUpperCase(), problem }
	}
	return first === null ? searchNumber(value, country, to) : noteProblem(first, country, to)
}

/** Adds a finding for a value that is blank or isn't text, unless the number is optional in the country. */
function noteMissingNumber(value: unknown, country: KnownTaxCountry, to: Findings): Finding | null {
	const { country: code, name } = country
	const { example, isOptional, pattern } = TAX_FIELDS[code]
	const isMissing = typeof (value ?? '') === 'string'
	if (isMissing && isOptional) return null
	/** The value is blank or has another type. If a country's numbers aren't validated, a service may accept a blank number (D-20). */
	const policy = !isMissing ? 'wrongType' : typeof value === 'string' && pattern === null ? 'blankTaxNumber' : undefined
	return note(to, TAX_NUMBER_MESSAGES, isMissing ? 'tax-number.missing' : 'tax-number.type', {
		severity: policy === undefined ? 'error' : to.policy[policy],
		rule: 'tax-number.1',
		path: PATH,
		policy,
		params: { country: code, name, example, type: typeName(value) },
	})
}

/** Checks a text that isn't a number in the form of its issuer. */
function searchNumber(text: string, country: KnownTaxCountry, to: Findings): Finding | null {
	const found = findForm(text, country)
	const { rule, refused } = country
	if (TAX_FIELDS[country.country].pattern !== null) {
		if (found === null)
			return noteNumber(to, 'tax-number.format', 'error', rule, country, undefined, restoreZeros(text, country))
		if (refused.includes(found.form)) return noteNumber(to, 'tax-number.kind', 'error', rule, country, found)
		return noteNumber(to, 'tax-number.format', 'error', rule, country, found, found.value)
	}
	if (found !== null) return noteProblem(found, country, to)
	if (text.trim() === '') return noteMissingNumber(text, country, to)
	return noteNumber(to, 'tax-number.unrecognized', 'warning', 'D-22', country)
}

/** The most leading zeros that a spreadsheet removes from a number. */
const MAX_ZEROS = 2

/** Adds the leading zeros that a spreadsheet removed, and returns the number if its check digits are correct; undefined for any other text. */
function restoreZeros(text: string, { accepted }: KnownTaxCountry): string | undefined {
	const digits = compactTaxNumber(text)
	for (const form of accepted) {
		const mask = textField(form, 'mask')
		const length = mask.replace(/[^#]/g, '').length
		if (mask === '' || digits.length >= length || digits.length < length - MAX_ZEROS) continue
		const number = applyMask(digits.padStart(length, '0'), mask)
		if (form.problemOf(number) === null) return number
	}
	return undefined
}

/** Adds a warning about a number that the contract accepts. */
function noteProblem(found: FoundForm, country: KnownTaxCountry, to: Findings): Finding | null {
	const { problem } = found
	return problem === null ? null : noteNumber(to, `tax-number.${problem}`, 'warning', 'D-22', country, found)
}

function noteNumber(
	to: Findings,
	code: TaxNumberIssueCode,
	severity: Severity,
	rule: RuleId,
	{ country, name }: KnownTaxCountry,
	found?: FoundForm,
	suggestion?: string,
): Finding {
	const { example } = TAX_FIELDS[country]
	const params = { country, name, example, kind: found?.form.name ?? '', value: found?.value ?? '' }
	const changes = suggestion === undefined ? undefined : [{ path: PATH, value: suggestion }]
	return note(to, TAX_NUMBER_MESSAGES, code, { severity, path: PATH, rule, params, suggestion: changes })
}
