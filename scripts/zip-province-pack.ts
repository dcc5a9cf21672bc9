import { createOdds } from '../src/rules/packing/number-reader.ts'
import * as format from '../src/rules/packing/zip-province-pack.ts'
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
	const { writeNumber, end } = createNumberWriter(createOdds(format.PLACES))
	let code: string = format.FIRST_CODE
	const named: string[] = []

	function writeCode(next: string): void {
		const place = code < 'A' ? 1 : 0
		const isNext = place === 1 && next === String(Number(code) + 1).padStart(code.length, '0')
		writeNumber(format.LENGTHS + place * format.MOST_LENGTH, format.MOST_LENGTH, isNext ? 0 : next.length)
		if (!/^[0-9A-Z]+$/.test(next)) throw new Error(`${next} is no code`)
		const start = format.CHARACTERS + place * format.CODE_PLACES
		for (const character of isNext ? '' : next) {
			const number = Number.parseInt(character, 36)
			const nine = Math.floor(number / format.NINE)
			writeNumber(start, format.NINES, nine)
			writeNumber(start + format.NINES + nine * (format.NINE - 1), format.NINE - 1, number % format.NINE)
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
		const hasLetters = places.some((place) => place >= format.FIRST_LETTER)
		const hasDigits = !hasLetters || places.some((place) => place <= format.LAST_DIGIT)
		const followers = hasLetters ? (hasDigits ? BOTH : format.LETTERS) : format.DIGITS
		writeNumber(format.FOLLOWERS + depth * 2, 2, followers)
		let before = format.NO_KIND
		for (let place = 0; place <= format.LAST_LETTER; place++) {
			if (place <= format.LAST_DIGIT ? !hasDigits : place < format.FIRST_LETTER || !hasLetters) continue
			const prefix = longer.get(String.fromCharCode(48 + place))
			const kind = kindOf(prefix)
			writeNumber(format.KINDS + (depth * format.KIND_PLACES + before) * format.SOME, format.SOME, kind)
			if (prefix !== undefined) writePrefix(prefix, kind, depth + 1)
			before = kind
		}
	}

	function kindOf(prefix: Prefix | undefined): number {
		if (prefix === undefined) return format.NONE
		const { codes, longer } = prefix
		if (codes.length === 0) return format.LONGER
		if (codes.length > 1 || longer.size > 0) return format.SOME
		const rank = named.indexOf(codes[0] as string)
		return rank < 0 ? format.NEW : rank === 0 ? format.LAST : format.OLD
	}

	function writePrefix(prefix: Prefix, kind: number, depth: number): void {
		const { codes, longer } = prefix
		if (kind === format.OLD) writeNumber(format.RANKS, named.length - 2, named.indexOf(codes[0] as string) - 1)
		if (kind === format.SOME) writeNumber(format.COUNTS, format.MOST_CODES, codes.length - 1)
		for (const province of codes) {
			if (kind === format.SOME) writeNumber(format.SOME_RANKS, named.length, named.indexOf(province) + 1)
			nameProvince(province)
		}
		if (kind === format.SOME) writeNumber(format.MORE, 1, longer.size > 0 ? 1 : 0)
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
			if (!/^[0-9A-Z]+$/.test(text) || text.length > format.MOST_DEPTH) throw new Error(`${text} is no prefix`)
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
