import { type Findings, note, noteMissing, noteNeed } from '../core/finding.ts'
import type { About, Change, Params, Path, PolicySeverity, RuleId } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { isDisputedCountry, severityBy } from '../country/disputed-country.ts'
import { isDisputedCode, isWholeCode } from './names-abroad.ts'
import type { CountryProvinces } from './province-facts.ts'
import type { Province, ProvinceTable } from './province-table.ts'
import { isCountryUnderCn, isNamedIn, provinceUse } from './province-use.ts'
import { resolveProvinceName } from './provinces.ts'
import type { ProvinceKind, ProvinceReading } from './read-province.ts'
import { canBeIn } from './zip-place.ts'

export const PROVINCE_MESSAGES = {
	'address.province.missing': 'Enter the {provinceField|province}. Most addresses in {country} have one.{hint}',
	'address.province.unknown': '"{province}" isn\'t a known {provinceField|province} in {country}.{hint}',
	'address.province.mismatch':
		'{province} is in {other}, not in {country}. Check the country and the {provinceField|province}.{taxHint|}',
	'address.province.code-missing':
		'Enter the code of the {provinceField|province}: this order to {country} is checked by code.{hint}',
	'address.province.code-unknown': 'No known {provinceField|province} in {country} has the code "{code}".{hint}',
	'address.province.code-level': '"{code}" isn\'t {aProvinceField|a province} that addresses in {country} use.{hint}',
	'address.province.conflict':
		'{code} is the code of {name}, not of {province}. Check the {provinceField|province}. The code is used.',
	'address.province.code-doubted':
		'{code} is the code of {name}, but the {zipField|postal code} belongs to {province}. Check the code. {province} is used.',
	'address.province.is-country': 'Enter {name} as the country, not as a province.',
} as const

export type ProvinceCode = keyof typeof PROVINCE_MESSAGES

const CODE: Path = ['provinceCode']
const NAME: Path = ['province']
const COUNTRY: Path = ['countryCode']

/** A finding about the two fields of a province: its code, field, severity (`severityOf`) and rule. */
const NOTES: Readonly<Record<Note, readonly [code: string, Path, SeverityKey, RuleId, About?]>> = {
	missing: ['missing', CODE, 'missing', 'validate-order.1'],
	'code-missing': ['code-missing', CODE, 'missingProvince', 'D-11'],
	'code-open': ['code-unknown', CODE, 'open', 'D-11'],
	'code-by-policy': ['code-unknown', CODE, 'province', 'D-11'],
	'code-rejected': ['code-unknown', CODE, 'unknownProvinceCode', 'D-11'],
	'code-level': ['code-level', CODE, 'open', 'D-11'],
	'name-level': ['code-level', NAME, 'open', 'D-11'],
	'name-open': ['unknown', NAME, 'open', 'validate-order.1'],
	'name-by-policy': ['unknown', NAME, 'province', 'validate-order.1'],
	abroad: ['mismatch', NAME, 'provinceMismatch', 'validate-order.1'],
	conflict: ['conflict', NAME, 'open', 'D-11', 'change'],
	doubted: ['code-doubted', CODE, 'open', 'D-11', 'change'],
}

type Note =
	| 'missing'
	| `code-${'missing' | 'open' | 'by-policy' | 'rejected' | 'level'}`
	| `name-${'level' | 'open' | 'by-policy'}`
	| 'abroad'
	| 'conflict'
	| 'doubted'
/** A fixed severity, or the severity of a policy key in a country (`severityOf`). */
type SeverityKey = 'open' | 'missing' | 'missingProvince' | 'province' | 'unknownProvinceCode' | 'provinceMismatch'
/** The findings to note, in this order. A finding after `or-` counts only if no finding before it is an error. */
type Cell = '' | Note | `${Note} ${Note}` | `${Note} or-${Note}`
/**
 * The columns: `named` for countries whose addresses contain a province, `unnamed` for others. If the order requires the check of the code, the
 * columns are `required`, `used` and `unnamedByCode` instead. `columnOf` chooses the column.
 */
type Row = readonly [named: Cell, required: Cell, used: Cell, unnamed: Cell, unnamedByCode: Cell]

