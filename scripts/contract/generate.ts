import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../tables.ts'
import { ENUMS, FAMILIES, type Family, namedIn } from './names.ts'
import { OPERATIONS } from './operations.ts'
import { writeFields, writePlainFields } from './write-fields.ts'
import { writeBodies } from './write-readers.ts'
import { shapeName, writeCalls, writeShapes } from './write-shapes.ts'
import { writeOperations, writeSchemas } from './write-tables.ts'
import { writeEnums, writeExchanges, writeNamed } from './write-types.ts'
import { writeTypeTable, writeValue } from './write-values.ts'

const HEADER = '// Written by scripts/build-contract.ts from scripts/contract/; edit those files.\n\n'
/** Written inline, the check costs nothing: engines know the result for a key that they have just read from the object. */
const OWN_KEYS =
	'// biome-ignore-all lint/suspicious/noPrototypeBuiltins: engines know the answer for a key just taken from the object.\n\n'
const ROOT = join(import.meta.dirname, '../..')
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
const FOLDER = 'src/rules/contract/generated'

const namesOf = (family: Family): readonly string[] => namedIn(family).map(({ name }) => name)
const enumNames: readonly string[] = [...ENUMS.keys(), 'Locale', 'OperationId']

const SHAPES = namesOf('responses').map(shapeName)
/** What the readers of bodies may need. */
const READERS =
	'addIssue addMissing addUnknownFields addUnlisted addWrongType atLeast checkDate checkDateTime ContractType contractType copyAny ' +
	'copyFree copyItems copyNumbers copyObjects Fields isForeign isList isNumber isRecord Key moveUnder ownOf parse ParseContext plain ' +
	'readText readUuid RequestCode requestMessage'
const PLAIN_FIELDS = 'Fields Findings isRecord judgeField own TypeRule PlaceOrderBody ValidateOrderBody'

/** Every generated file, by its path from the root of the project. */
export function generate(): Files {
	const types = FAMILIES.flatMap(namesOf)
	const responses = namedIn('responses').map((each) => `${writeNamed(each)}\n${writeValue(each)}`)
	const exported = [['enums', enumNames] as const, ...FAMILIES.map((family) => [family, namesOf(family)] as const)]
	const reexports = exported.map(([file, names]) => `export type { ${names.join(', ')} } from './${file}.ts'\n`)
	/** The code of each file, with the names that it may import. */
	const files: Readonly<Record<string, readonly [code: string, names: string, ...generated: (readonly string[])[]]>> = {
		schemas: [writeSchemas(), 'deepFreeze JsonSchema'],
		operations: [
			`export type { OperationId } from './enums.ts'\n\n${writeOperations()}`,
			'deepFreeze Operation Locale',
		],
		enums: [writeEnums(), ''],
		'body-fields': [writeFields(), 'BodyFields OperationId'],
		'judge-plain-fields': [writePlainFields(), PLAIN_FIELDS],
		types: [`${reexports.join('')}\n${writeExchanges()}`, '', enumNames, types],
		'rule-bodies': [writeBodies('rule-bodies'), READERS, enumNames],
		'request-bodies': [writeBodies('request-bodies'), READERS, enumNames],
		responses: [responses.join('\n'), 'ContractType ResponseCode responseType', enumNames, SHAPES],
		'response-shapes': [writeShapes(), 'Shape'],
		calls: [writeCalls(), 'Call OperationId', SHAPES],
		'type-table': [writeTypeTable(), '', types],
	}
	return {
		...Object.fromEntries(
			Object.entries(files).map(([file, [code, names, ...generated]]) => {
				const ownKeys = code.includes('hasOwnProperty') ? OWN_KEYS : ''
				const imports = importsOf(file, [...names.split(' '), ...generated.flat()], code)
				return [`${FOLDER}/${file}.ts`, format(`${HEADER}${ownKeys}${imports}\n${code}`)]
			}),
		),
		'src/service/model/generated/operations.ts': modelOperations(),
	}
}

interface Exported {
	readonly from: string
	readonly name: string
	readonly isType: boolean
}

/** Where each name is: what `core` and `contract` export, and what is generated. */
const HOMES: readonly Exported[] = [
	...enumNames.map((name) => ({ from: './enums.ts', name, isType: true })),
	...SHAPES.map((name) => ({ from: './response-shapes.ts', name, isType: false })),
	...FAMILIES.flatMap((family) => namesOf(family).map((name) => ({ from: `./${family}.ts`, name, isType: true }))),
	...['../../core', '..'].flatMap((room) => {
		const folder = join(ROOT, FOLDER, room)
		const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
		return files.flatMap((file) => {
			const text = readFileSync(join(folder, file), 'utf8')
			const found = [...text.matchAll(/^export (function|const|type|interface) (?:\{ )?(\w+)/gm)]
			return found.map(([, kind = '', name = '']) => ({
				from: `${room}/${file}`,
				name,
				isType: /type|interface/.test(kind),
			}))
		})
	}),
]

/** The imports of those of these names that a file's code has. */
function importsOf(file: string, names: readonly string[], code: string): string {
	const own = code.replace(/^export type \{.*$/gm, '')
	const byFile = new Map<string, string[]>()
	for (const name of names.filter((each) => each !== '' && new RegExp(`\\b${each}\\b`).test(own))) {
		const { from = '', isType } = HOMES.find((each) => each.name === name) ?? {}
		// The rules of an order name a body by the file of all types, and the table of types has the values.
		const home = file === 'judge-plain-fields' && from.startsWith('./') ? './types.ts' : from
		const written = isType && file !== 'type-table' ? `type ${name}` : name
		byFile.set(home, [...(byFile.get(home) ?? []), written])
	}
	return [...byFile].map(([from, list]) => `import { ${list.join(', ')} } from '${from}'\n`).join('')
}

/** The model's function for each operation: the one that takes a call, in the file of the operation's name. */
function modelOperations(): string {
	const named = OPERATIONS.map(({ id }) => {
		const file = join(ROOT, `src/service/model/operations/${id}.ts`)
		const name = /^export function (\w+)\([^)]*: Call(?:<\w+>)?\): Outcome/m.exec(readFileSync(file, 'utf8'))?.[1]
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

export function format(code: string, path = `${FOLDER}/x.ts`): string {
	return execFileSync(process.execPath, [BIOME, 'check', '--write', `--stdin-file-path=${path}`], {
		input: code,
		encoding: 'utf8',
	})
}
