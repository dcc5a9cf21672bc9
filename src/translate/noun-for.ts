import { cityKind, provinceKind, zipKind } from '../address/address-formats.ts'
import { readField } from '../core/read.ts'
import { countryGroup } from '../country/country-pairs.ts'
import { nameInList } from '../country/name-in-list.ts'

/** The parameters that hold a country's code. */
const COUNTRIES: readonly string[] = ['country', 'other']

/** The words that depend on the country of an issue. */
const FIELDS: Readonly<Record<string, (country: string) => string>> = {
	provinceField: provinceKind,
	zipField: zipKind,
	cityField: cityKind,
}

/** The kind of all nouns without one. */
const COMMON = '_'

/**
 * Returns a country's name, or its word for provinces, zips or cities, for a slot of a template; null for any other slot. The part of
 * the slot after the point is the form of the language: `{country.of}` is `des États-Unis`. A country without a name is shown by its
 * code.
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
		const noun = textOf(readField(grammar, 'nouns'), kindIn(textOf(params, 'country')))
		return noun === '' ? null : around(formOf(noun.charAt(0), form, grammar), noun.slice(1))
	}
	const code = readField(params, name)
	if (typeof code !== 'string' || (form === '' && !COUNTRIES.includes(name))) return null
	const names = readField(readField(translation, 'words'), 'country')
	const own = textOf(names, code) || nameInList(textOf(translation, 'countries'), code)
	const kind = countryGroup(textOf(grammar, 'kinds'), code) ?? COMMON
	const article = formOf(kind, form, grammar)
	const inflected = article === '' || kind === COMMON ? undefined : nameInList(textOf(grammar, 'inflected'), code)
	return around(article, inflected ?? own ?? code)
}

/** Returns the text before a noun of this kind, or around it. */
function formOf(kind: string, form: string, grammar: unknown): string {
	return textOf(readField(readField(grammar, 'forms'), form), kind)
}

/** Writes the noun after the text, or in place of its `{}`. */
function around(text: string, noun: string): string {
	const at = text.indexOf('{}')
	return at < 0 ? text + noun : text.slice(0, at) + noun + text.slice(at + 2)
}

function textOf(holder: unknown, key: string): string {
	const text = readField(holder, key)
	return typeof text === 'string' ? text : ''
}
