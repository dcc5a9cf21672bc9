/**
 * Judges a million generated orders of a Parquet file in DuckDB, by the functions of `dist/warehouses/duckdb.cjs`, and as many in Node:
 * the counts by status and issue codes must be equal.
 *
 *   npm run check:duckdb
 *   npm run check:duckdb -- --orders 20000
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import * as bulk from '../../src/bulk.ts'
import { type OrderInput, validateOrder } from '../../src/index.ts'
import { makeRow, PRODUCTS } from '../../test/engines/orders.ts'
import { installPackages } from './install.ts'

/** As much of @duckdb/node-api as is used here. */
interface Appender {
	appendInteger(value: number): void
	appendVarchar(value: string): void
	endRow(): void
	closeSync(): void
}
interface Connection {
	run(sql: string): Promise<unknown>
	runAndReadAll(sql: string, values?: object): Promise<{ getRows(): unknown[][] }>
	createAppender(table: string): Promise<Appender>
}
interface DuckDb {
	readonly DuckDBInstance: { create(): Promise<{ connect(): Promise<Connection> }> }
	version(): string
}
interface Wrapper {
	register(connection: Connection, duckdb: DuckDb): readonly string[]
}

const ROOT = join(import.meta.dirname, '..', '..')
const WRAPPER = join(ROOT, 'dist/warehouses/duckdb.cjs')
const FACTS = { products: PRODUCTS }
const PROGRESS = 100_000

const RANGE = '{"start":"2026-01-01T00:00:00Z","end":"2026-01-31T00:00:00Z"}'

/** A call of each function in SQL, and the same in Node. */
const CALLS: readonly (readonly [sql: string, answer: string])[] = [
	[`validate_order('{"orderItems":[]}', NULL)`, bulk.validateOrder('{"orderItems":[]}')],
	[`validate_order('{', NULL)`, bulk.validateOrder('{')],
	[`validate_address('{"countryCode":"DE"}')`, bulk.validateAddress('{"countryCode":"DE"}')],
	[`check_country('{"country":"Brasil"}')`, bulk.checkCountry('{"country":"Brasil"}')],
	[`check_province('{"province":"Sao Paulo"}', 'BR')`, bulk.checkProvince('{"province":"Sao Paulo"}', '"BR"')],
	[`check_zip('k1a0b1', 'CA')`, bulk.checkZip('"k1a0b1"', '"CA"')],
	[`check_zip(NULL, 'CA')`, bulk.checkZip('null', '"CA"')],
	[`check_phone('(415) 983-8030', 'US')`, bulk.checkPhone('"(415) 983-8030"', '"US"')],
	[`check_tax_number('52998224725', 'BR')`, bulk.checkTaxNumber('"52998224725"', '"BR"')],
	[`price_for(29.99, '{"CA":3.5}', 'CA')`, bulk.priceFor('29.99', '{"CA":3.5}', '"CA"')],
	[`matches_day_range('2026-01-31T12:00:00Z', '${RANGE}')`, bulk.matchesDayRange('"2026-01-31T12:00:00Z"', RANGE)],
	[
		`derive_personalization('{"firstName":"Zoë"}', '{"asOf":"2026-11-20"}')`,
		bulk.derivePersonalization('{"firstName":"Zoë"}', '{"asOf":"2026-11-20"}'),
	],
]

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })
const orders = Number(values.orders)
if (!existsSync(WRAPPER)) throw new Error('Build first: npm run build')
installPackages()
const require = createRequire(import.meta.url)
const duckdb: DuckDb = require('@duckdb/node-api')
const { register }: Wrapper = require(WRAPPER)
const connection = await (await duckdb.DuckDBInstance.create()).connect()
const names = register(connection, duckdb)
const folder = mkdtempSync(join(tmpdir(), 'orderwright-duckdb-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const parquet = join(folder, 'orders.parquet')

let failed = 0
const inNode = await writeOrders()
const started = performance.now()
const inDuckDb = await judgeInDuckDb()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
report(
	`${orders.toLocaleString('en')} orders from Parquet in ${seconds} s, DuckDB ${duckdb.version()}`,
	inDuckDb,
	inNode,
)
for (const [sql, answer] of CALLS) {
	const found = await connection.runAndReadAll(`SELECT orderwright_${sql}`)
	report(sql, found.getRows()[0]?.[0], answer)
}
const uncalled = names.filter((name) => !CALLS.some(([sql]) => `orderwright_${sql}`.startsWith(`${name}(`)))
report('every function is called', uncalled, [])
process.exitCode = failed === 0 ? 0 : 1

/** Makes the orders, writes them as Parquet, and judges them by the library's own function; answers with the counts. */
async function writeOrders(): Promise<Map<string, number>> {
	await connection.run('CREATE TABLE orders (id INTEGER, body VARCHAR)')
	const appender = await connection.createAppender('orders')
	const counts = new Map<string, number>()
	for (let at = 0; at < orders; at++) {
		const { order } = makeRow(at)
		appender.appendInteger(at)
		appender.appendVarchar(JSON.stringify(order))
		appender.endRow()
		const { status, issues } = validateOrder(order as OrderInput, FACTS)
		const key = [status, ...issues.map(({ code }) => code)].join(' ')
		counts.set(key, (counts.get(key) ?? 0) + 1)
		if ((at + 1) % PROGRESS === 0) console.log(`made and judged in Node: ${(at + 1).toLocaleString('en')}`)
	}
	appender.closeSync()
	await connection.run(`COPY orders TO '${parquet}' (FORMAT parquet)`)
	await connection.run('DROP TABLE orders')
	return counts
}

/** Judges the orders of the Parquet file within a query, which counts the verdicts by what they say. */
async function judgeInDuckDb(): Promise<Map<string, number>> {
	const facts = JSON.stringify(FACTS).replaceAll("'", "''")
	const result = await connection.runAndReadAll(`
		WITH verdicts AS (SELECT orderwright_validate_order(body, '${facts}') AS verdict FROM '${parquet}')
		SELECT concat_ws(' ', verdict->>'$.status', array_to_string(verdict->>'$.issues[*].code', ' ')) AS said, count(*)
		FROM verdicts GROUP BY said`)
	return new Map(result.getRows().map(([said, count]) => [String(said).trim(), Number(count)]))
}

function report(name: string, found: unknown, expected: unknown): void {
	if (isDeepStrictEqual(found, expected)) {
		console.log(`✓ ${name}`)
	} else {
		failed++
		console.log(`✗ ${name}`, found, 'instead of', expected)
	}
}
