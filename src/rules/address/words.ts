import type { WordsOf } from '../core/finding.ts'
import { makeWords, type Words } from '../core/issue.ts'
import type { CountryFacts } from '../country/countries.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import type { PhonePlan } from '../phone/phone-plans.ts'
import { cityKind, provinceKind, zipKind } from './address-formats.ts'

/** Names of countries that need an article in a sentence. */
const WITH_ARTICLE =
	/^(?:United .*|.*Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Seychelles|Congo .*|Isle .*|.* (?:Islands|Republic|Territory|Territories))$/

/** The words for kinds of cities, provinces and zips in messages. Kinds whose key is already an English word aren't listed. */
const KINDS: Readonly<Record<string, string>> = {
	zip: 'ZIP code',
	eircode: 'Eircode',
	pin: 'PIN code',
	postal: 'postal code',
	do_si: 'province or city',
	post_town: 'town or city',
}

/** Returns the word for a kind of provinces, zips or cities. */
export function kindWord(kind: string): string {
	return KINDS[kind] ?? kind
}

/** Returns whether a country's name has an article in a sentence. */
export function takesArticle(name: string): boolean {
	return WITH_ARTICLE.test(name)
}

/** The words and examples for a country in messages. */
export interface FormatFacts {
	/** Returns the words for a country by its alpha-2 code: the name with an article, and the country's words for city, province and zip. */
	readonly wordsOf: WordsOf
	/** Returns a valid phone number of a country in its usual national format. */
	readonly phoneExample: (plan: PhonePlan | null) => string
}

/** Returns the words and examples for countries in messages. `phoneOf` returns a phone number of a country by its alpha-2 code. */
export function createFormatFacts(countries: CountryFacts, phoneOf: (countryCode: string) => string): FormatFacts {
	return {
		wordsOf: oncePerCountry((code) => makeAddressWords(code, countries.countryByCode(code)?.name ?? code)),
		phoneExample: (plan) => phoneOf(plan?.countryCode ?? ''),
	}
}

function makeAddressWords(countryCode: string, name: string): Words {
	const kinds = [cityKind, provinceKind, zipKind].map((kindOf) => kindWord(kindOf(countryCode)))
	const [city, province, zip] = kinds as [string, string, string]
	return makeWords({
		country: takesArticle(name) ? `the ${name}` : name,
		cityField: city,
		provinceField: province,
		aProvinceField: withArticle(province),
		zipField: zip,
	})
}

/** Returns a word after `a` or `an`. */
export function withArticle(word: string): string {
	return `${'aeio'.includes(word.charAt(0).toLowerCase()) ? 'an' : 'a'} ${word}`
}
