import { type Findings, note, noteMissing, toVerdict } from '../core/finding.ts'
import { openFindings, type PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import { typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { heldBy, isDisputedCountry } from '../country/disputed-country.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../country/unknown-country.ts'
import { suggestZip, type ZipAgrees } from './suggest-zip.ts'
import { ends, fitsExactly, NOT_COMPUTED, walk } from './zip-automaton.ts'
import { isNear, readZipCharacters, trimShort, zipCharacters } from './zip-text.ts'
import { type ZipForms, zipForms } from './zips.ts'

export const ZIP_MESSAGES = {
	'address.zip.missing': 'Enter the {zipField|postal code}. Use a format like {example}.',
	'address.zip.invalid': '"{zip}" isn\'t {aZipField|a postal code} of {country}. Use a format like {example}.',
	'address.zip.not-assigned':
		'Check {zip} for typos. We know no {zipField|postal code} of {country} that begins like this.',
	'address.zip.unused': 'Leave the {zipField|postal code} empty. Addresses in {country} have none.',
} as const

/** The issue codes of `checkZipFormat`. */
export type ZipFormatIssueCode = keyof typeof ZIP_MESSAGES | UnknownCountryIssueCode

const PATH = ['zip']

/** Countries whose sources disagree on which postal codes are valid (D-106). */
const DISPUTED: readonly string[] = ['CR', 'KH', 'MT', 'NI', 'SO', 'TZ']

/** Returns whether a service may take other zips of a country for valid (D-106). */
export function isDisputedZip(countryCode: string): boolean {
	return DISPUTED.includes(countryCode) || isDisputedCountry(countryCode)
}

/**
 * Returns a postal code in its country's format, or rejects a code that the country can't have (the fourth check of validate-order,
 * D-13). Only the format decides: lengths, letters and ranges that exist. The province doesn't count.
 *
 * - Accepts digits of any script, full-width characters, any dashes and spaces, small letters, and the country's code before the zip.
 * - A wrong format is a warning where the post hardly uses codes (D-104).
 * - A code that begins as none of the country's codes does is a warning if two sources agree.
 * - An empty zip passes if the country has no codes or doesn't require them. It is a warning if one source requires a zip, and an
 *   error if all sources do.
 *
 * @example
 * checkZipFormat('k1a0b1', 'CA') // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 * checkZipFormat('１０００００１', 'JP') // => { status: 'valid', value: '100-0001', issues: [] }
 * checkZipFormat('9O21O', 'US').issues[0].suggestion // => [{ path: ['zip'], value: '90210' }]
 * checkZipFormat('١١٥١١', 'EG') // => { status: 'valid', value: '11511', issues: [] }
 * checkZipFormat('', 'HK') // => { status: 'valid', value: '', issues: [] }
 */
export function checkZipFormat(
	zip: string | undefined,
	countryCode: string | undefined,
	options?: PolicyOptions,
): Verdict<string, ZipFormatIssueCode | PolicyCode> {
	const forms = zipForms(countryCode)
	if (options === undefined && isAsWritten(zip, forms)) return { status: 'valid', value: zip, issues: [] }
	const findings = openFindings(options)
	return toVerdict(judgeGivenZip(zip, forms, countryCode, anywhere, findings), findings)
}

/** Returns true for a code in its exact format. Most zips are, and then no findings are needed. */
function isAsWritten(zip: unknown, forms: ZipForms | null): zip is string {
	return forms !== null && typeof zip === 'string' && ends(walk(forms.start, zip))
}

const anywhere: ZipAgrees = () => true

/** Returns the canonical form of a zip without issues; null for any other. */
export function findZip(zip: string | undefined, countryCode: string | undefined): string | null {
	const verdict = checkZipFormat(zip, countryCode)
	return verdict.status === 'valid' && verdict.issues.length === 0 ? verdict.value : null
}

/**
 * Judges a zip of any type in a country that may be unknown. Returns undefined after noting an error. Suggests a zip only if it
 * agrees with `to.province`.
 */
export function judgeGivenZip(
	zip: unknown,
	forms: ZipForms | null,
	countryCode: unknown,
	agrees: ZipAgrees,
	to: Findings,
): string | undefined {
	if (forms === null) {
		noteUnknownCountry(to, countryCode)
		return undefined
	}
	const given = zip ?? ''
	if (typeof given === 'string') return judgeZipFormat(given, forms, agrees, to)
	if (forms.text === '') return noteUnused('', forms, to)
	const meant = typeof given === 'number' ? suggestZip(zipCharacters(String(given)), forms, to.province, agrees) : null
	return noteInvalid(typeName(given), 'error', meant, forms, to)
}

/** Returns a zip in its country's format; undefined after noting an error. */
function judgeZipFormat(zip: string, forms: ZipForms, agrees: ZipAgrees, to: Findings): string | undefined {
	const reached = walk(forms.start, zip)
	if (ends(reached) || (reached === NOT_COMPUTED && fitsExactly(forms.start, zip))) return zip
	const text = trimShort(zip)
	let characters = ''
	if (isNear(text, forms, reached)) {
		characters = zipCharacters(text)
		const code = readZipCharacters(characters, forms)
		if (code !== null) return code
		const doubtful = forms.all === null ? null : readZipCharacters(characters, forms.all)
		if (doubtful !== null) return noteInvalid(doubtful, 'warning', null, forms, to, 'address.zip.not-assigned')
	}
	if (text === '') return noteAbsent(forms, to)
	if (forms.text === '') return noteUnused(text, forms, to)
	const severity = forms.text.startsWith('?') ? 'warning' : 'error'
	return noteInvalid(text, severity, suggestZip(characters, forms, to.province, agrees, text), forms, to)
}

/** Judges a missing zip. The interface's default is the empty string. */
function noteAbsent(forms: ZipForms, to: Findings): string | undefined {
	const { countryCode: country, need } = forms
	if (need === null) return ''
	const severity = need === 'error' ? to.policy.missingZip : need
	const details = {
		severity,
		path: PATH,
		rule: 'D-13',
		policy: need === 'error' ? 'missingZip' : undefined,
		params: { country, example: forms.example },
	} as const
	noteMissing(to, ZIP_MESSAGES, 'address.zip.missing', details)
	return severity === 'error' ? undefined : ''
}

function noteUnused(text: string, { countryCode: country }: ZipForms, to: Findings): string {
	const suggestion = [{ path: PATH, value: '' }]
	const details = { severity: 'warning', path: PATH, rule: 'D-13', params: { country }, suggestion } as const
	note(to, ZIP_MESSAGES, 'address.zip.unused', details)
	return text
}

function noteInvalid(
	zip: string,
	severity: 'error' | 'warning',
	meant: string | null,
	forms: ZipForms,
	to: Findings,
	code: 'address.zip.invalid' | 'address.zip.not-assigned' = 'address.zip.invalid',
): string | undefined {
	const params = { zip, country: forms.countryCode, example: forms.example }
	const isClause = severity === 'error'
	const held = isClause ? heldBy(to, isDisputedZip(forms.countryCode)) : { severity, policy: undefined }
	const rule = isClause ? 'validate-order.4' : 'D-13'
	const suggestion = meant === null ? undefined : [{ path: PATH, value: meant }]
	note(to, ZIP_MESSAGES, code, { severity: held.severity, policy: held.policy, path: PATH, rule, params, suggestion })
	return held.severity === 'error' ? undefined : zip
}
