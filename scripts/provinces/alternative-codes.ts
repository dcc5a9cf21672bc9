import { decided } from '../facts/read-countries.ts'
import type { Country, Division, Row } from './compile.ts'
import { misfits } from './compile.ts'

/**
 * Returns what other lists than the current ISO 3166-2 call a province: by country, the code and ours of the province, with `=` between
 * them if ISO doesn't know the code, and `~` if it gives the code to another province. A code that ISO doesn't know and that two lists give
 * to different provinces is in neither.
 */
export function compileAlternativeCodes(
	countries: ReadonlyMap<string, Country>,
): ReadonlyMap<string, readonly string[]> {
	const byCountry = new Map<string, string[]>()
	for (const [name, codes] of readAlternativeCodes()) {
		const { rows, otherDivisions } = countries.get(name) ?? { rows: [], otherDivisions: [] }
		for (const [code, provinces] of codes) {
			for (const province of provinces)
				if (!rows.some((row) => row.code === province))
					misfits.add(`${name}.json: no source has the province ${province}`)
			const isNumber = name === 'CN' && /^CN\d+$/.test(code)
			const isKnown = !isNumber && isKnownCode(name, code, rows, otherDivisions)
			const others = [...provinces].filter(
				(province) => !isKnown || !rows.some((row) => row.code === province && isCodeOf(row, code)),
			)
			if (others.length === 0 || (others.length > 1 && !isKnown)) continue
			const entries = others.map((province) => `${code}${isKnown ? '~' : '='}${province}`)
			byCountry.set(name, [...(byCountry.get(name) ?? []), ...entries])
		}
	}
	return new Map([...byCountry].sort())
}

/** Returns the lists: by country, then by code, the provinces that any list gives to the code. */
function readAlternativeCodes(): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
	const known = new Map<string, Map<string, Set<string>>>()
	for (const [name, lists] of decided('alternativeCodes')) {
		const entries = lists.flatMap(({ codes }) => codes.split(' '))
		const codes = known.get(name) ?? new Map<string, Set<string>>()
		known.set(name, codes)
		for (const entry of entries) {
			const [code = '', province = ''] = entry.split('=')
			codes.set(code, (codes.get(code) ?? new Set()).add(province))
		}
	}
	return known
}

/** Returns true for a code that already means a province or another level, with or without the country's letters. */
function isKnownCode(
	country: string,
	text: string,
	rows: readonly Row[],
	otherDivisions: readonly Division[],
): boolean {
	const bare = text.startsWith(country) && text.length > 3 ? text.slice(2) : text
	return [text, bare].some(
		(code) =>
			otherDivisions.some((level) => level.code === code) ||
			rows.some((row) => row.code === code || row.iso === `${country}-${code}` || row.codes.includes(code)),
	)
}

/** Returns true for a code of the row itself. */
function isCodeOf({ code, codes }: Row, text: string): boolean {
	return code === text || codes.includes(text)
}
