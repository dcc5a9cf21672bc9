import * as contract from '../../../src/entries/contract.ts'
import * as library from '../../../src/entries/index.ts'

/** Every function that the published vectors call. */
export const LIBRARY: Readonly<Record<string, unknown>> = { ...contract, ...library }
