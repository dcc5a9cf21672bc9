import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ENUMS, NAMED } from './names.ts'
import { writeParsers } from './write-parsers.ts'
import { writeReaders } from './write-readers.ts'
import { writeOperations, writeSchemas } from './write-tables.ts'
import { writeTypes } from './write-types.ts'

const HEADER = '// Written by scripts/build-contract.ts from scripts/contract/; change those.\n\n'
/** Spelt out, the question costs nothing: engines know the answer for a key that they have just taken from the object. */
const OWN_KEYS =
	'// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.\n\n'
const BIOME = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome')

/** Every generated file, by its path from the root of the project. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
	const readers = writeReaders()
	const parsers = writeParsers()
	return new Map([
		[
			'src/contract/generated/schemas.ts',
			format(`${HEADER}import type { JsonSchema } from '../json-schema.ts'\n\n${writeSchemas()}`),
		],
		[
			'src/contract/generated/operations.ts',
			format(
				`${HEADER}import type { Operation } from '../operation.ts'\nimport type { Locale } from './types.ts'\n\n${writeOperations()}`,
			),
		],
		['src/contract/generated/types.ts', format(`${HEADER}${writeTypes()}`)],
		[
			'src/contract/generated/readers.ts',
			format(
				`${HEADER}${OWN_KEYS}${HELPERS.map(([from, names]) => imports(from, names, readers)).join('')}import type { Found, Key } from '../found.ts'\nimport type { Fields } from '../../core/read.ts'\n${typeImports(readers)}\n${readers}`,
			),
		],
		[
			'src/contract/generated/parsers.ts',
			format(
				`${HEADER}import type { Verdict } from '../../core/verdict.ts'
import type { Limits } from '../limits.ts'
import { parse } from '../parse.ts'
import { type StandardSchema, toStandardSchema } from '../standard-schema.ts'
import { REQUEST_MESSAGES, type RequestCode } from '../request-messages.ts'
import { RESPONSE_MESSAGES, type ResponseCode } from '../response-messages.ts'
import { ${NAMED.map(({ name }) => `read${name}`).join(', ')} } from './readers.ts'
${typeImports(parsers)}
${parsers}`,
			),
		],
	])
}

const HELPERS: readonly (readonly [string, readonly string[]])[] = [
	['../../core/read.ts', ['isForeign']],
	['../copy-free.ts', ['copyAny', 'copyFree', 'copyNumbers']],
	['../formats.ts', ['checkDateTime', 'readUuid']],
	['../found.ts', ['find', 'lacking', 'mistyped', 'moveUnder']],
	[
		'../read-shape.ts',
		['copyItems', 'copyObjects', 'isNumber', 'isObject', 'ownOf', 'plain', 'readText', 'refuseUnknown', 'unlisted'],
	],
]

function imports(from: string, names: readonly string[], code: string): string {
	const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
	return `import { ${used.join(', ')} } from '${from}'\n`
}

function typeImports(code: string): string {
	const used = [...NAMED.map(({ name }) => name), ...ENUMS.keys()].filter((name) =>
		new RegExp(`\\b${name}\\b`).test(code),
	)
	return `import type { ${used.join(', ')} } from './types.ts'\n`
}

/** The code as the project formats it. */
export function format(code: string, path = 'src/contract/generated/x.ts'): string {
	return execFileSync(process.execPath, [BIOME, 'check', '--write', `--stdin-file-path=${path}`], {
		input: code,
		encoding: 'utf8',
	})
}
