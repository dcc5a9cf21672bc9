import { FUNCTIONS, SCRIPTS, type WarehouseFunction } from './functions.ts'

/**
 * Snowflake's limit: https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations recommends a
 * source of about 100 KB per function, and names no limit: Snowflake stores the source compressed, so the limit depends on how well
 * it compresses. Up to an eighth more counts as about 100 KB here: the tables of places need the room.
 */
export const SNOWFLAKE_LIMITS = { compressedSource: 112.5 * 1000 }

const TYPES = { json: 'VARCHAR', text: 'VARCHAR', number: 'DOUBLE' } as const
const MAX_PARAMETERS = 3

/** The text of each script. */
export type Scripts = Readonly<Record<keyof typeof SCRIPTS, string>>

/**
 * The statements that create the functions: one function for each script, and one SQL function per rule that calls it.
 * Snowflake runs a function's source for every row, so the script stays in its global state, where possible.
 */
export function writeSnowflake(version: string, scripts: Scripts): string {
	return `${[
		`-- orderwright ${version} for Snowflake. Written by its build.`,
		'CREATE SCHEMA IF NOT EXISTS orderwright;',
		...(Object.keys(scripts) as (keyof Scripts)[]).flatMap((name) => [
			`CREATE OR REPLACE FUNCTION orderwright.call_${name}(RULE VARCHAR, A VARCHAR, B VARCHAR, C VARCHAR)`,
			'RETURNS VARCHAR LANGUAGE JAVASCRIPT IMMUTABLE',
			`AS $$${snowflakeCode(scripts[name], SCRIPTS[name])}$$;`,
		]),
		...FUNCTIONS.map((each) => `\n${statement(each)}`),
	].join('\n')}\n`
}

/** The code of the function with a script: the text between the dollars. */
export function snowflakeCode(script: string, variable: string): string {
	if (script.includes('$$')) throw new Error('The script has two dollars in a row, which end it in Snowflake')
	return [
		`if (typeof ${variable} === 'undefined') ${variable} = (function () {`,
		script.trim(),
		`return ${variable} })();`,
		`return ${variable}[RULE](A, B, C)`,
	].join('\n')
}

function statement({ rule, name, parameters, script }: WarehouseFunction): string {
	const list = parameters.map((each) => `${each.name} ${TYPES[each.type]}`).join(', ')
	const args = parameters.map((each) => (each.type === 'json' ? each.name : `TO_JSON(TO_VARIANT(${each.name}))`))
	while (args.length < MAX_PARAMETERS) args.push('NULL')
	return [
		`CREATE OR REPLACE FUNCTION orderwright.${name}(${list})`,
		'RETURNS VARCHAR IMMUTABLE',
		`AS $$orderwright.call_${script}('${rule}', ${args.join(', ')})$$;`,
	].join('\n')
}
