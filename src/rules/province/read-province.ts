import { decodeEntities } from '../text/entities.ts'
import { isTooShort } from '../text/nearest.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import { dropUnseen } from '../text/unseen.ts'
import { findElsewhere, isWholeCode } from './names-abroad.ts'
import { otherMeanings, provinceOfCode, readOtherCode, resolveProvinceCode } from './province-codes.ts'
import type { CountryProvinces, ProvinceFacts } from './province-facts.ts'
import { keysOf, type ProvinceText, provinceText } from './province-key.ts'
import type { Province } from './province-table.ts'
import { isCountryUnderCn, isNamedIn, provinceUse } from './province-use.ts'
import { findCountyProvince, findNamedProvince, readOtherName, suggestProvince } from './provinces.ts'
import { canBeIn, type ZipPlace } from './zip-place.ts'

/** The province fields of an address as text. Each may be empty. */
export interface GivenPlace {
	readonly provinceCode: string
	readonly province: string
	readonly city: string
}

/**
 * The meaning of the two fields of a province together. A level is a division of the country that addresses don't use. `abroad` marks names and codes
 * of provinces in other countries.
 */
export type ProvinceKind =
	| 'nothing'
	| 'agreed'
	| 'name'
	| 'conflict'
	| 'doubted code'
	| 'known code, unknown name'
	| 'known name, unknown code'
	| 'known name, code of a list'
	| 'name as code'
	| 'name as code, unknown name'
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

/** The two fields of a province after reading, with the evidence about their meaning. */
export interface ProvinceReading {
	readonly kind: ProvinceKind
	readonly country: string
	readonly of: CountryProvinces
	/** The facts about all countries. */
	readonly provinces: ProvinceFacts
	/** The trimmed texts of the two fields. */
	readonly code: string
	readonly name: string
	readonly byCode: Province | null
	readonly byName: Province | null
	/** The province of the address by its code or name, if it is known. */
	readonly known: Province | null
	/** The known province, otherwise the province with the nearest name. */
	readonly near: Province | null
	/** The ISO 3166-2 suffix of a division that addresses don't use. */
	readonly level: string | null
	/** Undefined if the fields name no province of the loaded data, and this data doesn't have the names of all provinces. */
	readonly abroad: Abroad | null | undefined
	readonly zip: ZipPlace
}

/** A text that means a province of another country, and the countries that have such a province. */
export interface Abroad {
	readonly field: 'province' | 'provinceCode'
	readonly text: string
	readonly countries: readonly string[]
	/** Those of `countries` that a full code such as `US-CA` shows. */
	readonly named: readonly string[]
}

/** Returns the meaning of the province's fields in a country. `zip` is the place of the zip in the address. */
export function readProvince(
	given: GivenPlace,
	country: string,
	provinces: ProvinceFacts,
	zip: ZipPlace,
): ProvinceReading {
	const of = provinces.of(country)
	const codeText = givenText(of, given.provinceCode)
	const nameText = givenText(of, given.province)
	const { text: code } = codeText
	const { text: name } = nameText
	const city = provinceText(given.city.trim())
	const usual = code === '' ? null : provinceOfCode(of, code)
	const byName = name === '' ? null : (findNamedProvince(of, nameText, usual) ?? findCountyProvince(of, nameText, zip))
	const isUsualThere = usual === null || canBeIn(zip, usual.code)
	const chosen =
		code === '' || byName?.code === usual?.code || (byName === null && isUsualThere)
			? null
			: chooseOther(of, code, name, usual, byName, zip)
	const isDoubted = chosen !== null && !isUsualThere
	const isListed = chosen === null && byName !== null && isBeaten(of, code, name, usual, byName, zip)
	const byCode = isListed ? null : isDoubted ? usual : (chosen ?? usual)
	const level = byCode === null && !isListed ? readLevel(of, code, nameText, byName) : null
	const coded = byCode === null && !isListed && level === null ? findAsCode(of, codeText) : null
	const known = chosen ?? byCode ?? chooseNamed(coded, byName, zip)
	const isEmpty = code === '' && name === ''
	const isFindable = !isEmpty && known === null && isNamedIn(country)
	const near = isFindable ? (findNear(of, nameText, city) ?? findInCode(of, codeText, city)) : known
	const isRead = isEmpty || near !== null || level !== null
	const abroad = isRead ? null : findAbroad(provinces, codeText, nameText, city, country)
	const isLevelNamed = code !== '' && level !== null && readOtherName(of, nameText) === level
	const unread = isLevelNamed ? '' : name
	const kind = isDoubted
		? 'doubted code'
		: isListed
			? 'known name, code of a list'
			: kindOf(country, code, unread, byCode, byName, coded, level, abroad ?? null)
	return { kind, country, of, provinces, code, name, byCode, byName, known, near, level, abroad, zip }
}

