import { BUILT_IN_COUNTRY_NAMES } from '../../country/built-in-country-names.ts'
import { BUILT_IN_PROVINCE_NAMES } from '../../province/built-in-provinces.ts'
import type { PlaceFacts } from './shipping-rules.ts'

/** The places of all countries. */
export const BUILT_IN_PLACES: PlaceFacts = { countries: BUILT_IN_COUNTRY_NAMES, provinces: BUILT_IN_PROVINCE_NAMES }
