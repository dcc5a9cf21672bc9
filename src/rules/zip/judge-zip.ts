import { type Findings, note, noteMissing } from '../core/finding.ts'
import type { Change, Params, Path, RuleId } from '../core/issue.ts'
import { isDisputedCountry, severityBy } from '../country/disputed-country.ts'
import type { ZipReading } from './read-zip.ts'
import { suggestZip } from './suggest-zip.ts'
import type { ZipForms } from './zips.ts'

export const ZIP_MESSAGES = {
	'address.zip.missing': 'Enter the {zipField|postal code}. Use a format like {example}.',
	'address.zip.invalid': '"{zip}" isn\'t a valid {zipField|postal code} for {country}. Use a format like {example}.',
	'address.zip.district': '"{zip}" is a district. Enter the {zipField|postal code}, like {example}, or leave it empty.',
	'address.zip.replaced': '"{zip}" has not been in use since {year}. Use a format like {example}.',
	'address.zip.not-assigned': 'Check {zip} for typos. No known {zipField|postal code} in {country} starts like this.',
	'address.zip.unused': "Leave the {zipField|postal code} empty. Addresses in {country} don't have one.",
} as const

export const ZIP_PROVINCE_MESSAGES = {
	'address.zip.province-mismatch':
		'{zip} is in {expected}, not in {province}. Check the {zipField|postal code} or the {provinceField|province}.',
} as const

const PATH: Path = ['zip']

/** Countries whose sources disagree about valid postal codes (D-106). */
const DISPUTED: readonly string[] = ['CR', 'KH', 'MT', 'NI', 'SO', 'TZ']

/** Matches districts of Dublin in the spelling from before Eircodes: `Dublin 2`, `D6W`. An address needs no Eircode. */
const DISTRICT = /^D(?:UBLIN)?(?:0?[1-9]|1\d|2[0-4]|6W(?:EST)?)$/
/** Matches old postal codes of South Korea. Codes of five digits replaced them on 1 August 2015 (Korea Post). */
const SIX_DIGITS = /^\d{6}$/

/** Returns whether a service may accept other zips in a country (D-106). */
export function isDisputedZip(countryCode: string): boolean {
	return DISPUTED.includes(countryCode) || isDisputedCountry(countryCode)
}

/**
 * Checks the result of `readZip` (validate-order.4, D-13). Returns the zip in its country's format; undefined if there is an error. A code is
 * suggested only if it can be in the province of the address.
 */
export function judgeZip(zip: ZipReading, province: string | null, to: Findings): string | undefined {
	const { forms, text, isText, code, notAssigned } = zip
	if (code !== null) return code
	if (text === '') return noteAbsent(forms, to)
	if (forms.text === '') return noteUnused(isText ? text : '', forms, to)
	if (notAssigned === null) return noteInvalid(zip, province, to)
	const params = { zip: notAssigned, country: forms.countryCode, example: forms.example }
	note(to, ZIP_MESSAGES, 'address.zip.not-assigned', { severity: 'warning', path: PATH, rule: 'D-13', params })
	return notAssigned
}

/** Judges a missing zip. In the API documentation, the default is an empty string. */
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

/** Checks a text that isn't a code. The text is only a warning if the country may have codes that the tables don't list. */
function noteInvalid(zip: ZipReading, province: string | null, to: Findings): string | undefined {
	const { forms, text, isText, characters } = zip
	const { countryCode: country, example } = forms
	const isDoubtful = isText && forms.text.startsWith('?')
	const { severity, policy } = isDoubtful
		? ({ severity: 'warning', policy: undefined } as const)
		: severityBy(to, isDisputedZip(country))
	const rule: RuleId = isDoubtful ? 'D-13' : 'validate-order.4'
	const params = { zip: text, country, example }
	const meant = suggestZip(zip, province)
	const suggestion = meant === null ? undefined : [{ path: PATH, value: meant }]
	const details = { severity, policy, path: PATH, rule, params, suggestion } as const
	if (country === 'IE' && DISTRICT.test(characters)) note(to, ZIP_MESSAGES, 'address.zip.district', details)
	else if (country === 'KR' && SIX_DIGITS.test(characters))
		note(to, ZIP_MESSAGES, 'address.zip.replaced', { ...details, params: { ...params, year: '2015' } })
	else note(to, ZIP_MESSAGES, 'address.zip.invalid', details)
	return severity === 'error' ? undefined : text
}

/** Adds a warning that a zip is in another province (D-14). */
export function noteOtherProvince(
	params: Params,
	path: Path,
	suggestion: readonly Change[] | undefined,
	to: Findings,
): void {
	const details = { severity: 'warning', path, rule: 'D-14', params, suggestion } as const
	note(to, ZIP_PROVINCE_MESSAGES, 'address.zip.province-mismatch', details)
}
