import { isList } from '../core/read.ts'

/** The value of a field of a body: a plain value, an object, or a list of one of these. */
export type BodyField = 'string' | 'number' | 'boolean' | 'date-time' | BodyFields | readonly [BodyField]

/** The fields of a body, or of an object in a body, in the documented order. */
export interface BodyFields {
	readonly [name: string]: BodyField
}

/** Returns the type of a field; for a list, the type of its items. */
export function innerOf(field: BodyField): Exclude<BodyField, readonly [BodyField]> {
	return isList(field)
		? innerOf((field as readonly [BodyField])[0])
		: (field as Exclude<BodyField, readonly [BodyField]>)
}

/** Returns whether the type of a value is text, number or boolean, as required. A date is a text. */
export function isPlainValue(value: unknown, field: BodyField): boolean {
	return typeof value === (field === 'date-time' ? 'string' : field)
}
