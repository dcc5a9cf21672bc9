import { NUMBERINGS } from './data/numberings.ts'
import { LEVEL_COUNTRIES, LEVEL_NAMES } from './data/province-names.ts'
import { NEAR_PLACES, PLACES_ABROAD } from './data/province-places.ts'
import { createProvinceFacts, type ProvinceFacts } from './province-facts.ts'
import { WORLD_PROVINCE_NAMES } from './world-province-names.ts'

/** The provinces of all countries with all that the rules know about them. */
export const WORLD_PROVINCES: ProvinceFacts = /* @__PURE__ */ createProvinceFacts(WORLD_PROVINCE_NAMES, {
	levelCountries: LEVEL_COUNTRIES,
	levelNames: LEVEL_NAMES,
	nearPlaces: NEAR_PLACES,
	placesAbroad: PLACES_ABROAD,
	numberings: NUMBERINGS,
})
