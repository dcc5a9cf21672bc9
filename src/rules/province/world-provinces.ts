import { NUMBERINGS } from './data/numberings.ts'
import { NAMESAKES, NEAR_PLACES } from './data/province-places.ts'
import { createProvinceFacts, type ProvinceFacts } from './province-facts.ts'
import { WORLD_PROVINCE_NAMES } from './world-province-names.ts'

/** The provinces of all countries with all that the rules know about them. */
export const WORLD_PROVINCES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(WORLD_PROVINCE_NAMES, {
	nearPlaces: NEAR_PLACES,
	namesakes: NAMESAKES,
	numberings: NUMBERINGS,
})
