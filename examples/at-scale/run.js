/**
 * The whole demonstration on one machine: a server, workers, orders, an accident, and the proof that it did not matter. Ends with
 * status 0 when every check holds, else with 1.
 *
 *   node run.js                    200,000 orders in each of three rounds
 *   node run.js --orders 20000 --seed 7
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { checkVerdicts, readDeadLetters } from './check.js'
import { sendPoison } from './poison.js'
import { showProgress } from './progress.js'
import { sendOrders } from './sender.js'
import { findServer, pause, startServer, versionOf } from './server.js'
import { CONNECTION, countOrders, DEAD_LETTERS, ORDERS, prepareStreams, VERDICTS } from './streams.js'
import { startWorkers } from './workers.js'

/** How many orders a sender who is not sure sends a second time. */
const SENT_AGAIN = 1_000
/** A round is over, and its checks fail, when nothing has moved for so many milliseconds. */
const STANDSTILL = 30_000

const { values } = parseArgs({
	options: {
		orders: { type: 'string', default: '200000' },
		seed: { type: 'string', default: '1' },
		workers: { type: 'string', default: '2' },
	},
})
const orders = Math.max(SENT_AGAIN, Math.floor(Number(values.orders)) || 0)
const seed = Number(values.seed)
const workers = Math.max(2, Math.floor(Number(values.workers)) || 0)
/** @type {string[]} */
const failed = []

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const command = findServer()
const server = await startServer(command)
console.log(
	`${versionOf(command)} at ${server.url}, Node ${process.version}; ${number(orders)} orders a round, seed ${seed}`,
)
const connection = await connect({ ...CONNECTION, servers: server.url })
const manager = await jetstreamManager(connection)
const client = jetstream(connection)
try {
	const alone = await measureRound(1)
	const together = await measureRound(workers)
	const ratio = (together / alone).toFixed(2)
	console.log(
		`\n${workers} workers judge ${ratio} times what one does, with the server on the same ${availableParallelism()} cores.`,
	)
	await loseWorker()
} finally {
	await connection.close()
	await server.stop()
}
for (const what of failed) console.log(`FAILED: ${what}`)
console.log(failed.length === 0 ? '\nPASSED: every check holds.' : `\n${failed.length} checks FAILED.`)
process.exit(failed.length === 0 ? 0 : 1)

/**
 * All orders wait; workers judge them. Answers with orders a second.
 *
 * @param {number} count of workers
 */
async function measureRound(count) {
	console.log(`\n== ${count === 1 ? 'One worker' : `${count} workers`}`)
	await emptyStreams()
	await send()
	const start = Date.now()
	const started = await startWorkers(server.url, count)
	await untilJudged(orders)
	const seconds = (Date.now() - start) / 1000
	await Promise.all(started.map((worker) => worker.stop()))
	console.log(`${number(orders / seconds)} orders a second, start of the processes included`)
	for (const { counts } of started) {
		console.log(
			`          a worker: ${number(counts.verdicts)} verdicts, ${counts.processorSeconds.toFixed(1)} s of processor`,
		)
	}
	await compare({ seed, orders })
	return orders / seconds
}

/** Two workers, poison among the orders, and one worker killed half way. */
async function loseWorker() {
	console.log('\n== Two workers, of which one is killed half way, and poison among the orders')
	await emptyStreams()
	const { verdicts, reasons } = await sendPoison(client)
	await send()
	const again = await sendOrders(client, { seed, from: 0, to: SENT_AGAIN })
	check(again === SENT_AGAIN, `${number(again)} of ${number(SENT_AGAIN)} orders that were sent twice are dropped`)
	const [victim, survivor] = await startWorkers(server.url, 2)
	await untilJudged(orders / 2)
	await victim?.kill()
	const at = await countOf(VERDICTS.name)
	console.log(
		`SIGKILL to one worker after ${number(at)} verdicts; what it had goes to the other one when its time is up.`,
	)
	await untilJudged(orders + verdicts.size)
	await survivor?.stop()
	const { redelivered, duplicates } = /** @type {import('./workers.js').Worker} */ (survivor).counts
	check(redelivered > 0, `${number(redelivered)} orders of the killed worker went to the other one`)
	console.log(
		`          ${number(duplicates)} of them had a verdict already, which the stream kept; the second was dropped`,
	)
	await compare({ seed, orders, others: verdicts })
	await checkDeadLetters(reasons)
}

/** @param {Map<string, string>} reasons */
async function checkDeadLetters(reasons) {
	const letters = await readDeadLetters(client)
	for (const [id, reason] of letters) console.log(`          dead letter ${id}: ${reason}`)
	const fit = letters.filter(([id, reason]) => reason.split(':')[0] === reasons.get(id)).length
	check(
		letters.length === reasons.size && fit === reasons.size,
		`${fit} of ${reasons.size} dead letters, each with its reason`,
	)
}

/** @param {{ seed: number, orders: number, others?: Map<string, string> }} what */
async function compare(what) {
	const { lost, twice, different, unknown, valid } = await checkVerdicts(client, what)
	const total = what.orders + (what.others?.size ?? 0)
	check(valid > 0 && valid < total, `${number(valid)} of ${number(total)} verdicts are valid`)
	check(lost === 0, `${number(lost)} orders without a verdict`)
	check(twice === 0 && unknown === 0, `${number(twice)} orders with two, ${number(unknown)} verdicts of no order`)
	check(different === 0, `${number(different)} verdicts differ from those of one process`)
}

async function send() {
	const progress = showProgress('sent', orders)
	await sendOrders(client, { seed, from: 0, to: orders, onProgress: progress })
}

/**
 * Until there are so many verdicts; with the last one, until no order waits for anything.
 *
 * @param {number} verdicts
 */
async function untilJudged(verdicts) {
	const progress = showProgress('judged', verdicts)
	let last = -1
	let moved = Date.now()
	for (;;) {
		const done = await countOf(VERDICTS.name)
		const waiting = await countOrders(manager)
		progress(Math.min(done, verdicts))
		if (done >= verdicts && (verdicts < orders || waiting === 0)) return
		if (done - waiting !== last) moved = Date.now()
		last = done - waiting
		if (Date.now() - moved > STANDSTILL) {
			check(false, `a standstill of ${STANDSTILL / 1000} seconds: ${number(waiting)} orders wait`)
			return
		}
		await pause(50)
	}
}

async function emptyStreams() {
	const names = [ORDERS.name, VERDICTS.name, DEAD_LETTERS.name]
	for await (const { config } of manager.streams.list())
		if (names.includes(config.name)) await manager.streams.delete(config.name)
	await prepareStreams(manager)
}

/** @param {string} stream */
async function countOf(stream) {
	return (await manager.streams.info(stream)).state.messages
}

/**
 * @param {boolean} holds
 * @param {string} what
 */
function check(holds, what) {
	console.log(`${holds ? '  holds ' : '  FAILS '}  ${what}`)
	if (!holds) failed.push(what)
}

/** @param {number} value */
function number(value) {
	return Math.round(value).toLocaleString('en-US')
}
