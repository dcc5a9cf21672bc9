/** Prints the SHA-256 of the answers to the published vectors and to 10,000 seeded rows. determinism.test.ts runs it. */
import { createHash } from 'node:crypto'
import * as bulk from '../src/entries/bulk.ts'
import { judgeRows, judgeVectors } from './engines/probe.ts'
import { readVectors } from './engines/vectors.ts'

const ROWS = 10_000
const hash = createHash('sha256')
hash.update(judgeVectors(readVectors()))
hash.update(judgeRows(bulk, 0, ROWS))
console.log(`${hash.digest('hex')} of ${ROWS} orders`)
