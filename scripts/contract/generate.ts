import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ENUMS, FAMILIES, type Family, isOf, NAMED } from './names.ts'
import { writeParsers, writeParserTable } from './write-parsers.ts'
import { writeReaders } from './write-readers.ts'
import { answered, shapeName, writeCalls, writeShapes } from './write-shapes.ts'
import { writeOperations, writeSchemas } from './write-tables.ts'
import { writeTypes } from './write-types.ts'

const HEADER = '// Written by scripts/build-contract.ts from scripts/contract/; edit those files.\n\n'
/** Written inline, the check costs nothing: engines know the result for a key that they have just read from the object. */
const OWN_KEYS =
	'// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.\n\n'
const BIOME = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome')

/** Every generated file, by its path from the root of the project. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
	return new Map([
		[
			'src/contract/generated/schemas.ts',
			format(
				`${HEADER}import { deepFreeze } from '../../core/deep-freeze.ts'\nimport type { JsonSchema } from '../json-schema.ts'\n\n${writeSchemas()}`,
			),
		],
		[
			'src/contract/generated/operations.ts',
			format(
				`${HEADER}import { deepFreeze } from '../../core/deep-freeze.ts'\nimport type { Operation } from '../operation.ts'\nimport type { Locale } from './types.ts'\n\nexport type { OperationId } from './types.ts'\n\n${writeOperations()}`,
			),
		],
		['src/contract/generated/types.ts', format(`${HEADER}${writeTypes()}`)],
		...FAMILIES.filter((family) => family !== 'response').map((family): [string, string] => [
			`src/contract/generated/${family}-readers.ts`,
			readersOf(family),
		]),
		[
			'src/contract/generated/response-shapes.ts',
			format(`${HEADER}import type { Shape } from '../shape.ts'\n\n${writeShapes()}`),
		],
		[
			'src/contract/generated/calls.ts',
			format(
				`${HEADER}import type { Call } from '../call.ts'\nimport { ${answered.join(', ')} } from './response-shapes.ts'\nimport type { OperationId } from './types.ts'\n\n${writeCalls()}`,
			),
		],
		...FAMILIES.map((family): [string, string] => [`src/contract/generated/${family}-parsers.ts`, parsersOf(family)]),
		['src/contract/generated/parsers.ts', parserTable()],
	])
}

function readersOf(family: Family): string {
	const readers = writeReaders(family)
	const ownKeys = readers.includes('hasOwnProperty') ? OWN_KEYS : ''
	const helpers = HELPERS.map(([from, names]) => imports(from, names, readers)).join('')
	return format(`${HEADER}${ownKeys}${helpers}import type { Found, Key } from '../found.ts'
import type { Fields } from '../../core/read.ts'
${typeImports(readers)}
${readers}`)
}

function parsersOf(family: Family): string {
	const parsers = writeParsers(family)
	const verdict = `${HEADER}import type { Verdict } from '../../core/verdict.ts'\nimport type { Limits } from '../limits.ts'\n`
	if (family === 'response') {
		const shapes = NAMED.filter(isOf(family)).map(({ name }) => shapeName(name))
		return format(`${verdict}import { parseResponse } from '../parse-response.ts'
import type { ResponseCode } from '../response-messages.ts'
import { ${shapes.join(', ')} } from './response-shapes.ts'
${typeImports(parsers)}
${parsers}`)
	}
	const names = ['strictRequestMessage', 'requestMessage'].filter((name) => new RegExp(`\\b${name}\\b`).test(parsers))
	return format(`${verdict}import { parse } from '../parse.ts'
import { ${names.join(', ')}, type RequestCode } from '../request-messages.ts'
import { ${namesOf(family, 'read')} } from './${family}-readers.ts'
${typeImports(parsers)}
${parsers}`)
}

function parserTable(): string {
	const table = writeParserTable()
	const parsers = FAMILIES.map((family) => `import { ${namesOf(family, 'parse')} } from './${family}-parsers.ts'\n`)
	return format(`${HEADER}import { type StandardSchema, toStandardSchema } from '../standard-schema.ts'
${parsers.join('')}${typeImports(table)}
${table}`)
}

/** The names of a family's readers or parsers, separated by commas. */
function namesOf(family: Family, verb: 'read' | 'parse'): string {
	return NAMED.filter(isOf(family))
		.map(({ name }) => `${verb}${name}`)
		.join(', ')
}

const HELPERS: readonly (readonly [string, readonly string[]])[] = [
	['../../core/read.ts', ['isForeign', 'isList', 'isRecord']],
	['../copy-free.ts', ['copyAny', 'copyFree', 'copyNumbers']],
	['../formats.ts', ['checkDate', 'checkDateTime', 'readUuid']],
	['../found.ts', ['find', 'lacking', 'mistyped', 'moveUnder']],
	[
		'../read-shape.ts',
		['copyItems', 'copyObjects', 'isNumber', 'ownOf', 'plain', 'readText', 'refuseUnknown', 'unlisted'],
	],
]

function imports(from: string, names: readonly string[], code: string): string {
	const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
	return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${from}'\n`
}

function typeImports(code: string): string {
	const used = [...NAMED.map(({ name }) => name), ...ENUMS.keys()].filter((name) =>
		new RegExp(`\\b${name}\\b`).test(code),
	)
	return `import type { ${used.join(', ')} } from './types.ts'\n`
}

/** Returns the code in the project's format. */
export function format(code: string, path = 'src/contract/generated/x.ts'): string {
	return execFileSync(process.execPath, [BIOME, 'check', '--write', `--stdin-file-path=${path}`], {
		input: code,
		encoding: 'utf8',
	})
}
