import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { SchemaName } from '../../rules/contract/generated/schemas.ts'
import { readField } from '../../rules/core/read.ts'

/**
 * The conditions for any answer to one request, as plain data. `refusal` is null if the API documentation requires a success, and `success` is null
 * if it requires a rejection. Otherwise both answers pass, and `canonical` is the one that the model returns.
 */
export interface Expectation {
	/** Null for an unknown operation. */
	readonly operation: OperationId | null
	readonly canonical: 'success' | 'refusal'
	readonly success: SuccessExpectation | null
	readonly refusal: RefusalExpectation | null
}

/** An expected success: a status code, a schema of the contract, and the known parts of the body. */
export interface SuccessExpectation {
	readonly statusCode: number
	/** False if the API documentation shows no status code. Any 2XX then passes. */
	readonly isStatusShown: boolean
	/** The name of the response's type: a key of `TYPES` and of `SCHEMAS`. */
	readonly response: SchemaName
	/** The clause that describes the body, if the operation's response doesn't. Fields may name their own clause. */
	readonly rule?: string
	readonly body: Pattern
}

/** An expected rejection: an error body with any 4XX, because the API documentation has no status code for it. `statusCode` is ours (D-02). */
export interface RefusalExpectation {
	readonly statusCode: number
	/** Our own code (D-01). A service has codes of its own. */
	readonly errorCode: string
	/** The clause or decision that rejects the request. */
	readonly rule: string
}

/** The condition for a part of a body, as plain data. */
export type Pattern =
	/** Anything that the schema allows. */
	| { readonly kind: 'any' }
	/** A non-empty text: an id, a token. */
	| { readonly kind: 'text' }
	/** A number above zero, such as the rest of a time in any unit. */
	| { readonly kind: 'positive' }
	/** This exact value. */
	| { readonly kind: 'equals'; readonly value: string | number | boolean | null }
	/** A text that isn't in this list, such as a new id. It isn't empty, except with `mayBeEmpty`. */
	| { readonly kind: 'noneOf'; readonly values: readonly string[]; readonly mayBeEmpty?: boolean }
	/** This text in any Unicode form (NFC), with or without spaces around it. */
	| { readonly kind: 'words'; readonly value: string }
	/** Any value, because only a decision of this project derives this value (D-142). `exact` requires it. */
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
	/** An amount that equals one of these, rounded to whole cents (D-40). */
	| { readonly kind: 'amount'; readonly values: readonly number[] }
	/** This e-mail, compared by D-84. */
	| { readonly kind: 'email'; readonly value: string }
	/** This number, or the length of the list in the field `of` of the same object. A service may count a page or the whole list. */
	| { readonly kind: 'count'; readonly of: string; readonly value: number }
	/** The text of the HTML in the field `of` of the same object, without its tags (`isSameText`). */
	| { readonly kind: 'untagged'; readonly of: string }
	/** A date-time that is written with this day (D-60). */
	| { readonly kind: 'day'; readonly value: string }
	/**
	 * A date-time at most an hour from this instant, because clocks differ. The difference must not be whole quarters of an hour: that would be
	 * another zone (D-107). The date-time of a seed must be right to the second.
	 */
	| { readonly kind: 'near'; readonly value: string; readonly isKnown?: boolean }
	/** A date-time of this instant. */
	| { readonly kind: 'instant'; readonly value: string }
	/** An object. Other fields may have any value. */
	| { readonly kind: 'object'; readonly fields: readonly FieldPattern[]; readonly orNull: boolean }
	/** A list, item by item. */
	| { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
	/**
	 * A list in any order. The field whose text identifies an item. The texts compare like e-mails. An open list may have other items. With
	 * `exact`, it may not if a decision forbids it. A list with pages may be incomplete, because the API documentation doesn't show how pages work.
	 */
	| {
			readonly kind: 'set'
			readonly key: string
			readonly items: readonly ItemPattern[]
			readonly isOpen?: boolean | 'D-84'
			readonly isPaged?: boolean
	  }

	/** The lines of an order in any order. Each variant has this total quantity, in one line or several (D-101). */
	| { readonly kind: 'lines'; readonly items: readonly LinePattern[] }

/** What a text contains, whatever its format: no letters except in these words, these words at its start, or a digit at its start. */
export interface TextContent {
	readonly of: 'letters' | 'start' | 'digit'
	readonly words: string
}

/** What an order shows of one variant. */
export interface LinePattern {
	readonly variantId: string
	readonly quantity: number
	/** The pattern of each line with the variant. */
	readonly pattern: Pattern
	/** The ids of the lines, if an earlier answer with as many lines showed them. */
	readonly ids?: readonly string[]
}

export interface FieldPattern {
	readonly name: string
	/** If false, the field may be missing or null. */
	readonly isRequired: boolean
	/** If true, null doesn't match: the field may be missing, but otherwise must match. */
	readonly isNullWrong?: boolean
	readonly pattern: Pattern
	/** The clause about the field, if the clause of the whole body doesn't apply. */
	readonly rule?: string
}

export interface ItemPattern {
	/** The item's text in the identifying field. */
	readonly key: string
	/** If false, the item may be missing. */
	readonly isRequired: boolean
	readonly pattern: Pattern
}

export const ANY: Pattern = { kind: 'any' }
export const TEXT: Pattern = { kind: 'text' }

/** Texts that every service returns in the same form: ASCII, without spaces around them. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/**
 * Returns the pattern for this value. A text that isn't ASCII matches in any Unicode form. Undefined and null return a pattern that any value
 * matches.
 */
export function equalTo(value: string | number | boolean | null | undefined): Pattern {
	if (value === undefined || value === null) return ANY
	return typeof value === 'string' && !PLAIN.test(value) ? { kind: 'words', value } : { kind: 'equals', value }
}

/** Returns the pattern for an object with these optional fields. */
export function fieldsOf(fields: readonly FieldPattern[], orNull = false): Pattern {
	return { kind: 'object', fields, orNull }
}

/** Returns the pattern for an object with these required fields. */
export function objectOf(fields: Readonly<Record<string, Pattern>>, orNull = false): Pattern {
	const all = Object.entries(fields).map(([name, pattern]) => required(name, pattern))
	return fieldsOf(all, orNull)
}

export function required(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { name, isRequired: true, pattern, ...(rule !== undefined && { rule }) }
}

export function optional(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { name, isRequired: false, pattern, ...(rule !== undefined && { rule }) }
}

/** Returns the pattern for a field with a value that the client sent: the field may be missing, but must not be null. */
export function kept(name: string, pattern: Pattern, rule?: string): FieldPattern {
	return { ...optional(name, pattern, rule), isNullWrong: pattern.kind !== 'any' }
}

/**
 * Compares a body with the values that follow only from decisions of this project. For each such value in the body, returns the decision's id, and
 * whether the value agrees with it.
 */
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

/** Returns the clauses of a pattern's fields. Fields that accept any value are left out. */
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
