import { LEVEL_CODES, LEVEL_COUNTRIES, OTHER_NAMES, SCRIPT_NAMES } from './data/province-names.ts'
import { createNamedProvinces, type NamedProvinces } from './province-names.ts'
import { WORLD_PROVINCE_LIST } from './world-province-list.ts'

/** The provinces of all countries with their names. */
export const WORLD_PROVINCE_NAMES: NamedProvinces = /* @__PURE__ */ createNamedProvinces(WORLD_PROVINCE_LIST, {
	otherNames: OTHER_NAMES,
	scriptNames: SCRIPT_NAMES,
	levelCountries: LEVEL_COUNTRIES,
	levelCodes: LEVEL_CODES,
})
