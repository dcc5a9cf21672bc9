/** What a body has at a name: a plain value, an object, or a list of one of these. */
export type BodyField = 'string' | 'number' | 'boolean' | 'date-time' | BodyFields | readonly [BodyField]

/** The fields of a body or of an object in it, in the order of the interface. */
export interface BodyFields {
	readonly [name: string]: BodyField
}
