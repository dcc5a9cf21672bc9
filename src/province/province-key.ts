import { fingerprint } from '../text/fingerprint.ts'
import { foldWords } from '../text/fold.ts'

/**
 * Words that say what a province is, not which one, and words that join them to its name; folded, in the languages of the
 * tables, apart by spaces.
 */
const DROPPED =
	'province provincia prov state commonwealth estado region county parish contae district distrito governorate prefecture department departamento depto dpto municipality oblast oblysy obl krai kray republic respublika avtonomnyy autonomous territory okrug judetul ostan استان محافظه اماره gorod g m misto ken fu to do shi sheng zizhiqu of de del della da do di du des d the la le les las los el l al ad an ar as ash at az emirate citta metropolitana maakond nct republits gwangyeoksi autonoma iles edo resp ao aobl provinsi island comunidad comarca council us jud wp i ii iii iv v vi vii viii ix x xi xii xiv xv จ'
/** The Cyrillic letters from а to я in Latin ones, apart by spaces. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'
/** Those of Ukrainian and Kazakh, each before a Latin one. */
const LATIN_PAIRS = 'ёeіiїiєeґgқqғgңnөoұuүuһhәa'
const CYRILLIC = /[\u0400-\u04ff]/g
/** Words between two others that people leave out or translate. */
const AND = ' and y e et und i '
/** Abbreviations, written out. */
const LONG: Readonly<Record<string, string>> = {
	st: 'saint',
	ste: 'sainte',
	sta: 'santa',
	sto: 'santo',
	co: 'county',
}
/**
 * Kinds that Chinese, Japanese, Korean, Thai and Estonian write without a space, those that are several words, and the ends of
 * Slavic adjectives.
 */
const ATTACHED =
	/^(?:จังหวัด|metropolitancityof)|(?:maa|(?<=...)sk[aiy]*|(?:metropolitan|special|selfgoverning){1,2}(?:city)?|特别行政区|自治区|[省市县都府道]|특별자치도|특별자치시|특별시|광역시|직할시|[도시])$/gu

/** What stands between two names of one province, or its name and its code: `Bolzano/Bozen`, `Quebec (QC)`, `São Paulo - SP`. */
export const BETWEEN_NAMES: RegExp = /[(),/–—]| - /g
/** What a name has that may be a code with other signs: МО is Moscow's region, and not MO. */
export const LATIN_LETTER: RegExp = /[a-z]/gi

/**
 * A province's name as it is looked up: folded, Cyrillic in Latin letters, without spaces, abbreviations written out; first whole, then without the
 * words that say what kind of province it is.
 *
 * @example
 * provinceKeys('Moscow Oblast') // => ['moscowoblast', 'moscow']
 * provinceKeys('Московская область') // => ['moskovskayaoblast', 'moskov']
 * provinceKeys('St. Mary & St. Ann') // => ['saintmarysaintann', 'saintmarysaintann']
 */
export function provinceKeys(name: string): readonly [whole: string, bare: string] {
	const words = spell(foldWords(toLatin(name)))
	let start = 0
	let end = words.length
	while (end - 1 > start && isDropped(words[end - 1] as string)) end--
	while (start < end - 1 && isDropped(words[start] as string)) start++
	const whole = words.join('')
	const bare = words.slice(start, end).join('')
	return [whole, bare.replace(ATTACHED, '') || bare]
}

function toLatin(name: string): string {
	return name.search(CYRILLIC) < 0 ? name : name.toLowerCase().normalize('NFC').replace(CYRILLIC, latinOf)
}

let latin: readonly string[] | undefined

function latinOf(letter: string): string {
	latin ??= LATIN.split(' ')
	const pair = LATIN_PAIRS.indexOf(letter)
	return pair < 0 ? (latin[letter.charCodeAt(0) - 0x430] ?? letter) : (LATIN_PAIRS[pair + 1] as string)
}

/** The words with abbreviations written out, and every inner `and` left out. */
function spell(folded: readonly string[]): string[] {
	return folded.filter((word, i) => i === 0 || i === folded.length - 1 || !AND.includes(` ${word} `)).map(writeOut)
}

function writeOut(word: string): string {
	return Object.hasOwn(LONG, word) ? (LONG[word] as string) : word
}

let dropped: ReadonlySet<string> | undefined

function isDropped(word: string): boolean {
	dropped ??= new Set(DROPPED.split(' '))
	return dropped.has(word)
}

/** How long the part of a fingerprint is that stands in one string with those of all provinces. */
export const PRINT_HEAD = 3

/**
 * The fingerprint of a key: one of four million, for a table of some dozens. Its last character is one of seventeen, from `@` to
 * `P`, and stands in a string of its own, which packs to half a byte each.
 */
export function provincePrint(key: string): string {
	const print = fingerprint(key, PRINT_HEAD + 1)
	return print.slice(0, PRINT_HEAD) + String.fromCharCode(64 + (print.charCodeAt(PRINT_HEAD) % 17))
}

/** The fingerprint of a county's key; without the last character, since nothing hangs on it where addresses hide the province. */
export function countyPrint(key: string): string {
	return fingerprint(key, PRINT_HEAD)
}
