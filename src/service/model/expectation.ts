import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { SchemaName } from '../../rules/contract/generated/schemas.ts'
import { readField } from '../../rules/core/read.ts'

/**
 * What any answer to one request must satisfy, as plain data. If the API documentation requires a success, `refusal` is null; if it
 * requires a rejection, `success` is null. Otherwise both pass, and `canonical` is the model's own choice.
 */
export interface Expectation {
	/** Null for an unknown operation. */
	readonly operation: OperationId | null
	readonly canonical: 'success' | 'refusal'
	readonly success: SuccessExpectation | null
	readonly refusal: RefusalExpectation | null
}

/** An expected success: a status code, a schema of the contract, and what else is known about the body. */
export interface SuccessExpectation {
	readonly statusCode: number
	/** False if the API documentation shows no status code: then any 2XX passes. */
	readonly isStatusShown: boolean
	/** The name of the response's type: a key of `TYPES` and of `SCHEMAS`. */
	readonly response: SchemaName
	/** The clause that defines the body, if it is not the operation's response. Fields may name their own clause. */
	readonly rule?: string
	readonly body: Pattern
}

/** An expected rejection: an error body with any 4XX, because the API documentation shows no status code. `statusCode` is ours (D-02). */
export interface RefusalExpectation {
	readonly statusCode: number
	/** Ours (D-01): a service has its own codes. */
	readonly errorCode: string
	/** The clause or decision that rejects the request. */
	readonly rule: string
}

