import fc from 'fast-check'
import { beforeEach } from 'vitest'

// The first failure kills a mutant, so counterexamples need not be shrunk.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

/** Tests that limit the work for a long input. They are slow, and find nothing that a short input does not. */
const ABOUT_LENGTH = /in proportion|million|linear|grows faster/
/** Tests that compare the text of sources, which mutation changes everywhere. */
const ABOUT_TEXT = /matches the tables/

beforeEach(({ task, skip }) => skip(ABOUT_LENGTH.test(task.name) || ABOUT_TEXT.test(task.name)))
