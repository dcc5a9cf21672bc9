import { validateOrder, validateOrders } from '../src/entries/index.ts'
import { asParsed, randomFrom } from './harness.ts'
import { catalogue, makeOrder, products } from './orders.ts'
import { composeNaively } from './peers/naive-order.ts'
import { postalCodesOnTheWeb } from './peers/postal-codes.ts'

/** Medians of processor time in nanoseconds, for one order with this many items. */
export interface Long {
	readonly items: number
	readonly indexed: number
	readonly plain: number
	readonly composed: number
}

/** A batch of orders: the total processor time, and the peak memory of the process in bytes. */
export interface Batch {
	readonly count: number
	readonly nanoseconds: number
	readonly peak: number
}

const [kind = '', count = 0, seed = 1] = process.argv.slice(2).map((each, at) => (at === 0 ? each : Number(each))) as [
	string,
	number,
	number,
]
const random = randomFrom(seed)
const answer = kind === 'items' ? measureItems(count) : measureBatch(count, kind === 'batch')
process.stdout.write(JSON.stringify(answer))

function measureItems(items: number): Long {
	const orders = asParsed(Array.from({ length: Math.max(10, 2000 / items) }, () => makeOrder(random, false, items)))
	const composed = composeNaively(products, postalCodesOnTheWeb.validate)
	const ways = {
		indexed: (order: (typeof orders)[number]) => validateOrder(order, { products: catalogue }),
		plain: (order: (typeof orders)[number]) => validateOrder(order, { products }),
		composed,
	}
	const samples: Record<keyof typeof ways, number[]> = { indexed: [], plain: [], composed: [] }
	const kept: unknown[] = []
	const rounds = Math.max(1, Math.ceil(20_000 / items / orders.length))
	for (let pass = 0; pass < 30; pass++) {
		for (const way of ['indexed', 'plain', 'composed'] as const) {
			const since = startClock()
			for (let round = 0; round < rounds; round++) {
				for (let at = 0; at < orders.length; at++) kept[at] = ways[way](orders[at] ?? {})
			}
			samples[way].push(since() / rounds / orders.length)
		}
	}
	const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0
	return { items, indexed: median(samples.indexed), plain: median(samples.plain), composed: median(samples.composed) }
}

/** The orders are made one at a time, as parsed bodies. At the end of a batch, all orders and verdicts are still in memory. */
function measureBatch(count: number, isKept: boolean): Batch {
	for (const order of makeOrders(3000)) validateOrder(order, { products: catalogue })
	let nanoseconds = 0
	let held: readonly unknown[] = []
	if (isKept) {
		const orders = makeOrders(count)
		const since = startClock()
		held = validateOrders(orders, { products: catalogue })
		nanoseconds = since()
	} else {
		for (let left = count; left > 0; left -= 1000) {
			const orders = makeOrders(Math.min(left, 1000))
			const since = startClock()
			for (const order of orders) held = [validateOrder(order, { products: catalogue })]
			nanoseconds += since()
		}
	}
	if (held.length > count) throw new Error('more verdicts than orders')
	return { count, nanoseconds, peak: process.resourceUsage().maxRSS * 1024 }
}

/** Returns a function for the processor time in nanoseconds since the call, including garbage collection. */
function startClock(): () => number {
	const start = process.cpuUsage()
	return () => {
		const { user, system } = process.cpuUsage(start)
		return (user + system) * 1000
	}
}

function makeOrders(count: number) {
	return Array.from({ length: count }, (_, at) => JSON.parse(JSON.stringify(makeOrder(random, at % 10 === 9))))
}
