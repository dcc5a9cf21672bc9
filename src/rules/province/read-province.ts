import { isBlankText } from '../text/fold.ts'
import { isTooShort } from '../text/nearest.ts'
import { otherMeanings, provinceOfCode } from './numberings.ts'
import { findElsewhere, isWholeCode } from './province-elsewhere.ts'
import type { ProvinceFacts } from './province-facts.ts'
import { provinceKeys } from './province-key.ts'
import { isCountryUnderCn } from './province-use.ts'
import {
	isNamedIn,
	type Province,
	provinceUse,
	readOtherCode,
	readOtherName,
	resolveProvinceName,
	suggestProvince,
} from './provinces.ts'
import { canBeIn, type ZipPlace } from './zip-place.ts'

/** The fields of an address that say which province it is in, as text; each may be empty. */
export interface GivenPlace {
	readonly provinceCode: string
	readonly province: string
	readonly city: string
}

/**
 * What the two fields of a province say together. A level is a division that addresses of the country don't use. Abroad are names and
 * codes of other countries' provinces.
 */
export type ProvinceKind =
	| 'nothing'
	| 'agreed'
	| 'name'
	| 'conflict'
	| 'doubted code'
	| 'known code, unknown name'
	| 'known name, unknown code'
	| 'known name, code of a level'
	| 'code of a level'
	| 'code of a level, unknown name'
	| 'name of a level'
	| 'unknown code'
	| 'unknown name'
	| 'both unknown'
	| 'code abroad'
	| 'name abroad'
	| 'both abroad'

/** The two fields of a province, read once, with their witnesses. */
export interface ProvinceReading {
	readonly kind: ProvinceKind
	readonly country: string
	/** The facts that it was read from. */
	readonly provinces: ProvinceFacts
	/** The trimmed texts of the two fields. */
	readonly code: string
	readonly name: string
	readonly byCode: Province | null
	readonly byName: Province | null
	/** The province of the address, known by its code or its name. */
	readonly known: Province | null
	/** The known province, or the one whose name is nearest. */
	readonly near: Province | null
	/** The ISO 3166-2 suffix of a level. */
	readonly level: string | null
	/** Undefined if the fields are read by nothing that is there, and the names of all provinces are left out. */
	readonly abroad: Abroad | null | undefined
	readonly zip: ZipPlace
}

/** A province of other countries. */
export interface Abroad {
	readonly field: 'province' | 'provinceCode'
	readonly text: string
	readonly countries: readonly string[]
	/** Those of the countries that a whole code such as `US-CA` names, too. */
	readonly named: readonly string[]
}

/** Returns what the fields of a province mean in a country. `zip` says where the zip of the address is. */
export function readProvince(
	given: GivenPlace,
	country: string,
	provinces: ProvinceFacts,
	zip: ZipPlace,
): ProvinceReading {
	const code = given.provinceCode.trim()
	const name = given.province.trim()
	const usual = code === '' ? null : provinceOfCode(provinces, country, code)
	const byName = name === '' ? null : resolveProvinceName(provinces, country, name, usual)
	const isUsualThere = usual === null || canBeIn(zip, usual.code)
	const chosen =
		code === '' || byName?.code === usual?.code || (byName === null && isUsualThere)
			? null
			: chooseOther(provinces, country, code, name, usual, byName, zip)
	const isDoubted = chosen !== null && !isUsualThere
	const byCode = isDoubted ? usual : (chosen ?? usual)
	const level = byCode === null ? readLevel(provinces, country, code, name, byName) : null
	const known = chosen ?? byCode ?? byName
	const isEmpty = code === '' && name === ''
	const isFindable = !isEmpty && known === null && isNamedIn(country)
	const near = isFindable
		? (findByText(provinces, country, given.province, given.city) ??
			findByText(provinces, country, given.provinceCode, given.city))
		: known
	const isRead = isEmpty || near !== null || level !== null
	const abroad = isRead ? null : findAbroad(provinces, code, name, given.city, country)
	const isLevelNamed = code !== '' && level !== null && readOtherName(provinces, country, name) === level
	const unread = isLevelNamed ? '' : name
	const kind = isDoubted ? 'doubted code' : kindOf(country, code, unread, byCode, byName, level, abroad ?? null)
	return { kind, country, provinces, code, name, byCode, byName, known, near, level, abroad, zip }
}

