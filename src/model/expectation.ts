import type { OperationId } from '../contract/generated/operations.ts'
import type { SchemaName } from '../contract/generated/schemas.ts'

/**
 * What an answer to one request has to satisfy, as plain data. Where the interface settles it, one of `success` and `refusal` is
 * null; where it does not, either passes, and `canonical` says which of them the model answers with.
 */
export interface Expectation {
	/** Null for an operation that the interface does not have. */
	readonly operation: OperationId | null
	readonly canonical: 'success' | 'refusal'
	readonly success: SuccessExpectation | null
	readonly refusal: RefusalExpectation | null
}

/** A success: a status code, a schema of the contract, and what is known of the body beyond it. */
export interface SuccessExpectation {
	readonly statusCode: number
	/** False where the interface shows no status code: any 2XX passes then. */
	readonly isStatusShown: boolean
	/** The name of the schema in `SCHEMAS` and of its parser in `PARSERS`. */
	readonly response: SchemaName
	readonly body: Pattern
}

/** A refusal: an error body with any 4XX, since the interface does not show which; ours by D-02. */
export interface RefusalExpectation {
	readonly statusCode: number
	/** Ours (D-01): the codes of a service are its own. */
	readonly errorCode: string
	/** The clause or decision by which the request is refused. */
	readonly rule: string
}

/** What a part of a body has to satisfy. */
export type Pattern =
	/** Whatever the schema admits. */
	| { readonly kind: 'any' }
	/** A text that is not empty: an id, a token. */
	| { readonly kind: 'text' }
	/** This very value. */
	| { readonly kind: 'equals'; readonly value: string | number | boolean | null }
	/** One of these values. */
	| { readonly kind: 'oneOf'; readonly values: readonly (string | number | boolean | null)[] }
	/** An amount that is one of these in whole cents (D-40). */
	| { readonly kind: 'amount'; readonly values: readonly number[] }
	/** This e-mail, as e-mails compare (D-84). */
	| { readonly kind: 'email'; readonly value: string }
	/** A date-time that names this day, as written (D-60). */
	| { readonly kind: 'day'; readonly value: string }
	/** A date-time that is this instant. */
	| { readonly kind: 'instant'; readonly value: string }
	/** An object; fields that are not named are free. */
	| { readonly kind: 'object'; readonly fields: readonly FieldPattern[]; readonly orNull: boolean }
	/** A list, item by item. */
	| { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
	/** A list in any order, whose items are told apart by the text of one of their fields, as e-mails compare; an open one may hold others. */
	| { readonly kind: 'set'; readonly key: string; readonly items: readonly ItemPattern[]; readonly isOpen?: boolean }

export interface FieldPattern {
	readonly name: string
	/** Where it is not required, it may be missing or null. */
	readonly isRequired: boolean
	readonly pattern: Pattern
}

export interface ItemPattern {
	/** What the item has in the field that tells items apart. */
	readonly key: string
	/** Where it is not required, the item may be missing. */
	readonly isRequired: boolean
	readonly pattern: Pattern
}

export const ANY: Pattern = { kind: 'any' }
export const TEXT: Pattern = { kind: 'text' }

/** This very value; where it is not known, anything. */
export function equalTo(value: string | number | boolean | null | undefined): Pattern {
	return value === undefined || value === null ? ANY : { kind: 'equals', value }
}

/** An object with these fields, each of which has to be there. */
export function objectOf(fields: Readonly<Record<string, Pattern>>): Pattern {
	return {
		kind: 'object',
		fields: Object.entries(fields).map(([name, pattern]) => required(name, pattern)),
		orNull: false,
	}
}

export function required(name: string, pattern: Pattern): FieldPattern {
	return { name, isRequired: true, pattern }
}

export function optional(name: string, pattern: Pattern): FieldPattern {
	return { name, isRequired: false, pattern }
}

/** `{ success: true }` or null. */
export const SUCCESS: Pattern = {
	kind: 'object',
	fields: [{ name: 'success', isRequired: true, pattern: { kind: 'equals', value: true } }],
	orNull: true,
}
