import { WORLD_COUNTRY_NAMES } from '../../country/world-country-names.ts'
import { WORLD_PROVINCE_NAMES } from '../../province/world-provinces.ts'
import type { PlaceFacts } from './shipping-rules.ts'

/** The places of all countries. */
export const WORLD_PLACES: PlaceFacts = { countries: WORLD_COUNTRY_NAMES, provinces: WORLD_PROVINCE_NAMES }