const NO_TEXT = /* @__PURE__ */ provinceText('')

/** Returns the trimmed text of a field. For a text such as `N/A` it is empty, unless the country has such a name or code (`Nan` in TH). */
function givenText(of: CountryProvinces, field: string): ProvinceText {
	if (field === '') return NO_TEXT
	const given = provinceText(dropUnseen(field).trim())
	const { text } = given
	if (text === '' || of.byCode.has(text) || of.names().byText.has(text) || !isPlaceholder(text)) return given
	const { byWhole, byBare } = of.names()
	const [key] = keysOf(given)
	const isName = byWhole.has(key) || byBare.has(key) || of.otherDivisions().byName.has(key)
	return isName || provinceOfCode(of, text) !== null || readOtherCode(of, text) !== null ? given : NO_TEXT
}

function kindOf(
	country: string,
	code: string,
	name: string,
	byCode: Province | null,
	byName: Province | null,
	coded: Province | null,
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
	if (coded !== null) return name === '' ? 'name as code' : 'name as code, unknown name'
	if (level !== null)
		return isCoded ? (name === '' ? 'code of a level' : 'code of a level, unknown name') : 'name of a level'
	if (name === '') return isCoded ? (abroad === null ? 'unknown code' : 'code abroad') : 'nothing'
	if (!isCoded) return abroad === null ? 'unknown name' : 'name abroad'
	return abroad === null ? 'both unknown' : 'both abroad'
}

/**
 * Returns whether the name wins over the code next to it. The name counts if only the list of a shop system has the code, and no list has the code
 * for the name's province. A code of ISO 3166-2 always counts before the name. Any other code does so if the zip can only be in its province.
 */
function isBeaten(
	of: CountryProvinces,
	code: string,
	name: string,
	usual: Province | null,
	byName: Province,
	zip: ZipPlace,
): boolean {
	if (usual === null || usual.code === byName.code || !isNamedIn(of.country) || isWholeCode(code)) return false
	const isName = byName.name === name || resolveProvinceCode(of, name) === null
	if (!isName || resolveProvinceCode(of, code) !== null) return false
	return canBeIn(zip, byName.code) || !canBeIn(zip, usual.code)
}

/**
 * Returns the province whose name is in the field for the code. Returns null if addresses of the country don't contain a province. The text then
 * stays as it is.
 */
function findAsCode(of: CountryProvinces, code: ProvinceText): Province | null {
	const isName = code.text.length > 1 && !isTooShort(code.text) && isNamedIn(of.country)
	return isName ? findNamedProvince(of, code, null) : null
}

/**
 * The code's field may contain the name of a province. If the zip can only be in that province, returns it; otherwise the province in the field of
 * the name.
 */
function chooseNamed(coded: Province | null, byName: Province | null, zip: ZipPlace): Province | null {
	if (coded === null || byName === null) return coded ?? byName
	return canBeIn(zip, coded.code) && !canBeIn(zip, byName.code) ? coded : byName
}

