import type { Messages } from '../../rules/core/issue.ts'
import type { BuildCode } from '../../rules/order/build/build-order.ts'
import type { PhoneReason } from '../../rules/phone/phone-reason.ts'
import type { TaxNumberName } from '../../rules/tax/tax-countries.ts'

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

/** The words for the type of a value, or for a missing value, in messages. */
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

/** The words for a field without a name, or with a name that is too long. */
export type FieldWord = 'this' | 'this field' | 'the request' | 'the response'

/** The words for dates of a person in messages, by field. */
export type DateWord = 'birthDate' | 'startDate' | 'asOf'

/** The English words of this library that parameters contain, with their translations in the form that templates need. */
export interface Words {
	readonly expected: Readonly<Record<ExpectedWord, string>>
	readonly type: Readonly<Record<TypeWord, string>>
	readonly field: Readonly<Record<FieldWord, string>>
	readonly taxNumber: Readonly<Record<TaxNumberName, string>>
	/** The reasons why a text isn't a phone number. */
	readonly reason: Readonly<Record<PhoneReason, string>>
	/** The names of dates in `personalization.date.*`. If a date has no word, the name of its field is shown. */
	readonly date?: Readonly<Record<DateWord, string>>
	/** Names of countries by code. They replace the names in `countries`. A country without a name is shown by its code. */
	readonly country?: Readonly<Record<string, string>>
}

/** The forms of a name with an article or preposition in a language. */
export interface Grammar {
	/**
	 * The text before a noun, by form, then by kind of noun: `{ of: { m: 'du ', p: 'des ' } }`. In a template, `{country.of}` is the text of the form
	 * `of`, followed by the country's name. The kind `_` is for all nouns without another kind. If the text contains `{}`, the noun replaces the `{}`:
	 * `{}를`.
	 */
	readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>
	/** The countries of each kind: `m:BRCA;p:USNL`. */
	readonly kinds: string
	/** The text between the last two of several countries: ` ou `. Default: the separator of lists. */
	readonly or?: string
	/** Names of countries that change after an article. The text has the form of `countries`. */
	readonly inflected?: string
	/**
	 * The words for provinces, zips and cities by the country's kind (`state`, `zip`, `suburb`). Each begins with the kind of noun: `fprovince`. A
	 * template contains them as `{provinceField.the}`, `{zipField}` or `{cityField}`. `postal-BR` is the word for BR alone.
	 */
	readonly nouns: Readonly<Record<string, string>>
}

/** Everything that `translateIssue` needs for one language. A `Translation<IssueCode>` has every code. */
export interface Translation<Code extends string = string> {
	/** ISO 639-1: `fr`. */
	readonly language: string
	/** A template for each code. The names of parameters are in braces. */
	readonly messages: Messages<Code>
	/** The text of `{hint}` if the issue has a suggestion. `{value}` is the suggested value. */
	readonly hint: string
	/** The text of `{taxHint}` if orders to the suggested country need a tax number. In this text, `{country}` is the suggested country. */
	readonly taxHint?: string
	/** The decimal mark of numbers. */
	readonly decimalMark: string
	/** The mark between groups of three digits. Default: none. */
	readonly groupMark?: string
	/** The smallest number that is written in groups. Default: 1000. */
	readonly groupsFrom?: number
	/** The text between the items of a list. Default: a comma and a space. */
	readonly separator?: string
	/** True if a space separates Chinese text from the Latin texts and numbers in a template. */
	readonly spacesLatin?: boolean
	readonly words: Words
	/** The alpha-2 code and name of each country, separated by semicolons: `DEAllemagne;USÉtats-Unis`. */
	readonly countries?: string
	readonly grammar?: Grammar
}

/** A translation of some messages. All other messages stay in English. */
export type PartialTranslation<Code extends string = string> = Partial<Omit<Translation, 'messages' | 'words'>> & {
	readonly messages: Partial<Messages<Code>>
	readonly words?: Partial<Words>
}

/** The known codes with the beginnings that `Misspelt` checks: codes of the rules and of the reference model. */
type OrderCode = BuildCode | 'order.personalization.missing'

/** A misspelled code. It begins like a code of this library, but isn't a code of this library (`address.zip.invlaid`). */
type Misspelt<Code extends string> = Code extends OrderCode
	? never
	: Code extends `${'address' | 'order' | 'tax-number'}.${string}`
		? Code
		: never

/** Messages in a language, for some codes of this library and for your own issues. Begin your own codes with your own word: `shop.po-box`. */
export type Wording<Own extends string> = PartialTranslation & {
	readonly messages: { readonly [Code in OrderCode | Own]?: string } & { readonly [Code in Misspelt<Own>]?: never }
}
