import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENUMS, FAMILIES, type Family, namedIn } from './names.ts'
import { OPERATIONS } from './operations.ts'
import { writeFields, writePlainFields } from './write-fields.ts'
import { writeBodies } from './write-readers.ts'
import { answered, shapeName, writeCalls, writeShapes } from './write-shapes.ts'
import { writeOperations, writeSchemas } from './write-tables.ts'
import { writeEnums, writeExchanges, writeNamed } from './write-types.ts'
import { writeTypeTable, writeValue } from './write-values.ts'

const HEADER = '// Written by scripts/build-contract.ts from scripts/contract/; edit those files.\n\n'
/** Written inline, the check costs nothing: engines know the result for a key that they have just read from the object. */
const OWN_KEYS =
	'// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.\n\n'
const ROOT = join(import.meta.dirname, '../..')
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')

/** Every generated file, by its path from the root of the project. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
	return new Map([
		[
			'src/rules/contract/generated/schemas.ts',
			format(
				`${HEADER}import { deepFreeze } from '../../core/deep-freeze.ts'\nimport type { JsonSchema } from '../json-schema.ts'\n\n${writeSchemas()}`,
			),
		],
		[
			'src/rules/contract/generated/operations.ts',
			format(
				`${HEADER}import { deepFreeze } from '../../core/deep-freeze.ts'\nimport type { Operation } from '../operation.ts'\nimport type { Locale } from './enums.ts'\n\nexport type { OperationId } from './enums.ts'\n\n${writeOperations()}`,
			),
		],
		['src/rules/contract/generated/enums.ts', format(`${HEADER}${writeEnums()}`)],
		[
			'src/rules/contract/generated/body-fields.ts',
			format(
				`${HEADER}import type { BodyFields } from '../body-fields.ts'\nimport type { OperationId } from './enums.ts'\n\n${writeFields()}`,
			),
		],
		[
			'src/rules/contract/generated/judge-plain-fields.ts',
			format(
				`${HEADER}import type { Findings } from '../../core/finding.ts'
import { own } from '../../core/open.ts'
import { type Fields, isRecord } from '../../core/read.ts'
import { judgeField, type TypeRule } from '../judge-fields.ts'
import type { PlaceOrderBody, ValidateOrderBody } from './types.ts'

${writePlainFields()}`,
			),
		],
		['src/rules/contract/generated/types.ts', typesOfAll()],
		...FAMILIES.map((family): [string, string] => [
			`src/rules/contract/generated/${family}.ts`,
			family === 'responses' ? responses() : bodiesOf(family),
		]),
		[
			'src/rules/contract/generated/response-shapes.ts',
			format(`${HEADER}import type { Shape } from '../shape.ts'\n\n${writeShapes()}`),
		],
		[
			'src/rules/contract/generated/calls.ts',
			format(
				`${HEADER}import type { Call } from '../operation.ts'\nimport type { OperationId } from './enums.ts'\nimport { ${answered.join(', ')} } from './response-shapes.ts'\n\n${writeCalls()}`,
			),
		],
		['src/rules/contract/generated/type-table.ts', typeTable()],
		['src/service/model/generated/operations.ts', modelOperations()],
	])
}

function bodiesOf(family: Family): string {
	const bodies = writeBodies(family)
	const ownKeys = bodies.includes('hasOwnProperty') ? OWN_KEYS : ''
	const helpers = HELPERS.map(([from, names]) => imports(from, names, bodies)).join('')
	return format(`${HEADER}${ownKeys}${helpers}import { type ContractType, contractType } from '../contract-type.ts'
import { parse } from '../parse.ts'
${typeImports(bodies, family)}
${bodies}`)
}

function responses(): string {
	const named = namedIn('responses')
	const types = named.map((each) => `${writeNamed(each)}\n${writeValue(each)}`).join('\n')
	return format(`${HEADER}import type { ContractType } from '../contract-type.ts'
import type { ResponseCode } from '../messages.ts'
import { responseType } from '../response-type.ts'
import { ${named.map(({ name }) => shapeName(name)).join(', ')} } from './response-shapes.ts'
${typeImports(types, 'responses')}
${types}`)
}

/** The types of all families, for code that needs none of their values. */
function typesOfAll(): string {
	const exchanges = writeExchanges()
	const reexports = FAMILIES.map((family) => `export type { ${namesOf(family)} } from './${family}.ts'\n`)
	return format(`${HEADER}${typeImports(exchanges, null)}
export type { ${enumNames.join(', ')} } from './enums.ts'
${reexports.join('')}
${exchanges}`)
}

