import { ZIP_FORMATS } from './data/zips.ts'
import { createZipFormFacts, type ZipFormFacts } from './zips.ts'

/** The forms of all countries' postal codes. */
export const WORLD_ZIP_FORMS: ZipFormFacts = /* @__PURE__ */ createZipFormFacts(ZIP_FORMATS)
