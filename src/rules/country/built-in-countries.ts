import { type CountryFacts, createCountryFacts } from './countries.ts'
import { COUNTRIES } from './data/countries.ts'

/** All countries with their English names. A form needs these names before it needs other names. */
export const BUILT_IN_COUNTRIES: CountryFacts = /* @__PURE__ */ createCountryFacts(COUNTRIES)
