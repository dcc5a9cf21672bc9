/**
 * Measures how the cost grows: one order of 1 to 10,000 items, and a batch of 1 to 1,000,000 orders with the peak memory of its
 * process. Each batch runs in its own process. An empty batch shows the cost of Node and the library. A last one judges as many
 * orders one by one and keeps no verdicts.
 *
 *   npm run bench -- growth
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import type { Batch, Long } from './growth-worker.ts'
import { writeStudy } from './results.ts'

const ITEMS = [1, 10, 100, 1000, 10_000] as const
const BATCHES = [0, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as const
/**
 * The largest factor by which an item or an order may cost more in the longest list than in the middle list: the cost must
 * stay linear.
 */
const MOST_GROWTH = 3

const { values } = parseArgs({
	options: { seed: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
})
const { seed } = values
const folder = mkdtempSync(join(import.meta.dirname, 'node_modules', '.growth-'))
const worker = join(folder, 'worker.mjs')
try {
	await build({
		entryPoints: [join(import.meta.dirname, 'growth-worker.ts')],
		outfile: worker,
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20.10',
		packages: 'external',
	})
	const long = ITEMS.map((items) => run<Long>('items', items))
	const batches = BATCHES.map((count) => run<Batch>('batch', count))
	const single = run<Batch>('single', BATCHES.at(-1) ?? 0)
	report(long, batches, single)
} finally {
	rmSync(folder, { recursive: true, force: true })
}

function run<T>(kind: string, count: number): T {
	process.stderr.write(`  ${kind} ${count}\n`)
	const child = spawnSync(process.execPath, [worker, kind, String(count), seed], {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	if (child.status !== 0) throw new Error(`${kind} ${count}: status ${child.status}`)
	return JSON.parse(child.stdout.toString()) as T
}

function report(long: readonly Long[], batches: readonly Batch[], single: Batch): void {
	const orders = [
		['items', 'indexed, µs', 'plain list, µs', 'composed, µs', 'indexed, ns an item'],
		...long.map(({ items, indexed, plain, composed }) => [
			items.toLocaleString('en'),
			...[indexed, plain, composed].map((each) => (each / 1000).toFixed(1)),
			(indexed / items).toFixed(0),
		]),
	]
	const empty = batches[0]?.peak ?? 0
	const rows = [
		['orders', 'ms', 'µs an order', 'peak MB', 'bytes an order and verdict'],
		...[...batches, single].map((batch) => [
			batch.count.toLocaleString('en') + (batch === single ? ', one by one' : ''),
			(batch.nanoseconds / 1e6).toFixed(1),
			batch.count === 0 ? '' : (batch.nanoseconds / batch.count / 1000).toFixed(2),
			(batch.peak / 1e6).toFixed(0),
			batch.count < 100_000 ? '' : ((batch.peak - empty) / batch.count).toFixed(0),
		]),
	]
	process.stdout.write(`One order of so many items, medians of processor time\n${format(orders)}\n\n`)
	process.stdout.write(
		`A batch of so many orders, each of one to three items, a tenth of them bad; verdicts kept\n${format(rows)}\n`,
	)
	if (values.write) {
		const page = [
			'# How the cost grows',
			'',
			'One order of so many items, medians of processor time:',
			'',
			...markdown(orders),
			'',
		]
		const note =
			'A batch of so many orders, each of one to three items, a tenth of them bad; orders and verdicts are kept:'
		writeStudy('growth', [...page, note, '', ...markdown(rows)])
	}
	const perItem = (at: number): number => (long[at]?.indexed ?? 0) / (long[at]?.items ?? 1)
	const perOrder = (at: number): number => (batches[at]?.nanoseconds ?? 0) / (batches[at]?.count ?? 1)
	const growth = Math.max(perItem(4) / perItem(2), perOrder(7) / perOrder(5))
	process.stdout.write(
		`\nThe longest cost ${growth.toFixed(2)} times what the middle costs, for one; at most ${MOST_GROWTH}.\n`,
	)
	if (growth > MOST_GROWTH) process.exitCode = 1
}

function format(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
	return rows.map((row) => `  ${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}`).join('\n')
}

function markdown(rows: readonly (readonly string[])[]): readonly string[] {
	const [head = [], ...body] = rows
	return [head, head.map(() => '---:'), ...body].map((row) => `| ${row.join(' | ')} |`)
}
