#!/usr/bin/env node
/** The program `orderwright`: runs a command and sets the exit status. In a thread, this file is a worker of `check`. */
import { isMainThread } from 'node:worker_threads'
import { answerBatches } from './check/jobs.ts'
import { USAGE_STATUS } from './command.ts'
import { main } from './run.ts'
import { sayError, stopAtLostOutput } from './terminal.ts'

/** Node's exit status if a top-level `await` never ends. */
const UNSETTLED = 13

if (isMainThread) {
	stopAtLostOutput()
	process.on('exit', (code) => {
		if (code !== UNSETTLED) return
		process.exitCode = USAGE_STATUS
		sayError('orderwright: the run ended before it had a result: something that it waited for never came.')
	})
	process.exitCode = await main(process.argv.slice(2))
} else answerBatches()