/** Returns the ISO 3166-2 suffix of a division that addresses don't use, by the code; without a code, by the name. */
function readLevel(of: CountryProvinces, code: string, name: ProvinceText, byName: Province | null): string | null {
	if (code !== '') return readOtherCode(of, code)
	if (name.text === '' || byName !== null) return null
	return provinceUse(of.country) === 'none' ? readOtherCode(of, name.text) : readOtherName(of, name)
}

/**
 * Returns the province that a code means in this address, if that isn't the code's usual province, or if the code has none (D-11). Null if the
 * usual one counts.
 *
 * - With a name next to the code, it is the name's province, if a list in use has the code for it, or if the zip can only be in it.
 * - Without a name, it is the only province that has this code in another list and in which the zip can be.
 */
function chooseOther(
	of: CountryProvinces,
	code: string,
	name: string,
	usual: Province | null,
	byName: Province | null,
	zip: ZipPlace,
): Province | null {
	if (byName !== null) {
		if (isCountryUnderCn(of.country, byName.code)) return null
		const isNamedThere = canBeIn(zip, byName.code)
		if (usual !== null && isNamedThere !== canBeIn(zip, usual.code)) return isNamedThere ? byName : null
		return otherMeanings(of, code, usual).find((other) => other.code === byName.code) ?? null
	}
	if (name !== '') return null
	const [only = null, ...more] = otherMeanings(of, code, usual).filter((other) => canBeIn(zip, other.code))
	return more.length === 0 ? only : null
}

/** Returns the province whose name, even misspelled, is in the field of the code. */
function findInCode(of: CountryProvinces, code: ProvinceText, city: ProvinceText): Province | null {
	return isTooShort(code.text) ? null : (findNamedProvince(of, code, null) ?? findNear(of, code, city))
}

/** Returns the province whose name is misspelled or contains HTML entities; null if the text is the city of the address. */
function findNear(of: CountryProvinces, name: ProvinceText, city: ProvinceText): Province | null {
	const decoded = decodeEntities(name.text)
	if (decoded !== null) return findNamedProvince(of, provinceText(decoded.trim()), null)
	return isTooShort(name.text) || isCity(name, city) ? null : suggestProvince(of, name)
}

/** A shorter text in the code's field is a code, even if a province abroad has this name: BAY is Bavaria in shop systems. */
const MIN_NAME_LENGTH = 4

/**
 * Returns the other countries that have the province of the name, otherwise of the code. Returns undefined if the names of all provinces aren't
 * loaded.
 */
function findAbroad(
	provinces: ProvinceFacts,
	code: ProvinceText,
	name: ProvinceText,
	city: ProvinceText,
	country: string,
): Abroad | null | undefined {
	const byName = isCity(name, city) ? [] : findElsewhere(provinces, name, country)
	const isCode = code.text.length < MIN_NAME_LENGTH || isCity(code, city) || isBeginning(code, name)
	const byCode = isCode ? [] : findElsewhere(provinces, code, country)
	if (byName === undefined || byCode === undefined) return undefined
	const named = isWholeCode(code.text) ? byCode : []
	if (byName.length > 0) {
		const sure = isWholeCode(name.text) ? byName : byName.filter((other) => named.includes(other))
		return { field: 'province', text: name.text, countries: byName, named: sure }
	}
	return byCode.length === 0 ? null : { field: 'provinceCode', text: code.text, countries: byCode, named }
}

/** Returns whether the name next to a code begins with the code's letters: `BARI` next to `Barisal` in BD doesn't mean Bari in IT. */
function isBeginning(code: ProvinceText, name: ProvinceText): boolean {
	const [start] = keysOf(code)
	const [whole] = keysOf(name)
	return start !== whole && whole.startsWith(start)
}

/**
 * Returns whether a province field contains the city of the address, with or without a word for the kind. Such a text isn't a misspelling, and isn't
 * a place in another country.
 */
function isCity(name: ProvinceText, city: ProvinceText): boolean {
	if (name.text === '' || city.text === '') return false
	const names = keysOf(city)
	return keysOf(name).some((key) => key !== '' && names.includes(key))
}
