import { foldWords } from '../text/fold.ts'

/** Linking words in country names, which people add, omit or translate. */
const LINKS = ' the of and y et e de la le les los las el l d du des del da do di i und och ja '

/**
 * Returns the lookup key of a country's name: folded, `St` written as `saint`, without linking words, the words sorted. So `Korea,
 * Republic of` and `Republic of Korea` have the same key.
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

/** Words of official names, in the languages of the table. Without them, the common name remains. */
const FORMAL =
	' republic kingdom commonwealth principality sultanate territory bailiwick collectivity federal federative islamic socialist union republique royaume principaute territoire bailliage collectivite federale federation islamique republica reino principado estado etat federal federativa islamica republik konigreich furstentum koninkrijk republiek repubblica regno respublika respublikasy respublikasi republika republiken tasavalta kongeriget kongeriket konungariket repiblik jamhuri республика република рэспубліка '
/** The length of the longest country code. A shorter remainder would be read as a code: `Federal AR` isn't a country. */
const LONGEST_CODE = 3

/**
 * Returns a key without the words of official names. If the rest begins with the French `d'` or `l'`, a second key omits that
 * letter too. Returns an empty list if the key has no such words, or no others.
 *
 * @example
 * plainKeys('djibouti republic') // => ['djibouti']
 * plainKeys('dhaiti republique') // => ['dhaiti', 'haiti']
 * plainKeys('djibouti') // => []
 */
export function plainKeys(key: string): readonly string[] {
	if (!key.includes(' ')) return [] // one word: either none of the others, or nothing else
	const words = key.split(' ')
	const telling = words.filter((word) => !FORMAL.includes(` ${word} `))
	const plain = telling.join(' ')
	if (telling.length === words.length || plain.length <= LONGEST_CODE) return []
	return /^[dl][aeiouhy].*$/.test(plain) ? [plain, plain.slice(1)] : [plain]
}
