import { ZIP_PROVINCES } from './data/zip-provinces.ts'

/** How a zip and a province go together; `shared`: the zip lies in several provinces, `unknown`: the tables do not say. */
export type ZipRelation = 'match' | 'mismatch' | 'shared' | 'unknown'

/** The provinces of a country's zips by prefix. */
interface ZipProvinces {
	readonly byPrefix: ReadonlyMap<string, readonly string[]>
	readonly provinces: ReadonlySet<string>
	readonly longest: number
}

const countries = new Map<string, ZipProvinces | null>()
const NO_PROVINCES: readonly string[] = []

/**
 * The provinces (ISO 3166-2 suffixes) that a zip lies in, by its country's alpha-2 code in capitals; the zip in canonical form.
 * None where the tables do not say.
 */
export function provinceCodesForZip(zip: string, countryCode: string): readonly string[] {
	const table = zipProvinces(countryCode)
	if (table === null) return NO_PROVINCES
	const characters = zip.replace(/[ -]/g, '')
	let found = NO_PROVINCES
	for (let length = Math.min(table.longest, characters.length); length > 0; length--) {
		const provinces = table.byPrefix.get(characters.slice(0, length))
		if (provinces !== undefined) found = found.length === 0 ? provinces : union(found, provinces)
	}
	return found
}

/**
 * How a zip in canonical form goes together with a province, an ISO 3166-2 suffix (D-14). A province that the tables do not
 * have is `unknown`.
 *
 * @example
 * relateZip('90210', 'US', 'CA') // => 'match'
 * relateZip('90210', 'US', 'NY') // => 'mismatch'
 * relateZip('42223', 'US', 'KY') // => 'shared'
 * relateZip('42810', 'US', 'KY') // => 'unknown'
 */
export function relateZip(zip: string, countryCode: string, provinceCode: string): ZipRelation {
	const provinces = provinceCodesForZip(zip, countryCode)
	if (provinces.length === 0 || !zipProvinces(countryCode)?.provinces.has(provinceCode)) return 'unknown'
	if (provinces.length > 1) return 'shared'
	return provinces[0] === provinceCode ? 'match' : 'mismatch'
}

function zipProvinces(countryCode: string): ZipProvinces | null {
	let table = countries.get(countryCode)
	if (table === undefined) {
		table = decode(countryCode)
		if (table !== null) countries.set(countryCode, table)
	}
	return table
}

function decode(countryCode: string): ZipProvinces | null {
	const line = ZIP_PROVINCES.indexOf(`\n${countryCode}`)
	if (line < 0 || countryCode.length !== 2) return null
	const byPrefix = new Map<string, readonly string[]>()
	const provinces = new Set<string>()
	let longest = 0
	for (const entry of ZIP_PROVINCES.slice(line + 3, ZIP_PROVINCES.indexOf('\n', line + 1)).split(';')) {
		const [province = ''] = entry.split(' ', 1)
		provinces.add(province)
		for (const prefix of prefixesOf(entry.slice(province.length))) {
			byPrefix.set(prefix, union(byPrefix.get(prefix) ?? NO_PROVINCES, [province]))
			longest = Math.max(longest, prefix.length)
		}
	}
	return { byPrefix, provinces, longest }
}

/** The prefixes that a list such as ` 01 020-7.9` stands for; the notation is in the table's header. */
function prefixesOf(list: string): readonly string[] {
	const prefixes: string[] = []
	for (const [, sign, text = ''] of list.matchAll(/([ .-])(\w+)/g)) {
		const before = prefixes.at(-1) ?? ''
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

function union(some: readonly string[], more: readonly string[]): readonly string[] {
	return [...new Set([...some, ...more])].sort()
}