function kindOf(
	country: string,
	code: string,
	name: string,
	byCode: Province | null,
	byName: Province | null,
	level: string | null,
	abroad: Abroad | null,
): ProvinceKind {
	if (byCode !== null) {
		if (byName === null) return name === '' ? 'agreed' : 'known code, unknown name'
		return byName.code === byCode.code || isCountryUnderCn(country, byCode.code) ? 'agreed' : 'conflict'
	}
	const isCoded = code !== ''
	if (byName !== null)
		return isCoded ? (level === null ? 'known name, unknown code' : 'known name, code of a level') : 'name'
	if (level !== null)
		return isCoded ? (name === '' ? 'code of a level' : 'code of a level, unknown name') : 'name of a level'
	if (name === '') return isCoded ? (abroad === null ? 'unknown code' : 'code abroad') : 'nothing'
	if (!isCoded) return abroad === null ? 'unknown name' : 'name abroad'
	return abroad === null ? 'both unknown' : 'both abroad'
}

/** Returns the suffix of a level that the code means, or, if there is no code, the name. */
function readLevel(
	provinces: ProvinceFacts,
	country: string,
	code: string,
	name: string,
	byName: Province | null,
): string | null {
	if (code !== '') return readOtherCode(provinces, country, code)
	if (name === '' || byName !== null) return null
	return provinceUse(country) === 'none'
		? readOtherCode(provinces, country, name)
		: readOtherName(provinces, country, name)
}

/**
 * Returns the province that a code means in this address, if that isn't the usual one, or if there is no usual one (D-11). Null if the usual
 * one counts.
 *
 * - With a name beside the code: the province of the name, if a numbering in use gives it the code, or if the zip can only be there.
 * - Without a name: the province of another numbering, if the zip can only be there.
 */
function chooseOther(
	provinces: ProvinceFacts,
	country: string,
	code: string,
	name: string,
	usual: Province | null,
	byName: Province | null,
	zip: ZipPlace,
): Province | null {
	if (byName !== null) {
		if (isCountryUnderCn(country, byName.code)) return null
		const isNamedThere = canBeIn(zip, byName.code)
		if (usual !== null && isNamedThere !== canBeIn(zip, usual.code)) return isNamedThere ? byName : null
		return otherMeanings(provinces, country, code, usual).find((other) => other.code === byName.code) ?? null
	}
	if (name !== '') return null
	const [only = null, ...more] = otherMeanings(provinces, country, code, usual).filter((other) =>
		canBeIn(zip, other.code),
	)
	return more.length === 0 ? only : null
}

/** Returns the province of a name in either field, or of a misspelled name. */
function findByText(provinces: ProvinceFacts, country: string, text: string, city: string): Province | null {
	if (isTooShort(text)) return null
	return (
		resolveProvinceName(provinces, country, text) ??
		(isCity(text, city) ? null : suggestProvince(provinces, country, text))
	)
}

/** A shorter text in the code's field is a code, even where a province abroad is named so: BAY is Bavaria in shop systems. */
const SHORTEST_NAME = 4

/** Returns the other countries that have the province of the name, or otherwise of the code; undefined if nothing tells. */
function findAbroad(
	provinces: ProvinceFacts,
	code: string,
	name: string,
	city: string,
	country: string,
): Abroad | null | undefined {
	const byName = isCity(name, city) ? [] : findElsewhere(provinces, name, country)
	const byCode = code.length < SHORTEST_NAME || isCity(code, city) ? [] : findElsewhere(provinces, code, country)
	if (byName === undefined || byCode === undefined) return undefined
	const named = isWholeCode(code) ? byCode : []
	if (byName.length > 0) {
		const sure = isWholeCode(name) ? byName : byName.filter((other) => named.includes(other))
		return { field: 'province', text: name, countries: byName, named: sure }
	}
	return byCode.length === 0 ? null : { field: 'provinceCode', text: code, countries: byCode, named }
}

/**
 * Returns whether the text of a province's field is the address's city, with or without a word for the kind: then it is neither a
 * misspelling nor a place abroad.
 */
function isCity(text: string, city: string): boolean {
	if (isBlankText(text) || isBlankText(city)) return false
	const names = provinceKeys(city)
	return provinceKeys(text).some((name) => name !== '' && names.includes(name))
}
