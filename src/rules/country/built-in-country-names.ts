import { BUILT_IN_COUNTRIES } from './built-in-countries.ts'
import { type CountryNameFacts, createCountryNameFacts } from './country-names.ts'
import { COUNTRY_NAMES, FALSE_FRIENDS } from './data/country-names.ts'

export const BUILT_IN_COUNTRY_NAMES: CountryNameFacts = /* @__PURE__ */ createCountryNameFacts(BUILT_IN_COUNTRIES, {
	names: COUNTRY_NAMES,
	falseFriends: FALSE_FRIENDS,
})
