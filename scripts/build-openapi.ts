import { format } from './contract/generate.ts'
import { toOpenApi } from './contract/openapi.ts'
import type { Files } from './tables.ts'

/** Writes `openapi.json`: the interface as an OpenAPI 3.1 document, from `scripts/contract/`. */
export const write = (): Files => ({ 'openapi.json': format(JSON.stringify(toOpenApi()), 'openapi.json') })
