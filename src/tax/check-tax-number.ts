import { type Issue, makeIssue, type Params, type RuleId, type Severity } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import { refuse, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import { isCleanCpf } from './br.ts'
import { describeTaxNumber } from './describe-tax-number.ts'
import { isCleanRfc } from './mx.ts'
import { findTaxCountry } from './tax-countries.ts'
import { recognizeTaxNumber, type TaxCountry } from './tax-number.ts'

export const TAX_NUMBER_MESSAGES = {
	'tax-number.missing': 'Enter the {name}, such as {example}: orders to {country} need one.',
	'tax-number.type': 'Send the {name} as a string, such as {example}, not as {type}.',
	'tax-number.format': 'Write the {name} like {example}.',
	'tax-number.kind': 'Enter the {name}, such as {example}: orders to {country} take no {kind}.',
	'tax-number.blank': 'Enter the {name}, such as {example}: it is blank.',
	'tax-number.unrecognized': 'Check the {name}: it is not like {example}.',
	'tax-number.date': 'Check the {kind}: the date in {value} does not exist.',
	'tax-number.check-digits': 'Check the {kind}: the check digits of {value} do not fit.',
	'tax-number.repeated-digits': 'Check the {kind}: {value} repeats one digit.',
	'tax-number.generic': 'Enter the RFC of the buyer, if there is one: {value} is generic.',
} as const

export type TaxNumberIssueCode = keyof typeof TAX_NUMBER_MESSAGES

/**
 * Whether an order to a country has the tax number that the interface asks for (tax number rules 1 to 4, D-20 to D-22).
 *
 * Brazil, Mexico, China, Italy and South Korea need one; the empty string is none. Brazil's and Mexico's must match the
 * interface's patterns as they stand, nothing trimmed; a value that would pass once formatted brings that as its suggestion.
 * The rest is advice and never refuses: check digits, dates, generic numbers, unknown forms.
 *
 * The value is the number unchanged, for it is sent as it is; null for a country that asks for none, whatever was given.
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
	countryCode: string,
): Verdict<string | null, TaxNumberIssueCode | UnknownCountryIssueCode> {
	const clean = readTaxNumber(taxNumber, countryCode)
	if (clean !== undefined) return { status: 'valid', value: clean, issues: [] }
	const country = findTaxCountry(countryCode)
	if (country === null) return refuse(unknownCountry(countryCode))
	const issue = findIssue(taxNumber, country)
	return issue.severity === 'error' ? refuse(issue) : { status: 'valid', value: taxNumber ?? null, issues: [issue] }
}

/**
 * The tax number of an order about which there is nothing to say: the number itself, or null for a country that asks for none.
 * Undefined where `checkTaxNumber` has something to say.
 */
export function readTaxNumber(value: unknown, countryCode: unknown): string | null | undefined {
	switch (countryCode) {
		case 'BR':
			return typeof value === 'string' && isCleanCpf(value) ? value : undefined
		case 'MX':
			return typeof value === 'string' && isCleanRfc(value) ? value : undefined
		case 'CN':
		case 'IT':
		case 'KR':
			return typeof value === 'string' && describeTaxNumber(value, countryCode)?.problem === null ? value : undefined
		default: {
			const code = readCountryCode(countryCode)
			if (code === null) return undefined
			return code === countryCode ? null : readTaxNumber(value, code)
		}
	}
}

/** The one thing to say about a tax number that is not clean: an error of the contract, else advice. */
function findIssue(value: unknown, asking: TaxCountry): Issue<TaxNumberIssueCode> {
	const { country, name, example, clause, forms } = asking
	if (typeof value !== 'string' || value === '') {
		const code = (value ?? '') === '' ? 'tax-number.missing' : 'tax-number.type'
		return issueOf(code, 'error', 'tax-number.1', { country, name, example, type: typeName(value) })
	}
	const found = recognizeTaxNumber(value, forms)
	const params = { country, name, example, kind: found?.name ?? '', value: found?.value ?? '' }
	if (clause !== null && !clause.pattern.test(value)) {
		if (found === null) return issueOf('tax-number.format', 'error', clause.rule, params)
		if (!clause.pattern.test(found.value)) return issueOf('tax-number.kind', 'error', clause.rule, params)
		return issueOf('tax-number.format', 'error', clause.rule, params, found.value)
	}
	if (found === null && value.trim() === '') return issueOf('tax-number.blank', 'warning', 'D-20', params)
	return issueOf(`tax-number.${found?.problem ?? 'unrecognized'}`, 'warning', 'D-22', params)
}

function issueOf(
	code: TaxNumberIssueCode,
	severity: Severity,
	rule: RuleId,
	params: Params,
	instead?: string,
): Issue<TaxNumberIssueCode> {
	const path = ['taxNumber']
	const suggestion = instead === undefined ? instead : [{ path, value: instead }]
	return makeIssue(TAX_NUMBER_MESSAGES, code, { severity, path, rule, params, suggestion })
}
