import { deepFreeze } from '../core/deep-freeze.ts'
import { COUNTRIES, PROVINCES, VARIANT_COUNTRIES } from './data/names-es.ts'
import type { PlaceNames } from './place-names.ts'

/** The names of countries and provinces in Spanish, by CLDR. */
export const SPANISH_NAMES: PlaceNames = /* @__PURE__ */ deepFreeze({
	language: 'es',
	countries: COUNTRIES,
	variants: { 'es-MX': VARIANT_COUNTRIES },
	provinces: PROVINCES,
})
