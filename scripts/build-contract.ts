/**
 * Writes `src/contract/generated/`: types, readers and parsers, from the description of the interface in `scripts/contract/`.
 *
 *   npx tsx scripts/build-contract.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './contract/generate.ts'

const root = join(import.meta.dirname, '..')
mkdirSync(join(root, 'src/contract/generated'), { recursive: true })
for (const [path, text] of await generate()) writeFileSync(join(root, path), text)
