import { WORLD_COUNTRIES } from '../country/world-countries.ts'
import { WORLD_COUNTRY_NAMES } from '../country/world-country-names.ts'
import { phonePlaceholder } from '../phone/phone-placeholders.ts'
import { WORLD_PHONES } from '../phone/world-phones.ts'
import { WORLD_PROVINCES } from '../province/world-provinces.ts'
import { WORLD_ZIPS } from '../zip/world-zips.ts'
import type { AddressFacts } from './address-facts.ts'
import { createFormatFacts } from './words.ts'

/** The addresses of all countries. */
export const WORLD_ADDRESSES: AddressFacts = {
	countries: WORLD_COUNTRY_NAMES,
	provinces: WORLD_PROVINCES,
	zips: WORLD_ZIPS,
	phones: WORLD_PHONES,
	formats: /* @__PURE__ */ createFormatFacts(WORLD_COUNTRIES, phonePlaceholder),
}