/** The rule (D-11) as a table. The rows are the meanings of the two fields. The columns are the ways in which a country's addresses use provinces. */
export const PROVINCE_RULE: Readonly<Record<ProvinceKind, Row>> = {
	nothing: ['missing', 'code-missing', 'missing', '', ''],
	agreed: ['', '', '', '', ''],
	name: ['', 'code-missing', '', '', ''],
	conflict: ['conflict', 'conflict', 'conflict', 'conflict', 'conflict'],
	'doubted code': ['doubted', 'doubted', 'doubted', 'doubted', 'doubted'],
	'known code, unknown name': ['name-open', 'name-open', 'name-open', '', ''],
	'known name, unknown code': ['code-open', 'code-rejected', 'code-rejected', '', 'code-rejected'],
	'known name, code of a list': ['code-open', 'code-open', 'code-open', '', ''],
	'name as code': ['code-open', 'code-rejected', 'code-rejected', '', ''],
	'name as code, unknown name': ['code-open name-open', 'code-rejected name-open', 'code-rejected name-open', '', ''],
	'known name, code of a level': ['code-level', 'code-level', 'code-level', '', ''],
	'code of a level': ['code-level', 'code-level', 'code-level', '', ''],
	'code of a level, unknown name': ['code-level name-open', 'code-level name-open', 'code-level name-open', '', ''],
	'name of a level': ['name-level', 'code-missing name-level', 'name-level', '', ''],
	'unknown code': ['code-by-policy', 'code-rejected', 'code-rejected', '', 'code-rejected'],
	'unknown name': ['name-by-policy', 'code-missing name-open', 'name-open', '', ''],
	'both unknown': ['name-by-policy', 'code-rejected name-open', 'code-rejected name-open', '', 'code-rejected'],
	'code abroad': ['abroad', 'abroad or-code-rejected', 'abroad or-code-rejected', 'abroad', 'abroad or-code-rejected'],
	'name abroad': ['abroad', 'abroad or-code-missing', 'abroad', 'abroad', 'abroad'],
	'both abroad': ['abroad', 'abroad code-rejected', 'abroad code-rejected', 'abroad', 'abroad code-rejected'],
}

/**
 * Returns the province that was read; null if the fields are empty, and undefined after an error or if data is missing. `supported` lists the
 * countries of `read.abroad` with more evidence than the province's name: a full code (`US-CA`), the zip, the country's name or the phone.
 */
export function judgeProvince(
	read: ProvinceReading,
	supported: readonly string[],
	mustBeCode: boolean,
	to: Findings,
): Province | null | undefined {
	const { kind, country, known } = read
	if (read.abroad === undefined && mayBeAbroad(read, supported, mustBeCode, to)) {
		noteNeed(to, { kind: 'places' })
		return undefined
	}
	let isRefused = false
	const cell = kind === 'agreed' ? '' : PROVINCE_RULE[kind][columnOf(read, mustBeCode)]
	if (cell !== '') {
		for (const word of cell.split(' ')) {
			const isElse = word.startsWith('or-')
			if (isElse && isRefused) break
			isRefused = noteIt((isElse ? word.slice(3) : word) as Note, read, supported, to) || isRefused
		}
	}
	if (isRefused) return undefined
	if (known !== null && isCountryUnderCn(country, known.code)) noteCountry(read, known, to)
	return known ?? (kind === 'nothing' ? null : asGiven(read))
}

/**
 * If the names of all provinces aren't loaded, an unknown text may be the name of a province in another country. Returns whether the finding would
 * then be different. The finding could become an error, disappear, or move to the other field.
 */
function mayBeAbroad(read: ProvinceReading, supported: readonly string[], mustBeCode: boolean, to: Findings): boolean {
	if (!isNamedIn(read.country) && !isSureAbroad(read, to)) return false
	const isSupported = supported.length > 0 || isWholeCode(read.code) || isWholeCode(read.name)
	const isError = (as: SeverityKey): boolean => severityOf(as, read, isSupported, to).severity === 'error'
	const isErrorAbroad = isError('provinceMismatch')
	const column = columnOf(read, mustBeCode)
	if (column === 3) return isErrorAbroad
	if (column > 0) return isErrorAbroad && (read.kind === 'unknown name' || !isError('unknownProvinceCode'))
	return isError('province') ? !isErrorAbroad || read.kind === 'both unknown' : isErrorAbroad
}

