import { cutPrints } from '../text/fingerprint.ts'
import { PROVINCE_COUNTRIES, PROVINCE_COUNTS, PROVINCE_PRINTS } from './data/provinces.ts'
import { COUNTY_PRINT, PROVINCE_PRINT } from './province-key.ts'
import { lineOf, startOf } from './province-lines.ts'

/** The counts of a province: names that may go without their kind, whole ones, counties. */
const COUNTS = /(.)(?:!(.))?(?:#(.))?/g
/** How long the fingerprints of each are. */
const LENGTHS = [PROVINCE_PRINT, PROVINCE_PRINT, COUNTY_PRINT] as const

/**
 * By province of a country, the fingerprints of its other names: of those that may go without the province's kind, of whole ones,
 * and of counties. Provinces at the end that have none are left out.
 */
export function printsOf(countryCode: string): readonly (readonly string[][])[] {
	const before = readCounts(PROVINCE_COUNTS.slice(0, startOf(PROVINCE_COUNTS, PROVINCE_COUNTRIES, countryCode)))
	let at = 0
	for (const counts of before) for (const [sort, length] of LENGTHS.entries()) at += (counts[sort] ?? 0) * length
	const prints: string[][][] = []
	for (const counts of readCounts(lineOf(PROVINCE_COUNTS, PROVINCE_COUNTRIES, countryCode))) {
		const sorts: string[][] = []
		for (const [sort, length] of LENGTHS.entries()) {
			const end = at + (counts[sort] ?? 0) * length
			sorts.push(cutPrints(PROVINCE_PRINTS.slice(at, end), length))
			at = end
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

/** A count is written as a character from 0 on. */
function countOf(sign = '0'): number {
	return sign.charCodeAt(0) - 48
}
