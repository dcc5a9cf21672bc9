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

/** Words of official names, in the languages of the table: what is left without them is the name that people use. */
const FORMAL =
	' republic kingdom commonwealth principality sultanate territory bailiwick collectivity federal federative islamic socialist union republique royaume principaute territoire bailliage collectivite federale federation islamique republica reino principado estado etat federal federativa islamica republik konigreich furstentum koninkrijk republiek repubblica regno respublika respublikasy respublikasi republika republiken tasavalta kongeriget kongeriket konungariket repiblik jamhuri республика република рэспубліка '
/** A code is shorter, and no name is: `Federal AR` is no country. */
const LONGEST_CODE = 3

/**
 * What a key is without the words that make a name official, and then without the French `d'` or `l'` before what is left; none where it
 * has no such words, or nothing else.
 *
 * @example
 * plainKeys('djibouti republic') // => ['djibouti']
 * plainKeys('dhaiti republique') // => ['dhaiti', 'haiti']
 * plainKeys('djibouti') // => []
 */
export function plainKeys(key: string): readonly string[] {
	const words = key.split(' ')
	const telling = words.filter((word) => !FORMAL.includes(` ${word} `))
	const plain = telling.join(' ')
	if (telling.length === words.length || plain.length <= LONGEST_CODE) return []
	return /^[dl][aeiouhy].*$/.test(plain) ? [plain, plain.slice(1)] : [plain]
}

/** How a country's name stands in the table: one of a thousand million, for a table of some hundreds. */
export const COUNTRY_PRINT = 5

/** The fingerprint of a country's name. */
export function countryPrint(name: string): string {
	return keyPrint(countryKey(name))
}

/** The fingerprint of a country's key. */
export function keyPrint(key: string): string {
	return fingerprint(key, COUNTRY_PRINT)
}
