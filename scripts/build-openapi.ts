/**
 * Writes `openapi.json`: the interface as an OpenAPI 3.1 document, from `scripts/contract/`.
 *
 *   npx tsx scripts/build-openapi.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from './contract/generate.ts'
import { toOpenApi } from './contract/openapi.ts'

writeFileSync(join(import.meta.dirname, '..', 'openapi.json'), format(JSON.stringify(toOpenApi()), 'openapi.json'))
