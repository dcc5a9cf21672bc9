import fc from 'fast-check'
import { beforeEach } from 'vitest'

// The first failure kills a mutant, so counterexamples don't need to be shrunk.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

/** Matches tests that limit the work for a long input. They are slow, and only kill mutants that a test with a short input also kills. */
const ABOUT_LENGTH = /in proportion|million|linear|grows faster/
/** Matches tests that compare the text of sources. Mutation changes the sources everywhere. */
const ABOUT_TEXT = /matches the tables/

beforeEach(({ task, skip }) => skip(ABOUT_LENGTH.test(task.name) || ABOUT_TEXT.test(task.name)))
