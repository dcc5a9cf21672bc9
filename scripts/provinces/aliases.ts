import { BETWEEN_NAMES, LATIN_LETTER, mayBe, provinceKeys, withoutKind } from '../../src/rules/province/province-key.ts'
import { foldName } from '../../src/rules/text/fold.ts'
import { writeNearName } from '../name-writer.ts'
import { misfits, type Row } from './compile.ts'

/** Keys of a row's names, without the shown one. */
export interface Aliases {
	/** Names without the word for the kind of province. */
	bares: string[]
	wholes: string[]
	/** Counties, whose names an address keeps. */
	counties: string[]
}

export function aliasesOf(country: string, rows: readonly Row[]): Aliases[] {
	const whole = new Map<string, Row>()
	const claim = (row: Row, name: string, strict: boolean): void => {
		const [key] = provinceKeys(name)
		const other = whole.get(key)
		if (other === undefined) whole.set(key, row)
		else if (other !== row && strict)
			misfits.add(`${country}: ${name} is both ${other.code} ${other.shown} and ${row.code} ${row.shown}`)
	}
	for (const row of rows) claim(row, row.shown, true)
	for (const row of rows) for (const name of row.listed) claim(row, name, true)
	// If ISO gives a name to two provinces, and no list gives it to one of them, it matches neither.
	const shared = new Map<string, Row | null>()
	for (const row of rows) {
		for (const key of new Set(row.others.map((name) => provinceKeys(name)[0])))
			shared.set(key, shared.has(key) ? null : row)
	}
	for (const row of rows) {
		for (const name of row.others) if (shared.get(provinceKeys(name)[0]) === row) claim(row, name, false)
	}
	// If no two provinces share a name without its kind, its key is enough: it also matches the name with the kind.
	const bare = new Map<string, Row | null>()
	for (const row of rows) {
		for (const name of [row.shown, ...row.listed, ...row.others]) {
			const [key, short] = provinceKeys(name)
			if (whole.get(key) !== row) continue
			const owner = bare.has(short) ? bare.get(short) : (whole.get(short) ?? row)
			bare.set(short, owner === row ? row : null)
		}
	}
	const means = (name: string, row: Row): boolean => {
		const [key, short] = provinceKeys(name)
		return isCode(rows, row, name.trim()) || whole.get(key) === row || bare.get(short) === row
	}
	return rows.map((row) => {
		/** Returns whether a text consists of several names of one province. These are read one by one, so they need no key. */
		const isSaidByParts = (name: string): boolean => {
			const parts = name.split(BETWEEN_NAMES).filter((part) => part.trim() !== '')
			return parts.length > 1 && parts.every((part) => means(part, row))
		}
		const wholes = new Set<string>()
		const bares = new Set<string>()
		const [shownWhole, shownBare] = provinceKeys(row.shown)
		for (const name of [...row.listed, ...row.others]) {
			const [key, short] = provinceKeys(name)
			if (whole.get(key) !== row || key === shownWhole || isCode(rows, row, name)) continue
			if (isSaidByParts(name)) continue
			const plain = withoutKind(name, country)
			if (plain !== name && plain !== foldName(name) && means(plain, row)) continue
			if (bare.get(short) !== row || !mayBe(name, row.shown, country)) wholes.add(key)
			else if (short !== shownBare) bares.add(short)
		}
		for (const name of row.shared) bares.add(provinceKeys(name)[1])
		return { bares: [...bares], wholes: [...wholes], counties: [] }
	})
}

/** Returns true for a code of the row, also with full stops or the word for the kind of province. */
function isCode(rows: readonly Row[], row: Row, name: string): boolean {
	return [name, name.search(LATIN_LETTER) < 0 ? '' : provinceKeys(name)[1]].some((text) => {
		const code = text.toUpperCase()
		return row.code === code || (row.codes.includes(code) && !rows.some((other) => other.code === code))
	})
}

/**
 * Encodes a province's other names: those that may omit their kind; after an exclamation mark, whole names; after a number sign,
 * counties. Each omits the letters that it shares with the start and the end of the shown name's key.
 */
export function writeAliases(shown: string, { bares, wholes, counties }: Aliases): string {
	const [, base] = provinceKeys(shown)
	const list = (keys: readonly string[]): string =>
		keys
			.map((key) => writeNearName(key, base))
			.sort()
			.join('')
	const more = wholes.length > 0 ? `!${list(wholes)}` : ''
	return list(bares) + more + (counties.length > 0 ? `#${list(counties)}` : '')
}
