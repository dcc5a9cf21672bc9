import { isLanguage, type Language, languageOf } from './language.ts'

/**
 * Returns the ordinal of a whole number as text, such as `21st`, by the rules of CLDR. The text is English, unless you pass a French or Spanish
 * language tag. French and Spanish ordinals are masculine. Returns null if the number isn't a whole number from 0 to 2^53 - 1, and for another
 * language.
 *
 * @example
 * toOrdinal(1) // => '1st'
 * toOrdinal(1, 'fr-CA') // => '1er'
 */
export function toOrdinal(n: number, locale?: string): string | null {
	const language = locale === undefined ? 'en' : languageOf(locale)
	return isLanguage(language) && Number.isSafeInteger(n) && n >= 0 ? writeOrdinal(n, language) : null
}

/** Returns the ordinal of a whole number that isn't negative. */
export function writeOrdinal(n: number, language: Language): string {
	if (language === 'fr') return n === 1 ? '1er' : `${n}e`
	if (language === 'es') return `${n}.º`
	const ones = n % 10
	const isTeen = n % 100 > 10 && n % 100 < 14
	if (ones === 0 || ones > 3 || isTeen) return `${n}th`
	return ones === 1 ? `${n}st` : ones === 2 ? `${n}nd` : `${n}rd`
}