/** What a part of a body must satisfy. */
export type Pattern =
	/** Anything that the schema allows. */
	| { readonly kind: 'any' }
	/** A non-empty text: an id, a token. */
	| { readonly kind: 'text' }
	/** A number above zero: a time that is left, in any unit. */
	| { readonly kind: 'positive' }
	/** This exact value. */
	| { readonly kind: 'equals'; readonly value: string | number | boolean | null }
	/** A text that isn't empty and isn't one of these, such as a new id. */
	| { readonly kind: 'noneOf'; readonly values: readonly string[] }
	/** This text, whatever its Unicode form (NFC), without the space around it. */
	| { readonly kind: 'words'; readonly value: string }
	/** Any value: only a decision of this project derives this one (D-142). `exact` requires it. */
	| {
			readonly kind: 'decided'
			readonly value: string | number
			readonly rule: string
			readonly contains?: TextContent
	  }
	/** Any value; with `exact`, what a decision of this project expects. */
	| { readonly kind: 'exact'; readonly pattern: Pattern }
	/** A text that contains this text. */
	| { readonly kind: 'contains'; readonly value: string }
	/** One of these values. */
	| { readonly kind: 'oneOf'; readonly values: readonly (string | number | boolean | null)[] }
	/** An amount that equals one of these in whole cents (D-40). */
	| { readonly kind: 'amount'; readonly values: readonly number[] }
	/** This e-mail, compared by D-84. */
	| { readonly kind: 'email'; readonly value: string }
	/** This number, or the length of the list in the field `of`, next to it: a service may count a page or the whole list. */
	| { readonly kind: 'count'; readonly of: string; readonly value: number }
	/** The text of the HTML in the field `of`, next to it, without its tags (`isSameText`). */
	| { readonly kind: 'untagged'; readonly of: string }
	/** A date-time whose day, as written, is this day (D-60). */
	| { readonly kind: 'day'; readonly value: string }
	/**
	 * A date-time at most an hour from this instant, because clocks differ, and not off by whole quarters of an hour (D-107). That of a
	 * seed is known to the second.
	 */
	| { readonly kind: 'near'; readonly value: string; readonly isKnown?: boolean }
	/** A date-time of this instant. */
	| { readonly kind: 'instant'; readonly value: string }
	/** An object. Other fields may have any value. */
	| { readonly kind: 'object'; readonly fields: readonly FieldPattern[]; readonly orNull: boolean }
	/** A list, item by item. */
	| { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
	/**
	 * A list in any order. The text of one field, compared like an e-mail, identifies an item. An open list may have other items, with
	 * `exact` only if no decision states that it has none. A paged list may be incomplete, because the API documentation does not show
	 * how lists are paged.
	 */
	| {
			readonly kind: 'set'
			readonly key: string
			readonly items: readonly ItemPattern[]
			readonly isOpen?: boolean | 'D-84'
			readonly isPaged?: boolean
	  }

	/** The lines of an order, in any order: each variant has this total quantity, in one line or in several (D-101). */
	| { readonly kind: 'lines'; readonly items: readonly LinePattern[] }

/** What a text contains in any format: only the letters of these words, these words at its start, or a digit at its start. */
export interface TextContent {
	readonly of: 'letters' | 'start' | 'digit'
	readonly words: string
}

/** What an order shows of one variant. */
export interface LinePattern {
	readonly variantId: string
	readonly quantity: number
	/** The pattern of each line of the variant. */
	readonly pattern: Pattern
	/** Their ids, if they are known: those of as many lines as were shown before. */
	readonly ids?: readonly string[]
}

export interface FieldPattern {
	readonly name: string
	/** If not required, the field may be missing or null. */
	readonly isRequired: boolean
	/** Whether null fails: the field may be missing, but otherwise must match. */
	readonly isNullWrong?: boolean
	readonly pattern: Pattern
	/** The clause that defines the field, if it differs from the clause of the whole body. */
	readonly rule?: string
}

export interface ItemPattern {
	/** The item's text in the identifying field. */
	readonly key: string
	/** If not required, the item may be missing. */
	readonly isRequired: boolean
	readonly pattern: Pattern
}

export const ANY: Pattern = { kind: 'any' }
export const TEXT: Pattern = { kind: 'text' }

/** The texts that no service writes in another form: ASCII, without space around them. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** Returns the pattern for this value; for a text with other characters, in any Unicode form. Undefined and null give a pattern for any value. */
export function equalTo(value: string | number | boolean | null | undefined): Pattern {
	if (value === undefined || value === null) return ANY
	return typeof value === 'string' && !PLAIN.test(value) ? { kind: 'words', value } : { kind: 'equals', value }
}

/** Returns the pattern for an object with these fields. */
export function fieldsOf(fields: readonly FieldPattern[], orNull = false): Pattern {
	return { kind: 'object', fields, orNull }
}

/** Returns the pattern for an object with these fields, all required. */
export function objectOf(fields: Readonly<Record<string, Pattern>>, orNull = false): Pattern {
	return fieldsOf(
		Object.entries(fields).map(([name, pattern]) => required(name, pattern)),
		orNull,
	)
}

export function required(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { name, isRequired: true, pattern, ...(rule !== undefined && { rule }) }
}

export function optional(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { name, isRequired: false, pattern, ...(rule !== undefined && { rule }) }
}

/** Returns the pattern for a field with a value that the client sent: it may be missing, but null fails. */
export function kept(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { ...optional(name, pattern, rule), isNullWrong: pattern.kind !== 'any' }
}

/** Returns the values that only decisions derive, each with the value that a body has in its place. */
export function decidedIn(
	pattern: Pattern,
	body: unknown,
): readonly { readonly rule: string; readonly isOurs: boolean }[] {
	switch (pattern.kind) {
		case 'decided':
			return body === undefined ? [] : [{ rule: pattern.rule, isOurs: body === pattern.value }]
		case 'object':
			return pattern.fields.flatMap((field) => decidedIn(field.pattern, readField(body, field.name)))
		default:
			return []
	}
}

/** Returns the clauses of a pattern's fields, without fields that accept any value. */
export function rulesIn(pattern: Pattern): readonly string[] {
	switch (pattern.kind) {
		case 'object':
			return pattern.fields.flatMap((field) => [
				...(field.rule !== undefined && field.pattern.kind !== 'any' ? [field.rule] : []),
				...rulesIn(field.pattern),
			])
		case 'sequence':
			return pattern.items.flatMap(rulesIn)
		case 'set':
		case 'lines':
			return pattern.items.flatMap((item) => rulesIn(item.pattern))
		default:
			return []
	}
}
