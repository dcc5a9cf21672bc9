import * as contract from '../../src/contract.ts'
import * as library from '../../src/index.ts'
import { personalizationSha } from '../../src/personalization-sha.ts'

/** Every function that the published vectors call. */
export const LIBRARY: Readonly<Record<string, unknown>> = { ...contract, ...library, personalizationSha }
