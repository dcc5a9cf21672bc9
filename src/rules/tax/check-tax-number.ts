import { textOf } from '../contract/field-types.ts'
import { note, toVerdict } from '../core/finding.ts'
import type { IssueDetails, RuleId, Severity } from '../core/issue.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { Policy, PolicyOptions } from '../core/policy.ts'
import { typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { type FoundForm, findForm } from './describe-tax-number.ts'
import { findTaxCountry, type KnownTaxCountry } from './tax-countries.ts'

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

/** The issue codes of `checkTaxNumber`. */
export type TaxNumberIssueCode = keyof typeof TAX_NUMBER_MESSAGES

/** A problem of a tax number. Its suggestion always changes `taxNumber`. */
export interface TaxNumberFinding extends IssueDetails {
	readonly code: TaxNumberIssueCode
}

/**
 * Checks that an order to a country has the tax number that the interface asks for (tax number rules 1 to 4, D-20 to D-22).
 *
 * - Brazil, Mexico, China, Italy and South Korea require one. An empty string counts as missing; so does a blank one where the value is
 *   not validated.
 * - Numbers of Brazil and Mexico must match the interface's patterns exactly; nothing is trimmed. If a number only needs
 *   formatting, the suggestion is the formatted number.
 * - All other problems are warnings: check digits, dates, generic numbers, unknown forms.
 *
 * The value is the number unchanged, because it is sent unchanged. It is null for a country that has no tax number, whatever was
 * given.
 *
 * @example
 * checkTaxNumber('529.982.247-25', 'BR') // => { status: 'valid', value: '529.982.247-25', issues: [] }
 * checkTaxNumber('52998224725', 'BR').issues[0].suggestion
 * // => [{ path: ['taxNumber'], value: '529.982.247-25' }]
 * checkTaxNumber('xoji740919u48', 'mx').status // => 'valid'
 * checkTaxNumber(undefined, 'US') // => { status: 'valid', value: null, issues: [] }
 */
export function checkTaxNumber(
	taxNumber: string | undefined,
	countryCode: string | undefined,
	options?: PolicyOptions,
): Verdict<string | null, TaxNumberIssueCode | UnknownCountryIssueCode | PolicyCode> {
	const findings = openFindings(options)
	const country = findTaxCountry(countryCode)
	if (country === undefined) noteUnknownCountry(findings, countryCode)
	const finding = country ? judgeTaxNumber(taxNumber, country, findings.policy) : null
	if (finding !== null) note(findings, TAX_NUMBER_MESSAGES, finding.code, finding)
	return toVerdict(country === null ? null : textOf(taxNumber) || null, findings)
}

/** Returns what is wrong with a tax number, as exactly as possible; null if nothing is (D-95). */
export function judgeTaxNumber(value: unknown, country: KnownTaxCountry, policy: Policy): TaxNumberFinding | null {
	if (typeof value !== 'string' || value === '') return missingNumber(value, country, policy)
	// A number in its issuer's format is what it is: no other form is searched for.
	let first: FoundForm | null = null
	for (const form of country.accepted) {
		const problem = form.problemOf(value)
		if (problem === null) return null
		if (problem !== 'form') first ??= { form, value: value.toUpperCase(), problem }
	}
	return first === null ? searchNumber(value, country, policy) : problemFinding(first, country)
}

/** Returns the finding about a value that is no text or a blank one; null if the country's number is optional. */
function missingNumber(value: unknown, country: KnownTaxCountry, policy: Policy): TaxNumberFinding | null {
	const isMissing = typeof (value ?? '') === 'string'
	if (isMissing && country.isOptional) return null
	const { country: code, name, example } = country
	const params = { country: code, name, example, type: typeName(value) }
	/** What was passed is blank, or of another type. Where the value isn't validated, a service may take it (D-20). */
	const key = !isMissing
		? 'types'
		: typeof value === 'string' && country.pattern === null
			? 'blankTaxNumber'
			: undefined
	return {
		code: isMissing ? 'tax-number.missing' : 'tax-number.type',
		severity: key === undefined ? 'error' : policy[key],
		rule: 'tax-number.1',
		path: PATH,
		policy: key,
		params,
	}
}

/** Returns the finding about a text that isn't a number in its issuer's format. */
function searchNumber(text: string, country: KnownTaxCountry, policy: Policy): TaxNumberFinding | null {
	const found = findForm(text, country)
	const { rule, pattern, refused } = country
	if (pattern !== null) {
		if (found === null) return findingOf('tax-number.format', 'error', rule, country)
		if (refused.includes(found.form)) return findingOf('tax-number.kind', 'error', rule, country, found)
		return findingOf('tax-number.format', 'error', rule, country, found, found.value)
	}
	if (found !== null) return problemFinding(found, country)
	if (text.trim() === '') return missingNumber(text, country, policy)
	return findingOf('tax-number.unrecognized', 'warning', 'D-22', country)
}

/** Returns the warning about a number that the contract accepts; null if it has no problem. */
function problemFinding(found: FoundForm, country: KnownTaxCountry): TaxNumberFinding | null {
	return found.problem === null ? null : findingOf(`tax-number.${found.problem}`, 'warning', 'D-22', country, found)
}

function findingOf(
	code: TaxNumberIssueCode,
	severity: Severity,
	rule: RuleId,
	{ country, name, example }: KnownTaxCountry,
	found?: FoundForm,
	suggestion?: string,
): TaxNumberFinding {
	const params = { country, name, example, kind: found?.form.name ?? '', value: found?.value ?? '' }
	const changes = suggestion === undefined ? undefined : [{ path: PATH, value: suggestion }]
	return { code, severity, path: PATH, rule, params, suggestion: changes }
}
