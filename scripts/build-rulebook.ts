/**
 * Writes `docs/rulebook.md`: every code with its rule, its message and calls that produce it, from `scripts/rulebook/`.
 *
 *   npx tsx scripts/build-rulebook.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRulebook } from './rulebook/write.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'rulebook.md'), writeRulebook())
