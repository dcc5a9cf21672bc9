import { ZIP_PROVINCES } from './data/zip-provinces.ts'
import { ZIP_FORMATS } from './data/zips.ts'
import { createZipFacts, type ZipFacts } from './zips.ts'

/** The postal codes of all countries, and their provinces. */
export const BUILT_IN_ZIPS: ZipFacts = /* @__PURE__ */ createZipFacts(ZIP_FORMATS, ZIP_PROVINCES)
