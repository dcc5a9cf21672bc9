import { makeWords, type Words } from '../core/issue.ts'
import { WORLD_COUNTRIES } from '../country/world-countries.ts'
import { cityKind, provinceKind, zipKind } from './address-formats.ts'

/** Names of countries that take an article in a sentence. */
const WITH_ARTICLE =
	/^(?:United .*|.*Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Seychelles|Congo .*|Isle .*|.* (?:Islands|Republic|Territory|Territories))$/

/** The words in messages for kinds of cities, provinces and zips whose key isn't an English word. */
const KINDS: Readonly<Record<string, string>> = {
	zip: 'ZIP code',
	eircode: 'Eircode',
	pin: 'PIN code',
	postal: 'postal code',
	do_si: 'province',
	post_town: 'post town',
}

/** Returns the word for a kind of provinces, zips or cities. */
export function kindWord(kind: string): string {
	return KINDS[kind] ?? kind
}

/** Returns whether a country's name takes an article in a sentence. */
export function takesArticle(name: string): boolean {
	return WITH_ARTICLE.test(name)
}

/** A cache by country. */
const known = /* @__PURE__ */ new Map<string, Words>()

/**
 * Returns the words that messages use for a country: its name with its article, and its own terms for city, province and zip.
 *
 * @example
 * addressWords('US').shown.country // => 'the United States'
 * addressWords('GB').shown.cityField // => 'post town'
 * addressWords('IE').shown.aZipField // => 'an Eircode'
 */
export function addressWords(countryCode: string): Words {
	let words = known.get(countryCode)
	if (words === undefined) {
		const name = WORLD_COUNTRIES.countryByCode(countryCode)?.name ?? countryCode
		const kinds = [cityKind, provinceKind, zipKind].map((kindOf) => kindWord(kindOf(countryCode)))
		const [city, province, zip] = kinds as [string, string, string]
		words = makeWords({
			country: takesArticle(name) ? `the ${name}` : name,
			cityField: city,
			provinceField: province,
			aProvinceField: withArticle(province),
			zipField: zip,
			aZipField: withArticle(zip),
		})
		known.set(countryCode, words)
	}
	return words
}

/** Returns a word behind `a` or `an`. */
export function withArticle(word: string): string {
	return `${'aeio'.includes(word.charAt(0).toLowerCase()) ? 'an' : 'a'} ${word}`
}
