import { PROVINCES } from './data/provinces.ts'
import { createProvinceList, type ProvinceList } from './province-table.ts'

export const BUILT_IN_PROVINCE_LIST: ProvinceList = /* @__PURE__ */ createProvinceList(PROVINCES)
