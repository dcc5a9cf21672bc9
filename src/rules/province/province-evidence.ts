import { isTooShort } from '../text/nearest.ts'
import { isBlankText } from '../text/trim.ts'
import { provinceKeys } from './province-key.ts'
import { COUNTRIES_UNDER_CN } from './province-use.ts'
import { type Province, provinceByCode, resolveProvinceName, suggestProvince } from './provinces.ts'

/** The fields of an address that say where it lies, as text; each may be empty. */
export interface GivenPlace {
	readonly provinceCode: string
	readonly province: string
	readonly city: string
	readonly zip: string
	readonly country: string
	readonly phone: string
}

/** What the other fields of an address say about its province. A statement or a suggestion needs a witness among them. */
export interface Evidence {
	/** Returns whether a zip can be in a province. */
	readonly agrees: (zip: string, country: string, province: string) => boolean
	/** Returns the code of the only province in which a zip can be; null if there are several, or none is known. */
	readonly provinceOfZip: (zip: string, country: string) => string | null
	/** Returns whether the zip, the phone or the country's name speaks for another country than the address's. */
	readonly speaksFor: (given: GivenPlace, country: string, other: string) => boolean
}

/** A province that is judged alone has no witnesses. */
export const NO_EVIDENCE: Evidence = { agrees: () => true, provinceOfZip: () => null, speaksFor: () => false }

/** What an unknown province probably means. */
interface Meant {
	/** The known province, or the one whose name is nearest. */
	readonly near: Province | null
	/** The province to suggest: the known one, the nearest, or otherwise that of the zip; never one that contradicts the zip. */
	readonly meant: Province | null
}

/** Returns what the province fields of an address mean, if at least one of them is unknown. */
export function findMeant(
	given: GivenPlace,
	country: string,
	known: Province | null,
	isNamed: boolean,
	{ agrees, provinceOfZip }: Evidence,
): Meant {
	/** The post treats some provinces of CN as countries (D-12). */
	const isSuggested = ({ code }: Province): boolean =>
		!(country === 'CN' && COUNTRIES_UNDER_CN.includes(code)) && agrees(given.zip, country, code)
	if (known !== null) return { near: known, meant: isSuggested(known) ? known : null }
	if (!isNamed) return { near: null, meant: null }
	const near = findByText(country, given.province, given.city) ?? findByText(country, given.provinceCode, given.city)
	if (near !== null) return { near, meant: isSuggested(near) ? near : null }
	const code = provinceOfZip(given.zip, country)
	return { near, meant: code === null ? null : provinceByCode(country, code) }
}

/**
 * Returns whether the text of a province's field is the address's city, with or without a word for the kind: then it is neither a
 * misspelling nor a place abroad.
 */
export function isCity(text: string, city: string): boolean {
	if (isBlankText(text) || isBlankText(city)) return false
	const names = provinceKeys(city)
	return provinceKeys(text).some((name) => name !== '' && names.includes(name))
}

/** Returns the province that an unknown text probably means: a name in the code's field, or a misspelled name. */
function findByText(country: string, text: string, city: string): Province | null {
	if (isTooShort(text)) return null
	return resolveProvinceName(country, text) ?? (isCity(text, city) ? null : suggestProvince(country, text))
}
