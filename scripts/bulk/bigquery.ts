import { FUNCTIONS, SCRIPTS, type WarehouseFunction } from './functions.ts'

/**
 * BigQuery's limits in bytes: https://cloud.google.com/bigquery/quotas#udf_limits (32 KB of inline code, 1 MB for a library, 5
 * MB for all libraries, 256 parameters of a function, 256 characters of its name).
 */
export const BIGQUERY_LIMITS = { inlineCode: 32 * 1024, library: 1024 * 1024, parameters: 256, name: 256 }

const TYPES = { json: 'STRING', text: 'STRING', number: 'FLOAT64' } as const

/** The statements that create the functions. The script is too long for inline code, so it is a library in Cloud Storage. */
export function writeBigQuery(version: string): string {
	const head = [
		`-- orderwright ${version} for BigQuery. Written by its build.`,
		`-- Copy dist/bulk.cjs to Cloud Storage as orderwright-bulk-${version}.js, and dist/warehouses/languages.cjs as`,
		`-- orderwright-languages-${version}.js. Put your bucket in the place of YOUR_BUCKET, and create the`,
		'-- functions in a dataset named orderwright, or put its name in the place of orderwright. below.',
	]
	return `${[...head, ...FUNCTIONS.map((each) => `\n${statement(each, version)}`)].join('\n')}\n`
}

/** The code of one function: the text between the quotes. */
export function bigQueryCode({ rule, parameters, script }: WarehouseFunction): string {
	const args = parameters.map(({ name, type }) => (type === 'json' ? name : `JSON.stringify(${name})`))
	return `return ${SCRIPTS[script]}.${rule}(${args.join(', ')})`
}

function statement(each: WarehouseFunction, version: string): string {
	const { name, parameters, script } = each
	const list = parameters.map((parameter) => `${parameter.name} ${TYPES[parameter.type]}`).join(', ')
	return [
		`CREATE OR REPLACE FUNCTION orderwright.${name}(${list})`,
		'RETURNS STRING DETERMINISTIC LANGUAGE js',
		`OPTIONS (library = ['gs://YOUR_BUCKET/orderwright-${script === 'languages' ? script : 'bulk'}-${version}.js'])`,
		`AS r"""${bigQueryCode(each)}""";`,
	].join('\n')
}
