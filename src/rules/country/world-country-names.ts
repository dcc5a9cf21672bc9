import { type CountryNameFacts, createCountryNameFacts } from './country-names.ts'
import { COUNTRY_NAMES, FALSE_FRIENDS } from './data/country-names.ts'
import { WORLD_COUNTRIES } from './world-countries.ts'

/** All countries and their names. */
export const WORLD_COUNTRY_NAMES: CountryNameFacts = /* @__PURE__ */ createCountryNameFacts(WORLD_COUNTRIES, {
	names: COUNTRY_NAMES,
	falseFriends: FALSE_FRIENDS,
})
