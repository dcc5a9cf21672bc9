import { ZIP_PROVINCES } from './data/zip-provinces.ts'
import { WORLD_ZIP_FORMS } from './world-zip-forms.ts'
import { createZipFacts, type ZipFacts } from './zip-provinces.ts'

/** The forms and the provinces of all countries' postal codes. */
export const WORLD_ZIPS: ZipFacts = /* @__PURE__ */ createZipFacts(WORLD_ZIP_FORMS, ZIP_PROVINCES)
