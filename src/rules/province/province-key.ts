import { foldName, foldWords } from '../text/fold.ts'

/**
 * Folded words for kinds of provinces, and words that join such a word to a name. Spaces separate the words. The languages are the languages of the
 * tables.
 */
const DROPPED =
	'province provincia principality principado pcia prov pref state commonwealth estado etat region county parish contae district distrito governorate prefecture prefectura department departement departamento depto dpto municipality oblast oblysy obl krai kray kraj republic respublika avtonomnyy avtonomnyj avtonomnaja avt autonomous territory okrug judetul ostan استان محافظه اماره gorod g m misto ken fu to do shi sheng zizhiqu of de del della da do di du des d the la le les las los el l al ad an ar as ash at az emirate citta metropolitana maakond nct republits gwangyeoksi autonoma iles edo resp ao aobl provinsi propinsi judet reg dep parroquia concelho marz gobolka muhafazat hsien island comunidad comarca council us jud wp i ii iii iv v vi vii viii ix x xi xii xiv xv จ'
/** Matches the French `de` before a vowel, after a word for the kind: `province d'Asti`. */
const ELIDED = / d['’‘`´]/gi
/** Latin transcriptions of the Cyrillic letters а to я. Spaces separate them. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'
/** More Cyrillic letters, of Ukrainian and Kazakh. After each letter comes its Latin letter. */
const LATIN_PAIRS = 'ёeіiїiєeґgқqғgңnөoұuүuһhәa'
/** Matches the Russian abbreviation of `край`. It is read before letters become Latin, because the Latin KR is a code. */
const KRAI = / кр\.?$/g
const CYRILLIC = /[\u0400-\u04ff]/g
/** Words for `and`, which people leave out or translate. */
const AND = ' and y e et und i '
/** Abbreviations and their long forms. */
const LONG: Readonly<Record<string, string>> = {
	st: 'saint',
	ste: 'sainte',
	sta: 'santa',
	sto: 'santo',
	co: 'county',
	kep: 'kepulauan',
}
/**
 * Matches words for kinds that are written without a space (Chinese, Japanese, Korean, Thai, Estonian), kinds of several words, and endings of
 * Slavic adjectives.
 */
const ATTACHED =
	/^(?:จังหวัด|metropolitancityof)|(?:maa|(...)sk[aijy]*|(?:metropolitan|special|selfgoverning){1,2}(?:city)?|特别行政区|自治区|[省市县都府道]|특별자치도|특별자치시|특별시|광역시|직할시|[도시])$/gu

/**
 * Folded words for the kind of province that only one country uses: before or after the name, with or without a space. In other countries, such a
 * word is a part of the name.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
	BR: /^est (?:d[aeo] )?/g,
	CN: / ?(?:sheng|zizhiqu)$|(jing|tianjin|shanghai|chongqing)shi$/g,
	JP: / ?ken$|(tokyo(?=to)|(?:kyoto|osaka)(?=fu))(?:to|fu)$/g,
	KP: / ?do$/g,
	KR: /(buk)to$| ?(?:te?u[gk][bp]ye?ol(?:(?:j|ch)achi)?|[gk]wangye?o[gk]|(?:j|ch)ikhal)?(?:do|sh?i)$/g,
	MY: /^(?:negeri(?! sembilan)|wilayah persekutuan|federal territory) | darul \w+$/g,
	PH: /^lalawigan ng /g,
	TH: /^(?:ch|j)ang ?wat | province$/g,
	TR: / (?:ili?|vilayeti)$/g,
	UA: /(?:sh?ch[iy]na|щина)$/g,
	VN: /^(?:tinh|thanh pho|t ?p) /g,
}

/**
 * Removes a word for the kind of province that only this country uses, and folds the name. A name without such a word stays unchanged.
 *
 * @example
 * withoutKind('Gyeongsangbukdo', 'KR') // => 'gyeongsangbuk'
 * withoutKind('TP. Hồ Chí Minh', 'VN') // => 'ho chi minh'
 */
export function withoutKind(name: string, countryCode: string): string {
	const kind = KINDS[countryCode]
	if (kind === undefined) return name
	const folded = foldName(name)
	const bare = folded.replace(kind, keepGroup)
	return bare === folded && folded === name.toLowerCase() ? name : bare
}

/**
 * Returns the text of a pattern's group: the end of the name before the word for the kind. A lookbehind could replace the group, but engines before
 * ES2018 don't support lookbehinds.
 */
function keepGroup(_found: string, group: unknown): string {
	return typeof group === 'string' ? group : ''
}

/** Countries whose languages make adjectives from names: Московская, Lvivska. */
const SLAVIC = 'KZ RU UA'
/** Matches the ending of an adjective, or the Estonian word for a county. */
const ENDING = /(?:sk[aijy]*|maa)$/g

/**
 * Returns whether a text with these keys may mean a name with the same bare key. The two keys may differ by the ending of an adjective only in Slavic
 * languages, and by `maa` only in Estonian. A final `sk` always belongs to the name: Kirovsk isn't Kirov.
 *
 * @example
 * mayBe(provinceKeys('Lvivska'), 'Lviv', 'UA') // => true
 * mayBe(provinceKeys('Kirovsk'), 'Kirov', 'RU') // => false
 * mayBe(provinceKeys('Kanski'), 'Kansas', 'US') // => false
 */
export function mayBe([whole]: ProvinceKeys, name: string, countryCode: string): boolean {
	const [end] = whole.match(ENDING) ?? []
	if (end === undefined || (end === 'maa' ? 'EE' : end === 'sk' ? '' : SLAVIC).includes(countryCode)) return true
	const [own] = provinceKeys(name)
	return own.endsWith(end) || own.startsWith(whole)
}

/** Matches signs between two names of one province, or between its name and code: `Bolzano/Bozen`, `Quebec (QC)`, `São Paulo - SP`. */
export const BETWEEN_NAMES: RegExp = /[(),;:/·–—[\]]| - /g
/** Like `BETWEEN_NAMES`, but a dash needs spaces around it. Without spaces, it is part of a name: `Khanty–Mansi Autonomous Okrug – Yugra`. */
export const BETWEEN_DASHED: RegExp = /[(),;:/·[\]]| [-–—] /g
/** A code with signs between its letters must have Latin letters: the Cyrillic МО is the region of Moscow, and not MO. */
export const LATIN_LETTER: RegExp = /[a-z]/gi

export type ProvinceKeys = readonly [whole: string, bare: string]

/**
 * Returns the two lookup keys of a province's name: one for the whole name, one without the words for the kind of province. Both keys are folded and
 * have no spaces. Cyrillic letters become Latin, and abbreviations are written in full.
 *
 * @example
 * provinceKeys('Moscow Oblast') // => ['moscowoblast', 'moscow']
 * provinceKeys('Московская область') // => ['moskovskayaoblast', 'moskov']
 * provinceKeys('St. Mary & St. Ann') // => ['saintmarysaintann', 'saintmarysaintann']
 */
export function provinceKeys(name: string): ProvinceKeys {
	const text = toLatin(name.replace(ELIDED, ' d '))
	const words = spell(foldWords(text))
	let start = 0
	let end = words.length
	while (end - 1 > start && isDropped(words[end - 1] as string)) end--
	while (start < end - 1 && isDropped(words[start] as string)) start++
	const whole = words.join('')
	const bare = words.slice(start, end).join('')
	return [whole, bare.replace(ATTACHED, keepGroup) || bare]
}

/** A text that may name a province. The keys of the text are made when they are needed. */
export interface ProvinceText {
	readonly text: string
	keys: ProvinceKeys | null
}

export function provinceText(text: string): ProvinceText {
	return { text, keys: null }
}

/** Returns the keys of a text, and makes them only once. */
export function keysOf(name: ProvinceText): ProvinceKeys {
	name.keys ??= provinceKeys(name.text)
	return name.keys
}

function toLatin(name: string): string {
	if (name.search(CYRILLIC) < 0) return name
	return name.toLowerCase().normalize('NFC').replace(KRAI, ' край').replace(CYRILLIC, latinOf)
}

let latin: readonly string[] | undefined

function latinOf(letter: string): string {
	latin ??= LATIN.split(' ')
	const pair = LATIN_PAIRS.indexOf(letter)
	return pair < 0 ? (latin[letter.charCodeAt(0) - 0x430] ?? letter) : (LATIN_PAIRS[pair + 1] as string)
}

/** Returns whether a text is empty or has only words for the kind of province, such as `Respublika` in `Sakha, Respublika [Yakutiya]`. */
export function isKindAlone(text: string): boolean {
	return foldWords(toLatin(text)).every((word) => word === '' || isDropped(word))
}

/** Writes abbreviations in full, and removes each `and` that isn't the first or last word. */
function spell(folded: readonly string[]): string[] {
	return folded.filter((word, i) => i === 0 || i === folded.length - 1 || !AND.includes(` ${word} `)).map(writeOut)
}

/** The length of the longest abbreviation. */
const MAX_SHORT_LENGTH = 3

function writeOut(word: string): string {
	return word.length <= MAX_SHORT_LENGTH && Object.hasOwn(LONG, word) ? (LONG[word] as string) : word
}

let dropped: ReadonlySet<string> | undefined

function isDropped(word: string): boolean {
	dropped ??= new Set(DROPPED.split(' '))
	return dropped.has(word)
}
