import { FUNCTIONS, type Parameter, SCRIPTS } from './functions.ts'

/** A module that registers the functions on a connection of the package @duckdb/node-api, from version 1.5. */
export function writeDuckDb(version: string): string {
	const table = FUNCTIONS.map(({ rule, name, parameters, script }) => {
		const args = parameters.map((_, at) => `p${at}`).join(', ')
		const texts = parameters.map(({ type }, at) => (type === 'json' ? `p${at}` : `text(p${at})`)).join(', ')
		return `\t['${name}', [${parameters.map(typeOf).join(', ')}], (${args}) => ${SCRIPTS[script]}.${rule}(${texts})],`
	})
	return `// orderwright ${version} for DuckDB. Written by its build.
'use strict'
const orderwright = require('../bulk.cjs')
const orderwrightLanguages = require('./languages.cjs')

/** A column's value as JSON text. */
const text = (value) => JSON.stringify(value)

const FUNCTIONS = [
${table.join('\n')}
]

/**
 * Registers the functions on a connection, and answers with their names. \`duckdb\` is the module @duckdb/node-api itself.
 *
 *   const duckdb = require('@duckdb/node-api')
 *   const connection = await (await duckdb.DuckDBInstance.create()).connect()
 *   require('orderwright/warehouses/duckdb.cjs').register(connection, duckdb)
 *   await connection.run("SELECT validate_order(body, NULL, NULL)->>'$.status' FROM 'orders.parquet'")
 */
exports.register = (connection, duckdb) => {
	for (const [name, types, judge] of FUNCTIONS) {
		connection.registerScalarFunction(
			duckdb.DuckDBScalarFunction.create({
				name,
				parameterTypes: types.map((type) => duckdb[type]),
				returnType: duckdb.VARCHAR,
				specialHandling: true, // NULL is an argument that is left out.
				mainFunction: (info, input, output) => {
					const columns = types.map((_, at) => input.getColumnVector(at))
					for (let row = 0; row < input.rowCount; row++) {
						output.setItem(row, judge(...columns.map((column) => column.getItem(row))))
					}
					output.flush()
				},
			}),
		)
	}
	return FUNCTIONS.map(([name]) => name)
}
`
}

function typeOf({ type }: Parameter): string {
	return type === 'number' ? `'DOUBLE'` : `'VARCHAR'`
}
