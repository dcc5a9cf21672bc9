import { provinceKeys } from '../../src/rules/province/province-key.ts'
import { writeNameLine } from '../write-table.ts'
import { aliasesOf } from './aliases.ts'
import { REDRAWN, use } from './choices.ts'
import { type Country, compileProvinces, type Division, type Row } from './compile.ts'

/** The lines of a country in each table of names, as `src/rules/country/fact-table.ts` reads them. */
export interface CountryLines {
	readonly provinces: readonly string[]
	readonly otherNames: readonly string[]
	/** The subdivisions that addresses don't name; their names only where addresses name provinces. */
	readonly otherDivisions: readonly string[]
}

/** Returns the lines of all countries. */
export function encode(): ReadonlyMap<string, CountryLines> {
	const sorted = [...compileProvinces()].map(([code, { rows, kept, otherDivisions }]) => {
		const inOrder = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))
		return [code, encodeCountry(code, { rows: inOrder, kept, otherDivisions })] as const
	})
	return new Map(sorted)
}

function encodeCountry(country: string, { rows, kept, otherDivisions }: Country): CountryLines {
	const taken = new Set(rows.map(({ code }) => code))
	const provinces = rows.map((row) => {
		const own = new Set(row.codes.filter((code) => code !== row.iso?.slice(3)))
		// ISO's old code of this province, which now belongs to another one.
		const retired = REDRAWN.includes(country) ? [...own].filter((code) => taken.has(code)) : []
		if (row.iso !== null) taken.add(row.iso.slice(3))
		const others = [...own].filter((code) => !taken.has(code) && !retired.includes(code))
		for (const code of others) taken.add(code)
		const iso = row.iso === null ? '~' : row.iso === `${country}-${row.code}` ? '' : `>${row.iso.slice(3)}`
		const codes = [...others.map((code) => `@${code}`), ...retired.map((code) => `>${code}`)]
		return writeNameLine(row.code + iso, [row.shown, ...codes])
	})
	const aliases = aliasesOf(country, rows)
	const otherNames = rows.flatMap(({ code }, at) => {
		const { bares = [], wholes = [] } = aliases[at] ?? {}
		const parts = kept.filter((entry) => entry.code === code).flatMap(({ names }) => names)
		const byKey = new Map(parts.map((name) => [provinceKeys(name)[1], name]))
		const names = [...bares, ...wholes.map((name) => `!${name}`), ...[...byKey.values()].map((name) => `/${name}`)]
		return names.length === 0 ? [] : [writeNameLine(code, names.sort())]
	})
	const rest = otherDivisions.filter(({ code }) => !taken.has(code)).sort((a, b) => (a.code < b.code ? -1 : 1))
	const isWritten = rows.length > 0 && !use['hidden']?.includes(country)
	const nameOf = isWritten ? otherDivisionNames(rows, otherDivisions) : new Map<string, readonly string[]>()
	return {
		provinces,
		otherNames,
		otherDivisions: isWritten
			? rest.map(({ code }) => writeNameLine(code, nameOf.get(code) ?? []))
			: joinRanges(rest.map(({ code }) => code)),
	}
}

/** Returns the names of each level that no province has. */
function otherDivisionNames(
	rows: readonly Row[],
	otherDivisions: readonly Division[],
): ReadonlyMap<string, readonly string[]> {
	const known = new Set(
		rows.flatMap(({ shown, listed, others, shared }) => [shown, ...listed, ...others, ...shared]).flatMap(provinceKeys),
	)
	const names = new Map<string, string[]>()
	for (const { code, name, names: others } of otherDivisions)
		for (const text of [name, ...others]) {
			const [, bare] = provinceKeys(text)
			if (known.has(bare)) continue
			known.add(bare)
			names.set(code, [...(names.get(code) ?? []), text])
		}
	return names
}

/** Returns codes with each run of numbers as a range: `08-10` for 08, 09 and 10. */
function joinRanges(codes: readonly string[]): readonly string[] {
	const ranges: string[][] = []
	for (const code of codes) {
		const before = ranges.at(-1)?.at(-1) ?? ''
		const next = /^\d+$/.test(before) ? `${Number(before) + 1}`.padStart(before.length, '0') : ''
		if (code === next) ranges.at(-1)?.push(code)
		else ranges.push([code])
	}
	return ranges.flatMap((range) => (range.length > 2 ? [`${range[0]}-${range.at(-1)}`] : range))
}
