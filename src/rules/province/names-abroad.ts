import { blocksOf } from './province-codec.ts'
import type { ProvinceList } from './province-table.ts'

/** What a lookup key omits: diacritics, spaces, signs, and the word `and`. */
const MARKS = '\\p{M}'
const BETWEEN_LETTERS = / (?:and|e|y) |[ '’.&()-]/g
/** What separates the folded names. */
export const SEPARATORS: RegExp = /\n/g

/** A name of the table, its country, and the countries in which a place has this name, too: pairs of letters, or `*` for many. */
export type ShownName = readonly [name: string, country: string, bearers: string]

/** The names of all provinces, prepared for a search. */
export interface NamesAbroad {
	readonly shown: readonly ShownName[]
	/** All names in one string, folded like the keys. */
	readonly folded: string
	/** A bit set of each three characters in a row of that string. */
	readonly triples: Int32Array
}

/** Returns all names in one string, folded like the keys. */
function foldNames(names: readonly ShownName[]): string {
	const text = names.map(([name]) => name).join('\n')
	const letters = text.normalize('NFD').replace(new RegExp(MARKS, 'gu'), '').toLowerCase()
	return letters.replace(BETWEEN_LETTERS, '').replaceAll('ı', 'i').replaceAll('đ', 'd')
}

/** Returns a bit set of each three characters in a row of the text. Different characters may share a bit. */
function listTriples(text: string): Int32Array {
	const marks = new Int32Array(1 << 10)
	for (let at = 2; at < text.length; at++) {
		const triple = tripleAt(text, at)
		marks[triple >> 5] = (marks[triple >> 5] as number) | (1 << (triple & 31))
	}
	return marks
}

/** Returns whether the set has each three characters in a row. */
export function hasTriples(marks: Int32Array, text: string): boolean {
	for (let at = 2; at < text.length; at++) {
		const triple = tripleAt(text, at)
		if ((((marks[triple >> 5] as number) >> (triple & 31)) & 1) === 0) return false
	}
	return true
}

/** Returns the place in the set of a character with the two before it. */
function tripleAt(text: string, at: number): number {
	return ((text.charCodeAt(at - 2) & 31) << 10) | ((text.charCodeAt(at - 1) & 31) << 5) | (text.charCodeAt(at) & 31)
}

/** Returns the names of a list, with the countries that bear them, too, of a table as `scripts/build-province-places.ts` writes it. */
export function listNamesAbroad(provinces: ProvinceList, placesAbroad: string): NamesAbroad {
	const shown = listShown(provinces.text, placesAbroad.slice(1).split('\n'))
	const folded = foldNames(shown)
	return { shown, folded, triples: listTriples(folded) }
}

function listShown(table: string, places: readonly string[]): readonly ShownName[] {
	return blocksOf(table).flatMap(([country, ...rows], line) => {
		const bearers = places[line]?.split(';') ?? []
		return rows.map((row, i): ShownName => [row.split(',', 1).join(), country, bearers[i] ?? ''])
	})
}
