import { createNumberReader, createOdds } from './number-reader.ts'

/**
 * The packed form of a country's prefixes of zips and their provinces, and its decoder; `scripts/zip-province-pack.ts` is the encoder.
 *
 * It is a row of small numbers, which `number-reader.ts` reads: the likely ones take less than a bit. What is likely is learned for
 * each place where a number stands; the places are below. A country is the tree of its prefixes, from the empty one on.
 *
 * - A prefix is which characters may follow, digits, letters or both, and for each of them, in turn, what the prefix that is
 *   longer by it says: a kind, and then what the kinds below name.
 * - A province that was named before has a rank: how many others were named since. One that was not is its code.
 * - A code is its length and its characters, each as the nine that it is among (0 to 8, 9 to H, I to Q, R to Z) and its place there;
 *   or 0, where it is the number after the code before.
 */

/** What a prefix of zips says: a node of the tree of all prefixes. */
export interface Prefix {
	/** The provinces of this prefix and of those that it begins with. */
	readonly codes: readonly string[]
	/** The longer prefixes, by their next character from 0 on. */
	readonly longer: (Prefix | undefined)[]
}

/** The prefixes of a country. */
export interface PrefixTree {
	/** The empty prefix. */
	readonly root: Prefix
	readonly provinces: ReadonlySet<string>
}

/** Kinds of prefixes: in the province named last; not in the table; only longer ones are, and follow. */
export const LAST = 0
export const NONE = 1
export const LONGER = 2
/** In a province that was not named yet, which follows; in another one named before: its rank less one. */
export const NEW = 3
export const OLD = 4
/**
 * In some, of which longer ones may say more: how many provinces less one, for each 0 if it is new, which follows, or else one more
 * than its rank, and then 1 if longer prefixes follow.
 */
export const SOME = 5
/** Before the first kind of a prefix. */
export const NO_KIND = 6
/** How many kinds there are to come before one. */
export const KIND_PLACES = 7

/** Which characters follow a prefix, counted from 0 on: 0 to 9 are digits, 17 to 42 letters. */
export const DIGITS = 0
export const LETTERS = 1
export const LAST_DIGIT = 9
export const FIRST_LETTER = 17
export const LAST_LETTER = 42

/** No prefix has more characters. */
export const MOST_DEPTH = 7
export const MOST_CODES = 15
export const MOST_LENGTH = 3
/**
 * Where the odds are of the characters that follow, by the prefix's length; of kinds, by length and by the kind before; of ranks; of
 * how many provinces, of their ranks, and of longer prefixes; of codes' lengths and characters, by whether the code before is a number.
 */
export const FOLLOWERS = 0
export const KINDS = 20
export const RANKS = 300
export const COUNTS = 450
export const SOME_RANKS = 470
export const MORE = 620
export const LENGTHS = 630
export const CHARACTERS = 640
export const PLACES = 720
/** Odds of the characters of codes: of the nines, and in each of them. */
export const NINE = 9
export const NINES = 3
/** Room for them, once for each sort of code before. */
export const CODE_PLACES = 40
/** What the first code comes after. */
export const FIRST_CODE = '0'

const NO_CODES: readonly string[] = []

/** Reads the prefixes of a country, from a character of the text on. */
export function readPrefixes(packed: string, start: number): PrefixTree {
	const { open, readNumber } = createNumberReader()
	open(packed, createOdds(PLACES), start)
	let code = FIRST_CODE
	/** The prefixes of a province alone, the one named last first. */
	const named: Prefix[] = []

	function readCode(): string {
		const place = code < 'A' ? 1 : 0
		const length = readNumber(LENGTHS + place * MOST_LENGTH, MOST_LENGTH)
		if (length === 0) {
			code = String(Number(code) + 1).padStart(code.length, '0')
			return code
		}
		const start = CHARACTERS + place * CODE_PLACES
		code = ''
		while (code.length < length) {
			const nine = readNumber(start, NINES)
			const number = nine * NINE + readNumber(start + NINES + nine * (NINE - 1), NINE - 1)
			code += number.toString(36).toUpperCase()
		}
		return code
	}

	/** The province of a rank, or a new one for -1: named last from now on. */
	function nameProvince(rank: number): Prefix {
		if (rank === 0) return named[0] as Prefix
		const place = rank < 0 ? named.length : rank
		const province = named[place] ?? { codes: [readCode()], longer: [] }
		for (let at = place; at > 0; at--) named[at] = named[at - 1] as Prefix
		named[0] = province
		return province
	}

	/** The longer prefixes of one of so many characters, which lies in some provinces already. */
	function readLonger(codes: readonly string[], depth: number): (Prefix | undefined)[] {
		const longer: (Prefix | undefined)[] = []
		const followers = readNumber(FOLLOWERS + depth * 2, 2)
		const last = followers === DIGITS ? LAST_DIGIT : LAST_LETTER
		let kind = NO_KIND
		for (let place = followers === LETTERS ? FIRST_LETTER : 0; place <= last; place++) {
			if (place === LAST_DIGIT + 1) place = FIRST_LETTER
			kind = readNumber(KINDS + (depth * KIND_PLACES + kind) * SOME, SOME)
			if (kind !== NONE) longer[place] = readPrefix(kind, codes, depth + 1)
		}
		return longer
	}

	function readPrefix(kind: number, before: readonly string[], depth: number): Prefix {
		if (kind === LONGER) return { codes: before, longer: readLonger(before, depth) }
		if (kind !== SOME) {
			const rank = kind === OLD ? 1 + readNumber(RANKS, named.length - 2) : kind === NEW ? -1 : 0
			const province = nameProvince(rank)
			return before.length === 0 ? province : { codes: union(before, province), longer: [] }
		}
		let codes = before
		for (let count = readNumber(COUNTS, MOST_CODES); count >= 0; count--)
			codes = union(codes, nameProvince(readNumber(SOME_RANKS, named.length) - 1))
		return { codes, longer: readNumber(MORE, 1) === 1 ? readLonger(codes, depth) : [] }
	}

	const root = { codes: NO_CODES, longer: readLonger(NO_CODES, 0) }
	return { root, provinces: new Set(named.flatMap((province) => province.codes)) }
}

/** The codes of some provinces and one more, in their order. */
function union(codes: readonly string[], province: Prefix): readonly string[] {
	const code = province.codes[0] as string
	return codes.includes(code) ? codes : [...codes, code].sort()
}
