/**
 * A list of names, each written without the letters that it shares with the start and the end of one base name. A name begins with a
 * comma if it shares no start, otherwise with a capital letter: B for two shared letters, C for three, and so on. It ends with the
 * number of letters that it shares with the end, if any. The names have no capitals and no commas.
 */
const ENTRY = /[,A-Z][^,A-Z]*/g
const BETWEEN = /(?=[,A-Z])/g
const ENDS_IN_DIGIT = /^.*\d$/
const BEFORE_A = 64
/** A shared start is worth its capital letter from three letters on, a shared end its digit from two letters on. */
const FEWEST_AT_START = 3
const FEWEST_AT_END = 2
const MOST_AT_START = 26
const MOST_AT_END = 9

/**
 * Returns the names of a list.
 *
 * @example
 * readNearNames('Ea2,biscay', 'california') // => ['califaia', 'biscay']
 */
export function readNearNames(list: string, base: string): string[] {
	return (list.match(ENTRY) ?? []).map((entry) => {
		const hasEnd = ENDS_IN_DIGIT.test(entry)
		const end = hasEnd ? Number(entry.slice(-1)) : 0
		const own = entry.slice(1, hasEnd ? -1 : undefined)
		return base.slice(0, Math.max(0, entry.charCodeAt(0) - BEFORE_A)) + own + base.slice(base.length - end)
	})
}

/**
 * Returns the names of a list whose base is its own first name; that one has no comma before it.
 *
 * @example
 * readTogether('catalonia,cataluna') // => ['catalonia', 'cataluna']
 */
export function readTogether(list: string): string[] {
	const [first = ''] = list.split(BETWEEN, 1)
	return first === '' ? [] : [first, ...readNearNames(list.slice(first.length), first)]
}

/**
 * Writes one name for such a list.
 *
 * @example
 * writeNearName('bizkaia', 'bizcaia') // => 'Ck3'
 */
export function writeNearName(name: string, base: string): string {
	const most = Math.min(name.length, base.length)
	let start = 0
	while (start < Math.min(MOST_AT_START, most) && name[start] === base[start]) start++
	if (start < FEWEST_AT_START) start = 0
	let end = 0
	while (end < Math.min(MOST_AT_END, most - start) && name.at(-1 - end) === base.at(-1 - end)) end++
	if (end < FEWEST_AT_END) end = 0
	const own = name.slice(start, name.length - end)
	const sign = start === 0 ? ',' : String.fromCharCode(BEFORE_A + start)
	return sign + own + (end > 0 || ENDS_IN_DIGIT.test(own) ? end : '')
}

/** Writes names as a list whose base is the first one. */
export function writeTogether([first = '', ...others]: readonly string[]): string {
	return first + others.map((name) => writeNearName(name, first)).join('')
}
