import { FUNCTIONS, type WarehouseFunction } from './functions.ts'

/**
 * Snowflake's limit: https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations recommends a
 * source of about 100 KB per function. Snowflake stores the source compressed, so the limit depends on how well it
 * compresses; up to a tenth more counts as about 100 KB.
 */
export const SNOWFLAKE_LIMITS = { compressedSource: 110 * 1000 }

const TYPES = { json: 'VARCHAR', text: 'VARCHAR', number: 'DOUBLE' } as const
const MOST_PARAMETERS = 3

/**
 * The statements that create the functions: one function with the script, and one SQL function per rule that calls it.
 * Snowflake runs a function's source for every row, so the script stays in its global state, where possible.
 */
export function writeSnowflake(version: string, script: string): string {
	return `${[
		`-- orderwright ${version} for Snowflake. Written by its build.`,
		'CREATE SCHEMA IF NOT EXISTS orderwright;',
		'CREATE OR REPLACE FUNCTION orderwright.call(RULE VARCHAR, A VARCHAR, B VARCHAR, C VARCHAR)',
		'RETURNS VARCHAR LANGUAGE JAVASCRIPT IMMUTABLE',
		`AS $$${snowflakeCode(script)}$$;`,
		...FUNCTIONS.map((each) => `\n${statement(each)}`),
	].join('\n')}\n`
}

/** The code of the function with the script: the text between the dollars. */
export function snowflakeCode(script: string): string {
	if (script.includes('$$')) throw new Error('The script has two dollars in a row, which end it in Snowflake')
	return [
		`if (typeof orderwright === 'undefined') orderwright = (function () {`,
		script.trim(),
		'return orderwright })();',
		'return orderwright[RULE](A, B, C)',
	].join('\n')
}

function statement({ rule, name, parameters }: WarehouseFunction): string {
	const list = parameters.map((each) => `${each.name} ${TYPES[each.type]}`).join(', ')
	const args = parameters.map((each) => (each.type === 'json' ? each.name : `TO_JSON(TO_VARIANT(${each.name}))`))
	while (args.length < MOST_PARAMETERS) args.push('NULL')
	return [
		`CREATE OR REPLACE FUNCTION orderwright.${name}(${list})`,
		'RETURNS VARCHAR IMMUTABLE',
		`AS $$orderwright.call('${rule}', ${args.join(', ')})$$;`,
	].join('\n')
}
