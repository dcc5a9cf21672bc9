/**
 * Writes `docs/store-api.md`: the operations of the store's API with the fields of their bodies and answers, and each clause with the codes and decisions
 * that rest on it. The sentences are in `scripts/store-api/`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS } from '../src/entries/contract.ts'
import { CLAUSES } from '../src/service/conformance/clauses.ts'
import { CHAPTERS, type Example } from './rulebook/cases.ts'
import { anchorOf, askExample } from './rulebook/write.ts'
import { CLAUSE_TEXTS, OPERATION_TEXTS } from './store-api/clauses.ts'
import type { Files } from './tables.ts'

type Operation = (typeof OPERATIONS)[number]

/** A type of `openapi.json`. */
interface Schema {
	readonly $ref?: string
	readonly type?: string
	readonly description?: string
	readonly properties?: Readonly<Record<string, Schema>>
	readonly required?: readonly string[]
	readonly items?: Schema
	readonly enum?: readonly unknown[]
	readonly format?: string
	readonly nullable?: boolean
	readonly anyOf?: readonly Schema[]
	readonly additionalProperties?: Schema | boolean
}

const OPENAPI: { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } } = JSON.parse(
	readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8'),
)
const SCHEMAS = OPENAPI.components.schemas

const HEADER = `# The store's API

After this page you know what the store's API promises: its operations, their fields, and the sentence for each \`rule\` of an issue. It is the External API of a
branded-merchandise store, \`/api/ext/v1\`, in our words. Its ${OPERATIONS.length} operations are also in [openapi.json](../openapi.json). Where the documentation of this API leaves something open,
[decisions.md](decisions.md) has our choice. No operation lists the products of a store: get their ids from its owner. [rulebook.md](rulebook.md) lists every code of an issue.

| operation | request | what it does |
| --- | --- | --- |
${OPERATIONS.map(({ id, method, path }) => `| [${id}](#${id}) | \`${method} ${path}\` | ${OPERATION_TEXTS[id]} |`).join('\n')}
`

/** The clauses that bind more than one operation, each with these operations. */
const operationsOf = (rule: string): readonly string[] =>
	CLAUSES.filter((each) => each.rule === rule).map(({ operation }) => operation)
const isShape = (rule: string): boolean => rule.endsWith('.body') || rule.endsWith('.response')
const RULES = [...new Set([...Object.keys(CLAUSE_TEXTS), ...CLAUSES.map(({ rule }) => rule)])].filter(
	(rule) => !isShape(rule),
)

/** The codes that cite each rule, by the calls of the rulebook. */
const codesByRule = new Map<string, Set<string>>()
for (const { codes } of CHAPTERS)
	for (const [code, examples] of Object.entries(codes))
		for (const example of typeof examples === 'string' ? [] : (examples as readonly Example[]))
			for (const { rule } of askExample(code, example))
				codesByRule.set(rule, (codesByRule.get(rule) ?? new Set()).add(code))

function writeClause(rule: string): string {
	const { says, decisions = [] } = CLAUSE_TEXTS[rule] ?? {
		says: CLAUSES.find((each) => each.rule === rule)?.sentence ?? '',
	}
	const codes = [...(codesByRule.get(rule) ?? [])].map((code) => `[\`${code}\`](rulebook.md#${anchorOf(code)})`)
	const links = decisions.map((id) => `[${id}](decisions.md#${id.toLowerCase()})`)
	return [
		`### ${rule}\n`,
		`${says}\n`,
		...(codes.length > 0 ? [`Codes: ${codes.join(', ')}.\n`] : []),
		...(links.length > 0 ? [`Decisions: ${links.join(', ')}.\n`] : []),
	].join('\n')
}

function writeOperation(operation: Operation): string {
	const { id, title, method, path, parameters, body, response } = operation
	const own = RULES.filter((rule) => rule.startsWith(`${id}.`))
	const shared = RULES.filter((rule) => !own.includes(rule) && operationsOf(rule).includes(id))
	const queries = parameters.filter((each) => each.in !== 'path')
	return [
		`## ${id}\n`,
		`${title}: \`${method} ${path}\`\n`,
		...(queries.length > 0
			? [
					`Next to the path: ${queries.map(({ name, in: place, isOpenPoint }) => `\`${name}\` (${place}${isOpenPoint ? '; the name is ours' : ''})`).join(', ')}.\n`,
				]
			: []),
		...(body === null ? [] : [`### ${id}.body\n`, writeFields(body)]),
		`### ${id}.response\n`,
		SCHEMAS[response]?.properties === undefined ? `${typeOf(SCHEMAS[response] ?? {})}.\n` : writeFields(response),
		...own.map(writeClause),
		...(shared.length > 0
			? [`Also required: ${shared.map((rule) => `[${rule}](#${anchorOf(rule)})`).join(', ')}.\n`]
			: []),
	].join('\n')
}

function writeFields(name: string): string {
	const { properties = {}, required = [] } = SCHEMAS[name] ?? {}
	const rows = Object.entries(properties).map(([field, schema]) => {
		const about = (schema.description ?? '')
			.replace(' Not shown as required.', '')
			.replace('Not shown as required.', '')
		return `| \`${field}\` | ${typeOf(schema)} | ${required.includes(field) ? 'yes' : ''} | ${about.replaceAll('|', '\\|')} |`
	})
	return ['| field | type | required | notes |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}

function typeOf(schema: Schema): string {
	const { $ref, type, items, enum: values, format, anyOf, additionalProperties } = schema
	if ($ref !== undefined) {
		const name = $ref.slice($ref.lastIndexOf('/') + 1)
		return SCHEMAS[name]?.properties === undefined
			? typeOf(SCHEMAS[name] ?? {})
			: `[${name}](#${anchorOf(`resource.${name}`)})`
	}
	if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ')
	if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(', ')
	if (items !== undefined) return `list of ${typeOf(items)}`
	if (typeof additionalProperties === 'object') return `record of ${typeOf(additionalProperties)}`
	return [
		Array.isArray(type) ? type.join(' or ') : (type ?? 'any value'),
		...(format === undefined ? [] : [`(${format})`]),
	].join(' ')
}

export function writeStoreApi(): string {
	const isOwn = (rule: string): boolean => OPERATIONS.some(({ id }) => rule.startsWith(`${id}.`))
	const bodies = new Set(OPERATIONS.flatMap(({ body, response }) => [body, response]))
	const resources = Object.entries(SCHEMAS).filter(
		([name, { properties }]) => properties !== undefined && !bodies.has(name as never),
	)
	return [
		HEADER,
		...OPERATIONS.map(writeOperation),
		'## Clauses of several operations\n',
		...RULES.filter((rule) => !isOwn(rule)).map(writeClause),
		'## Resources\n',
		...resources.map(
			([name, { description = '' }]) => `### resource.${name}\n\n${description}\n\n${writeFields(name)}`,
		),
	].join('\n')
}

export const write = (): Files => ({ 'docs/store-api.md': `${writeStoreApi().trimEnd()}\n` })
