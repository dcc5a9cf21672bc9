import { writeLanguagePages } from './languages/write.ts'
import type { Files } from './tables.ts'

/** Writes a page for each language, `docs/languages/`: every message, filled in, beside its English one. */
export const write = (): Files => writeLanguagePages()
