/** The types with which `resources.ts` and `operations.ts` describe the interface, as plain data. */

export type Type =
	| { readonly kind: 'string' | 'number' | 'boolean' | 'date' | 'date-time' | 'uuid' | 'any' | 'free' }
	| { readonly kind: 'enum'; readonly values: readonly string[]; readonly name: string | undefined }
	| { readonly kind: 'ref'; readonly name: string }
	| { readonly kind: 'array'; readonly items: Type; readonly min: number }
	| { readonly kind: 'map'; readonly values: Type }
	| { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>>; readonly closed: boolean }

/** The field of an object. */
export interface Field {
	readonly type: Type
	readonly doc: string
	readonly required: boolean
	readonly nullable: boolean
	readonly deprecated: boolean
	/** Why the field is our reading of the interface and not its own text. */
	readonly open: string | undefined
	readonly default: string | undefined
	/** When the field is needed, if the interface shows it. Otherwise a service may require it. */
	readonly settled: string | undefined
	/** Whether the field narrows what is listed or rewarded. Null is an error there, because it must never widen it (D-92). */
	readonly narrows: boolean
}

export interface Resource {
	readonly doc: string
	readonly type: Type
	readonly deprecated: boolean
}

export const string: Type = { kind: 'string' }
export const number: Type = { kind: 'number' }
export const boolean: Type = { kind: 'boolean' }
/** A string that is meant as a date. The interface names no format. */
export const date: Type = { kind: 'date' }
export const dateTime: Type = { kind: 'date-time' }
export const uuid: Type = { kind: 'uuid' }
/** Any JSON value. */
export const any: Type = { kind: 'any' }
/** An object with any content. */
export const free: Type = { kind: 'free' }

/** One of the values. `name` is the TypeScript type, if the enumeration has one. */
export const oneOf = (values: readonly string[], name?: string): Type => ({ kind: 'enum', values, name })
export const ref = (name: string): Type => ({ kind: 'ref', name })
export const array = (items: Type, min = 0): Type => ({ kind: 'array', items, min })
export const map = (values: Type): Type => ({ kind: 'map', values })

/** An object that ignores unknown properties. */
export const object = (fields: Readonly<Record<string, Type | Field>>): Type => ({
	kind: 'object',
	fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toField(field)])),
	closed: false,
})

/** An object that rejects unknown properties. */
export const closed = (fields: Readonly<Record<string, Type | Field>>): Type => {
	const type = object(fields)
	return type.kind === 'object' ? { ...type, closed: true } : type
}

export const doc = (text: string, field: Type | Field): Field => ({ ...toField(field), doc: text })
export const required = (field: Type | Field): Field => ({ ...toField(field), required: true })
export const nullable = (field: Type | Field): Field => ({ ...toField(field), nullable: true })
export const deprecated = (field: Type | Field): Field => ({ ...toField(field), deprecated: true })
export const open = (why: string, field: Type | Field): Field => ({ ...toField(field), open: why })
/** A field of which the interface shows when it is needed. */
export const settled = (when: string, field: Type | Field): Field => ({ ...toField(field), settled: when })
/** A filter. */
export const narrows = (field: Type | Field): Field => ({ ...toField(field), narrows: true })
export const withDefault = (value: string, field: Type | Field): Field => ({ ...toField(field), default: value })

function toField(field: Type | Field): Field {
	if ('required' in field) return field
	return {
		type: field,
		doc: '',
		required: false,
		nullable: false,
		deprecated: false,
		open: undefined,
		default: undefined,
		settled: undefined,
		narrows: false,
	}
}
