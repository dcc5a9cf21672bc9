import { codeAfter, readSteps } from '../../src/rules/province/province-codec.ts'
import { provinceKeys } from '../../src/rules/province/province-key.ts'
import { writeTogether } from '../name-writer.ts'
import { divideScripts } from '../script-lines.ts'
import { type Aliases, aliasesOf, writeAliases } from './aliases.ts'
import { REDRAWN, use } from './choices.ts'
import { hideCode, joinSteps } from './codes.ts'
import { compileProvinces, type Level, type Row } from './compile.ts'

export interface Tables {
	/** A block for each country, with a row for each province. */
	provinces: string
	otherNames: string
	/** A line for each country of these two tables. */
	scripts: string[]
	/** The countries of the lines of the next two tables. */
	levelCountries: string
	levelCodes: string
	levelNames: string
	levels: string
}

/** Sorts rows whose codes are letters so that the table is shortest: rows whose codes are encoded alike come together. */
function sortForTable(rows: Row[]): void {
	if (rows.some(({ code }) => /^\d+$/.test(code))) return
	const hidden = new Map(rows.map((row) => [row.code, hideCode(row.code, row.shown)]))
	const rankBy = (row: Row): string => `${hidden.get(row.code)} ${row.code}`
	rows.sort((a, b) => (rankBy(a) < rankBy(b) ? -1 : 1))
}

/** Encodes, for each code in the order of the steps, the keys of its names that no province has. */
function writeLevelNames(steps: string, rows: readonly Row[], levels: readonly Level[]): string {
	const provinces = new Set(
		rows.flatMap(({ shown, listed, others, shared }) => [shown, ...listed, ...others, ...shared]).flatMap(provinceKeys),
	)
	const owners = new Map<string, string>()
	for (const { code, name, names } of levels)
		for (const text of [name, ...names]) {
			const [, bare] = provinceKeys(text)
			if (!provinces.has(bare) && !owners.has(bare)) owners.set(bare, code)
		}
	const lists = readSteps(steps).map((code) => [...owners].filter(([, owner]) => owner === code).map(([key]) => key))
	return lists.map(writeTogether).join(';').replace(/;+$/, '')
}

export function encode(): Tables {
	const tables: Tables = {
		provinces: '\n',
		otherNames: '\n',
		scripts: [],
		levelCountries: '',
		levelCodes: '\n',
		levelNames: '\n',
		levels: '',
	}
	for (const [name, { rows, kept, otherLevels }] of compileProvinces()) {
		for (const { shown } of rows) if (/[,\n]|^=/.test(shown)) throw new Error(`${shown} does not fit into a row`)
		rows.sort((a, b) => (a.code < b.code ? -1 : 1))
		const taken = new Set(rows.map((row) => row.code))
		sortForTable(rows)
		const aliases = aliasesOf(name, rows)
		let above = ''
		const blocks = { provinces: `=${name}\n`, otherNames: `=${name}\n`, scripts: [] as string[] }
		for (const [i, row] of rows.entries()) {
			const own = new Set(row.codes.filter((code) => code !== row.iso?.slice(3)))
			// ISO's old code of this province, which now belongs to another one.
			const retired = REDRAWN.includes(name) ? [...own].filter((code) => taken.has(code)) : []
			if (row.iso !== null) taken.add(row.iso.slice(3))
			const others = [...own].filter((code) => !taken.has(code) && !retired.includes(code))
			for (const code of others) taken.add(code)
			const iso = row.iso === null ? '~' : row.iso === `${name}-${row.code}` ? '' : `>${row.iso.slice(3)}`
			const alike = [...others.map((code) => hideCode(code, row.shown)), ...retired.map((code) => `>${code}`)]
			const code = hideCode(row.code, row.shown)
			const codes = [(code === codeAfter(above) ? '' : code) + iso, ...alike].join(',')
			above = code
			blocks.provinces += `${row.shown}${codes === '' ? '' : `,${codes}`}\n`
			const keep = kept.filter((entry) => entry.code === row.code).flatMap((entry) => entry.names)
			const { bares, wholes } = aliases[i] as Aliases
			const counties = [...new Set(keep.map((text) => provinceKeys(text)[1]))]
			const { latin, scripts } = divideScripts([...bares].sort())
			blocks.otherNames += `${writeAliases(row.shown, { bares: [...latin], wholes, counties })}\n`
			blocks.scripts.push(scripts)
		}
		if (rows.length > 0) {
			tables.provinces += blocks.provinces
			tables.otherNames += `${blocks.otherNames.trimEnd()}\n`
			tables.scripts.push(blocks.scripts.join(' ').trimEnd())
		}
		const rest = otherLevels.map((other) => other.code).filter((code) => !taken.has(code))
		if (rest.length > 0) {
			const steps = joinSteps(rest)
			const isWritten = rows.length > 0 && !use['hidden']?.includes(name)
			const names = isWritten ? writeLevelNames(steps, rows, otherLevels) : ''
			tables.levelCountries += name
			tables.levelCodes += `${steps}\n`
			tables.levelNames += `${names}\n`
		}
		if (otherLevels.length > 0) tables.levels += `\n${name}${otherLevels.map((o) => `${o.code}:${o.name}`).join(';')}`
	}
	return { ...tables, levels: `${tables.levels}\n` }
}
