import { createNumberReader, createOdds } from './number-reader.ts'

/**
 * The packed form of a country's zip prefixes and their provinces, and its decoder. `scripts/zip-province-pack.ts` is the
 * encoder.
 *
 * The form is a sequence of small numbers for `number-reader.ts`: likely numbers take less than a bit. The odds are learned
 * separately for each place in the form; the constants below list the places. A country is the tree of its prefixes, starting
 * with the empty prefix.
 *
 * - A prefix is the set of characters that may follow (digits, letters or both). For each of them comes the longer prefix: its
 *   kind, and then the numbers of that kind, as listed below.
 * - A province that was named before is a back-reference: its rank, the number of other provinces named since. A new province
 *   is its code.
 * - A code is its length and its characters. Each character is its group of nine (0 to 8, 9 to H, I to Q, R to Z) and its
 *   place in the group. Length 0 means the number after the code before.
 */

/** A node of the tree of zip prefixes. */
export interface Prefix {
	/** The provinces of this prefix, together with those of its shorter prefixes. */
	readonly codes: readonly string[]
	/** The longer prefixes, by their next character, from 0 on. */
	readonly longer: (Prefix | undefined)[]
}

/** The prefixes of a country. */
export interface PrefixTree {
	/** The empty prefix. */
	readonly root: Prefix
	readonly provinces: ReadonlySet<string>
}

/** Kinds of prefixes: in the province named last; not in the table; only longer prefixes are in the table, and follow. */
export const LAST = 0
export const NONE = 1
export const LONGER = 2
/** In a new province, which follows; in a province named before: its rank minus one. */
export const NEW = 3
export const OLD = 4
/**
 * In several provinces, possibly with longer prefixes: the number of provinces minus one; for each province 0 if it is new (it
 * follows), otherwise its rank plus one; then 1 if longer prefixes follow.
 */
export const SOME = 5
/** The kind before the first prefix. */
export const NO_KIND = 6
/** The number of kinds that can come before a kind. */
export const KIND_PLACES = 7

/** The characters that follow a prefix, counted from 0: 0 to 9 are digits, 17 to 42 letters. */
export const DIGITS = 0
export const LETTERS = 1
export const LAST_DIGIT = 9
export const FIRST_LETTER = 17
export const LAST_LETTER = 42

/** The longest prefix, in characters. */
export const MOST_DEPTH = 7
export const MOST_CODES = 15
export const MOST_LENGTH = 3
/**
 * The places of the odds: of the characters that follow, by the prefix's length; of kinds, by length and the kind before; of
 * ranks; of numbers of provinces, their ranks and their longer prefixes; of the lengths and characters of codes, by whether
 * the code before is a number.
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
/** The odds of a code's characters: of the group of nine, and of the place in each group. */
export const NINE = 9
export const NINES = 3
/** Room for these odds, once for each sort of code before. */
export const CODE_PLACES = 40
/** The code before the first code. */
export const FIRST_CODE = '0'

const NO_CODES: readonly string[] = []

/** Reads the prefixes of a country, starting at a character of the text. */
export function readPrefixes(packed: string, start: number): PrefixTree {
	const { open, readNumber } = createNumberReader()
	open(packed, createOdds(PLACES), start)
	let code = FIRST_CODE
	/** One prefix for each province named so far, the latest first. */
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

	/** Returns the province with a rank, or a new province for rank -1. It becomes the latest. */
	function nameProvince(rank: number): Prefix {
		if (rank === 0) return named[0] as Prefix
		const place = rank < 0 ? named.length : rank
		const province = place < named.length ? (named[place] as Prefix) : { codes: [readCode()], longer: [] }
		for (let at = place; at > 0; at--) named[at] = named[at - 1] as Prefix
		named[0] = province
		return province
	}

	/** Returns the longer prefixes of a prefix of this depth, which lies in the provinces `codes`. */
	function readLonger(codes: readonly string[], depth: number): (Prefix | undefined)[] {
		const followers = readNumber(FOLLOWERS + depth * 2, 2)
		const last = followers === DIGITS ? LAST_DIGIT : LAST_LETTER
		// Without holes, which would read from `Array.prototype`.
		const longer = new Array<Prefix | undefined>(last + 1).fill(undefined)
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

/** Returns the codes with one more province's code, sorted. */
function union(codes: readonly string[], province: Prefix): readonly string[] {
	const code = province.codes[0] as string
	return codes.includes(code) ? codes : [...codes, code].sort()
}
