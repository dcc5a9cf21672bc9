import { MAX_NAME_LISTS } from '../rules/core/limits.ts'
import { readField, textField } from '../rules/core/read.ts'
import { nameInList, provinceInLines } from '../rules/country/country-lists.ts'

/**
 * Names of countries and provinces in one language, for the selects of a form. Pass them in a list of `names`: `[fr]` of `orderwright/fr`, for
 * example. To read a name, call `countryName`. `LOCAL_NAMES` of `orderwright/names-local` has provinces in their country's script. English names
 * are built in.
 */
export interface PlaceNames {
	/** ISO 639-1, such as `fr`; empty for names in the language of the place. */
	readonly language: string
	/** The alpha-2 code and name of each country, separated by semicolons. */
	readonly countries: string
	/** By locale: the names that are different from those of its language. */
	readonly variants: Readonly<Record<string, string>>
	/**
	 * Each line has a country's code, then the codes and names of its provinces: `US CA Kalifornien; DC Washington, D.C.`. The English name applies
	 * to others.
	 */
	readonly provinces: string
}

/** The names of countries and provinces in a locale. */
interface Places {
	/** Undefined if the English name applies. */
	readonly countryName: (code: string) => string | undefined
	/** Undefined if the English name applies. */
	readonly provinceName: (country: string, code: string) => string | undefined
	/** The names in the country's script, if that isn't Latin. */
	readonly localName: (country: string, code: string) => string | undefined
}

/** Returns the names in a locale or language, from several lists. Values that aren't lists of names are ignored. */
export function placesIn(locale: string | PlaceNames, names: unknown): Places {
	const spoken = typeof locale === 'string' ? findNames(names, locale.slice(0, 2)) : locale
	const local = findNames(names, '')
	const countries = textField(spoken, 'countries')
	const variant = typeof locale === 'string' ? textField(readField(spoken, 'variants'), locale) : ''
	return {
		countryName: (code) => nameInList(variant, code) ?? nameInList(countries, code),
		provinceName: (country, code) => provinceInLines(textField(spoken, 'provinces'), country, code),
		localName: (country, code) => provinceInLines(textField(local, 'provinces'), country, code),
	}
}

function findNames(names: unknown, language: string): unknown {
	for (let at = 0; at < MAX_NAME_LISTS; at++) {
		const each = readField(names, at)
		if (each === undefined) return undefined
		if (readField(each, 'language') === language) return each
	}
	return undefined
}

/** Combining marks, after decomposition. */
const MARKS = /[\u0300-\u036f]/g

/** Sorts by label, without regard to case and accents, as readers expect. */
export function inReaderOrder<T>(items: readonly T[], labelOf: (item: T) => string): readonly T[] {
	const keyed = items.map((item) => ({ item, key: readerKey(labelOf(item)) }))
	keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
	return keyed.map(({ item }) => item)
}

export function readerKey(label: string): string {
	return label.normalize('NFD').replace(MARKS, '').toLowerCase()
}

/** The province of a country's example zip, if it isn't the country's first province: first the country's code, then the province's. */
const PROVINCE_EXAMPLES =
	'AMER ARC AUNSW BRSP CAON CNBJ CODC EGC ESM IDJK IED INDL ITRM JP13 MXCMX MY14 NIBO PT11 ROB RUMOW TWTPE UA30 USCA UYMO'

/** Returns the example province of a country (an alpha-2 code in capitals). Returns undefined for the first province. */
export function provinceExample(countryCode: string): string | undefined {
	return PROVINCE_EXAMPLES.split(' ')
		.find((pair) => pair.startsWith(countryCode))
		?.slice(2)
}
