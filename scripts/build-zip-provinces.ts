import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes which prefixes of postal codes lie in which provinces, `src/geo/data/zip-provinces.ts`, from
 * `facts/zip-provinces.json` and the lines of `facts/zip-province-corrections.json`.
 */
const FACTS = join(import.meta.dirname, 'facts')
const TARGET = join(import.meta.dirname, '..', 'src', 'geo', 'data', 'zip-provinces.ts')

interface Correction {
	readonly country: string
	readonly province: string
	readonly prefixes?: string
	readonly as?: string
	readonly reason: string
	readonly source: string
}

/** By country and province (ISO 3166-2 suffix): prefixes without separators, sorted by length, then text. */
export function zipProvinces(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
	const facts = readFacts<{ countries: Record<string, Record<string, string>> }>('zip-provinces.json').countries
	const { corrections } = readFacts<{ corrections: Correction[] }>('zip-province-corrections.json')
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

/** Prefixes that say the same, sorted by length, then text: ten digits are their beginning, and one that begins with another is left out. */
function shorten(prefixes: Set<string>): string[] {
	for (const prefix of [...prefixes].sort(byLength).reverse()) {
		const start = prefix.slice(0, -1)
		if (/^\d{2,}$/.test(prefix) && [...'0123456789'].every((digit) => prefixes.has(start + digit))) prefixes.add(start)
	}
	const begins = (prefix: string): boolean =>
		[...prefix].some((_, length) => length > 0 && prefixes.has(prefix.slice(0, length)))
	return [...prefixes].filter((prefix) => !begins(prefix)).sort(byLength)
}

/** The table's source text; a test compares it with the committed file. */
export function buildZipProvinces(): string {
	const table = zipProvinces()
	const lines = [...table].map(([country, provinces]) => country + joinRuns(writeEntries(provinces)).join(';'))
	const count = [...table.values()].flatMap((provinces) => [...provinces.values()].flat()).length
	return `// Written by scripts/build-zip-provinces.ts; do not edit.
// Sources: Google's address metadata (CC-BY 4.0, by way of commerceguys/addressing, MIT) and Shopify's worldwide (MIT), in
// scripts/facts/zip-provinces.json, with the lines of scripts/facts/zip-province-corrections.json.
// ${table.size} countries, a line each, ${count} prefixes: the alpha-2 code, then by province the ISO 3166-2 suffix and its prefixes.
// A space begins a prefix; a full stop begins the end of one that starts as the prefix before it, and is as long; a hyphen
// stands for all up to the last character after it. Where no space follows the province, its first prefix is the number after
// the last one of the province before that is as long as that one's first, and so after a plus sign. 02-81 are so many provinces.

export const ZIP_PROVINCES = \`
${lines.join('\n')}
\`
`
}

/** The provinces of a country in the order of their first prefixes, each with its prefixes in the notation of the table. */
function writeEntries(provinces: ReadonlyMap<string, readonly string[]>): string[] {
	const entries: string[] = []
	let next = ''
	for (const [province, prefixes] of [...provinces].sort(([, [a = '']], [, [b = '']]) =>
		a < b ? -1 : a > b ? 1 : 0,
	)) {
		const list = abbreviate(prefixes, next)
		entries.push(province + (prefixes[0] === next && list.startsWith(' ') ? '+' : '') + list)
		const [first = ''] = prefixes
		const last = prefixes.filter((prefix) => prefix.length === first.length).at(-1)
		next = String(Number(last) + 1).padStart(first.length, '0')
	}
	return entries
}

/** Writes two-digit codes that follow one another, each with nothing but the next prefix, as a run. */
function joinRuns(entries: readonly string[]): string[] {
	const joined: string[] = []
	for (const entry of entries) {
		const [, first = entry, last = first] = /^(\d\d)(?:-(\d\d))?$/.exec(joined.at(-1) ?? '') ?? []
		if (/^\d\d$/.test(entry) && Number(last) + 1 === Number(entry)) joined[joined.length - 1] = `${first}-${entry}`
		else joined.push(entry)
	}
	return joined
}

/** Sorted prefixes in the notation of the table; the first may be the expected one. */
function abbreviate(prefixes: readonly string[], expected: string): string {
	let text = ''
	let before = ''
	for (let i = 0; i < prefixes.length; i++) {
		const prefix = prefixes[i] as string
		let end = i
		while (isNext(prefixes[end] as string, prefixes[end + 1])) end++
		if (i > 0 || prefix !== expected) text += start(before, prefix)
		if (end - i > 1) {
			before = prefixes[end] as string
			text += `-${before.at(-1)}`
			i = end
		} else {
			before = prefix
		}
	}
	return text
}

function start(before: string, prefix: string): string {
	if (before.length !== prefix.length) return ` ${prefix}`
	let same = 0
	while (before[same] === prefix[same]) same++
	return same === 0 ? ` ${prefix}` : `.${prefix.slice(same)}`
}

/** True for two prefixes that differ in their last character alone, by one. */
function isNext(prefix: string, next: string | undefined): boolean {
	if (next === undefined || next.length !== prefix.length || next.slice(0, -1) !== prefix.slice(0, -1)) return false
	return next.charCodeAt(next.length - 1) === prefix.charCodeAt(prefix.length - 1) + 1
}

function byLength(a: string, b: string): number {
	return a.length - b.length || (a < b ? -1 : 1)
}

function readFacts<T>(name: string): T {
	return JSON.parse(readFileSync(join(FACTS, name), 'utf8')) as T
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, buildZipProvinces())
