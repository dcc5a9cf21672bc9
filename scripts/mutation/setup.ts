import fc from 'fast-check'
import { beforeEach } from 'vitest'

// A mutant is killed by the first failure: nobody needs the smallest one.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

/** Tests that hold how much work a long input takes: they are slow, and say nothing that a short input does not. */
const ABOUT_LENGTH = /in proportion|million|linear/

beforeEach(({ task, skip }) => skip(ABOUT_LENGTH.test(task.name)))
