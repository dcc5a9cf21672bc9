import { ENGLISH_LABELS, ENGLISH_REGIONS, type Kind } from '../form/field-labels.ts'
import { ENGLISH_WORDS } from '../form/form-words.ts'
import { kindWord, takesArticle, withArticle } from '../rules/address/words.ts'
import { allCountries } from '../rules/built-in/places.ts'
import type { Messages } from '../rules/core/issue.ts'
import { DATE_WORDS } from '../rules/personalization/read-fields.ts'
import { type Language, makeLanguage } from './language.ts'
import { type IssueCode, MESSAGES } from './messages/messages.ts'
import type { DateWord } from './translate/translation.ts'

/** Matches a placeholder with a default, which isn't a parameter of an issue: `{aProvinceField|a province}`, `{taxHint|}`. */
const WORDS = /\{(a(?=[A-Z]))?(\w)(\w*)\|[^{}]*\}/g
/** Matches a placeholder for a country's code. A placeholder in quotes doesn't match, because it stands for the text that was sent. */
const COUNTRIES = /\{(?:country|other)(?=\}(?!"))/g

/**
 * English with the names of countries. The message of a single rule, such as `checkZip`, shows codes without this object. Names would be a large part
 * of a small bundle. The object has all texts of the rules and of the form.
 *
 * @example
 * checkZip('9O21O', 'US').issues[0].message // => '"9O21O" isn\'t a valid postal code for US. Use a format like 95014.'
 * translateIssues(checkZip('9O21O', 'US').issues, en)[0].message
 * // => '"9O21O" isn\'t a valid ZIP code for the United States. Use a format like 95014.'
 */
export const en: Language = /* @__PURE__ */ makeEnglish()

function makeEnglish(): Language {
	const countries = allCountries()
	return makeLanguage({
		language: 'en',
		countries: countries.map(({ code, name }) => code + name).join(';'),
		provinces: '',
		hint: ' Did you mean {value}?',
		taxHint: ' Orders to {country.the} need a tax number.',
		decimalMark: '.',
		groupMark: ',',
		grammar: {
			forms: { a: { a: 'a ', n: 'an ' }, the: { t: 'the ' } },
			or: ' or ',
			kinds: `t:${countries.flatMap(({ code, name }) => (takesArticle(name) ? code : [])).join('')}`,
			nouns: recordOf(Object.keys(ENGLISH_LABELS) as Kind[], (kind) => {
				const word = kindWord(kind)
				return (withArticle(word).startsWith('an ') ? 'n' : 'a') + word
			}),
		},
		words: {
			expected: same(
				...(['a string', 'true or false', 'a number', 'an object', 'an array', 'JSON', 'a UUID', 'a date'] as const),
				...(['a date-time', 'a list', 'a text that is not empty', 'there'] as const),
			),
			type: same(
				...(['string', 'number', 'boolean', 'object', 'array', 'null', 'undefined', 'function', 'symbol'] as const),
				...(['bigint', 'missing'] as const),
			),
			field: same('this', 'this field', 'the request', 'the response'),
			taxNumber: same(
				...(['CPF', 'CNPJ', 'alphanumeric CNPJ', 'RFC', "person's RFC", 'RFC with Ñ or &', 'company RFC'] as const),
				...(['generic RFC', 'resident identity number', 'unified social credit code', 'codice fiscale'] as const),
				...(['codice fiscale (omocodia)', 'partita IVA', 'personal customs clearance code'] as const),
				...(['business registration number', 'resident registration number'] as const),
			),
			reason: same('not a number', 'too short', 'too long', 'no such beginning'),
			date: recordOf(Object.keys(DATE_WORDS) as DateWord[], (field) => `${DATE_WORDS[field].shown['field']}`),
		},
		labels: {
			...ENGLISH_LABELS,
			'tax-BR': 'CPF',
			'tax-MX': 'RFC',
			'tax-CN': 'Resident identity number',
			'tax-IT': 'Codice fiscale',
			'tax-KR': 'Personal customs clearance code',
		},
		regional: Object.fromEntries(
			Object.entries(ENGLISH_REGIONS).map(([tag, labels]) => [
				tag,
				{ labels, nouns: { postal: `a${labels['postal']?.toLowerCase()}` } },
			]),
		),
		form: ENGLISH_WORDS,
		messages: recordOf(Object.keys(MESSAGES) as IssueCode[], (code) =>
			withNames(MESSAGES[code]),
		) as Messages<IssueCode>,
	})
}

/** Returns an English template of the rules in the form that templates of other languages have: `{zipField.a} of {country.the}`. */
function withNames(template: string): string {
	return template
		.replace(WORDS, (_, article: string | undefined, first: string, rest: string) => {
			return `{${first.toLowerCase()}${rest}${article === undefined ? '' : '.a'}}`
		})
		.replace(COUNTRIES, '$&.the')
		.replace('{provinces}', '{provinces.or}')
}

function recordOf<K extends string>(keys: readonly K[], textFor: (key: K) => string): Record<K, string> {
	return Object.fromEntries(keys.map((key) => [key, textFor(key)])) as Record<K, string>
}

/** Returns words that translate to themselves. */
function same<W extends string>(...words: readonly W[]): Record<W, string> {
	return recordOf(words, (word) => word)
}