/** Returns an unknown province, or a division that addresses don't use, as it was given. */
function asGiven({ country, code, name, level }: ProvinceReading): Province {
	const kept = level ?? code
	return { code: kept, name: name === '' ? kept : name, isoCode: level === null ? null : `${country}-${level}` }
}

function columnOf({ kind, country, of }: ProvinceReading, mustBeCode: boolean): 0 | 1 | 2 | 3 | 4 {
	const isByCode = mustBeCode && isDivided(of)
	const use = provinceUse(country)
	if (use === 'hidden' || use === 'none' || (use === 'optional' && kind === 'nothing')) return isByCode ? 4 : 3
	if (!isByCode) return 0
	return use === 'required' ? 1 : 2
}

/** Adds one finding. Returns true if it is an error. */
function noteIt(word: Note, read: ProvinceReading, supported: readonly string[], to: Findings): boolean {
	const [name, field, as, rule, about] = NOTES[word]
	const code = `address.province.${name}` as ProvinceCode
	const { severity, policy } = severityOf(as, read, supported.length > 0, to)
	const path = word === 'abroad' && read.abroad ? [read.abroad.field] : field
	const [params, suggestion] = detailsOf(word, read, supported)
	const noteOne = code.endsWith('missing') ? noteMissing : note
	noteOne(to, PROVINCE_MESSAGES, code, { severity, policy, about, path, rule, params, suggestion })
	return severity === 'error'
}

/** If the input has only the field of the name, a missing province is reported at this field (D-121). */
export function reportWhereGiven(input: unknown, { list }: Findings): void {
	if (list === null || readField(input, 'provinceCode') !== undefined || readField(input, 'province') === undefined)
		return
	for (const finding of list)
		if (finding.code === 'address.province.missing') finding.path = [...finding.prefix, 'province']
}

/** A warning for every policy. */
const OPEN: PolicySeverity = { severity: 'warning', policy: undefined }

/** Returns the severity of a finding in a country. */
function severityOf(as: SeverityKey, read: ProvinceReading, isSupported: boolean, to: Findings): PolicySeverity {
	if (as === 'open') return OPEN
	if (as === 'missingProvince') return { severity: to.policy.missingProvince, policy: as }
	if (as === 'unknownProvinceCode') return provinceSeverity(read, as, to)
	/** The severity if neither field contains a known province. */
	const ifUnknown = provinceUse(read.country) === 'required' ? provinceSeverity(read, 'province', to) : OPEN
	if (as === 'province') return ifUnknown
	const isError = ifUnknown.severity === 'error'
	if (as === 'missing') return isError ? severityOf('missingProvince', read, isSupported, to) : ifUnknown
	return isSureAbroad(read, to) || (isNamedIn(read.country) && (isError || isSupported))
		? provinceSeverity(read, as, to)
		: OPEN
}

/** Returns whether a province abroad is a mismatch in every country, because of its full code or the policy. */
function isSureAbroad({ abroad, code, name }: ProvinceReading, { policy }: Findings): boolean {
	if (policy.provinceMismatch === 'everywhere') return true
	return abroad === undefined ? isWholeCode(code) || isWholeCode(name) : (abroad?.named.length ?? 0) > 0
}

/**
 * Returns the severity of a policy key for the provinces of a country. If none of a country's provinces is in ISO 3166-2, they are disputed: a
 * service may know only provinces of ISO 3166-2 (D-106).
 */
function provinceSeverity(
	{ country, of, code, name }: ProvinceReading,
	key: 'province' | 'provinceMismatch' | 'unknownProvinceCode',
	to: Findings,
): PolicySeverity {
	if (to.policy[key] === 'warning') return { severity: 'warning', policy: key }
	const isDisputed = isDisputedCountry(country) || isUndivided(of) || isDisputedCode(code || name, country)
	return severityBy(to, isDisputed, key)
}

/** Returns whether ISO 3166-2 divides the country, even if its addresses don't contain these divisions. */
export function isDivided({ provinces, otherDivisions }: CountryProvinces): boolean {
	return provinces.length > 0 || otherDivisions().codes.size > 0
}

