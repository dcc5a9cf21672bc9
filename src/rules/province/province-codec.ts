/**
 * Returns the code of a row that shows no code: after a number the next number, otherwise the text of the row above: the same
 * places of letters, in the row's own name.
 *
 * @example
 * codeAfter('09') // => '10'
 * codeAfter('aa') // => 'aa'
 */
export function codeAfter(above: string): string {
	return /^\d+$/.test(above) ? String(Number(above) + 1).padStart(above.length, '0') : above
}

/** The signs between the letters of a name. All characters beyond ASCII count as letters. */
const SIGNS = /[^A-Za-z\u0080-\uffff]+/g

/** Returns the letters of a name. The positions that the table writes are positions in these letters. */
export function lettersOf(name: string): string {
	return name.replace(SIGNS, '')
}

/**
 * Decodes a code that the table writes as positions in the name's letters: `a` is the next letter, `b` skips one. Any other code is
 * returned as it is; it has no small letters.
 */
export function readCode(text: string, name: string): string {
	if (!(text.charCodeAt(0) > 96)) return text
	const letters = lettersOf(name)
	let code = ''
	let at = -1
	for (let i = 0; i < text.length; i++) {
		at += text.charCodeAt(i) - 96
		code += letters.charAt(at)
	}
	return code.toUpperCase()
}

/** Returns the country's line in a table. `countries` lists the table's country codes in the order of its lines. */
export function lineOf(table: string, countries: string, countryCode: string): string {
	const start = startOf(table, countries, countryCode)
	return table.slice(start, table.indexOf('\n', start))
}

/** Returns the index where a country's line begins; the end of the table if it has none. */
export function startOf(table: string, countries: string, countryCode: string): number {
	let place = countries.indexOf(countryCode)
	while (place % 2 === 1) place = countries.indexOf(countryCode, place + 1)
	let start = place < 0 ? table.length : 1
	for (let line = 0; line < place; line += 2) start = table.indexOf('\n', start) + 1
	return start
}

/*
 * A table of provinces has a block for each country: a line with an equals sign and the country's code, then the country's rows, each on a line.
 * No row begins with an equals sign.
 */

/**
 * Returns a country's rows in a table; none for a country without a block.
 *
 * @example
 * rowsOf('\n=AA\none\ntwo\n=BB\nthree\n', 'AA') // => ['one', 'two']
 */
export function rowsOf(table: string, countryCode: string): readonly string[] {
	const head = `\n=${countryCode}\n`
	const at = table.indexOf(head)
	if (at < 0) return []
	const end = table.indexOf('\n=', at + head.length - 1)
	return table.slice(at + head.length, end < 0 ? -1 : end).split('\n')
}

/** Returns the countries of a table with their rows, in its order. */
export function blocksOf(table: string): readonly (readonly [countryCode: string, ...rows: string[]])[] {
	return table
		.slice(0, -1)
		.split('\n=')
		.slice(1)
		.map((block) => block.split('\n') as [string, ...string[]])
}

/** Characters that need no escape in a string and that no table uses as a separator. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The length and alphabet of a group's codes, by the first character of the group. */
export const CODE_KINDS: Readonly<Record<string, { readonly length: number; readonly digits: boolean }>> = {
	'1': { length: 1, digits: true },
	'2': { length: 2, digits: true },
	'3': { length: 3, digits: true },
	x: { length: 1, digits: false },
	y: { length: 2, digits: false },
	z: { length: 3, digits: false },
}

/** Steps below `ONE` take one character, the next 12 × 64 take two, the next 4 × 64 × 64 take three. */
const ONE = 48
const TWO = 60

/** Encodes a step in as few characters as possible. */
export function writeStep(step: number): string {
	if (step < ONE) return ALPHABET[step] as string
	const rest = step - ONE
	if (rest < (TWO - ONE) * 64) return `${ALPHABET[ONE + (rest >> 6)]}${ALPHABET[rest & 63]}`
	return `${ALPHABET[TWO + (rest >> 12)]}${ALPHABET[(rest >> 6) & 63]}${ALPHABET[rest & 63]}`
}

/**
 * Decodes groups of codes, separated by spaces. The first character of a group is its kind; then follow the differences between
 * successive codes.
 */
export function readSteps(text: string): string[] {
	const codes: string[] = []
	if (text === '') return codes
	for (const group of text.split(' ')) {
		const kind = CODE_KINDS[group.charAt(0)]
		if (kind === undefined) {
			codes.push(group.slice(1))
			continue
		}
		let rank = 0
		for (let i = 1; i < group.length; i++) {
			const lead = ALPHABET.indexOf(group[i] as string)
			let step = lead < ONE ? lead : lead < TWO ? lead - ONE : lead - TWO
			for (let more = Number(lead >= ONE) + Number(lead >= TWO); more > 0; more--)
				step = step * 64 + ALPHABET.indexOf(group[++i] as string)
			rank += step + (lead < ONE ? 0 : ONE)
			codes.push(writeRank(rank, kind.length, kind.digits))
		}
	}
	return codes
}

function writeRank(rank: number, length: number, digits: boolean): string {
	let code = ''
	for (let rest = rank; code.length < length; rest = Math.floor(rest / (digits ? 10 : 26)))
		code = (digits ? String(rest % 10) : String.fromCharCode(65 + (rest % 26))) + code
	return code
}

/** The codes of a country in other numberings than the current ISO 3166-2: lists of shop systems, and ISO before a renumbering (D-103). */
export interface Numberings {
	/** Our code of the province, by a code that ISO doesn't know. */
	readonly own: ReadonlyMap<string, string>
	/** Our codes of other provinces, by a code that ISO gives to one. */
	readonly others: ReadonlyMap<string, string>
}

/** Returns the numberings of a country in a table, as `scripts/build-provinces.ts` writes it. */
export function readNumberings(table: string, countryCode: string): Numberings {
	const own = new Map<string, string>()
	const others = new Map<string, string>()
	const start = table.indexOf(`;${countryCode} `)
	const [line = ''] = start < 0 ? [] : table.slice(start + 4).split(';', 1)
	for (const entry of line.split(' ')) {
		const [code = '', province = ''] = entry.split(/[=~]/g)
		const list = entry.includes('~') ? others : own
		list.set(code.replaceAll('_', ' '), province)
	}
	return { own, others }
}
