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

/** What a country calls the parts of an address, by kind, and their order. */
export interface AddressFormat {
	/** Letters in the country's order: the street is A, the city C, the province S, the zip Z; `/` ends a line. */
	readonly lines: string
	/** False where the country's addresses have no city. */
	readonly hasCity: boolean
	/** `state`, `prefecture` …; `province` where nothing else is known. */
	readonly provinceKind: string
	/** `suburb`, `post_town`, `district`; else `city`. */
	readonly cityKind: string
	/** `zip`, `eircode`, `pin`; else `postal`. */
	readonly zipKind: string
}

/**
 * How the addresses of a country are written, by its alpha-2 code in capitals; as most are for any other text.
 *
 * @example
 * addressFormat('JP') // => { lines: 'ZS/C/A', hasCity: true, provinceKind: 'prefecture', cityKind: 'city', zipKind: 'postal' }
 */
export function addressFormat(countryCode: string): AddressFormat {
	return {
		lines: groupOf(ADDRESS_ORDERS, countryCode) ?? 'A/CSZ',
		hasCity: !hasPair(WITHOUT_CITY, countryCode),
		provinceKind: provinceKind(countryCode),
		cityKind: cityKind(countryCode),
		zipKind: zipKind(countryCode),
	}
}

/**
 * Returns the format of a country's address labels. Placeholders: `%N` person, `%O` company, `%A` street, `%C` city, `%S` province,
 * `%Z` zip. `/` starts a new line; every other character is literal. Some countries in East Asia have a second format for Latin letters.
 *
 * @example
 * labelLines('US', true) // => '%N/%O/%A/%C, %S %Z'
 * labelLines('JP', false) // => '〒%Z/%S%C/%A/%O/%N'
 */
export function labelLines(countryCode: string, isLatin: boolean): string {
	const latin = isLatin ? groupOf(LATIN_LINES, countryCode) : null
	return latin ?? groupOf(ADDRESS_LINES, countryCode) ?? '%N/%O/%A/%C %S %Z'
}

/**
 * Returns true if addresses in a country need a city. They don't in a city state, in a country whose addresses have no city, or where the
 * province or the zip identifies the city.
 *
 * @example
 * needsCity('FR') // => true
 * needsCity('SG') // => false
 */
export function needsCity(countryCode: string): boolean {
	return !hasPair(CITY_NOT_NEEDED, countryCode)
}

/** What a country calls its cities: `suburb`, `post_town`, `district`; else `city`. */
export function cityKind(countryCode: string): string {
	return groupOf(CITY_KINDS, countryCode) ?? 'city'
}

/** What a country calls its provinces: `state`, `prefecture` …; `province` where nothing else is known. */
export function provinceKind(countryCode: string): string {
	return groupOf(PROVINCE_KINDS, countryCode) ?? 'province'
}

/** What a country calls its postal codes: `zip`, `eircode`, `pin`; else `postal`. */
export function zipKind(countryCode: string): string {
	return groupOf(ZIP_KINDS, countryCode) ?? 'postal'
}

/** What stands before the group that has a country. */
function groupOf(table: string, countryCode: string): string | null {
	for (const group of table.split(';')) {
		const [value = '', countries = ''] = group.split(':')
		if (hasPair(countries, countryCode)) return value
	}
	return null
}

/** Whether codes of two letters, one after the other, have one among them. */
function hasPair(codes: string, countryCode: string): boolean {
	if (countryCode.length !== 2) return false
	for (let at = 0; at < codes.length; at += 2) if (codes.startsWith(countryCode, at)) return true
	return false
}
