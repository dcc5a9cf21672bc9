import { generate } from './contract/generate.ts'
import type { Files } from './tables.ts'

/** Writes `src/rules/contract/generated/`: types, readers and parsers, from the description of the interface in `scripts/contract/`. */
export const write = async (): Promise<Files> => Object.fromEntries(await generate())