/** Returns whether none of the country's provinces is in ISO 3166-2. */
export function isUndivided({ provinces }: ProvinceTable): boolean {
	return provinces.length > 0 && provinces.every(({ isoCode }) => isoCode === null)
}

/**
 * Returns the province to suggest: the known province, otherwise the one with the nearest name, otherwise the province of the zip. Returns null
 * instead of a province that the zip contradicts.
 */
function meantBy({ country, of, near, abroad, zip }: ProvinceReading): Province | null {
	if (abroad !== null) return null
	if (near !== null) return !isCountryUnderCn(country, near.code) && canBeIn(zip, near.code) ? near : null
	const [only] = zip.provinces
	return only !== undefined && zip.provinces.length === 1 && isNamedIn(country) ? (of.byCode.get(only) ?? null) : null
}

/** Returns the parameters of a finding's message, and the suggested changes. */
function detailsOf(
	word: Note,
	read: ProvinceReading,
	supported: readonly string[],
): readonly [params: Params, suggestion: readonly Change[] | undefined] {
	const { country, code, name, byCode, byName, known, abroad, zip } = read
	const meant = meantBy(read)
	const hint = meant === null ? '' : ` Did you mean ${meant.name}?`
	switch (word) {
		case 'missing':
			return [{ country, hint }, meant === null ? undefined : [codeOf(meant)]]
		case 'name-level':
			return [{ country, code: name, hint: '' }, undefined]
		case 'name-open':
		case 'name-by-policy': {
			if (meant === null) return [{ country, province: name, hint }, undefined]
			const toName = { path: NAME, value: meant.name }
			return [{ country, province: name, hint }, byCode === null && code !== '' ? [toName, codeOf(meant)] : [toName]]
		}
		case 'abroad': {
			const [only = ''] = supported
			const params = { country, province: abroad?.text ?? '', other: abroad?.countries.join(', ') ?? '' }
			return [params, supported.length === 1 ? [{ path: COUNTRY, value: only }] : undefined]
		}
		case 'conflict':
		case 'doubted': {
			const { code: given, name: meansName } = byCode as Province
			const of = { country, code: given, name: meansName }
			if (word === 'doubted') return [{ ...of, province: (known as Province).name }, [codeOf(known as Province)]]
			// Suggests the name of the code's province, unless the zip contradicts this province.
			const suggestion = canBeIn(zip, given) ? [{ path: NAME, value: meansName }] : undefined
			return [{ ...of, province: name }, suggestion]
		}
		default: {
			if (meant === null) return [{ country, code, hint }, undefined]
			const isOtherName = byName !== null && byName.code !== meant.code
			return [
				{ country, code, hint },
				isOtherName ? [codeOf(meant), { path: NAME, value: meant.name }] : [codeOf(meant)],
			]
		}
	}
}

function codeOf({ code, name }: Province): Change {
	return { path: CODE, value: code, label: name }
}

/** Adds a finding for a province of CN that the post treats as a country (D-12). */
function noteCountry(read: ProvinceReading, { code, name }: Province, to: Findings): void {
	const suggestion = toOwnCountry(read, code, name)
	note(to, PROVINCE_MESSAGES, 'address.province.is-country', {
		severity: 'warning',
		path: read.byCode === null && read.name !== '' ? NAME : CODE,
		rule: 'D-12',
		params: { name, country: code },
		suggestion,
	})
}

/**
 * Returns the changes that turn a province of CN into the country that the post uses. Fields without a province of that country are cleared. Returns
 * undefined if both fields would be empty, but addresses of that country contain a province.
 */
function toOwnCountry(
	{ code, name, provinces }: ProvinceReading,
	country: string,
	label: string,
): Change[] | undefined {
	const given = [
		{ path: CODE, text: code },
		{ path: NAME, text: name },
	].filter(({ text }) => text !== '')
	const unknown = given.filter(({ text }) => resolveProvinceName(provinces.of(country), text) === null)
	if (unknown.length === given.length && isNamedIn(country)) return undefined
	return [{ path: COUNTRY, value: country, label }, ...unknown.map(({ path }) => ({ path, value: '' }))]
}
