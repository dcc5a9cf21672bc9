import { deepFreeze } from '../core/deep-freeze.ts'
import { COUNTRIES, PROVINCES, VARIANT_COUNTRIES } from './data/names-fr.ts'
import type { PlaceNames } from './place-names.ts'

/** The names of countries and provinces in French, by CLDR. */
export const FRENCH_NAMES: PlaceNames = /* @__PURE__ */ deepFreeze({
	language: 'fr',
	countries: COUNTRIES,
	variants: { 'fr-CA': VARIANT_COUNTRIES },
	provinces: PROVINCES,
})
