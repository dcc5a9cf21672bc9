/**
 * Writes a page for each language, `docs/languages/`: every message, filled in, beside its English one.
 *
 *   npx tsx scripts/build-languages.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLanguagePages } from './languages/write.ts'

for (const [path, text] of Object.entries(writeLanguagePages()))
	writeFileSync(join(import.meta.dirname, '..', path), text)
