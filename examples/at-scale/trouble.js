/**
 * Bad days, each with all its checks: a store that refuses for 30 seconds; 20 kills of workers and 3 of the server; orders that a
 * consumer has given up; two versions of the rules side by side; a disk that is full for 35 seconds. Every order must be judged exactly once,
 * by rules that its verdict names, or be a dead letter. Ends with status 0 when every check holds, else with 1.
 *
 *   node trouble.js
 *   node trouble.js --orders 30000 --seconds 30 --kills 20 --crashes 3
 */
import { parseArgs } from 'node:util'
import { DiscardPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { indexProducts, RULESET, validateOrder } from 'orderwright'
import { checkVerdicts, readDeadLetters } from './check.js'
import { orderId, sendOrders } from './sender.js'
import { findServer, makeDisk, pause, startServer } from './server.js'
import { makeOrder, PRODUCTS } from './shop.js'
import {
	CONNECTION,
	CONSUMER,
	countOrders,
	DEAD_LETTERS,
	ORDERS,
	PUBLISH,
	prepareStreams,
	VERDICTS,
} from './streams.js'
import { startWorkers, Worker } from './workers.js'

const { values } = parseArgs({
	options: {
		orders: { type: 'string', default: '30000' },
		seed: { type: 'string', default: '1' },
		seconds: { type: 'string', default: '30' },
		kills: { type: 'string', default: '20' },
		crashes: { type: 'string', default: '3' },
	},
})
const [orders, seed, seconds, kills, crashes] = [
	Number(values.orders),
	Number(values.seed),
	Number(values.seconds),
	Number(values.kills),
	Number(values.crashes),
]
/** Verdicts that the full store still takes. */
const ROOM = Math.floor(orders / 10)
/** A day is over, and its checks fail, when nothing has moved for so many milliseconds: longer than a worker waits for a store. */
const STANDSTILL = 90_000
/** For so many milliseconds the disk is full: longer than a publication waits that a silent server never answers, so that workers see it fail. */
const FULL = PUBLISH.retries * PUBLISH.timeout + 5_000

/** The digest of the rules of `older.js`. */
const OLDER = '0'.repeat(64)
const products = indexProducts(PRODUCTS)
const judgeOrder = (/** @type {unknown} */ order) => validateOrder(order, { products })

/** @type {string[]} */
const failed = []
// One for each worker that is started.
process.setMaxListeners(kills + 20)
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const command = findServer()
let server = await startServer(command)
let connection = await connect({ ...CONNECTION, servers: server.url })
let manager = await jetstreamManager(connection)
let client = jetstream(connection)
try {
	await fillStore()
	await killEverybody()
	await leaveOrders()
	await rollOut()
	await fillDisk()
} finally {
	await connection.close()
	await server.stop()
}
console.log(failed.length === 0 ? '\nPASSED: every check holds.' : `\n${failed.length} checks FAILED.`)
process.exit(failed.length === 0 ? 0 : 1)

/** The stream of verdicts has a limit, and refuses for a while; then an operator lifts the limit. */
async function fillStore() {
	console.log(`== A store that is full for ${seconds} seconds, with ${orders} orders`)
	await emptyStreams()
	await manager.streams.update(VERDICTS.name, { max_msgs: ROOM, discard: DiscardPolicy.New })
	await sendOrders(client, { seed, from: 0, to: orders })
	// These start although the limit is not theirs.
	const workers = await startWorkers(server.url, 2)
	await until(async () => (await countOf(VERDICTS.name)) >= ROOM)
	await pause(seconds * 1000)
	check((await countOf(VERDICTS.name)) === ROOM, `the store took ${ROOM} verdicts, and then no more`)
	await manager.streams.update(VERDICTS.name, { max_msgs: -1 })
	await until(async () => (await countOrders(manager)) === 0)
	await Promise.all(workers.map((worker) => worker.stop()))
	const letters = await readDeadLetters(client)
	check(letters.length === 0, `${letters.length} healthy orders are dead letters`)
	await checkOrders(new Set())
}

/** Workers are killed and replaced all the time, and the server now and then. */
async function killEverybody() {
	console.log(`\n== ${kills} kills of workers, and ${crashes} of the server, with ${orders} orders`)
	await emptyStreams()
	await sendOrders(client, { seed, from: 0, to: orders })
	const workers = await startWorkers(server.url, 2)
	const isCrash = new Set(Array.from({ length: crashes }, (_, n) => Math.ceil(((n + 1) * kills) / (crashes + 1))))
	for (let kill = 1; kill <= kills; kill++) {
		const enough = (orders * kill) / (kills + 1)
		const giveUp = Date.now() + 3_000
		await until(async () => (await countOf(VERDICTS.name)) >= enough || Date.now() > giveUp)
		await workers.shift()?.kill()
		if (isCrash.has(kill)) await server.crash()
		const next = new Worker(server.url)
		await next.ready()
		workers.push(next)
	}
	await until(async () => (await countOrders(manager)) === 0)
	await Promise.all(workers.map((worker) => worker.stop()))
	const letters = await readDeadLetters(client)
	const named = letters.filter(([, reason]) => reason.startsWith('too-many-deliveries'))
	check(named.length === letters.length, `${letters.length} dead letters, each of an order that outlived its workers`)
	console.log(
		`          ${workers.reduce((sum, { counts }) => sum + counts.drained, 0)} orders drained by the last workers`,
	)
	await checkOrders(new Set(letters.map(([id]) => id)))
}

/** The consumer gives orders up that nobody answered, as a server that was killed may. A worker that starts drains them. */
async function leaveOrders() {
	const left = 10
	console.log(`\n== ${left} orders in the stream that no worker would be given`)
	await emptyStreams()
	await manager.consumers.update(ORDERS.name, CONSUMER.durable_name, { max_deliver: 1 })
	await sendOrders(client, { seed, from: 0, to: left })
	const consumer = await client.consumers.get(ORDERS.name, CONSUMER.durable_name)
	for (let order = 0; order < left; order++) await consumer.next()
	const [worker] = await startWorkers(server.url, 1)
	await until(async () => (await countOrders(manager)) === 0)
	await worker?.stop()
	check(worker?.counts.drained === left, `${worker?.counts.drained} of ${left} orders drained`)
	const { lost } = await checkVerdicts(client, { seed, orders: left })
	check(lost === 0, `${lost} of them without a verdict`)
}

/** A worker of the old rules and one of the new share the queue, until the old one is killed. */
async function rollOut() {
	console.log(`\n== Two versions of the rules, with ${orders} orders`)
	await emptyStreams()
	await sendOrders(client, { seed, from: 0, to: orders })
	const old = new Worker(server.url, ['--import', new URL('older.js', import.meta.url).href])
	await old.ready()
	await until(async () => (await countOf(VERDICTS.name)) >= orders / 4)
	const [worker] = await startWorkers(server.url, 1)
	await until(async () => (await countOf(VERDICTS.name)) >= orders / 2)
	await old.kill()
	await until(async () => (await countOrders(manager)) === 0)
	await worker?.stop()
	const named = { old: 0, new: 0, wrong: 0 }
	const read = (/** @type {string} */ verdict, /** @type {number} */ index) => {
		const { ruleset, ...others } = JSON.parse(verdict)
		const isNew = ruleset === RULESET.digest
		const ours = isNew ? judgeOrder(makeOrder(seed, index)) : validateOrder(makeOrder(seed, index))
		if (JSON.stringify(others) !== JSON.stringify(ours)) named.wrong++
		else if (isNew) named.new++
		else if (ruleset === OLDER) named.old++
	}
	const { lost, twice, unknown } = await checkVerdicts(client, { seed, orders, read })
	check(
		lost + twice + unknown === 0,
		`${lost} orders without a verdict, ${twice} with two, ${unknown} verdicts of no order`,
	)
	check(named.old > 0 && named.new > 0, `${named.old} verdicts name the old rules, and ${named.new} the new ones`)
	check(
		named.wrong === 0 && named.old + named.new === orders,
		`${named.wrong} verdicts are not of the rules that they name`,
	)
}

/** The disk of the server is full for a while, while orders are sent and judged. Then somebody makes room, and starts it again. */
async function fillDisk() {
	const disk = await makeDisk(64)
	if (disk === null) return console.log('\nSKIPPED: a disk that is full. This system allows no disk of our own.')
	console.log(`\n== A disk that is full for ${FULL / 1000} seconds, with ${orders} orders`)
	await connection.close()
	await server.stop()
	server = await startServer(command, disk)
	connection = await connect({ ...CONNECTION, servers: server.url })
	manager = await jetstreamManager(connection)
	client = jetstream(connection)
	await emptyStreams()
	const half = Math.floor(orders / 2)
	await sendOrders(client, { seed, from: 0, to: half })
	const workers = await startWorkers(server.url, 2)
	await until(async () => (await countOf(VERDICTS.name)) >= half / 4)
	disk.fill()
	const sent = sendOrders(client, { seed, from: half, to: orders }).then(
		() => true,
		() => false,
	)
	const full = pause(FULL).then(() => false)
	check(!(await Promise.race([sent, full])), 'a full disk confirms no order that it cannot store')
	await full
	disk.free()
	await server.crash()
	// A sender that is not sure sends again.
	await sent
	await sendOrders(client, { seed, from: half, to: orders })
	await until(async () => (await countOrders(manager)) === 0)
	await Promise.all(workers.map((worker) => worker.stop()))
	const failures = workers.reduce((sum, { counts }) => sum + counts.failures, 0)
	check(failures > 0, `${failures} failures of the store that workers saw`)
	const letters = await readDeadLetters(client)
	check(letters.length === 0, `${letters.length} healthy orders are dead letters`)
	await checkOrders(new Set())
	disk.remove()
}

/** @param {Set<string>} named the ids of dead letters */
async function checkOrders(named) {
	const { lost, twice, different, unknown } = await checkVerdicts(client, { seed, orders })
	const ours = Array.from({ length: orders }, (_, index) => orderId(seed, index)).filter((id) => named.has(id))
	check(lost === ours.length, `${lost} orders without a verdict, ${ours.length} of them named`)
	check(twice === 0 && unknown === 0, `${twice} orders with two, ${unknown} verdicts of no order`)
	check(different === 0, `${different} verdicts differ from those of one process`)
}

/**
 * Until a condition holds, or nothing moves.
 *
 * @param {() => Promise<boolean>} holds
 */
async function until(holds) {
	let last = ''
	let moved = Date.now()
	for (;;) {
		try {
			if (await holds()) return
			const now = `${await countOf(VERDICTS.name)} ${await countOrders(manager)}`
			if (now !== last) moved = Date.now()
			last = now
		} catch {
			// the server is starting again
		}
		if (Date.now() - moved > STANDSTILL) {
			check(false, `a standstill of ${STANDSTILL / 1000} seconds: ${last} verdicts and waiting orders`)
			return
		}
		await pause(100)
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
