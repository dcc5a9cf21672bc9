import { type CountryFacts, createCountryFacts } from './countries.ts'
import { type CountryNameFacts, createCountryNameFacts } from './country-names.ts'
import { COUNTRIES } from './data/countries.ts'
import { COUNTRY_NAMES, COUNTRY_SCRIPT_NAMES, FALSE_FRIENDS } from './data/country-names.ts'

/** All countries. */
export const WORLD_COUNTRIES: CountryFacts = /* @__PURE__ */ createCountryFacts(COUNTRIES)

/** All countries and their names. */
export const WORLD_COUNTRY_NAMES: CountryNameFacts = /* @__PURE__ */ createCountryNameFacts(WORLD_COUNTRIES, {
	names: COUNTRY_NAMES,
	scriptNames: COUNTRY_SCRIPT_NAMES,
	falseFriends: FALSE_FRIENDS,
})
