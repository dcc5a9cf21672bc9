import { PROVINCES } from './data/names-local.ts'
import type { PlaceNames } from './place-names.ts'

/** The names of provinces in the script of their country, where that is not the Latin one: 東京都, 서울특별시, دبي. */
export const LOCAL_NAMES: PlaceNames = { language: '', countries: '', variants: {}, provinces: PROVINCES }
