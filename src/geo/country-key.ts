import { fingerprint } from '../text/fingerprint.ts'
import { foldWords } from '../text/fold.ts'

/** Words that people add, leave out or translate between the words of a country's name. */
const LINKS = ' the of and y et e de la le les los las el l d du des del da do di i und och ja '

/**
 * A country's name as it is looked up: folded, `Saint` written out, the words in alphabetical order without those that only
 * join: `Korea, Republic of` is `Republic of Korea`.
 *
 * @example
 * countryKey('St. Kitts & Nevis') // => 'kitts nevis saint'
 */
export function countryKey(name: string): string {
	const words = foldWords(name).map((word) => (word === 'st' ? 'saint' : word))
	if (words.length === 1) return words[0] as string
	const telling = words.filter((word) => !LINKS.includes(` ${word} `))
	return (telling.length > 0 ? telling : words).sort().join(' ')
}

/** How a country's name stands in the table: one of a thousand million, for a table of some hundreds. */
export const COUNTRY_PRINT = 5

/** The fingerprint of a country's name. */
export function countryPrint(name: string): string {
	return fingerprint(countryKey(name), COUNTRY_PRINT)
}
