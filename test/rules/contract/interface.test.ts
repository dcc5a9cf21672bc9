import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LOCALES, OPERATIONS as OURS, SCHEMAS, type SchemaName, TYPES } from '../../../src/entries/contract.ts'
import type { Issue } from '../../../src/rules/core/issue.ts'
import { OPERATIONS, type OperationRow } from './interface-operations.ts'
import { type FieldRow, RESOURCES } from './interface-resources.ts'

/** Compares the transcribed table of the interface with schemas, OpenAPI document, types and parsers. */

type Schema = { readonly [keyword: string]: unknown }
const asSchema = (value: unknown): Schema => (value ?? {}) as Schema

const ROOT = join(import.meta.dirname, '../../..')
const openapi = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Schema
const components = asSchema(asSchema(openapi.components).schemas)

/** Returns the rows of a schema in the table's notation, so that a missing, an extra and a wrong field all show. */
function rowsOf(schema: Schema, path = ''): string[] {
	return Object.entries(asSchema(schema.properties)).flatMap(([key, value]) => {
		const required = Array.isArray(schema.required) && schema.required.includes(key) ? ['required'] : []
		return rowsOfField(asSchema(value), path === '' ? key : `${path}.${key}`, required)
	})
}

function rowsOfField(field: Schema, path: string, flags: readonly string[]): string[] {
	const [schema, isNullable] = withoutNull(field)
	const words = [
		...flags,
		...(isNullable ? ['nullable'] : []),
		...(field.deprecated === true ? ['deprecated'] : []),
		...((field['x-open-point'] ?? field.$comment) === undefined ? [] : ['open']),
		...(schema.minItems === undefined ? [] : [`min=${schema.minItems}`]),
	]
	const row = (type: string): string => [path, type, ...words].join(' ')
	if (typeof schema.$ref === 'string') return [row(schema.$ref.split('/').at(-1) ?? '')]
	if (Array.isArray(schema.enum)) return [row(`enum(${schema.enum.join('|')})`)]
	if (typeof schema.format === 'string') return [row(schema.format)]
	if (schema.type === 'array') return [row('array'), ...rowsOfField(asSchema(schema.items), `${path}[]`, [])]
	if (schema.type !== 'object') return [row(typeof schema.type === 'string' ? schema.type : 'any')]
	if (schema.properties !== undefined) return [row('object'), ...rowsOf(schema, path)]
	if (schema.additionalProperties === true) return [row('free')]
	return [row('map'), ...rowsOfField(asSchema(schema.additionalProperties), `${path}{}`, [])]
}

function withoutNull(schema: Schema): [Schema, boolean] {
	if (Array.isArray(schema.type)) return [{ ...schema, type: schema.type[0] }, true]
	if (!Array.isArray(schema.anyOf)) return [schema, false]
	return [asSchema(schema.anyOf[0]), true]
}

const lines = (rows: readonly FieldRow[]): string[] =>
	rows.map(({ path, type, flags }) => [path, type, ...flags].join(' '))

describe('the resources of the interface', () => {
	it.each(Object.keys(RESOURCES))('%s has every field, in the schema and in the OpenAPI document', (name) => {
		const expected = lines(RESOURCES[name] ?? [])
		expect(expected.length).toBeGreaterThan(0)
		expect(rowsOf(asSchema(SCHEMAS[name as SchemaName]))).toEqual(expected)
		expect(rowsOf(asSchema(components[name]))).toEqual(expected)
	})

	it('every field that is not required says so', () => {
		const text = JSON.stringify(SCHEMAS)
		for (const name of Object.keys(RESOURCES)) {
			const schema = asSchema(SCHEMAS[name as SchemaName])
			const required = Array.isArray(schema.required) ? schema.required : []
			for (const [key, field] of Object.entries(asSchema(schema.properties))) {
				expect(/Not shown as /.test(String(asSchema(field).description)), `${name}.${key}`).toBe(
					!required.includes(key),
				)
			}
		}
		expect(text).toContain('Not shown as required.')
	})
})

