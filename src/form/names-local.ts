import { deepFreeze } from '../rules/core/deep-freeze.ts'
import { PROVINCES } from './data/names-local.ts'
import type { PlaceNames } from './place-names.ts'

/** The names of provinces in their country's script, if it isn't Latin: 東京都, 서울특별시, دبي. Pass them in a list of `names`: `[fr, LOCAL_NAMES]`. */
export const LOCAL_NAMES: PlaceNames = /* @__PURE__ */ deepFreeze({
	language: '',
	countries: '',
	variants: {},
	provinces: PROVINCES,
})
