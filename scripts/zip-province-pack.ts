import { createOdds } from '../src/rules/packing/number-reader.ts'
import {
	CHARACTERS,
	CODE_PLACES,
	COUNTS,
	DIGITS,
	FIRST_CODE,
	FIRST_LETTER,
	FOLLOWERS,
	KIND_PLACES,
	KINDS,
	LAST,
	LAST_DIGIT,
	LAST_LETTER,
	LENGTHS,
	LETTERS,
	LONGER,
	MORE,
	MOST_CODES,
	MOST_DEPTH,
	MOST_LENGTH,
	NEW,
	NINE,
	NINES,
	NO_KIND,
	NONE,
	OLD,
	PLACES,
	RANKS,
	SOME,
	SOME_RANKS,
} from '../src/rules/packing/zip-province-pack.ts'
import { createNumberWriter } from './number-writer.ts'

/** A prefix: the codes of the provinces that name it, and the longer prefixes by their next character. */
interface Prefix {
	readonly codes: string[]
	readonly longer: Map<string, Prefix>
}

const BOTH = 2

/**
 * Packs a country's prefixes by province, as `src/rules/packing/zip-province-pack.ts` describes. Throws if something does not fit the
 * format.
 */
export function packPrefixes(provinces: ReadonlyMap<string, readonly string[]>): string {
	const { writeNumber, end } = createNumberWriter(createOdds(PLACES))
	let code: string = FIRST_CODE
	const named: string[] = []

	function writeCode(next: string): void {
		const place = code < 'A' ? 1 : 0
		const isNext = place === 1 && next === String(Number(code) + 1).padStart(code.length, '0')
		writeNumber(LENGTHS + place * MOST_LENGTH, MOST_LENGTH, isNext ? 0 : next.length)
		if (!/^[0-9A-Z]+$/.test(next)) throw new Error(`${next} is no code`)
		const start = CHARACTERS + place * CODE_PLACES
		for (const character of isNext ? '' : next) {
			const number = Number.parseInt(character, 36)
			const nine = Math.floor(number / NINE)
			writeNumber(start, NINES, nine)
			writeNumber(start + NINES + nine * (NINE - 1), NINE - 1, number % NINE)
		}
		code = next
	}

	function nameProvince(province: string): void {
		const rank = named.indexOf(province)
		if (rank < 0) writeCode(province)
		else named.splice(rank, 1)
		named.unshift(province)
	}

	function writeLonger({ longer }: Prefix, depth: number): void {
		const places = [...longer.keys()].map(placeOf)
		const hasLetters = places.some((place) => place >= FIRST_LETTER)
		const hasDigits = !hasLetters || places.some((place) => place <= LAST_DIGIT)
		const followers = hasLetters ? (hasDigits ? BOTH : LETTERS) : DIGITS
		writeNumber(FOLLOWERS + depth * 2, 2, followers)
		let before = NO_KIND
		for (let place = 0; place <= LAST_LETTER; place++) {
			if (place <= LAST_DIGIT ? !hasDigits : place < FIRST_LETTER || !hasLetters) continue
			const prefix = longer.get(String.fromCharCode(48 + place))
			const kind = kindOf(prefix)
			writeNumber(KINDS + (depth * KIND_PLACES + before) * SOME, SOME, kind)
			if (prefix !== undefined) writePrefix(prefix, kind, depth + 1)
			before = kind
		}
	}

	function kindOf(prefix: Prefix | undefined): number {
		if (prefix === undefined) return NONE
		const { codes, longer } = prefix
		if (codes.length === 0) return LONGER
		if (codes.length > 1 || longer.size > 0) return SOME
		const rank = named.indexOf(codes[0] as string)
		return rank < 0 ? NEW : rank === 0 ? LAST : OLD
	}

	function writePrefix(prefix: Prefix, kind: number, depth: number): void {
		const { codes, longer } = prefix
		if (kind === OLD) writeNumber(RANKS, named.length - 2, named.indexOf(codes[0] as string) - 1)
		if (kind === SOME) writeNumber(COUNTS, MOST_CODES, codes.length - 1)
		for (const province of codes) {
			if (kind === SOME) writeNumber(SOME_RANKS, named.length, named.indexOf(province) + 1)
			nameProvince(province)
		}
		if (kind === SOME) writeNumber(MORE, 1, longer.size > 0 ? 1 : 0)
		if (longer.size > 0) writeLonger(prefix, depth)
	}

	writeLonger(treeOf(provinces), 0)
	return end()
}

/** Returns the tree of a country's prefixes, which consist of digits and capital letters. */
function treeOf(provinces: ReadonlyMap<string, readonly string[]>): Prefix {
	const root: Prefix = { codes: [], longer: new Map() }
	for (const [province, prefixes] of provinces) {
		for (const text of prefixes) {
			if (!/^[0-9A-Z]+$/.test(text) || text.length > MOST_DEPTH) throw new Error(`${text} is no prefix`)
			let prefix = root
			for (const character of text) {
				const next = prefix.longer.get(character) ?? { codes: [], longer: new Map() }
				prefix.longer.set(character, next)
				prefix = next
			}
			prefix.codes.push(province)
		}
	}
	return root
}

function placeOf(character: string): number {
	return character.charCodeAt(0) - 48
}