describe('the operations of the interface', () => {
	it('are complete and in order', () => {
		expect(OURS.map(({ id }) => id)).toEqual(OPERATIONS.map(({ id }) => id))
		const described = Object.entries(asSchema(openapi.paths)).flatMap(([path, item]) =>
			Object.keys(asSchema(item)).map((method) => `${method.toUpperCase()} ${path}`),
		)
		expect(described.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort())
	})

	it.each(OPERATIONS.map((row) => [row.id, row] as const))('%s matches the document', (id, row) => {
		const ours = OURS.find((operation) => operation.id === id)
		expect(ours).toMatchObject({
			method: row.method,
			path: row.path,
			deprecated: row.deprecated,
			takesCompanyId: row.takesCompanyId,
		})
		const inPlace = (place: string): string[] =>
			(ours?.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name)
		expect(inPlace('path')).toEqual(row.pathParameters)
		expect(inPlace('query')).toEqual(row.query)
		expect(inPlace('header')).toEqual(row.headers)
		for (const { name, in: place, isOpenPoint } of ours?.parameters ?? []) {
			expect(isOpenPoint, name).toBe(place === 'query' && name !== 'countryCode')
		}
		expectShape(row, ours?.body ?? null, ours?.response)
		expectDescribed(row)
	})

	function expectShape(row: OperationRow, body: SchemaName | null, response: SchemaName | undefined): void {
		if (row.body === null) expect(body).toBeNull()
		else {
			const schema = asSchema(SCHEMAS[body as SchemaName])
			expect(rowsOf(schema)).toEqual(lines(row.body))
			expect(schema.additionalProperties).toBe(row.closedBody ? false : undefined)
		}
		const schema = asSchema(SCHEMAS[response as SchemaName])
		const [inner, isNullable] = withoutNull(schema)
		const isArray = inner.type === 'array'
		expect(isNullable ? 'object or null' : inner.type).toBe(row.responseType)
		const item = String(asSchema(inner.items).$ref).split('/').at(-1) as SchemaName
		expect(rowsOf(isArray ? asSchema(SCHEMAS[item]) : inner)).toEqual(lines(row.response))
	}

	function expectDescribed(row: OperationRow): void {
		const operation = asSchema(asSchema(asSchema(openapi.paths)[row.path])[row.method.toLowerCase()])
		expect(operation.deprecated === true).toBe(row.deprecated)
		const parameters = (operation.parameters ?? []) as readonly Schema[]
		expect(parameters.map(({ name }) => name)).toEqual([...row.pathParameters, ...row.headers, ...row.query])
		const content = asSchema(asSchema(operation.requestBody).content)
		const reference = asSchema(asSchema(content['application/json']).schema).$ref
		if (row.body === null) expect(operation.requestBody).toBeUndefined()
		else expect(rowsOf(asSchema(components[String(reference).split('/').at(-1) ?? '']))).toEqual(lines(row.body))
		const responses = asSchema(operation.responses)
		expect(Object.keys(responses).slice(-2)).toEqual(['4XX', '5XX'])
		const success = asSchema(responses[row.id === 'list-orders' ? '200' : '2XX'])
		const answer = String(asSchema(asSchema(asSchema(success.content)['application/json']).schema).$ref)
		expect(components).toHaveProperty(answer.split('/').at(-1) ?? '')
	}

	it('list-orders has a UUID in its path, and get-product all seven locales', () => {
		const parameter = OURS.find(({ id }) => id === 'list-orders')?.parameters[0]
		expect(parameter?.schema).toEqual({ type: 'string', format: 'uuid' })
		expect(LOCALES).toEqual(['en-US', 'fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-AU', 'en-GB'])
	})

	it('create-collection has the reward types, the ten themes and a file', () => {
		const operation = OURS.find(({ id }) => id === 'create-collection')
		const values = (name: string) => operation?.parameters.find((one) => one.name === name)?.schema.enum
		expect(values('rewardType')).toEqual(['Coins', 'Gifts'])
		expect(values('theme')).toEqual([
			'GENERAL',
			'BACK TO SCHOOL',
			'ECO',
			'SPORT',
			'SUMMER',
			'HATS',
			'WINTER_SNOW',
			'HOLIDAYS_SNOW',
			'PRIDE',
			'SNAPPY',
		])
		expect(operation?.multipartField).toBe('logo')
	})
})

