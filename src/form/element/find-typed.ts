import type { AddressRules } from '../form-event.ts'
import { readerKey } from '../place-names.ts'

/** Names that shoppers often begin to type, although no name in the list begins with them: the alpha-2 code, then the names. */
const OTHER_NAMES: readonly string[] = [
	'AE uae,emirates',
	'CD congo-kinshasa,dr congo,drc',
	'CI ivory coast',
	'CN prc,mainland china',
	'CV cape verde',
	'CZ czech republic',
	'GB uk,great britain,britain,england,scotland,wales,northern ireland',
	'KR korea',
	'MM burma',
	'NL holland',
	'SZ swaziland',
	'TR turkey',
	'US america,usa',
	'VA vatican',
]

/** Matches what people write before a name, but lists leave out. */
const IN_FRONT = /^(?:the |republic of )+(.*)$/

/** The languages of the package. People write a country in theirs. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'zh']

/**
 * Returns the value of the option for the typed letters, as a browser does. The search also finds a country's other names, names in other
 * languages, codes, and names without accents: `UK` is the United Kingdom, `Holl` is the Netherlands, `Schw` is Switzerland. Returns null if they
 * mean none.
 *
 * If the same letter is typed again, the next name with this letter is chosen.
 */
export function findTyped(typed: string, list: HTMLSelectElement, rules: AddressRules | null): string | null {
	const options = [...list.options].filter(({ value }) => value !== '')
	const key = readerKey(typed)
	const at = options.findIndex(({ value }) => value === list.value)
	const begin = (text: string): readonly HTMLOptionElement[] =>
		text === ''
			? []
			: options.filter(({ label }) => label.split(' · ').some((name) => readerKey(name).startsWith(text)))
	const first = key.charAt(0)
	if (key.length === 1 || key === first.repeat(key.length)) {
		const named = begin(first)
		return (named.find((option) => options.indexOf(option) > at) ?? named[0])?.value ?? null
	}
	const has = (code: string | null | undefined): string | null =>
		options.find(({ value }) => value === code)?.value ?? null
	const isCountry = list.dataset['kind'] === 'country'
	const bare = IN_FRONT.exec(key)?.[1] ?? key
	const others = isCountry ? otherNames(bare) : []
	const code = typed.trim().toUpperCase()
	const named = [...begin(key), ...begin(bare)]
	// A new letter leaves what is chosen while it fits.
	const label = (named.find(({ value }) => value === list.value) ?? named[0])?.value ?? null
	return (
		(typed === code ? has(code) : null) ??
		has(others.find(({ name }) => name === bare)?.code) ??
		label ??
		has(code) ??
		(isCountry
			? (has(others[0]?.code) ?? has(rules?.findCountry(typed)) ?? has(inOtherLanguages(bare, options)))
			: has(rules?.findProvince(typed, countryOf(list))))
	)
}

/** Returns the country that is chosen in the form of a list of provinces. */
function countryOf(list: HTMLSelectElement): string {
	return list.closest('[part="fields"]')?.querySelector<HTMLSelectElement>('[data-kind="country"]')?.value ?? ''
}

/** Returns the countries with another name that begins with these letters. */
function otherNames(typed: string): readonly { readonly code: string; readonly name: string }[] {
	return OTHER_NAMES.flatMap((line) => {
		const names = line.slice(3).split(',')
		return names
			.filter((name) => typed !== '' && name.startsWith(typed))
			.map((name) => ({ code: line.slice(0, 2), name }))
	})
}

/** The names of each country in the package's languages and its own language, by its code. */
let names: ReadonlyMap<string, readonly string[]> | undefined

/** Returns the first country in the list with a name in another language that begins like this. A complete name comes before a longer one. */
function inOtherLanguages(typed: string, options: readonly HTMLOptionElement[]): string | null {
	names ??= new Map(options.map(({ value }) => [value, namesOf(value)]))
	const isOne = (matches: (name: string) => boolean): string | undefined =>
		options.find(({ value }) => names?.get(value)?.some(matches))?.value
	return isOne((name) => name === typed) ?? isOne((name) => name.startsWith(typed)) ?? null
}

function namesOf(code: string): readonly string[] {
	const own = new Intl.Locale(`und-${code}`).maximize().language
	return [...LANGUAGES, own].map((language) => readerKey(displayNames(language).of(code) ?? ''))
}

const displays = new Map<string, Intl.DisplayNames>()

function displayNames(language: string): Intl.DisplayNames {
	const known = displays.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
	displays.set(language, known)
	return known
}
