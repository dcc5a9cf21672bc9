import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { BIGQUERY_LIMITS, bigQueryCode, writeBigQuery } from '../../scripts/bulk/bigquery.ts'
import { buildLanguages, buildScript } from '../../scripts/bulk/build-script.ts'
import { writeDuckDb } from '../../scripts/bulk/duckdb.ts'
import { FUNCTIONS, rulesOf, SCRIPTS, type WarehouseFunction } from '../../scripts/bulk/functions.ts'
import { type Scripts, SNOWFLAKE_LIMITS, snowflakeCode, writeSnowflake } from '../../scripts/bulk/snowflake.ts'
import * as bulk from '../../src/entries/bulk.ts'
import { fr } from '../../src/entries/fr.ts'
import { makeTranslator } from '../../src/languages/make-translator.ts'

/** The script has all languages; the row asks for French. */
const languages = { translateIssues: makeTranslator([fr]) }

type Judge = (...args: unknown[]) => unknown

/** A row for each function, with the values of its columns. */
const ROWS: Readonly<Record<string, readonly unknown[]>> = {
	validate_order: ['{"address":{"countryCode":"BR"},"orderItems":[]}', '{"products":[]}', '{"isPartner": true}'],
	validate_address: ['{"countryCode":"DE","zip":"1055"}', '{"phone":"max"}'],
	check_country: ['{"country":"Brasil"}'],
	check_province: ['{"province":"Sao Paulo"}', 'BR'],
	check_zip: ['k1a "0b1', 'CA'],
	check_phone: ['(415) 983-8030', 'US'],
	check_tax_number: ['52998224725', 'BR'],
	price_with_delta: [29.99, '{"CA":3.5}', 'CA'],
	check_in_day_range: ['2026-01-31T12:00:00Z', '{"start":"2026-01-01T00:00:00Z","end":"2026-01-31T00:00:00Z"}'],
	derive_personalization: ['{"firstName":"Zoë"}', '{"asOf":"2026-11-20"}'],
	translate_issues: [bulk.checkZip('"1055"', '"DE"'), 'fr-CA, fr;q=0.9'],
}

const texts = ({ parameters }: WarehouseFunction, row: readonly unknown[]): unknown[] =>
	parameters.map(({ type }, at) => (type === 'json' ? row[at] : JSON.stringify(row[at])))
const expected = (each: WarehouseFunction, row: readonly unknown[]): unknown =>
	(({ ...bulk, ...languages }) as unknown as Readonly<Record<string, Judge>>)[each.rule]?.(...texts(each, row))
const rowOf = ({ name }: WarehouseFunction): readonly unknown[] => ROWS[name] as readonly unknown[]
const nulls = ({ parameters }: WarehouseFunction): null[] => parameters.map(() => null)
const statementsOf = (sql: string): string[] => sql.match(/^CREATE OR REPLACE FUNCTION/gm) ?? []

let script = ''
let scripts: Scripts = { orders: '', checks: '', languages: '' }
beforeAll(async () => {
	script = await buildScript()
	scripts = {
		orders: await buildScript(rulesOf('orders')),
		checks: await buildScript(rulesOf('checks')),
		languages: await buildLanguages(),
	}
})
const names = Object.keys(SCRIPTS) as (keyof Scripts)[]
/** The size of a function with a script, as Snowflake stores it. */
const stored = (name: keyof Scripts): number =>
	gzipSync(snowflakeCode(scripts[name], SCRIPTS[name]), { level: 9 }).length

describe('the functions of the warehouses', () => {
	it('are those of orderwright/bulk, except the function for lists, and the one that translates', () => {
		const rules = [...rulesOf('orders'), ...rulesOf('checks')]
		expect([...rules, 'validateOrders'].sort()).toEqual(Object.keys(bulk).sort())
		expect(rulesOf('languages')).toEqual(Object.keys(languages))
		expect(Object.keys(ROWS)).toEqual(FUNCTIONS.map(({ name }) => name))
	})
})

describe('docs/engines.md', () => {
	it('states the size of the script, within a twentieth', () => {
		const page = readFileSync(join(import.meta.dirname, '../../docs/engines.md'), 'utf8')
		const [, library, source, compressed] = /(\d+) kB +\|\n.*?(\d+) kB, (\d+) kB compressed/.exec(page) ?? []
		const sizes = [library, source, compressed].map((size) => Number(size) * 1000)
		const measured = [script.length, scripts.orders.length, stored('orders')]
		for (const [at, size] of measured.entries()) expect(Math.abs((sizes[at] ?? 0) / size - 1)).toBeLessThan(0.05)
	})
})

