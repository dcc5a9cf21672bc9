import type { Issue } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'
import { type BR_MESSAGES, brIssue, isCleanCpf } from './br.ts'
import { type CN_MESSAGES, cnIssue } from './cn.ts'
import { formatTaxNumber } from './format-tax-number.ts'
import { type IT_MESSAGES, itIssue } from './it.ts'
import { type KR_MESSAGES, krIssue } from './kr.ts'
import { isCleanRfc, type MX_MESSAGES, mxIssue } from './mx.ts'
import { taxNumberIssue } from './tax-number.ts'
import { readTaxNumberCountry, type TaxNumberCountry, taxNumberField } from './tax-number-field.ts'

export const TAX_NUMBER_MESSAGES = {
	'tax-number.missing': 'Enter a {name}, such as {example}: orders to {country} need a tax number.',
	'tax-number.type': 'Send the tax number as a string, such as "{example}"; it is of type {type}.',
	'tax-number.blank': 'Enter a {name}, such as {example}: the tax number is white space alone.',
} as const

export type TaxNumberCode =
	| keyof typeof TAX_NUMBER_MESSAGES
	| keyof typeof BR_MESSAGES
	| keyof typeof MX_MESSAGES
	| keyof typeof CN_MESSAGES
	| keyof typeof IT_MESSAGES
	| keyof typeof KR_MESSAGES

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
): Verdict<string | null, TaxNumberCode | UnknownCountryCode> {
	const clean = readTaxNumber(taxNumber, countryCode)
	if (clean !== undefined) return { status: 'valid', value: clean, issues: [] }
	const country = readTaxNumberCountry(countryCode)
	if (country === null) return refuse(unknownCountry(countryCode))
	const value: unknown = taxNumber
	if (typeof value !== 'string' || value === '') return refuse(absenceIssue(value, country))
	const issue = issueOf(value, country)
	return settle(value, issue === null ? [] : [issue])
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
			return typeof value === 'string' && issueOf(value, countryCode) === null ? value : undefined
		default: {
			const code = readCountryCode(countryCode)
			if (code === null) return undefined
			return code === countryCode ? null : readTaxNumber(value, code)
		}
	}
}

/** What there is to say about a text that is not empty. */
function issueOf(value: string, country: TaxNumberCountry): Issue<TaxNumberCode> | null {
	if (country === 'BR') return brIssue(value)
	if (country === 'MX') return mxIssue(value)
	if (value.trim() === '')
		return taxNumberIssue(TAX_NUMBER_MESSAGES, 'tax-number.blank', 'warning', 'D-20', asked(country))
	return country === 'CN' ? cnIssue(value) : country === 'IT' ? itIssue(value) : krIssue(value)
}

/** Why nothing that is no text, or an empty one, is a tax number (D-20). A number is suggested as the text that was meant. */
function absenceIssue(value: unknown, country: TaxNumberCountry): Issue<TaxNumberCode> {
	if (value === undefined || value === null || value === '') {
		return taxNumberIssue(TAX_NUMBER_MESSAGES, 'tax-number.missing', 'error', 'tax-number.1', asked(country))
	}
	const params = { ...asked(country), type: typeName(value) }
	const meant = typeof value === 'number' ? formatTaxNumber(String(value), country) : undefined
	const passes = meant !== undefined && issueOf(meant, country)?.severity !== 'error'
	return taxNumberIssue(
		TAX_NUMBER_MESSAGES,
		'tax-number.type',
		'error',
		'tax-number.1',
		params,
		passes ? meant : undefined,
	)
}

function asked(country: TaxNumberCountry): { country: string; name: string; example: string } {
	const { name = '', example = '' } = taxNumberField(country) ?? {}
	return { country, name, example }
}
