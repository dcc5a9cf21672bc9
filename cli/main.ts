#!/usr/bin/env node
/** The program `orderwright`: runs the command, and sets the exit status. In a thread of its own, it is a worker of `check`. */
import { isMainThread } from 'node:worker_threads'
import { answerBatches } from './check/jobs.ts'
import { main } from './run.ts'
import { stopAtLostOutput } from './terminal.ts'

if (isMainThread) {
	stopAtLostOutput()
	process.exitCode = await main(process.argv.slice(2))
} else answerBatches()
