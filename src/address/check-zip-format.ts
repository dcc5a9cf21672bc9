import { clipParam, type Issue, makeIssue } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import { refuse, type Verdict } from '../core/verdict.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'
import { fitsExactly } from '../geo/zip-automaton.ts'
import { readZipCharacters, trimShort, zipCharacters } from '../geo/zip-text.ts'
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
	const forms = zipForms(countryCode)
	if (forms === null) return refuse(unknownCountry(countryCode))
	if (typeof zip === 'string' && fitsExactly(forms.start, zip)) return { status: 'valid', value: zip, issues: [] }
	return explain(zip, forms)
}

/** The canonical form of a zip about which there is nothing at all to say, else null. */
export function readZip(zip: unknown, countryCode: string): string | null {
	const forms = zipForms(countryCode)
	if (forms === null || typeof zip !== 'string') return null
	if (fitsExactly(forms.start, zip)) return zip
	const code = readZipCharacters(zipCharacters(zip), forms)
	return code === null && forms.need === null && trimShort(zip) === '' ? '' : code
}

/** The verdict on a zip that is not in canonical form. */
function explain(zip: unknown, forms: ZipForms): Verdict<string, ZipFormatCode> {
	const text = typeof zip === 'string' ? trimShort(zip) : ''
	const characters = zipCharacters(typeof zip === 'number' ? String(zip) : text)
	const code = typeof zip === 'string' ? readZipCharacters(characters, forms) : null
	if (code !== null) return { status: 'valid', value: code, issues: [] }
	const issue = findIssue(zip, text, characters, forms)
	if (issue?.severity === 'error') return refuse(issue)
	return { status: 'valid', value: text, issues: issue === null ? [] : [issue] }
}

function findIssue(zip: unknown, text: string, characters: string, forms: ZipForms): Issue<ZipFormatCode> | null {
	const { countryCode: country, example, need } = forms
	// A zip that is not there: its default is the empty string.
	if (text === '' && typeof (zip ?? '') === 'string') {
		if (need === null) return null
		const params = { country, example }
		return makeIssue(ZIP_MESSAGES, 'address.zip.missing', { severity: need, path: PATH, rule: 'D-13', params })
	}
	if (forms.text === '') {
		const suggestion = [{ path: PATH, value: '' }]
		const details = { severity: 'warning', path: PATH, rule: 'D-13', params: { country }, suggestion } as const
		return makeIssue(ZIP_MESSAGES, 'address.zip.unused', details)
	}
	// As the template says, without what fills templates: a test compares the two.
	forms.refusal ||= ` is no postal code of ${country}. Enter one such as ${example}.`
	const shown = clipParam(text || typeName(zip))
	const meant = suggestZip(characters, forms)
	const isDoubtful = forms.isDoubtful && typeof zip === 'string'
	return makeIssue(ZIP_MESSAGES, 'address.zip.invalid', {
		severity: isDoubtful ? 'warning' : 'error',
		path: PATH,
		rule: isDoubtful ? 'D-13' : 'validate-order.4',
		params: { zip: shown, country, example },
		message: shown + forms.refusal,
		suggestion: meant === null ? undefined : [{ path: PATH, value: meant }],
	})
}
