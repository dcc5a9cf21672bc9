import { decided } from './facts/read-countries.ts'
import { readFacts } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes the provinces of postal code prefixes, `src/rules/zip/data/zip-provinces.ts`, from `facts/zip-provinces.json` and the lines of
 * `facts/countries/`.
 */
/** Returns, by country and province (ISO 3166-2 suffix), prefixes without separators, sorted by length, then text. */
export function zipProvinces(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
	const facts = readFacts<{ countries: Record<string, Record<string, string>> }>('zip-provinces.json').countries
	const corrections = decided('zipProvinces').flatMap(([country, lines]) => lines.map((line) => ({ country, ...line })))
	const table = new Map<string, Map<string, Set<string>>>()
	const add = (country: string, province: string, prefixes: string): void => {
		const provinces = table.get(country) ?? new Map<string, Set<string>>()
		table.set(country, provinces)
		const known = provinces.get(province) ?? new Set()
		provinces.set(province, known)
		for (const prefix of prefixes.split(' ')) if (prefix !== '') known.add(prefix.replaceAll('-', ''))
	}
	for (const [country, provinces] of Object.entries(facts)) {
		for (const [province, prefixes] of Object.entries(provinces)) {
			const correction = corrections.find((line) => line.country === country && line.province === province)
			if (correction?.prefixes === '') continue
			add(country, correction?.as ?? province, prefixes)
		}
	}
	for (const { country, province, prefixes } of corrections) if (prefixes) add(country, province, prefixes)
	for (const { country, province, prefixes = '', alone } of corrections) {
		for (const [other, known] of table.get(country) ?? [])
			if (alone && other !== province) for (const prefix of prefixes.split(' ')) takeOut(prefix, known)
	}
	for (const province of table.get('AR')?.keys() ?? []) add('AR', province, province)
	return new Map(
		[...table]
			.sort()
			.map(([country, provinces]) => [
				country,
				new Map([...provinces].sort().map(([province, prefixes]) => [province, shorten(prefixes)])),
			]),
	)
}

/** Takes a prefix out of a set of prefixes: splits each shorter one into those of its ten digits that remain. */
function takeOut(prefix: string, prefixes: Set<string>): void {
	for (const known of [...prefixes]) {
		if (known.startsWith(prefix)) prefixes.delete(known)
		if (known === prefix || !prefix.startsWith(known)) continue
		prefixes.delete(known)
		for (let at = known.length; at < prefix.length; at++)
			for (const digit of '0123456789') if (digit !== prefix[at]) prefixes.add(prefix.slice(0, at) + digit)
	}
}

/**
 * Returns the shortest list of prefixes with the same meaning, sorted by length, then text. A prefix replaces all ten digits after
 * it.
 */
function shorten(prefixes: Set<string>): string[] {
	for (const prefix of [...prefixes].sort(byLength).reverse()) {
		const start = prefix.slice(0, -1)
		if (/^\d{2,}$/.test(prefix) && [...'0123456789'].every((digit) => prefixes.has(start + digit))) prefixes.add(start)
	}
	const begins = (prefix: string): boolean =>
		[...prefix].some((_, length) => length > 0 && prefixes.has(prefix.slice(0, length)))
	return [...prefixes].filter((prefix) => !begins(prefix)).sort(byLength)
}

export function buildZipProvinces(): string {
	const table = zipProvinces()
	const countries = [...table].map(([country, provinces]) => {
		const lines = [...provinces].map(([province, starts]) => `\t\t${keyOf(province)}: '${joinRanges(starts)}',\n`)
		return `\t${country}: {\n${lines.join('')}\t},\n`
	})
	return `// Written by scripts/build-zip-provinces.ts; do not edit.
// Sources: Google's address metadata (CC-BY 4.0, by way of commerceguys/addressing, MIT), Shopify's worldwide (MIT) and, for ID,
// those named in scripts/facts/zip-provinces.json, with the lines of scripts/facts/countries/.

import type { ZipProvinces } from '../zips.ts'

export const ZIP_PROVINCES: Readonly<Record<string, ZipProvinces>> = {
${countries.join('')}}
`
}

const keyOf = (code: string): string => (/^[A-Z]/.test(code) ? code : `'${code}'`)

/** Joins beginnings, sorted by length, then text: digits in a row as a range. */
function joinRanges(starts: readonly string[]): string {
	const ranges: { first: string; last: string }[] = []
	for (const start of starts) {
		const range = ranges.at(-1)
		if (range && /^\d+$/.test(start) && start.length === range.last.length && Number(start) === Number(range.last) + 1)
			range.last = start
		else ranges.push({ first: start, last: start })
	}
	return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ')
}

function byLength(a: string, b: string): number {
	return a.length - b.length || (a < b ? -1 : 1)
}

export const write = (): Files => ({ 'src/rules/zip/data/zip-provinces.ts': buildZipProvinces() })