describe('BigQuery', () => {
	it('accepts the script as a library, and the code of each function inline', () => {
		expect(Buffer.byteLength(script)).toBeLessThanOrEqual(BIGQUERY_LIMITS.library)
		expect(Buffer.byteLength(script)).toBeGreaterThan(BIGQUERY_LIMITS.inlineCode)
		expect(Buffer.byteLength(scripts.languages)).toBeLessThanOrEqual(BIGQUERY_LIMITS.library)
		for (const each of FUNCTIONS) {
			const { name, parameters } = each
			expect(Buffer.byteLength(bigQueryCode(each))).toBeLessThanOrEqual(BIGQUERY_LIMITS.inlineCode)
			expect(parameters.length).toBeLessThanOrEqual(BIGQUERY_LIMITS.parameters)
			expect(name.length).toBeLessThanOrEqual(BIGQUERY_LIMITS.name)
		}
	})

	it.each(FUNCTIONS)("gives Node's answers: $name", (each) => {
		const context = createContext({})
		runInContext(each.script === 'languages' ? scripts.languages : script, context)
		const names = each.parameters.map(({ name }) => name)
		const judge = runInContext(`(function (${names}) {${bigQueryCode(each)}})`, context) as Judge
		expect(judge(...rowOf(each))).toBe(expected(each, rowOf(each)))
		expect(judge(...nulls(each))).toBe(expected(each, nulls(each)))
	})

	it('gets one statement per function', () => {
		const sql = writeBigQuery('1.2.3')
		expect(statementsOf(sql)).toHaveLength(FUNCTIONS.length)
		expect(sql).toContain(`CREATE OR REPLACE FUNCTION orderwright.check_zip(zip STRING, country_code STRING)
RETURNS STRING DETERMINISTIC LANGUAGE js
OPTIONS (library = ['gs://YOUR_BUCKET/orderwright-bulk-1.2.3.js'])
AS r"""return orderwright.checkZip(JSON.stringify(zip), JSON.stringify(country_code))""";`)
	})
})

describe('Snowflake', () => {
	it('accepts each compressed script but that of whole orders, as docs/engines.md says', () => {
		expect(names.filter((name) => stored(name) > SNOWFLAKE_LIMITS.compressedSource)).toEqual(['orders', 'checks'])
	})

	it.each(names)("gives Node's answers, and loads the script once: %s", (name) => {
		const context = createContext({})
		const variable = SCRIPTS[name]
		const judge = runInContext(
			`(function (RULE, A, B, C) {${snowflakeCode(scripts[name], variable)}})`,
			context,
		) as Judge
		expect(context[variable]).toBeUndefined()
		const own = FUNCTIONS.filter((each) => each.script === name)
		for (const each of own) expect(judge(each.rule, ...texts(each, rowOf(each)))).toBe(expected(each, rowOf(each)))
		const loaded = context[variable]
		for (const each of own) judge(each.rule)
		expect(context[variable]).toBe(loaded)
	})

	it('gets one statement for each script and one per function', () => {
		const sql = writeSnowflake('1.2.3', scripts)
		expect(statementsOf(sql)).toHaveLength(names.length + FUNCTIONS.length)
		expect(sql.split('$$')).toHaveLength(1 + 2 * statementsOf(sql).length)
		expect(sql).toContain(`CREATE OR REPLACE FUNCTION orderwright.check_zip(zip VARCHAR, country_code VARCHAR)
RETURNS VARCHAR IMMUTABLE
AS $$orderwright.call_checks('checkZip', TO_JSON(TO_VARIANT(zip)), TO_JSON(TO_VARIANT(country_code)), NULL)$$;`)
		expect(() => writeSnowflake('1.2.3', { ...scripts, checks: 'a$$b' })).toThrow('two dollars')
	})
})

describe('DuckDB', () => {
	it("gets a module that registers each function, with Node's answers", () => {
		const registered: Readonly<Record<string, unknown>>[] = []
		const exports: { register?: (...args: unknown[]) => readonly string[] } = {}
		new Function('exports', 'require', writeDuckDb('1.2.3'))(exports, (path: string) =>
			path === '../bulk.cjs' ? bulk : languages,
		)
		const connection = { registerScalarFunction: (each: never) => registered.push(each) }
		const names = exports.register?.(connection, { DuckDBScalarFunction: { create: (each: unknown) => each } })
		expect(names).toEqual(FUNCTIONS.map(({ name }) => name))
		expect(registered.map(({ name }) => name)).toEqual(names)
		for (const [at, each] of FUNCTIONS.entries()) {
			const rows = [rowOf(each), nulls(each)]
			const answers: unknown[] = []
			const input = {
				rowCount: 2,
				getColumnVector: (column: number) => ({ getItem: (row: number) => rows[row]?.[column] }),
			}
			const output = {
				setItem: (row: number, answer: unknown) => (answers[row] = answer),
				flush: () => answers.push('flushed'),
			}
			const { mainFunction } = registered[at] as { mainFunction: Judge }
			mainFunction({}, input, output)
			expect(answers).toEqual([...rows.map((row) => expected(each, row)), 'flushed'])
		}
	})
})
