import { LEVELS } from './data/levels.ts'
import { NUMBERINGS } from './data/numberings.ts'
import { PROVINCE_NAMES } from './data/province-names.ts'
import { NAMESAKES, NEAR_PLACES } from './data/province-places.ts'
import { createProvinceFacts, type ProvinceFacts } from './province-facts.ts'
import { WORLD_PROVINCE_LIST } from './world-province-list.ts'

/** The provinces of all countries with all that the rules know about them. */
export const WORLD_PROVINCES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(WORLD_PROVINCE_LIST, {
	otherNames: PROVINCE_NAMES,
	levels: LEVELS,
	nearPlaces: NEAR_PLACES,
	numberings: NUMBERINGS,
	namesakes: NAMESAKES,
})

/** The same without what only checks of addresses need: misspelled names, other numberings, places abroad. */
export const WORLD_PROVINCE_NAMES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(WORLD_PROVINCE_LIST, {
	otherNames: PROVINCE_NAMES,
	levels: LEVELS,
})