describe('the types', () => {
	const file = join(ROOT, 'src/rules/contract/generated/types.ts')
	const program = ts.createProgram([file], { strict: true, exactOptionalPropertyTypes: true, lib: ['lib.es5.d.ts'] })
	const checker = program.getTypeChecker()
	const source = program.getSourceFile(file)
	const symbol = source && checker.getSymbolAtLocation(source)
	const exported = new Map((symbol ? checker.getExportsOfModule(symbol) : []).map((one) => [one.name, one]))

	const members = (type: ts.Type): ts.Symbol[] => checker.getPropertiesOfType(checker.getNonNullableType(type))
	const step = (type: ts.Type, key: string): ts.Symbol | undefined => members(type).find(({ name }) => name === key)
	const typeAt = (member: ts.Symbol | undefined): ts.Type =>
		member ? checker.getNonNullableType(checker.getTypeOfSymbol(member)) : checker.getNeverType()

	const admitsNull = (type: ts.Type): boolean =>
		type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)

	function expectTyped(name: string, rows: readonly FieldRow[]): void {
		const declared = exported.get(name)
		expect(declared, `type ${name}`).toBeDefined()
		if (declared === undefined) return
		const type = checker.getDeclaredTypeOfSymbol(declared)
		const top = rows.filter(({ path }) => /^\w+$/.test(path)).map(({ path }) => path)
		expect(
			members(type).map((one) => one.name),
			name,
		).toEqual(top)
		for (const { path, type: kind, flags } of rows) {
			let holder = type
			let member: ts.Symbol | undefined
			for (const part of path.match(/\w+|\[\]|\{\}/g) ?? []) {
				if (part === '[]' || part === '{}') {
					const index = checker.getIndexTypeOfType(holder, part === '[]' ? ts.IndexKind.Number : ts.IndexKind.String)
					holder = index ?? checker.getNeverType()
				} else {
					member = step(holder, part)
					expect(member, `${name}.${path}`).toBeDefined()
					holder = typeAt(member)
				}
			}
			if (member === undefined || /[\]}]$/.test(path)) continue
			const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0
			expect(isOptional, `${name}.${path} is optional`).toBe(!flags.includes('required'))
			expect(admitsNull(checker.getTypeOfSymbol(member)), `${name}.${path}`).toBe(
				flags.includes('nullable') && kind !== 'any',
			)
			if (kind === 'string' || kind === 'number' || kind === 'boolean') {
				expect(checker.typeToString(holder), `${name}.${path}`).toBe(kind)
			}
		}
	}

	it.each(Object.entries(RESOURCES))('%s has every field', (name, rows) => expectTyped(name, rows))
	it.each(OURS.flatMap(({ id, body }) => (body === null ? [] : [[id, body] as const])))(
		'the body of %s has every field',
		(id, name) => expectTyped(name, OPERATIONS.find((row) => row.id === id)?.body ?? []),
	)
})

/** The fields that narrow what is listed or rewarded. Null is an error there (D-92). */
const NARROWING: readonly string[] = ['filter.userIds', 'filter.dateRange', 'emails']

