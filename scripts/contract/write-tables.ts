import { LOCALES } from '../../src/rules/locale/negotiate-locale.ts'
import { toJsonSchema } from './json-schema.ts'
import { NAMED } from './names.ts'
import { OPERATIONS } from './operations.ts'
import type { Type } from './schema.ts'

/** The JSON Schema of each named type, as a TypeScript constant. */
export function writeSchemas(): string {
	const schemas = NAMED.map(({ name, type, doc, nullable, sent }) => {
		const schema = toJsonSchema(type, { refs: '#/$defs/', sent, openPoint: '$comment' })
		return [name, { description: doc, ...(nullable ? { anyOf: [schema, { type: 'null' }] } : schema) }] as const
	})
	return `/** The name of every type of the contract. */
export type SchemaName = ${NAMED.map(({ name }) => `'${name}'`).join(' | ')}

/** The JSON Schema of every type, by name; references point into \`$defs\`. */
export const SCHEMAS: Readonly<Record<SchemaName, JsonSchema>> = /* @__PURE__ */ deepFreeze(${JSON.stringify(Object.fromEntries(schemas), null, '\t')})
`
}

/** The table of operations. */
export function writeOperations(): string {
	const rows = OPERATIONS.map(
		({ id, title, method, path, parameters, body, response, multipartField, deprecated }) => ({
			id,
			title,
			method,
			path,
			parameters: parameters.map(({ name, in: place, type, open }) => ({
				name,
				in: place,
				required: place === 'path',
				isOpenPoint: open,
				schema: toJsonSchema(type, { refs: '#/$defs/', sent: true, openPoint: '$comment' }),
			})),
			body: body?.name ?? null,
			multipartField,
			response: response.name,
			deprecated,
			takesCompanyId: body !== null && hasCompanyId(body.type),
		}),
	)
	return `/** The seven languages in which a product can be fetched; the first is the default. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ deepFreeze(${JSON.stringify(LOCALES)})

/** Every operation of the API with its method, path, parameters and types, in the documented order. */
export const OPERATIONS: readonly Operation[] = /* @__PURE__ */ deepFreeze(${JSON.stringify(rows, null, '\t')})
`
}

export const hasCompanyId = (type: Type): boolean => type.kind === 'object' && 'companyId' in type.fields
