import { COUNTRIES, PROVINCES, VARIANT_COUNTRIES } from './data/names-es.ts'
import type { PlaceNames } from './place-names.ts'

/** The names of countries and provinces in Spanish, by CLDR. */
export const SPANISH_NAMES: PlaceNames = {
	language: 'es',
	countries: COUNTRIES,
	variants: { 'es-MX': VARIANT_COUNTRIES },
	provinces: PROVINCES,
}
