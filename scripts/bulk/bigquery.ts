import { FUNCTIONS, type Parameter } from './functions.ts'

/**
 * BigQuery's limits in bytes: https://cloud.google.com/bigquery/quotas#udf_limits (32 KB of inline code, 1 MB for a library, 5
 * MB for all libraries, 256 parameters of a function, 256 characters of its name).
 */
export const BIGQUERY_LIMITS = {
	inlineCode: 32 * 1024,
	library: 1024 * 1024,
	parameters: 256,
	name: 256,
}

const TYPES = { json: 'STRING', text: 'STRING', number: 'FLOAT64' } as const

/** The statements that create the functions. The script is too long for inline code, so it is a library in Cloud Storage. */
export function writeBigQuery(version: string): string {
	const library = `orderwright-bulk-${version}.js`
	const head = [
		`-- orderwright ${version} for BigQuery. Written by its build.`,
		`-- Copy dist/bulk.cjs to Cloud Storage as ${library}, put your bucket in the place of YOUR_BUCKET, and create the`,
		'-- functions in a dataset named orderwright, or put its name in the place of orderwright. below.',
	]
	return `${[...head, ...FUNCTIONS.map((each) => `\n${statement(each.rule, each.name, each.parameters, library)}`)].join('\n')}\n`
}

/** The code of one function: the text between the quotes. */
export function bigQueryCode(rule: string, parameters: readonly Parameter[]): string {
	const args = parameters.map(({ name, type }) => (type === 'json' ? name : `JSON.stringify(${name})`))
	return `return orderwright.${rule}(${args.join(', ')})`
}

function statement(rule: string, name: string, parameters: readonly Parameter[], library: string): string {
	const list = parameters.map((each) => `${each.name} ${TYPES[each.type]}`).join(', ')
	return [
		`CREATE OR REPLACE FUNCTION orderwright.${name}(${list})`,
		'RETURNS STRING DETERMINISTIC LANGUAGE js',
		`OPTIONS (library = ['gs://YOUR_BUCKET/${library}'])`,
		`AS r"""${bigQueryCode(rule, parameters)}""";`,
	].join('\n')
}
