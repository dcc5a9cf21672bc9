import { type CountryFacts, createCountryFacts } from './countries.ts'
import { COUNTRIES } from './data/countries.ts'

/** All countries. A form needs these names before the names in other languages. */
export const BUILT_IN_COUNTRIES: CountryFacts = /* @__PURE__ */ createCountryFacts(COUNTRIES)
