import { ADDRESS_ORDERS, CITY_KINDS, PROVINCE_KINDS, WITHOUT_CITY, ZIP_KINDS } from './data/address-formats.ts'

/** What a country calls the parts of an address, by kind, and their order. */
export interface AddressFormat {
	/** Letters: the street is A, the city C, the province S, the zip Z. */
	readonly order: string
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
 * addressFormat('JP') // => { order: 'ZSCA', hasCity: true, provinceKind: 'prefecture', cityKind: 'city', zipKind: 'postal' }
 */
export function addressFormat(countryCode: string): AddressFormat {
	return {
		order: groupOf(ADDRESS_ORDERS, countryCode) ?? 'ACSZ',
		hasCity: !hasPair(WITHOUT_CITY, countryCode),
		provinceKind: groupOf(PROVINCE_KINDS, countryCode) ?? 'province',
		cityKind: groupOf(CITY_KINDS, countryCode) ?? 'city',
		zipKind: groupOf(ZIP_KINDS, countryCode) ?? 'postal',
	}
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
