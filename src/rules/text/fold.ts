import { MAX_NAME_LENGTH } from './longest-name.ts'
import { dropUnseen } from './unseen.ts'

/** Letters that Unicode doesn't decompose, and what people type instead. */
const LETTERS: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ħ: 'h',
	ı: 'i',
	ŋ: 'n',
	ə: 'a',
	'&': ' and ',
	// Arabic and Persian write these letters interchangeably.
	ى: 'ي',
	ی: 'ي',
	ک: 'ك',
	ة: 'ه',
	// The base letter of ۀ without its hamza, also a letter of Kurdish.
	ە: 'ه',
	ٱ: 'ا',
}

/** Characters that are written in several forms in China, Taiwan and Japan. Each pair is a form, and the form that replaces it. */
const HAN =
	'臺台廣广東东蘇苏陝陕寧宁貴贵雲云遼辽慶庆內内灣湾門门縣县県县島岛義义蓮莲蘭兰連连區区龍龙壯壮維维爾尔別别肅肃園园'

/** The characters that LETTERS and HAN replace. */
const REPLACED = /[ßæœøłđðþħıŋə&ىیکةەٱ\u4e00-\u9fff]/g
/**
 * Matches marks of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, tatweel, the nukta of Devanagari, zero-width characters, apostrophes and
 * modifier letters.
 */
const IGNORED =
	/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u200b-\u200f\u2060\ufeff'’‘`´ʹ-˿]/gu
/** Matches what is between words: everything except letters, digits and the vowel signs of other scripts. */
const BETWEEN_WORDS = '[^\\p{L}\\p{M}\\p{N}]'
let betweenWords: RegExp | undefined
const ASCII_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * Returns a form of a name for comparisons: in lower case, without accents and apostrophes, with single spaces between words. Full-width letters
 * and variants of Arabic letters become equal. Letters of other alphabets stay. The result is the same on every engine and in every locale. A text
 * of more than {@link MAX_NAME_LENGTH} units folds to the empty string.
 *
 * @example
 * foldName('  Île-du-Prince-Édouard ') // => 'ile du prince edouard'
 * foldName('ＴＯＫＹＯ') // => 'tokyo'
 * foldName("Hawke's Bay & İzmir") // => 'hawkes bay and izmir'
 */
export function foldName(text: string): string {
	if (text === '' || text.length > MAX_NAME_LENGTH) return ''
	const lower = text.toLowerCase()
	if (ASCII_WORDS.test(lower)) return lower
	const bare = dropUnseen(lower).normalize('NFKD').toLowerCase().replace(IGNORED, '')
	if (ASCII_WORDS.test(bare)) return bare
	betweenWords ??= new RegExp(BETWEEN_WORDS, 'u')
	const plain = bare.normalize('NFC').replace(REPLACED, (letter) => LETTERS[letter] ?? simplify(letter))
	const words = plain.split(betweenWords)
	return words.filter((word) => word !== '').join(' ')
}

/**
 * Returns the words of a folded name. Single letters next to each other are joined, because people write `U.S.A.`, `D.R. Congo` or `P E I`.
 *
 * @example
 * foldWords('Washington, D.C.') // => ['washington', 'dc']
 */
export function foldWords(text: string): string[] {
	const words: string[] = []
	let joining = false
	for (const word of foldName(text).split(' ')) {
		const short = word.length === 1
		if (short && joining) words.push((words.pop() as string) + word)
		else words.push(word)
		joining = short
	}
	return words
}

function simplify(character: string): string {
	const at = HAN.indexOf(character)
	return at % 2 === 0 ? (HAN[at + 1] as string) : character
}

/** Returns true for a text that is empty or consists of white space. */
export function isBlankText(text: string): boolean {
	return text.trim() === ''
}

/** Matches a slash, backslash or hyphen between two letters. */
const SIGN_INSIDE = /^.*[a-z] *[/\\‐‑-] *[a-z].*$/is
/** The most letters of a code that is read in a name's field. */
const MAX_CODE = 3

/**
 * Returns whether a text is letters of a code with a slash, backslash or hyphen between them. Nobody writes a code like this: `N/A` is neither
 * Namibia nor Napoli.
 *
 * @example
 * isSplitCode('N/A') // => true
 * isSplitCode('U-SA') // => true
 * isSplitCode('N.Y.') // => false
 */
export function isSplitCode(text: string): boolean {
	if (text.length > MAX_NAME_LENGTH) return false
	const plain = text.normalize('NFKC')
	return SIGN_INSIDE.test(plain) && foldName(plain).replaceAll(' ', '').length <= MAX_CODE
}
