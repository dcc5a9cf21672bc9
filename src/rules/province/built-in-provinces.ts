import { BUILT_IN_PROVINCE_LIST } from './built-in-province-list.ts'
import { ALTERNATIVE_CODES } from './data/alternative-codes.ts'
import { OTHER_DIVISIONS } from './data/other-divisions.ts'
import { PROVINCE_NAMES } from './data/province-names.ts'
import { NAMESAKES, NEAR_PLACES } from './data/province-places.ts'
import { createProvinceFacts, type ProvinceFacts } from './province-facts.ts'

/** The provinces of all countries, with everything that the rules know about them. */
export const BUILT_IN_PROVINCES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(BUILT_IN_PROVINCE_LIST, {
	otherNames: PROVINCE_NAMES,
	otherDivisions: OTHER_DIVISIONS,
	nearPlaces: NEAR_PLACES,
	alternativeCodes: ALTERNATIVE_CODES,
	namesakes: NAMESAKES,
})

/** The provinces of all countries, without the data that only checks of addresses need: misspelled names, codes of other lists, places abroad. */
export const BUILT_IN_PROVINCE_NAMES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(BUILT_IN_PROVINCE_LIST, {
	otherNames: PROVINCE_NAMES,
	otherDivisions: OTHER_DIVISIONS,
})
