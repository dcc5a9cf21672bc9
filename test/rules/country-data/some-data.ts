import {
	allNames,
	allPhones,
	allPlaces,
	CALLING_CODES,
	CODES,
	cutCountry,
	cutPlans,
} from '../../../scripts/country-data/cut-country-data.ts'
import type { Need } from '../../../src/entries/index.ts'
import type { CountryData } from '../../../src/entries/rules.ts'

/** The block of each country, by its code; CN brings HK, MO and TW. */
export const COUNTRY: Readonly<Record<string, CountryData<'country'>>> = Object.fromEntries(
	CODES.map((code) => [code, cutCountry(code)]),
)
/** The block of each calling code. */
const PLANS: Readonly<Record<string, CountryData<'plans'>>> = Object.fromEntries(
	CALLING_CODES.map((code) => [code, cutPlans(code)]),
)
const [NAMES, PHONES, PLACES] = [allNames(), allPhones(), allPlaces()]

/** Everything that there is. */
export const ALL: readonly CountryData[] = [...Object.values(COUNTRY), NAMES, PHONES, PLACES]

/** Returns the block that a need asks for; null for a need that is no block. */
export function dataFor(need: Need): CountryData | null {
	switch (need.kind) {
		case 'country':
			return COUNTRY[need.countryCode] as CountryData
		case 'phone':
			return PLANS[need.callingCode] as CountryData
		case 'countryNames':
			return NAMES
		case 'places':
			return PLACES
		default:
			return null
	}
}
