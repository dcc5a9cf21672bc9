import { isLanguage, type Language, languageOf } from './language.ts'

/**
 * Returns the ordinal of a number, such as `21st`, by the rules of CLDR; null for anything else. It is English, unless a French or Spanish locale is
 * passed; those ordinals are masculine. Returns null for anything but a whole number from 0 to 2^53 - 1, and for a locale of
 * another language.
 *
 * @example
 * toOrdinal(1) // => '1st'
 * toOrdinal(1, 'fr-CA') // => '1er'
 */
export function toOrdinal(n: number, locale?: string): string | null {
	const language = locale === undefined ? 'en' : languageOf(locale)
	return isLanguage(language) && Number.isSafeInteger(n) && n >= 0 ? writeOrdinal(n, language) : null
}

/** Returns the ordinal of a number that is known to be whole and not negative. */
export function writeOrdinal(n: number, language: Language): string {
	if (language === 'fr') return n === 1 ? '1er' : `${n}e`
	if (language === 'es') return `${n}.º`
	const ones = n % 10
	const isTeen = n % 100 > 10 && n % 100 < 14
	if (ones === 0 || ones > 3 || isTeen) return `${n}th`
	return ones === 1 ? `${n}st` : ones === 2 ? `${n}nd` : `${n}rd`
}