function typeTable(): string {
	const table = writeTypeTable()
	const values = FAMILIES.map((family) => `import { ${namesOf(family)} } from './${family}.ts'\n`)
	return format(`${HEADER}${values.join('')}\n${table}`)
}

/** The model's function for each operation: the one that takes a call, in the file of the operation's name. */
function modelOperations(): string {
	const named = OPERATIONS.map(({ id }) => {
		const file = join(ROOT, `src/service/model/operations/${id}.ts`)
		const name = /^export function (\w+)\([^)]*: Call\): Outcome/m.exec(readFileSync(file, 'utf8'))?.[1]
		if (name === undefined) throw new Error(`${file} exports no function of (call: Call): Outcome`)
		return { id, name }
	})
	const imported = named.map(({ id, name }) => `import { ${name} } from '../operations/${id}.ts'\n`)
	return format(`${HEADER}import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import type { Operate } from '../call.ts'
${imported.join('')}
/** The model's function for each operation of the interface. */
export const OPERATE: { readonly [Id in OperationId]: Operate } = {
${named.map(({ id, name }) => (id === name ? `	${name},` : `	'${id}': ${name},`)).join('\n')}
}
`)
}

/** The names of a family's types, separated by commas. */
function namesOf(family: Family): string {
	return namedIn(family)
		.map(({ name }) => name)
		.join(', ')
}

const enumNames: readonly string[] = [...ENUMS.keys(), 'Locale', 'OperationId']

const HELPERS: readonly (readonly [string, readonly string[]])[] = [
	['../../core/read.ts', ['type Fields', 'isForeign', 'isList', 'isRecord']],
	['../copy-json.ts', ['copyAny', 'copyFree', 'copyNumbers']],
	['../formats.ts', ['checkDate', 'checkDateTime', 'readUuid']],
	['../parse-context.ts', ['addIssue', 'addMissing', 'addWrongType', 'type Key', 'moveUnder', 'type ParseContext']],
	['../messages.ts', ['type RequestCode', 'requestMessage']],
	[
		'../read-shape.ts',
		[
			'addUnknownFields',
			'addUnlisted',
			'atLeast',
			'copyItems',
			'copyObjects',
			'isNumber',
			'ownOf',
			'plain',
			'readText',
		],
	],
]

function imports(from: string, names: readonly string[], code: string): string {
	const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code))
	return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${from}'\n`
}

/** The imports of the types that a family's code names, and does not declare itself. */
function typeImports(code: string, own: Family | null): string {
	const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code)
	const places = [
		['enums', enumNames] as const,
		...FAMILIES.filter((family) => family !== own).map(
			(family) => [family, namedIn(family).map(({ name }) => name)] as const,
		),
	]
	return places
		.map(([file, names]) => [file, names.filter(isUsed)] as const)
		.filter(([, used]) => used.length > 0)
		.map(([file, used]) => `import type { ${used.join(', ')} } from './${file}.ts'\n`)
		.join('')
}

/** Returns the code in the project's format. */
export function format(code: string, path = 'src/rules/contract/generated/x.ts'): string {
	return execFileSync(process.execPath, [BIOME, 'check', '--write', `--stdin-file-path=${path}`], {
		input: code,
		encoding: 'utf8',
	})
}
