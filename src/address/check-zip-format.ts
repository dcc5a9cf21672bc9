import { type Issue, makeIssue, type Params, type RuleId, type Severity } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'
import { canonicalZip, trimShort } from '../geo/zip-text.ts'
import { type ZipForms, zipForms } from '../geo/zips.ts'
import { suggestZip } from './suggest-zip.ts'

export const ZIP_MESSAGES = {
	'address.zip.missing': 'Enter a postal code of {country}, such as {example}.',
	'address.zip.invalid': '{zip} is no postal code of {country}. Enter one such as {example}.',
	'address.zip.unused': 'Leave the zip empty: {country} uses none.',
} as const

export type ZipFormatCode = keyof typeof ZIP_MESSAGES | UnknownCountryCode

const PATH = ['zip']

/**
 * Decides whether a zip is a postal code of the country (the fourth check of validate-order, D-13), by its form alone: the
 * lengths, letters and ranges that exist, not the province. The value is the code as its country writes it.
 *
 * Full-width characters, any dashes and spaces, small letters and the country's code before the zip are read. An empty zip is
 * fine where the country has no codes or does not ask for one, a warning where one source asks, an error where all do.
 *
 * @example
 * checkZipFormat('k1a0b1', 'CA') // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 * checkZipFormat('１０００００１', 'JP') // => { status: 'valid', value: '100-0001', issues: [] }
 * checkZipFormat('9O21O', 'US').issues[0].suggestion // => [{ path: ['zip'], value: '90210' }]
 * checkZipFormat('', 'HK') // => { status: 'valid', value: '', issues: [] }
 */
export function checkZipFormat(zip: string, countryCode: string): Verdict<string, ZipFormatCode> {
	const read = readZip(zip, countryCode)
	return read === null ? explain(zip, countryCode) : { status: 'valid', value: read, issues: [] }
}

/** The canonical form of a zip about which there is nothing at all to say, else null. */
export function readZip(zip: unknown, countryCode: string): string | null {
	const forms = zipForms(countryCode)
	if (typeof zip !== 'string' || forms === null) return null
	const code = canonicalZip(zip, forms)
	return code === null && forms.need === null && isBlank(zip, textOf(zip)) ? '' : code
}

/** The verdict on a zip about which there is something to say. */
function explain(zip: unknown, countryCode: string): Verdict<string, ZipFormatCode> {
	const forms = zipForms(countryCode)
	if (forms === null) return refuse(unknownCountry(countryCode))
	const text = textOf(zip)
	const issue = findIssue(zip, text, forms)
	return settle(text, issue === null ? [] : [issue])
}

function findIssue(zip: unknown, text: string, forms: ZipForms): Issue<ZipFormatCode> | null {
	const { countryCode: country, example, need } = forms
	if (isBlank(zip, text)) return need === null ? null : zipIssue('missing', need, 'D-13', { country, example })
	if (forms.text === '') return zipIssue('unused', 'warning', 'D-13', { country }, '')
	const params = { zip: text || typeName(zip), country, example }
	const meant = suggestZip(typeof zip === 'number' ? String(zip) : text, forms)
	return forms.isDoubtful && typeof zip === 'string'
		? zipIssue('invalid', 'warning', 'D-13', params, meant)
		: zipIssue('invalid', 'error', 'validate-order.4', params, meant)
}

function zipIssue(
	kind: 'missing' | 'invalid' | 'unused',
	severity: Severity,
	rule: RuleId,
	params: Params,
	meant?: string,
): Issue<ZipFormatCode> {
	const suggestion = meant === undefined ? meant : [{ path: PATH, value: meant }]
	return makeIssue(ZIP_MESSAGES, `address.zip.${kind}`, { severity, path: PATH, rule, params, suggestion })
}

/** A text without the space around it, a long one as it is; nothing for what is no text. */
function textOf(zip: unknown): string {
	return typeof zip === 'string' ? trimShort(zip) : ''
}

/** A zip that is not there: its default is the empty string. */
function isBlank(zip: unknown, text: string): boolean {
	return text === '' && typeof (zip ?? '') === 'string'
}
