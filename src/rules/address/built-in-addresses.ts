import { BUILT_IN_COUNTRIES } from '../country/built-in-countries.ts'
import { BUILT_IN_COUNTRY_NAMES } from '../country/built-in-country-names.ts'
import { BUILT_IN_PHONES } from '../phone/built-in-phones.ts'
import { phonePlaceholder } from '../phone/phone-placeholders.ts'
import { BUILT_IN_PROVINCES } from '../province/built-in-provinces.ts'
import { BUILT_IN_ZIPS } from '../zip/built-in-zips.ts'
import type { AddressFacts } from './address-facts.ts'
import { createFormatFacts } from './words.ts'

/** The addresses of all countries. */
export const BUILT_IN_ADDRESSES: AddressFacts = {
	countries: BUILT_IN_COUNTRY_NAMES,
	provinces: BUILT_IN_PROVINCES,
	zips: BUILT_IN_ZIPS,
	phones: BUILT_IN_PHONES,
	formats: /* @__PURE__ */ createFormatFacts(BUILT_IN_COUNTRIES, phonePlaceholder),
}
