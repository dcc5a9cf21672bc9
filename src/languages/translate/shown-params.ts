import { cityKind, provinceKind, zipKind } from '../../rules/address/address-formats.ts'
import { formatMessage, joinTexts, type Params } from '../../rules/core/issue.ts'
import { MAX_TEXTS } from '../../rules/core/limits.ts'
import { openList } from '../../rules/core/open.ts'
import { isList, lengthOf, readField, textField } from '../../rules/core/read.ts'
import { type NumberMarks, writeNumber } from '../../rules/core/write-number.ts'
import { countryGroup, nameInList, provinceInLines } from '../../rules/country/country-lists.ts'
import type { Words } from './translation.ts'

/** The parameters whose values are words of this library, each with the list of its words (D-150). */
const WORDS_OF: Readonly<Record<string, Exclude<keyof Words, 'country' | 'date'>>> = {
	expected: 'expected',
	actual: 'type',
	type: 'type',
	field: 'field',
	name: 'taxNumber',
	kind: 'taxNumber',
	reason: 'reason',
}

/** The codes whose parameter `actual` is the name of a type or a word for a missing value. For all other codes, `actual` is a value that was sent. */
const NAMED_ACTUAL: readonly unknown[] = ['request.type', 'response.type', 'response.status', 'response.field']

/** The codes whose parameter `field` is a date of a person. Their messages contain a word for the date instead of the field's name. */
const DATED: readonly unknown[] = ['personalization.date.invalid', 'personalization.date.future']

const ENGLISH_SEPARATOR = ', '

/** The suffix of a list in a template, as in `{provinces.or}`. With this suffix, the word for "or" comes before the last item. */
const EITHER = '.or'

/** Matches an amount in a template, such as `{29.99}`. The amount is an example in the message, so it is written as the language writes numbers. */
const AMOUNT = /^\d+\.\d+$/
const NAMES = /\{([^{}]*)\}/g

/** The codes with a parameter that lists names of this library in one text. A list of texts that were sent stays unchanged. */
const LISTING: readonly unknown[] = [
	'request.unknown-property',
	'request.enum',
	'response.unknown-property',
	'response.enum',
	'policy.value.invalid',
]

/**
 * Returns the parameters of a template as a language writes them: with translated words of this library, names of countries, and the language's
 * decimal mark. `{country.of}` is the country's name in the language's form `of` (`des États-Unis`). Values that the caller sent stay unchanged.
 * Accepts any values, and drops unusable ones.
 *
 * @example
 * const french = { decimalMark: ',', words: { type: { number: 'nombre' } } }
 * shownParams({ code: 'request.type', params: { field: 'note', actual: 'number' } }, '{field} : {actual}', french)
 * // => { field: 'note', actual: 'nombre' }
 * shownParams({ code: 'order.price.negative', params: { amount: -2.5 } }, '{amount}', french) // => { amount: '-2,50' }
 */
export function shownParams(issue: unknown, template: string, translation: unknown): Params {
	const params = readField(issue, 'params')
	const code = readField(issue, 'code')
	const words = readField(translation, 'words')
	const marks = marksOf(translation)
	const separator = readField(translation, 'separator')
	const shown: Record<string, Params[string]> = {}
	for (const [, name = ''] of template.matchAll(NAMES)) {
		const noun = nounFor(name, params, translation)
		if (noun !== null) {
			shown[name] = noun
			continue
		}
		const hint =
			name === 'hint' ? hintOf(issue, translation) : name === 'taxHint' ? taxHintOf(issue, translation) : null
		const isEither = name.endsWith(EITHER)
		const value = hint ?? paramOf(issue, isEither ? name.slice(0, -EITHER.length) : name, translation)
		const isListing = name === 'expected' || name === 'values'
		if (typeof value === 'string' && typeof separator === 'string' && isListing && LISTING.includes(code))
			shown[name] = value.split(ENGLISH_SEPARATOR).join(separator)
		else if (typeof value === 'string') shown[name] = wordFor(value, name, code, words)
		else if (typeof value === 'number' || AMOUNT.test(name)) shown[name] = writeNumber(Number(value ?? name), marks)
		else if (typeof value === 'boolean') shown[name] = value
		else if (isList(value)) {
			const texts = openList(value, MAX_TEXTS).filter((text) => typeof text === 'string')
			const between = typeof separator === 'string' ? separator : ENGLISH_SEPARATOR
			shown[name] = joinTexts(texts, between, isEither ? textField(readField(translation, 'grammar'), 'or') : between)
		}
	}
	return shown
}

