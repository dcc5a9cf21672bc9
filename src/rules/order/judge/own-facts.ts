import type { AddressFacts } from '../../address/address-facts.ts'
import { judgeAddress } from '../../address/validate-address.ts'
import { CHECK } from '../../contract/judge-fields.ts'
import type { Address } from '../../contract/resources.ts'
import { type Finding, type Findings, noFindings, note } from '../../core/finding.ts'
import type { Params } from '../../core/issue.ts'
import { openFields, openItems } from '../../core/open.ts'
import type { Policy } from '../../core/policy.ts'
import { readField } from '../../core/read.ts'

/** A `zip` that the shop accepts although our data doesn't, with its `countryCode` and the `reason`. */
export interface OwnZip {
	/** The alpha-2 code of the country. */
	readonly countryCode: string
	readonly zip: string
	/** The reason that the warning shows. */
	readonly reason: string
}

/** A text (`name`) that the shop reads as a province although our data doesn't have it: `countryCode`, `provinceCode` and the `reason`. */
export interface OwnProvince {
	/** The alpha-2 code of the country. */
	readonly countryCode: string
	readonly name: string
	readonly provinceCode: string
	/** The reason that the warning shows. */
	readonly reason: string
}

/**
 * The shop's own facts: zips (`ownZips`) and provinces (`ownProvinces`) that our data doesn't have (D-18). At most 1,000 rows of each kind are read.
 * An incomplete row is ignored without a warning.
 */
export interface OwnFacts {
	readonly ownZips?: readonly OwnZip[] | undefined
	readonly ownProvinces?: readonly OwnProvince[] | undefined
}

/** The complete rows of the shop's own facts. */
export interface OwnRows {
	readonly ownZips: readonly OwnZip[]
	readonly ownProvinces: readonly OwnProvince[]
}

export const OWN_MESSAGES = {
	'address.zip.own': 'This shop accepts {zip} for {country}: {reason}',
	'address.province.own': 'This shop reads "{name}" as {province}: {reason}',
} as const

export type OwnFactsCode = keyof typeof OWN_MESSAGES

const MAX_OWN = 1000
/** The longest text of a row. */
const MAX_LENGTH = 250

/** Returns the complete rows of a caller's own facts; null if no row is complete. */
export function openOwnFacts(facts: unknown): OwnRows | null {
	const zips = readField(facts, 'ownZips')
	const provinces = readField(facts, 'ownProvinces')
	if (zips === undefined && provinces === undefined) return null
	const ownZips = openRows<OwnZip>(zips, ['countryCode', 'zip', 'reason'])
	const ownProvinces = openRows<OwnProvince>(provinces, ['countryCode', 'name', 'provinceCode', 'reason'])
	return ownZips.length > 0 || ownProvinces.length > 0 ? { ownZips, ownProvinces } : null
}

function openRows<T>(list: unknown, names: readonly (keyof T)[]): readonly T[] {
	const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH
	return openItems(list, MAX_OWN)
		.map((row) => openFields<T>(row, names))
		.filter((row): row is typeof row & T => Object.values(row).every(isText))
}

/**
 * Checks an address with the shop's own facts (D-18). If a row has exactly the text of the address, the error about this text becomes a warning.
 * Returns the address with the province that was read, and the normalized address.
 */
export function judgeOwnAddress(
	given: Address,
	requireCode: boolean,
	{ ownZips, ownProvinces }: OwnRows,
	addresses: AddressFacts,
	to: Findings,
): readonly [read: Address, address: Address] {
	const row = findProvince(given, requireCode, ownProvinces, addresses, to.policy)
	const read = row === undefined ? given : asProvince(given, row)
	const address = judgeAddress(read, requireCode, addresses, to)
	if (row !== undefined) {
		const params = { name: row.name, province: address.province || row.provinceCode, reason: row.reason }
		noteOwn('address.province.own', nameOf(given).field, CHECK.province, params, to)
	}
	const zip = given.zip.trim()
	const own = ownZips.find((each) => each.zip === zip && each.countryCode === to.country)
	if (own !== undefined) acceptZip(own, to)
	return [read, address]
}

/** Returns the row that removes an error about the province and adds no other error. */
function findProvince(
	given: Address,
	requireCode: boolean,
	rows: readonly OwnProvince[],
	addresses: AddressFacts,
	policy: Policy,
): OwnProvince | undefined {
	const { name } = nameOf(given)
	const alike = rows.filter((row) => row.name === name)
	if (alike.length === 0) return undefined
	const judge = (address: Address): Findings => {
		const findings = noFindings(policy)
		judgeAddress(address, requireCode, addresses, findings)
		return findings
	}
	const before = judge(given)
	const row = alike.find(({ countryCode }) => countryCode === before.country)
	if (row === undefined || !errorsIn(before).some(isOfProvince)) return undefined
	const after = errorsIn(judge(asProvince(given, row)))
	const isOld = ({ code }: Finding): boolean => errorsIn(before).some((error) => error.code === code)
	return after.every((error) => !isOfProvince(error) && isOld(error)) ? row : undefined
}

/** Returns the text of an address's province, and its field. */
function nameOf({ province, provinceCode }: Address): { readonly name: string; readonly field: string } {
	const name = province.trim()
	return name === '' ? { name: provinceCode.trim(), field: 'provinceCode' } : { name, field: 'province' }
}

function asProvince(given: Address, { provinceCode }: OwnProvince): Address {
	return { ...given, province: '', provinceCode }
}

function errorsIn({ list }: Findings): readonly Finding[] {
	return list?.filter(({ severity }) => severity === 'error') ?? []
}

function isOfProvince({ check }: Finding): boolean {
	return check === CHECK.province
}

/** Replaces the finding about a zip with a warning that the shop accepts this zip. The finding is an error, or a doubt whether the zip exists. */
function acceptZip({ zip, reason }: OwnZip, to: Findings): void {
	const isReplaced = ({ check, severity, code }: Finding): boolean =>
		check === CHECK.zip && (severity === 'error' || code === 'address.zip.not-assigned')
	const others = to.list?.filter((finding) => !isReplaced(finding)) ?? []
	if (others.length === (to.list?.length ?? 0)) return
	to.list = others
	noteOwn('address.zip.own', 'zip', CHECK.zip, { zip, country: to.country as string, reason }, to)
	to.isRefused = errorsIn(to).length > 0
}

function noteOwn(code: OwnFactsCode, field: string, check: number, params: Params, to: Findings): void {
	to.check = check
	note(to, OWN_MESSAGES, code, { severity: 'warning', path: [field], rule: 'D-18', params })
}
