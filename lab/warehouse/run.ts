/**
 * Validates a million generated orders of a Parquet file in DuckDB, with the functions of `dist/warehouses/duckdb.cjs`, and the same orders in Node.
 * The counts by status and issue codes must be equal. Also validates the orders with the program. `lab/run snippets` runs the queries of
 * docs/engines.md.
 *
 * lab/run warehouse lab/run warehouse -- --orders 20000 lab/run warehouse -- --orders 5000000 --write writes the times into docs/compatibility.md
 */
import { deepStrictEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as duckdb from '@duckdb/node-api'
import { placeIn, tableOf } from '../../scripts/place.ts'
import * as bulk from '../../src/entries/bulk.ts'
import { de } from '../../src/entries/de.ts'
import { type OrderInput, validateOrder } from '../../src/entries/index.ts'
import { makeTranslator } from '../../src/languages/make-translator.ts'
import { makeRow, PRODUCTS } from '../../test/engines/orders.ts'
import { check, makeFolder, ROOT } from '../shared/room.ts'

const FACTS = { products: PRODUCTS }
const PROGRESS = 100_000

const RANGE = '{"start":"2026-01-01T00:00:00Z","end":"2026-01-31T00:00:00Z"}'

/** A call of each function in SQL, with the answer of the same call in Node. */
const CALLS: readonly (readonly [sql: string, answer: string])[] = [
	[`validate_order('{"orderItems":[]}', NULL, NULL)`, bulk.validateOrder('{"orderItems":[]}')],
	[
		`validate_order('{"orderItems":[]}', '[]', '{"isPartner":true}')`,
		bulk.validateOrder('{"orderItems":[]}', '[]', '{"isPartner":true}'),
	],
	[`validate_order('{', NULL, NULL)`, bulk.validateOrder('{')],
	[`validate_address('{"countryCode":"DE"}', NULL)`, bulk.validateAddress('{"countryCode":"DE"}')],
	[`check_country('{"country":"Brasil"}')`, bulk.checkCountry('{"country":"Brasil"}')],
	[`check_province('{"province":"Sao Paulo"}', 'BR')`, bulk.checkProvince('{"province":"Sao Paulo"}', '"BR"')],
	[`check_zip('k1a0b1', 'CA')`, bulk.checkZip('"k1a0b1"', '"CA"')],
	[`check_zip(NULL, 'CA')`, bulk.checkZip('null', '"CA"')],
	[`check_phone('(415) 983-8030', 'US')`, bulk.checkPhone('"(415) 983-8030"', '"US"')],
	[`check_tax_number('52998224725', 'BR')`, bulk.checkTaxNumber('"52998224725"', '"BR"')],
	[`price_with_delta(29.99, '{"CA":3.5}', 'CA')`, bulk.priceWithDelta('29.99', '{"CA":3.5}', '"CA"')],
	[`check_in_day_range('2026-01-31T12:00:00Z', '${RANGE}')`, bulk.checkInDayRange('"2026-01-31T12:00:00Z"', RANGE)],
	[
		`derive_personalization('{"firstName":"Zoë"}', '{"asOf":"2026-11-20"}')`,
		bulk.derivePersonalization('{"firstName":"Zoë"}', '{"asOf":"2026-11-20"}'),
	],
	[`translate_issues(check_zip('1055', 'DE'), 'de')`, makeTranslator([de])(bulk.checkZip('"1055"', '"DE"'), '"de"')],
]

const { values } = parseArgs({
	options: { orders: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } },
})
const orders = Number(values.orders)
const require = createRequire(import.meta.url)
const { register } = require(join(ROOT, 'dist/warehouses/duckdb.cjs'))
const connection = await (await duckdb.DuckDBInstance.create()).connect()
const names: readonly string[] = register(connection, duckdb)
const folder = makeFolder('duckdb')
const parquet = join(folder, 'orders.parquet')

const count = orders.toLocaleString('en')
const inNode = await writeOrders()
const started = process.cpuUsage()
const inDuckDb = await judgeInDuckDb()
const { user, system } = process.cpuUsage(started)
const duckDbTime = user + system
await check(`${count} orders from Parquet, DuckDB ${duckdb.version()}`, () => {
	deepStrictEqual(inDuckDb, inNode)
	return toSeconds(duckDbTime)
})
let programTime = 0
await check(`${count} orders by npx orderwright check`, () => {
	programTime = judgeWithProgram()
	return toSeconds(programTime)
})
for (const [sql, answer] of CALLS) {
	const found = await connection.runAndReadAll(`SELECT ${sql}`)
	await check(sql, () => deepStrictEqual(found.getRows()[0]?.[0], answer))
}
await check('every function is called', () => {
	const uncalled = names.filter((name) => !CALLS.some(([sql]) => sql.startsWith(`${name}(`)))
	deepStrictEqual(uncalled, [])
})
if (values.write) writeTimes()