function marksOf(translation: unknown): NumberMarks {
	const groupsFrom = readField(translation, 'groupsFrom')
	return {
		decimalMark: textField(translation, 'decimalMark') || '.',
		groupMark: textField(translation, 'groupMark'),
		groupsFrom: typeof groupsFrom === 'number' ? groupsFrom : undefined,
	}
}

/** The names of the parameters that may contain province codes. They are codes only if the issue also has the English names of these provinces. */
const PROVINCES: readonly string[] = ['province', 'provinces', 'expected']
const BETWEEN_NAMES = /, | or /g

/** Returns a parameter. A province is returned by its name in the language; without such a name, by its English name. */
function paramOf(issue: unknown, name: string, translation: unknown): unknown {
	const params = readField(issue, 'params')
	const value = readField(params, name)
	const [country, lines] = [textField(params, 'country'), textField(translation, 'provinces')]
	const nameOf = (code: string): string | undefined => provinceInLines(lines, country, code)
	const names = PROVINCES.includes(name) ? readField(params, `${name}Name`) : undefined
	if (names !== undefined && names !== null) {
		const english = typeof names === 'string' ? names.split(BETWEEN_NAMES) : openList(names, MAX_TEXTS)
		const codes = typeof value === 'string' ? value.split(ENGLISH_SEPARATOR) : openList(value, MAX_TEXTS)
		const shown = codes.map((code, at) => (typeof code === 'string' ? nameOf(code) : undefined) ?? english[at])
		return shown.length === 1 ? shown[0] : shown
	}
	const code = textField(issue, 'code')
	if (name === 'name' && code.startsWith('address.province.')) return nameOf(textField(params, 'code')) ?? value
	if (name === 'province' && code === 'address.province.code-doubted')
		return nameOf(textField(readField(readField(issue, 'suggestion'), 0), 'value')) ?? value
	return value
}

/** Returns the translation of one of this library's words. Any other text stays as it is. */
function wordFor(text: string, name: string, code: unknown, words: unknown): string {
	const list = name === 'field' && DATED.includes(code) ? 'date' : readField(WORDS_OF, name)
	if (typeof list !== 'string' || (name === 'actual' && !NAMED_ACTUAL.includes(code))) return text
	const word = readField(readField(words, list), text)
	return typeof word === 'string' ? word : text
}

/** Returns the hint with the first change of the suggestion. The English hint also shows this change. */
function hintOf(issue: unknown, translation: unknown): string {
	const hint = readField(translation, 'hint')
	const change = readField(readField(issue, 'suggestion'), 0)
	const given = textField(change, 'value')
	const path = readField(change, 'path')
	const isCode = readField(path, lengthOf(path) - 1) === 'provinceCode'
	const country = textField(readField(issue, 'params'), 'country')
	const own = isCode ? provinceInLines(textField(translation, 'provinces'), country, given) : undefined
	const value = own ?? readField(change, 'label') ?? given
	return typeof value === 'string' && value !== '' && typeof hint === 'string' ? formatMessage(hint, { value }) : ''
}

/** Returns the sentence that orders to the suggested country need a tax number, if the English message contains it. */
function taxHintOf(issue: unknown, translation: unknown): string {
	if (textField(readField(issue, 'params'), 'taxHint') === '') return ''
	const country = readField(readField(readField(issue, 'suggestion'), 0), 'value')
	const template = textField(translation, 'taxHint')
	return formatMessage(template, shownParams({ params: { country } }, template, translation))
}

/** The names of the parameters that contain a country's code. */
const COUNTRIES: readonly string[] = ['country', 'other']

/** Matches a parameter with several countries: `AR, ES`. */
const SEVERAL_CODES = /^[A-Z]{2}(?:, [A-Z]{2}){1,300}$/

/** The words that depend on the country of an issue. */
const FIELDS: Readonly<Record<string, (country: string) => string>> = {
	provinceField: provinceKind,
	zipField: zipKind,
	cityField: cityKind,
}

/** The kind of all nouns that have no other kind. */
const COMMON = '_'