describe('the parsers', () => {
	/** Returns a value of the row's type, and one of a type that the interface doesn't have. */
	const sample = (rows: readonly FieldRow[], holder: string): Record<string, unknown> => {
		const made: Record<string, unknown> = {}
		for (const row of rows) {
			const found = new RegExp(`^${holder.replace(/[[\]{}.]/g, '\\$&')}(\\w+)$`).exec(row.path)
			if (found?.[1] !== undefined) made[found[1]] = sampleOf(row, rows)
		}
		return made
	}
	const sampleOf = (row: FieldRow, rows: readonly FieldRow[]): unknown => {
		if (/Date$/.test(row.path) && row.type === 'string') return '1984-05-29'
		const resource = RESOURCES[row.type]
		if (resource !== undefined) return sample(resource, '')
		const inner = (mark: string) => rows.find(({ path }) => path === `${row.path}${mark}`) as FieldRow
		if (row.type === 'array') return [sampleOf(inner('[]'), rows)]
		if (row.type === 'map') return { US: sampleOf(inner('{}'), rows) }
		if (row.type === 'object') return sample(rows, `${row.path}.`)
		if (row.type.startsWith('enum')) return row.type.slice(5).split(/[|)]/)[0]
		const plain = { string: 'text', number: 1.5, boolean: true, 'date-time': '2024-02-29T12:00:00Z' } as const
		if (row.type === 'uuid') return '8f14e45f-ceea-467f-9575-1c2d3e4f5a6b'
		return row.type in plain ? plain[row.type as keyof typeof plain] : { any: ['thing', null] }
	}

	const put = (target: unknown, path: readonly string[], value: unknown): unknown => {
		const [head, ...rest] = path
		if (head === undefined) return value
		if (head === '[]') return [put((target as unknown[])[0], rest, value)]
		const record = target as Record<string, unknown>
		const key = head === '{}' ? 'US' : head
		const changed = { ...record, [key]: put(record[key], rest, value) }
		if (value === undefined && rest.length === 0) delete changed[key]
		return changed
	}
	const steps = (path: string): string[] => path.match(/\w+|\[\]|\{\}/g) ?? []
	const issuePath = (path: string): (string | number)[] =>
		steps(path).map((part) => (part === '[]' ? 0 : part === '{}' ? 'US' : part))

	const subjects: (readonly [string, SchemaName, readonly FieldRow[]])[] = [
		...Object.entries(RESOURCES).map(([name, rows]) => [name, name as SchemaName, rows] as const),
		...OPERATIONS.flatMap((row) => {
			const body = OURS.find(({ id }) => id === row.id)?.body
			return row.body === null || !body ? [] : [[`the body of ${row.id}`, body, row.body] as const]
		}),
	]

	it.each(subjects)('of %s copy every field', (_, name, rows) => {
		const full = sample(rows, '')
		const before = JSON.stringify(full)
		const verdict = TYPES[name].parse(full)
		expect(verdict).toEqual({ status: 'valid', value: full, issues: [] })
		expect(JSON.stringify(full)).toBe(before)
		expectUnshared(verdict.status === 'valid' ? verdict.value : null, full)
	})

	it.each(subjects)('of %s report every field that is missing, null or of another type', (_, name, rows) => {
		const full = sample(rows, '')
		const { parse } = TYPES[name]
		for (const { path, type, flags } of rows) {
			const at = issuePath(path)
			const isItem = typeof at.at(-1) === 'number' || path.endsWith('{}')
			const wrong =
				type === 'string' || type.startsWith('enum') || type === 'uuid' || type === 'date-time' ? 7 : 'wrong'
			const errors = (value: unknown): string[] =>
				parse(put(full, steps(path), value)).issues.map(
					(issue: Issue) => `${issue.severity} ${issue.code.split('.')[1]} ${JSON.stringify(issue.path)}`,
				)
			const where = JSON.stringify(at)
			if (type !== 'any') expect(errors(wrong), path).toEqual([`error type ${where}`])
			if (type.startsWith('enum')) expect(errors('none of them'), path).toEqual([`error enum ${where}`])
			if (type === 'uuid') expect(errors('8f14e45f'), path).toEqual([`error format ${where}`])
			if (type === 'date-time') {
				expect(errors('2023-02-29T00:00:00Z'), path).toEqual([`error format ${where}`])
				expect(errors('2024-02-29'), path).toEqual([`warning loose-date-time ${where}`])
			}
			if (flags.includes('min=1')) expect(errors([]), path).toEqual([`error too-few ${where}`])
			if (isItem || type === 'any') continue
			const required = flags.includes('required')
			expect(errors(undefined), path).toEqual(required ? [`error missing ${where}`] : [])
			const isStrict = required || NARROWING.includes(path)
			const null_ = flags.includes('nullable') ? [] : [isStrict ? `error type ${where}` : `warning null ${where}`]
			expect(errors(null), path).toEqual(null_)
		}
	})

	function expectUnshared(copy: unknown, original: unknown): void {
		if (typeof copy !== 'object' || copy === null || typeof original !== 'object' || original === null) return
		expect(copy).not.toBe(original)
		for (const key of Object.keys(original)) {
			expectUnshared((copy as Record<string, unknown>)[key], (original as Record<string, unknown>)[key])
		}
	}
})
