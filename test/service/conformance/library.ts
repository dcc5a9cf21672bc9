import * as contract from '../../../src/entries/contract.ts'
import * as library from '../../../src/entries/index.ts'
import { personalizationSha } from '../../../src/entries/personalization-sha.ts'

/** Every function that the published vectors call. */
export const LIBRARY: Readonly<Record<string, unknown>> = { ...contract, ...library, personalizationSha }
