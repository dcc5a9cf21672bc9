import fc from 'fast-check'
import { FUZZ_SEED, runs } from './fuzz.ts'

// A hundred runs is fast-check's own default.
fc.configureGlobal({ seed: FUZZ_SEED, numRuns: runs(100) })
