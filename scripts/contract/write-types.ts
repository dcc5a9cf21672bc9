import { LOCALES } from '../../src/rules/locale/negotiate-locale.ts'
import { ENUMS, type NamedType } from './names.ts'
import { OPERATIONS } from './operations.ts'
import type { Field, Type } from './schema.ts'

const DOCS: Readonly<Record<string, string>> = {
	CollectionStatusName: 'The status of a collection in a response.',
	RewardType: 'How a collection rewards people: `Coins` are credits to spend, `Gifts` a number of items.',
	ProductStatus: 'The status of a product in a response.',
	CreationStatus: 'How far the creation of a personalized product is.',
	ZodiacSign: 'A sign of the zodiac, as the API writes it.',
	Theme: 'A theme of a collection.',
	Locale: 'A language and region of the texts of the API, such as fr-CA.',
	OperationId: 'The name of one of the 14 operations of the API.',
}

/** A TypeScript type for each named enumeration. */
export function writeEnums(): string {
	const operationIds = OPERATIONS.map(({ id }) => id)
	return [...ENUMS, ['Locale', LOCALES] as const, ['OperationId', operationIds] as const]
		.map(
			([name, values]) =>
				`/** ${DOCS[name]} */\nexport type ${name} = ${values.map((value) => `'${value}'`).join(' | ')}\n`,
		)
		.join('\n')
}

/** The parameters, the body and the response of each operation, so that a function may take any operation by its id. */
export function writeExchanges(): string {
	const rows = OPERATIONS.map(({ id, parameters, body, response }) => {
		const fields = parameters.map(({ name, in: place, type }) =>
			place === 'path' ? `readonly ${name}: string` : `readonly '${name}'?: ${typeText(type, true)} | undefined`,
		)
		const of = `readonly parameters: ${fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`}`
		return `readonly '${id}': { ${of}; readonly body: ${body?.name ?? 'undefined'}; readonly response: ${response.name} }`
	})
	return `/** The parameters, the body and the response of each operation. */\nexport interface Exchanges {\n${rows.join('\n')}\n}\n`
}

/** The TypeScript type of a named type. */
export function writeNamed({ name, type, doc, deprecated, nullable, sent }: NamedType): string {
	const comment = `/** ${doc}${deprecated ? ' @deprecated' : ''} */\n`
	if (type.kind === 'object' && !nullable) return `${comment}export interface ${name} ${typeText(type, sent)}\n`
	return `${comment}export type ${name} = ${typeText(type, sent)}${nullable ? ' | null' : ''}\n`
}

/** A type in TypeScript syntax. */
export function typeText(type: Type, sent: boolean): string {
	switch (type.kind) {
		case 'date':
		case 'date-time':
		case 'uuid':
			return 'string'
		case 'any':
			return 'unknown'
		case 'free':
			return 'Readonly<Record<string, unknown>>'
		case 'enum':
			return type.name ?? type.values.map((value) => `'${value}'`).join(' | ')
		case 'ref':
			return type.name
		case 'array':
			return `readonly ${/^[\w.]+$/.test(typeText(type.items, sent)) ? typeText(type.items, sent) : `(${typeText(type.items, sent)})`}[]`
		case 'map':
			return `Readonly<Record<string, ${typeText(type.values, sent)}>>`
		case 'object':
			return `{\n${Object.entries(type.fields)
				.map(([name, field]) => writeField(name, field, sent))
				.join('')}}`
		default:
			return type.kind
	}
}

function writeField(name: string, field: Field, sent: boolean): string {
	const notes = [
		field.doc,
		field.default === undefined ? '' : `Defaults to '${field.default}'.`,
		field.type.kind === 'date-time' ? 'An ISO 8601 date-time.' : '',
		field.type.kind === 'uuid' || (field.type.kind === 'array' && field.type.items.kind === 'uuid') ? 'UUID.' : '',
		field.type.kind === 'array' && field.type.min > 0 ? `At least ${field.type.min}.` : '',
		field.open ?? '',
		field.deprecated ? '@deprecated' : '',
	].filter((note) => note !== '')
	const comment = notes.length === 0 ? '' : `/** ${notes.join(' ')} */\n`
	const optional = field.required ? '' : '?'
	const nothing = sent && !field.required ? ' | undefined' : ''
	return `${comment}readonly ${name}${optional}: ${typeText(field.type, sent)}${field.nullable ? ' | null' : ''}${nothing}\n`
}
