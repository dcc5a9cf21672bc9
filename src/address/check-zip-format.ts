import { clipParam, type Issue } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import { refuse, type Verdict } from '../core/verdict.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import { ends, fitsExactly, UNASKED, walk } from '../geo/zip-automaton.ts'
import { complete } from '../geo/zip-complete.ts'
import { isNear, readZipCharacters, trimShort, zipCharacters } from '../geo/zip-text.ts'
import { type ZipForms, zipForms, zipStart } from '../geo/zips.ts'
import { suggestZip } from './suggest-zip.ts'

export const ZIP_MESSAGES = {
	'address.zip.missing': 'Enter a postal code of {country}, such as {example}.',
	'address.zip.invalid': '{zip} is no postal code of {country}. Enter one such as {example}.',
	'address.zip.unused': 'Leave the zip empty: {country} uses none.',
} as const

export type ZipFormatIssueCode = keyof typeof ZIP_MESSAGES | UnknownCountryIssueCode

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
export function checkZipFormat(zip: string, countryCode: string): Verdict<string, ZipFormatIssueCode> {
	const reached = typeof zip === 'string' ? walk(zipStart(countryCode), zip) : UNASKED
	if (ends(reached)) return { status: 'valid', value: zip, issues: [] }
	const forms = zipForms(countryCode)
	if (forms === null) return refuse(unknownCountry(countryCode))
	if (reached === UNASKED && typeof zip === 'string' && fitsExactly(forms.start, zip))
		return { status: 'valid', value: zip, issues: [] }
	return explain(zip, forms, reached)
}

/** The canonical form of a zip about which there is nothing at all to say, else null. */
export function readZip(zip: unknown, countryCode: string): string | null {
	if (typeof zip !== 'string') return null
	if (ends(walk(zipStart(countryCode), zip))) return zip
	const forms = zipForms(countryCode)
	if (forms === null) return null
	if (fitsExactly(forms.start, zip)) return zip
	const code = readZipCharacters(zipCharacters(zip), forms)
	return code === null && forms.need === null && trimShort(zip) === '' ? '' : code
}

/** The verdict on a zip that is not in canonical form. */
function explain(zip: unknown, forms: ZipForms, reached: number): Verdict<string, ZipFormatIssueCode> {
	const text = typeof zip === 'string' ? trimShort(zip) : ''
	let characters = ''
	if (isNear(text, forms, reached)) {
		characters = zipCharacters(typeof zip === 'number' ? String(zip) : text)
		const code = typeof zip === 'string' ? readZipCharacters(characters, forms) : null
		if (code !== null) return { status: 'valid', value: code, issues: [] }
	}
	const issue = findIssue(zip, text, characters, forms)
	if (issue?.severity === 'error') return refuse(issue)
	return { status: 'valid', value: text, issues: issue === null ? [] : [issue] }
}

/** What is to say of a zip, in the words of `ZIP_MESSAGES`, without what fills templates: half a kilobyte, and a test compares the two. */
function findIssue(zip: unknown, text: string, characters: string, forms: ZipForms): Issue<ZipFormatIssueCode> | null {
	const { countryCode: country, need } = forms
	if (forms.refusal === '') {
		forms.example = complete(forms.start, forms.example, false) ?? ''
		forms.refusal = ` is no postal code of ${country}. Enter one such as ${forms.example}.`
	}
	const { example } = forms
	// A zip that is not there: its default is the empty string.
	if (text === '' && typeof (zip ?? '') === 'string') {
		if (need === null) return null
		const message = `Enter a postal code of ${country}, such as ${example}.`
		return {
			code: 'address.zip.missing',
			severity: need,
			path: PATH,
			message,
			params: { country, example },
			rule: 'D-13',
		}
	}
	if (forms.text === '') {
		const message = `Leave the zip empty: ${country} uses none.`
		const suggestion = [{ path: PATH, value: '' }]
		return {
			code: 'address.zip.unused',
			severity: 'warning',
			path: PATH,
			message,
			params: { country },
			rule: 'D-13',
			suggestion,
		}
	}
	const shown = clipParam(text || typeName(zip))
	const meant = suggestZip(characters, forms)
	const isDoubtful = forms.text.startsWith('?') && typeof zip === 'string'
	const code = 'address.zip.invalid'
	const severity = isDoubtful ? 'warning' : 'error'
	const rule = isDoubtful ? 'D-13' : 'validate-order.4'
	const params = { zip: shown, country, example }
	const message = shown + forms.refusal
	if (meant === null) return { code, severity, path: PATH, message, params, rule }
	return { code, severity, path: PATH, message, params, rule, suggestion: [{ path: PATH, value: meant }] }
}
