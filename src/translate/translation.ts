import type { Messages } from '../core/issue.ts'

/** What a message calls the thing that it expects. */
type ExpectedWord =
	| 'a string'
	| 'true or false'
	| 'a number'
	| 'an object'
	| 'an array'
	| 'JSON'
	| 'a UUID'
	| 'a date-time'
	| 'a list'
	| 'a text that is not empty'
	| 'there'

/** What a message calls the type of a value, and what it says of one that is not there. */
type TypeWord =
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

/** What a message calls a field that has no name, or too long a one. */
type FieldWord = 'this' | 'this field' | 'the request' | 'the response'

/** The numbers that the five countries ask for, and those that people enter instead. */
type TaxNumberWord =
	| 'CPF'
	| 'CNPJ'
	| 'alphanumeric CNPJ'
	| 'RFC'
	| 'RFC of a person'
	| 'RFC with Ñ or &'
	| 'company RFC'
	| 'generic RFC'
	| 'resident identity number'
	| 'unified social credit code'
	| 'codice fiscale'
	| 'codice fiscale (omocodia)'
	| 'partita IVA'
	| 'personal customs clearance code'
	| 'business registration number'
	| 'resident registration number'

/** The words of this library that parameters hold in English, each as it stands in the templates of a language. */
export interface Words {
	readonly expected: Readonly<Record<ExpectedWord, string>>
	readonly type: Readonly<Record<TypeWord, string>>
	readonly field: Readonly<Record<FieldWord, string>>
	readonly taxNumber: Readonly<Record<TaxNumberWord, string>>
	/** The names of countries by their codes, where a page has them: codes are shown as they are without. */
	readonly country?: Readonly<Record<string, string>>
}

/** All that `translateIssue` needs to say issues in one language; a `Translation<IssueCode>` has every code. */
export interface Translation<Code extends string = string> {
	/** ISO 639-1: `fr`. */
	readonly language: string
	/** A template for every code, with the names of parameters in braces. */
	readonly messages: Messages<Code>
	/** What is said instead of `address.province.unknown` where a country's addresses name no province. */
	readonly unneededProvince: string
	/** What `{hint}` stands for where something is suggested; `{value}` is what. */
	readonly hint: string
	/** What a number has between its whole and its parts. */
	readonly decimalMark: string
	readonly words: Words
}

/** A translation of some messages; the others stay in English. */
export type PartialTranslation<Code extends string = string> = Partial<Omit<Translation, 'messages' | 'words'>> & {
	readonly messages: Partial<Messages<Code>>
	readonly words?: Partial<Words>
}