/**
 * Returns the text for a placeholder about the country: its name, or its word for provinces, zips or cities; null for any other placeholder.
 * Several countries are joined. The part after the point is a form of the language: `{country.of}` is `des États-Unis`. A country without a name is
 * shown by its code.
 *
 * @example
 * const french = { countries: 'USÉtats-Unis', grammar: { forms: { of: { p: 'des ', m: 'du ' } }, kinds: 'p:US', nouns: { zip: 'mcode ZIP' } } }
 * nounFor('country.of', { country: 'US' }, french) // => 'des États-Unis'
 * nounFor('zipField.of', { country: 'US' }, french) // => 'du code ZIP'
 * nounFor('zip', { zip: '9O21O' }, french) // => null
 */
export function nounFor(slot: string, params: unknown, translation: unknown): string | null {
	const [name = '', form = ''] = slot.split('.', 2)
	const grammar = readField(translation, 'grammar')
	const kindIn = readField(FIELDS, name)
	if (typeof kindIn === 'function') {
		const country = textField(params, 'country')
		const nouns = readField(grammar, 'nouns')
		const noun = textField(nouns, `${kindIn(country)}-${country}`) || textField(nouns, kindIn(country))
		return noun === '' ? null : around(formOf(noun.charAt(0), form, grammar), noun.slice(1))
	}
	const given = readField(params, name)
	if (typeof given !== 'string' || (form === '' && !COUNTRIES.includes(name))) return null
	const codes = SEVERAL_CODES.test(given) ? given.split(ENGLISH_SEPARATOR) : [given]
	const countries = codes.map((code) => countryFor(code, form, translation))
	const last = countries.pop() as string
	if (countries.length === 0) return last
	const separator = textField(translation, 'separator') || ENGLISH_SEPARATOR
	return countries.join(separator) + (textField(grammar, 'or') || separator) + last
}

/** Returns the name of a country in a grammatical form of the language; the country's code if the language doesn't have the name. */
function countryFor(code: string, form: string, translation: unknown): string {
	const grammar = readField(translation, 'grammar')
	const names = readField(readField(translation, 'words'), 'country')
	const own = textField(names, code) || nameInList(textField(translation, 'countries'), code)
	const kind = countryGroup(textField(grammar, 'kinds'), code) ?? COMMON
	const article = formOf(kind, form, grammar)
	const inflected = article === '' || kind === COMMON ? undefined : nameInList(textField(grammar, 'inflected'), code)
	return around(article, inflected ?? own ?? code)
}

/** Returns the text of a form for nouns of this kind. The text comes before the noun or around it. */
function formOf(kind: string, form: string, grammar: unknown): string {
	return textField(readField(readField(grammar, 'forms'), form), kind)
}

/** Writes the noun after the text, or in the place of `{}` in the text. */
function around(text: string, noun: string): string {
	const at = text.indexOf('{}')
	return at < 0 ? text + noun : text.slice(0, at) + noun + text.slice(at + 2)
}

/** Matches a Chinese character next to a placeholder, or a Latin letter or digit at the start or end of the inserted text. */
const SLOTS_IN_HAN = '(\\p{Script=Han}?)\\{([^{}]*)\\}(?=(\\p{Script=Han}?))'
const STARTS_LATIN = '^[\\p{Script=Latin}\\d]'
const ENDS_LATIN = '[\\p{Script=Latin}\\d]$'
let patterns: { readonly slots: RegExp; readonly starts: RegExp; readonly ends: RegExp } | undefined

/**
 * Returns a Chinese template with a space between Chinese text and a Latin text or a number.
 *
 * @example
 * spaceLatin('{field}应为{expected}', { field: 'note', expected: '文本' }) // => '{field} 应为{expected}'
 */
export function spaceLatin(template: string, shown: Params): string {
	patterns ??= {
		slots: new RegExp(SLOTS_IN_HAN, 'gu'),
		starts: new RegExp(STARTS_LATIN, 'u'),
		ends: new RegExp(ENDS_LATIN, 'u'),
	}
	const { slots, starts, ends } = patterns
	return template.replace(slots, (_, before: string, name: string, after: string) => {
		const text = `${shown[name] ?? ''}`
		const lead = before !== '' && starts.test(text) ? ' ' : ''
		return `${before}${lead}{${name}}${after !== '' && ends.test(text) ? ' ' : ''}`
	})
}