/** Makes the orders, writes them as Parquet, validates them with the library's own function, and returns the counts. */
async function writeOrders(): Promise<Map<string, number>> {
	await connection.run('CREATE TABLE orders (id INTEGER, body VARCHAR)')
	const appender = await connection.createAppender('orders')
	const counts = new Map<string, number>()
	for (let at = 0; at < orders; at++) {
		const { order } = makeRow(at)
		appender.appendInteger(at)
		appender.appendVarchar(JSON.stringify(order))
		appender.endRow()
		const { status, issues } = validateOrder(withoutNulls(order) as OrderInput, FACTS)
		const key = [status, ...issues.map(({ code }) => code)].join(' ')
		counts.set(key, (counts.get(key) ?? 0) + 1)
		if ((at + 1) % PROGRESS === 0) console.log(`made and judged in Node: ${(at + 1).toLocaleString('en')}`)
	}
	appender.closeSync()
	await connection.run(`COPY orders TO '${parquet}' (FORMAT parquet)`)
	await connection.run('DROP TABLE orders')
	return counts
}

/** Returns a copy without null fields, because the functions for a warehouse treat null as absent. */
function withoutNulls(order: object): unknown {
	const text = JSON.stringify(order, function (this: unknown, _key, part) {
		return part === null && !Array.isArray(this) ? undefined : part
	})
	return JSON.parse(text)
}

/** Validates the orders of the Parquet file in a query that counts the verdicts by status and codes. */
async function judgeInDuckDb(): Promise<Map<string, number>> {
	const facts = JSON.stringify(FACTS).replaceAll("'", "''")
	const result = await connection.runAndReadAll(`
		WITH verdicts AS (SELECT validate_order(body, '${facts}', NULL) AS verdict FROM '${parquet}')
		SELECT concat_ws(' ', verdict->>'$.status', array_to_string(verdict->>'$.issues[*].code', ' ')) AS said, count(*)
		FROM verdicts GROUP BY said`)
	return new Map(result.getRows().map(([said, count]) => [String(said).trim(), Number(count)]))
}

/** Validates the same orders with `npx orderwright check`, from a file of JSON lines. Returns the command's processor time in microseconds. */
function judgeWithProgram(): number {
	const file = join(folder, 'orders.jsonl')
	const descriptor = openSync(file, 'w')
	for (let at = 0; at < orders; at++) writeSync(descriptor, `${JSON.stringify(makeRow(at).order)}\n`)
	closeSync(descriptor)
	const products = join(folder, 'products.json')
	writeFileSync(products, JSON.stringify(PRODUCTS))
	const args = [join(ROOT, 'dist/cli.js'), 'check', file, '--products', products, '--exit-zero', '--format', 'json']
	const { stdout } = spawnSync('bash', ['-c', '"$@" | tail -n 1; times', 'bash', process.execPath, ...args], {
		encoding: 'utf8',
	})
	const { valid = 0, invalid, unknown = 0 } = JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '{}').summary ?? {}
	const judged = valid + invalid + unknown
	// The last line of `times` has the user time and the system time of the children.
	const [minutes, seconds, sysMinutes, sysSeconds] = (/(\S+)m(\S+)s (\S+)m(\S+)s\s*$/.exec(stdout) ?? [])
		.slice(1)
		.map(Number)
	const microseconds = 1e6 * (60 * ((minutes ?? 0) + (sysMinutes ?? 0)) + (seconds ?? 0) + (sysSeconds ?? 0))
	let expected = 0
	for (const [said, many] of inNode) if (said.startsWith('invalid')) expected += many
	deepStrictEqual({ judged, invalid }, { judged: orders, invalid: expected })
	return microseconds
}

/** Writes the times of this run into docs/compatibility.md. */
function writeTimes(): void {
	const row = (what: string, microseconds: number): string[] => [
		`${Math.round(microseconds / 1e6)} s`,
		Math.round(orders / (microseconds / 1e6)).toLocaleString('en'),
		what,
	]
	const table = tableOf([
		['processor time', 'orders a second', `${count} orders checked by`],
		row(`DuckDB ${duckdb.version()}, \`validate_order\` on a Parquet file`, duckDbTime),
		row('`npx orderwright check` on a file of JSON lines', programTime),
	])
	const place = placeIn('docs/compatibility.md', 'bulk: written by lab/run warehouse -- --write', 'end of bulk')
	place.write(`${table}\nNode ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores.\n`)
}

function toSeconds(microseconds: number): string {
	return `${(microseconds / 1e6).toFixed(1)} s of processor time`
}
