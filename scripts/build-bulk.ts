/**
 * Writes `dist/bulk.cjs`, the rules as one script, and `dist/warehouses/`, the functions that call it in BigQuery, Snowflake and
 * DuckDB. Part of the build.
 *
 *   npx tsx scripts/build-bulk.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { writeBigQuery } from './bulk/bigquery.ts'
import { buildLanguages, buildScript } from './bulk/build-script.ts'
import { writeDuckDb } from './bulk/duckdb.ts'
import { rulesOf } from './bulk/functions.ts'
import { writeSnowflake } from './bulk/snowflake.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const { version } = packageJson
const [script, orders, checks, languages] = await Promise.all([
	buildScript(),
	buildScript(rulesOf('orders')),
	buildScript(rulesOf('checks')),
	buildLanguages(),
])
mkdirSync(join(DIST, 'warehouses'), { recursive: true })
writeFileSync(join(DIST, 'bulk.cjs'), script)
writeFileSync(join(DIST, 'warehouses/bigquery.sql'), writeBigQuery(version))
writeFileSync(join(DIST, 'warehouses/snowflake.sql'), writeSnowflake(version, { orders, checks, languages }))
writeFileSync(join(DIST, 'warehouses/languages.cjs'), languages)
writeFileSync(join(DIST, 'warehouses/duckdb.cjs'), writeDuckDb(version))
