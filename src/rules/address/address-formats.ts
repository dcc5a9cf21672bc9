import { factOf } from '../country/fact-table.ts'
import {
	ADDRESS_LINES,
	ADDRESS_ORDERS,
	CITY_KINDS,
	CITY_NOT_NEEDED,
	LATIN_LINES,
	PROVINCE_KINDS,
	WITHOUT_CITY,
	ZIP_KINDS,
} from './data/address-formats.ts'

/** The format of a country's addresses: the order of their parts, and what the country calls its provinces, cities and postal codes. */
export interface AddressFormat {
	/** The order of the parts: A is the street, C the city, S the province, Z the zip. `/` ends a line. */
	readonly lines: string
	/** False if addresses of the country have no city. */
	readonly hasCity: boolean
	/** `state`, `prefecture` …; `province` by default. */
	readonly provinceKind: string
	/** `suburb`, `post_town`, `district`; `city` by default. */
	readonly cityKind: string
	/** `zip`, `eircode`, `pin`; `postal` by default. */
	readonly zipKind: string
}

/**
 * Returns the address format of a country by its alpha-2 code in capitals. For any other text, it is the most common format.
 *
 * @example
 * addressFormat('JP') // => { lines: 'ZS/C/A', hasCity: true, provinceKind: 'prefecture', cityKind: 'city', zipKind: 'postal' }
 */
export function addressFormat(countryCode: string): AddressFormat {
	return {
		lines: factOf(ADDRESS_ORDERS, countryCode) || 'A/CSZ',
		hasCity: !WITHOUT_CITY.includes(countryCode),
		provinceKind: provinceKind(countryCode),
		cityKind: cityKind(countryCode),
		zipKind: zipKind(countryCode),
	}
}

/**
 * Returns the format of a country's address labels. The placeholders are `%N` person, `%O` company, `%A` street, `%C` city, `%S` province, `%Z`
 * zip. `/` starts a new line, and every other character is literal. Some countries in East Asia have a second format for Latin letters.
 *
 * @example
 * labelLines('US', true) // => '%N/%O/%A/%C, %S %Z'
 * labelLines('JP', false) // => '〒%Z/%S%C/%A/%O/%N'
 */
export function labelLines(countryCode: string, isLatin: boolean): string {
	const latin = isLatin ? factOf(LATIN_LINES, countryCode) : ''
	return latin || factOf(ADDRESS_LINES, countryCode) || '%N/%O/%A/%C %S %Z'
}

/**
 * Returns true if addresses in a country need a city. No city is needed in a city state, in a country whose addresses have none, or where the
 * province or zip identifies it.
 */
export function needsCity(countryCode: string): boolean {
	return !CITY_NOT_NEEDED.includes(countryCode)
}

/** Returns the country's name for cities: `suburb`, `post_town`, `district`; `city` by default. */
export function cityKind(countryCode: string): string {
	return factOf(CITY_KINDS, countryCode) || 'city'
}

/** Returns the country's name for provinces: `state`, `prefecture` …; `province` by default. */
export function provinceKind(countryCode: string): string {
	return factOf(PROVINCE_KINDS, countryCode) || 'province'
}

/** Returns the country's name for postal codes: `zip`, `eircode`, `pin`; `postal` by default. */
export function zipKind(countryCode: string): string {
	return factOf(ZIP_KINDS, countryCode) || 'postal'
}
