import { BETWEEN_NAMES, LATIN_LETTER, mayBe, provinceKeys, withoutKind } from '../../src/rules/province/province-key.ts'
import { foldName } from '../../src/rules/text/fold.ts'
import { isShorter } from '../write-table.ts'
import { misfits, type Row } from './compile.ts'

/** A row's other names: for each lookup key that finds the row, the shortest name that has it. */
interface Aliases {
	/** Names that may omit the word for the kind of province. */
	readonly bares: readonly string[]
	readonly wholes: readonly string[]
}

export function aliasesOf(country: string, rows: readonly Row[]): readonly Aliases[] {
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
		const wholes = new Map<string, string>()
		const bares = new Map<string, string>()
		const [shownWhole, shownBare] = provinceKeys(row.shown)
		for (const name of [...row.listed, ...row.others]) {
			const [key, short] = provinceKeys(name)
			if (whole.get(key) !== row || key === shownWhole || isCode(rows, row, name)) continue
			if (isSaidByParts(name)) continue
			const plain = withoutKind(name, country)
			if (plain !== name && plain !== foldName(name) && means(plain, row)) continue
			if (bare.get(short) !== row || !mayBe([key, short], row.shown, country)) keepShorter(wholes, key, name)
			else if (short !== shownBare) keepShorter(bares, short, withoutWords(name, short))
		}
		for (const name of row.shared) keepShorter(bares, provinceKeys(name)[1], name)
		return { bares: [...bares.values()], wholes: [...wholes.values()] }
	})
}

/** Returns true for a code of the row, also with full stops or the word for the kind of province. */
function isCode(rows: readonly Row[], row: Row, name: string): boolean {
	return [name, name.search(LATIN_LETTER) < 0 ? '' : provinceKeys(name)[1]].some((text) => {
		const code = text.toUpperCase()
		return row.code === code || (row.codes.includes(code) && !rows.some((other) => other.code === code))
	})
}

function keepShorter(names: Map<string, string>, key: string, name: string): void {
	const known = names.get(key)
	if (known === undefined || isShorter(name, known)) names.set(key, name)
}

/** Returns a name without the words at its ends that its key omits: `Buenos Aires Province` is Buenos Aires. An article at the front stays. */
function withoutWords(name: string, key: string): string {
	const words = name.split(' ')
	const starts = [...words.keys()].filter((start) => start === 0 || (words[0] as string).length > 3)
	const shorter = starts.flatMap((start) =>
		words.slice(start).map((_, at) =>
			words
				.slice(start, start + at + 1)
				.join(' ')
				.replace(/,$/, ''),
		),
	)
	const same = shorter.filter((text) => provinceKeys(text)[1] === key)
	return same.reduce((shortest, text) => (text.length < shortest.length ? text : shortest), name)
}
