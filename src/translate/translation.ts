import type { Messages } from '../core/issue.ts'
import type { TaxNumberName } from '../tax/tax-countries.ts'

/** The names of expected types and values in messages. */
export type ExpectedWord =
	| 'a string'
	| 'true or false'
	| 'a number'
	| 'an object'
	| 'an array'
	| 'JSON'
	| 'a UUID'
	| 'a date'
	| 'a date-time'
	| 'a list'
	| 'a text that is not empty'
	| 'there'

/** The names of a value's type in messages, or of a missing value. */
export type TypeWord =
	| 'string'
	| 'number'
	| 'boolean'
	| 'object'
	| 'array'
	| 'null'
	| 'undefined'
	| 'function'
	| 'symbol'
	| 'bigint'
	| 'missing'

/** The names for a field without a name, or with a name that is too long. */
export type FieldWord = 'this' | 'this field' | 'the request' | 'the response'

/** This library's own English words in parameters, with their translations as the templates need them. */
export interface Words {
	readonly expected: Readonly<Record<ExpectedWord, string>>
	readonly type: Readonly<Record<TypeWord, string>>
	readonly field: Readonly<Record<FieldWord, string>>
	readonly taxNumber: Readonly<Record<TaxNumberName, string>>
	/** The names of countries by code. Without them, messages show the codes. */
	readonly country?: Readonly<Record<string, string>>
}

/** Everything that `translateIssue` needs for one language. A `Translation<IssueCode>` has every code. */
export interface Translation<Code extends string = string> {
	/** ISO 639-1: `fr`. */
	readonly language: string
	/** A template for each code, with the names of parameters in braces. */
	readonly messages: Messages<Code>
	/** The text for `{hint}` if the issue has a suggestion. `{value}` is the suggested value. */
	readonly hint: string
	/** The decimal mark of numbers. */
	readonly decimalMark: string
	readonly words: Words
}

/** A translation of some messages. The others stay in English. */
export type PartialTranslation<Code extends string = string> = Partial<Omit<Translation, 'messages' | 'words'>> & {
	readonly messages: Partial<Messages<Code>>
	readonly words?: Partial<Words>
}
