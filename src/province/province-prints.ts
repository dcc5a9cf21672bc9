import { PROVINCE_COUNTS, PROVINCE_PRINTS, PROVINCE_TAILS } from './data/province-names.ts'
import { PROVINCE_COUNTRIES } from './data/provinces.ts'
import { PRINT_HEAD } from './province-key.ts'
import { lineOf, startOf } from './province-lines.ts'

/** The counts of a province, in this order: names that also match without the kind of province, whole names, counties. */
const COUNTS = /(.)(?:!(.))?(?:#(.))?/g
/** Only the first two sorts have a last character in the string of tails. */
const WITH_TAIL = 2

/**
 * Returns, for each province of a country, the fingerprints of its other names in three lists: names that also match without the
 * kind of province, whole names, and counties. Provinces without other names at the end of the list are missing.
 */
export function printsOf(countryCode: string): readonly (readonly string[][])[] {
	let head = 0
	let tail = 0
	const start = startOf(PROVINCE_COUNTS, PROVINCE_COUNTRIES, countryCode)
	for (const [bares = 0, wholes = 0, counties = 0] of readCounts(PROVINCE_COUNTS.slice(0, start))) {
		head += (bares + wholes + counties) * PRINT_HEAD
		tail += bares + wholes
	}
	const prints: string[][][] = []
	for (const counts of readCounts(lineOf(PROVINCE_COUNTS, PROVINCE_COUNTRIES, countryCode))) {
		const sorts: string[][] = []
		for (const [sort, count] of counts.entries()) {
			const list: string[] = []
			for (let i = 0; i < count; i++) {
				const print = PROVINCE_PRINTS.slice(head, head + PRINT_HEAD)
				list.push(sort < WITH_TAIL ? print + PROVINCE_TAILS.charAt(tail++) : print)
				head += PRINT_HEAD
			}
			sorts.push(list)
		}
		prints.push(sorts)
	}
	return prints
}

function readCounts(lines: string): number[][] {
	return [...lines.matchAll(COUNTS)].map(readCount)
}

function readCount([, ...signs]: readonly (string | undefined)[]): number[] {
	return signs.map(countOf)
}

/** Decodes a count: `0` is 0, `1` is 1, and so on through the character codes. */
function countOf(sign = '0'): number {
	return sign.charCodeAt(0) - 48
}
