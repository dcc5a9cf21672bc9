import { LEVELS } from './data/levels.ts'
import { PROVINCE_NAMES } from './data/province-names.ts'
import { createNamedProvinces, type NamedProvinces } from './province-names.ts'
import { WORLD_PROVINCE_LIST } from './world-province-list.ts'

/** The provinces of all countries with their names. */
export const WORLD_PROVINCE_NAMES: NamedProvinces = /* @__PURE__ */ createNamedProvinces(WORLD_PROVINCE_LIST, {
	otherNames: PROVINCE_NAMES,
	levels: LEVELS,
})
