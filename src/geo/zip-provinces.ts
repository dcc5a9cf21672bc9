import { COUNTRY_PLACES, countryIndex } from './country-index.ts'
import { ZIP_PROVINCES } from './data/zip-provinces.ts'
import { readRun } from './province-codes.ts'

/** How a zip and a province go together; `shared`: the zip lies in several provinces, `unknown`: the tables do not say. */
export type ZipRelation = 'match' | 'mismatch' | 'shared' | 'unknown'

/** What a prefix of zips says: a node of the tree of all prefixes. */
interface Prefix {
	/** The provinces of this prefix and of those that it begins with. */
	codes: readonly string[]
	/** The longer prefixes, by their next character from 0 on. */
	readonly longer: (Prefix | undefined)[]
}

/** The provinces of a country's zips by prefix. */
interface ZipProvinces {
	/** The empty prefix. */
	readonly root: Prefix
	/** The length of the longest zip that the prefixes are about. */
	readonly longest: number
	readonly provinces: ReadonlySet<string>
}

/** By `countryIndex`: null where the tables say nothing, undefined until it is asked for. */
const countries: (ZipProvinces | null | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)
const NO_PROVINCES: readonly string[] = []
/** Countries with longer codes that are dealt out another way, and how long those of the table are: Cairo is 11511 and 4450113. */
const LONGEST: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** 0 is the first character that a code or a prefix can have; signs come before it. */
const FIRST_PLACE = 48
/** How long an entry is that stands for several codes, such as 02-81. */
const RUN_LENGTH = 5

/**
 * The provinces (ISO 3166-2 suffixes) that a zip lies in, by its country's alpha-2 code in capitals; the zip in canonical form.
 * None where the tables do not say.
 */
export function provinceCodesForZip(zip: string, countryCode: string): readonly string[] {
	const table = zipProvinces(countryCode)
	let codes = NO_PROVINCES
	if (table === null || zip.length > table.longest) return codes
	let prefix: Prefix | undefined = table.root
	for (let at = 0; prefix !== undefined; at++) {
		codes = prefix.codes
		if (at === zip.length) break
		const place = zip.charCodeAt(at) - FIRST_PLACE
		if (place >= 0) prefix = prefix.longer[place] // else a space or a dash
	}
	return codes
}

/**
 * How a zip in canonical form goes together with a province, an ISO 3166-2 suffix (D-14). A province that the tables do not
 * have is `unknown`.
 *
 * @example
 * relateCodes('90210', 'US', 'CA') // => 'match'
 * relateCodes('90210', 'US', 'NY') // => 'mismatch'
 * relateCodes('42223', 'US', 'KY') // => 'shared'
 * relateCodes('42810', 'US', 'KY') // => 'unknown'
 */
export function relateCodes(zip: string, countryCode: string, provinceCode: string): ZipRelation {
	const provinces = provinceCodesForZip(zip, countryCode)
	if (provinces.length === 1 && provinces[0] === provinceCode) return 'match'
	if (provinces.length === 0 || !zipProvinces(countryCode)?.provinces.has(provinceCode)) return 'unknown'
	return provinces.length > 1 ? 'shared' : 'mismatch'
}

function zipProvinces(countryCode: string): ZipProvinces | null {
	const index = countryIndex(countryCode)
	const known = countries[index]
	if (known !== undefined) return known
	const table = decode(countryCode)
	if (index >= 0) countries[index] = table
	return table
}

function decode(countryCode: string): ZipProvinces | null {
	const line = ZIP_PROVINCES.indexOf(`\n${countryCode}`)
	if (line < 0 || countryCode.length !== 2) return null
	const root: Prefix = { codes: NO_PROVINCES, longer: [] }
	const provinces = new Set<string>()
	let prefixes: readonly string[] = []
	const entries = ZIP_PROVINCES.slice(line + 3, ZIP_PROVINCES.indexOf('\n', line + 1)).split(';')
	for (const entry of entries.flatMap((text) => (isRun(text) ? readRun(text) : text))) {
		const province = entry.slice(0, endOf(entry, 0))
		provinces.add(province)
		prefixes = prefixesOf(entry.slice(province.length), prefixes)
		const codes = [province]
		for (const prefix of prefixes) {
			const node = nodeOf(root, prefix)
			node.codes = union(node.codes, codes)
		}
	}
	inherit(root)
	return { root, longest: LONGEST[countryCode] ?? Number.POSITIVE_INFINITY, provinces }
}

/** The node of a prefix, made with those before it where they are not there. */
function nodeOf(root: Prefix, prefix: string): Prefix {
	let node = root
	for (let at = 0; at < prefix.length; at++) {
		const place = prefix.charCodeAt(at) - FIRST_PLACE
		let next = node.longer[place]
		if (next === undefined) {
			next = { codes: NO_PROVINCES, longer: [] }
			node.longer[place] = next
		}
		node = next
	}
	return node
}

/** Gives every prefix the provinces of those that it begins with. */
function inherit(node: Prefix): void {
	for (const next of node.longer) {
		if (next === undefined) continue
		if (node.codes.length > 0) next.codes = union(node.codes, next.codes)
		inherit(next)
	}
}

/**
 * The prefixes that a list such as ` 01 020-7.9` stands for, the first of which comes after those of the province before where the
 * list names none; the notation is in the table's header.
 */
function prefixesOf(list: string, previous: readonly string[]): readonly string[] {
	const prefixes = list.startsWith(' ') ? [] : [nextOf(previous)]
	for (let at = 0; at < list.length; ) {
		const sign = list.charAt(at)
		const text = list.slice(at + 1, endOf(list, at + 1))
		at += 1 + text.length
		if (sign === '+') continue
		const before = prefixes[prefixes.length - 1] ?? ''
		if (sign === '-') {
			const from = before.charCodeAt(before.length - 1) + 1
			for (let last = from; last <= text.charCodeAt(0); last++) {
				prefixes.push(before.slice(0, -1) + String.fromCharCode(last))
			}
		} else {
			prefixes.push(sign === '.' ? before.slice(0, -text.length) + text : text)
		}
	}
	return prefixes
}

function isRun(entry: string): boolean {
	return entry.length === RUN_LENGTH && entry.charAt(2) === '-' && Number(entry.slice(0, 2)) >= 0
}

/** Where the code or prefix ends that begins at an index. */
function endOf(entry: string, from: number): number {
	let at = from
	while (entry.charCodeAt(at) >= FIRST_PLACE) at++
	return at
}

/** The number after the last prefix that is as long as the first. */
function nextOf(prefixes: readonly string[]): string {
	const { length } = prefixes[0] as string
	let last = prefixes.length - 1
	while ((prefixes[last] as string).length !== length) last--
	return String(Number(prefixes[last]) + 1).padStart(length, '0')
}

function union(some: readonly string[], more: readonly string[]): readonly string[] {
	if (some.length === 0) return more
	return more.length === 0 ? some : [...new Set([...some, ...more])].sort()
}
