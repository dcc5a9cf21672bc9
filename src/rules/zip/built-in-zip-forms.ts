import { ZIP_FORMATS } from './data/zips.ts'
import { createZipFacts, type ZipFacts } from './zips.ts'

/** The forms of all countries' postal codes. */
export const BUILT_IN_ZIP_FORMS: ZipFacts = /* @__PURE__ */ createZipFacts(ZIP_FORMATS)
