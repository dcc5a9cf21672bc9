/** Workers as processes of their own, started and watched from one place. */
import { fork } from 'node:child_process'
import { join } from 'node:path'

/** @typedef {{ verdicts: number, duplicates: number, redelivered: number, deadLetters: number, failures: number, drained: number, processorSeconds: number }} Counts */

/** @type {Counts} */
const NOTHING = {
	verdicts: 0,
	duplicates: 0,
	redelivered: 0,
	deadLetters: 0,
	failures: 0,
	drained: 0,
	processorSeconds: 0,
}

/** One worker process. */
export class Worker {
	/** What it has said last; a killed worker may have done more. @type {Counts} */
	counts = NOTHING
	#child
	#ended
	#ready

	/**
	 * @param {string} url of the server
	 * @param {string[]} node further arguments of Node
	 */
	constructor(url, node = []) {
		const child = fork(join(import.meta.dirname, 'worker.js'), [url], { execArgv: node })
		this.#child = child
		this.#ended = new Promise((resolve) => child.once('exit', resolve))
		this.#ready = new Promise((resolve) => child.once('message', resolve))
		child.on('message', (counts) => {
			this.counts = /** @type {Counts} */ (counts)
		})
		process.once('exit', () => child.kill('SIGKILL'))
	}

	/** Until it has its connection. */
	async ready() {
		await Promise.race([this.#ready, this.#ended.then(() => Promise.reject(new Error('A worker ended at once.')))])
	}

	/** The end without a word: no signal handler runs, nothing is flushed. */
	async kill() {
		this.#child.kill('SIGKILL')
		await this.#ended
	}

	/** Lets it finish what it has, and waits for it. */
	async stop() {
		this.#child.kill('SIGTERM')
		await this.#ended
	}
}

/**
 * Starts workers and waits until all of them pull.
 *
 * @param {string} url
 * @param {number} count
 */
export async function startWorkers(url, count) {
	const workers = Array.from({ length: count }, () => new Worker(url))
	await Promise.all(workers.map((worker) => worker.ready()))
	return workers
}
