import { isList } from '../core/read.ts'

/** What a body has at a name: a plain value, an object, or a list of one of these. */
export type BodyField = 'string' | 'number' | 'boolean' | 'date-time' | BodyFields | readonly [BodyField]

/** The fields of a body or of an object in it, in the order of the API documentation. */
export interface BodyFields {
	readonly [name: string]: BodyField
}

/** Returns what a field has: for a list, what each item has. */
export function innerOf(field: BodyField): Exclude<BodyField, readonly [BodyField]> {
	return isList(field)
		? innerOf((field as readonly [BodyField])[0])
		: (field as Exclude<BodyField, readonly [BodyField]>)
}

/** Returns whether a value has the type of a text, a number or a boolean. A date is a text. */
export function isPlainValue(value: unknown, field: BodyField): boolean {
	return typeof value === (field === 'date-time' ? 'string' : field)
}
