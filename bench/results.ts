import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { placeIn, tableOf } from '../scripts/place.ts'
import { MIN_DISTINCT, type Result, type Row } from './harness.ts'

export const RESULTS: string = join(import.meta.dirname, 'results')

/** The machine of a measurement. Readers need it to compare results. */
export interface Machine {
	readonly node: string
	readonly cpu: string
	readonly cores: number
	readonly platform: string
}

/** A saved result, with the machine and the versions of the packages. */
export interface Kept extends Result {
	readonly machine: Machine
	readonly packages: Readonly<Record<string, string>>
}

export function readMachine(): Machine {
	return {
		node: process.version,
		cpu: cpus()[0]?.model.trim() ?? 'unknown',
		cores: cpus().length,
		platform: `${process.platform} ${process.arch}`,
	}
}

/** Returns a result as text for the terminal, with the targets. */
export function formatResult(result: Result): string {
	const width = Math.max(...result.rows.map((row) => row.name.length))
	const lines = result.rows.map((row) => {
		const time = row.nanoseconds.toFixed(row.nanoseconds < 100 ? 1 : 0).padStart(10)
		const ratio = `${formatRatio(row.ratio)} x`.padStart(10)
		const target =
			row.target === null ? '' : `  at least ${row.target} x: ${row.ratio >= row.target ? 'met' : 'MISSED'}`
		return `  ${row.name.padEnd(width)} ${time} ns ${ratio}${target}`
	})
	const head = `${result.question}: ${result.title} (${formatInputs(result)})`
	return `${[head, ...lines, ...result.notes.map((note) => `  ${note}`)].join('\n')}\n\n`
}

/** Returns the number of unmet requirements: missed targets, and too few different inputs. */
export function countMisses({ rows, distinct }: Result): number {
	const targets = rows.filter((row) => row.target !== null && row.ratio < row.target).length
	return targets + (distinct < MIN_DISTINCT ? 1 : 0)
}

/** Saves a result in `results/`. */
export function writeResult(result: Kept): void {
	writeFileSync(join(RESULTS, `${result.question}.json`), `${JSON.stringify(result, null, '\t')}\n`)
}

export function readKept(): ReadonlyMap<string, Kept> {
	const files = readdirSync(RESULTS).filter((name) => name.endsWith('.json'))
	const results = files.map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as Kept)
	return new Map(results.map((result) => [result.question, result]))
}

/** The lowest ratio that the check accepts, by question and peer. */
export type LowWater = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * Returns the committed low-water marks. Raise a mark by hand when a question has become faster for good. The marks don't depend on the machine of
 * the results.
 */
export function readLowWater(): LowWater {
	return JSON.parse(readFileSync(join(import.meta.dirname, 'low-water.json'), 'utf8')) as LowWater
}

/** Removes the results of deleted questions. */
export function removeResults(questions: readonly string[]): void {
	for (const name of questions) rmSync(join(RESULTS, `${name}.json`), { force: true })
}

/** Writes the page with the ratios of every saved question. */
export function writeIndex(): void {
	const results = sortKept()
	const rows = results.flatMap((result) =>
		result.rows.slice(1).map((row) => {
			const ours = result.rows[0]?.nanoseconds ?? 0
			const link = `[${result.question}](${result.question}.json)`
			return `| ${link} | ${ours.toFixed(0)} | ${row.name} | ${row.nanoseconds.toFixed(0)} | ${formatRatio(row.ratio)} |`
		}),
	)
	const machines = [...new Set(results.map(({ machine }) => formatMachine(machine)))]
	const page = [
		'# Results',
		'',
		'Written by `npm run bench -- --write`; do not edit. Medians of processor time, including garbage collection. A ratio divides two times of the same pass.',
		'',
		...machines,
		'',
		'| question | orderwright, ns | peer | peer, ns | ratio |',
		'|---|---:|---|---:|---:|',
		...rows,
	]
	writeFileSync(join(RESULTS, 'README.md'), `${page.join('\n')}\n`)
}

const SPEED = placeIn('docs/compatibility.md', 'speed: written by npm run bench -- --write', 'end of speed')

/** Writes the ratios that have a target into docs/compatibility.md. */
export function writePerformance(): void {
	const targeted = sortKept().flatMap(({ title, rows }) =>
		rows.filter(({ target }) => target !== null).map(({ name, ratio }) => [formatRatio(ratio), name, title]),
	)
	SPEED.write(tableOf([['times as fast', 'as', 'at'], ...targeted]))
}

function sortKept(): readonly Kept[] {
	return [...readKept().values()].sort((a, b) => (a.question < b.question ? -1 : 1))
}

/** Returns true for rows of other packages. The rows of orderwright aren't compared with marks, because they only compare its own variants. */
const isPeer = (row: Row): boolean => !row.name.startsWith('orderwright')

/** Returns the ratios below their low-water marks, by question and peer. Compares only ratios, never times. */
export function findFalls({ question, rows }: Result, lowWater: LowWater): ReadonlyMap<string, string> {
	const marks = new Map(Object.entries(lowWater[question] ?? {}))
	const falls = new Map<string, string>()
	for (const { name, ratio } of rows.filter(isPeer)) {
		const mark = marks.get(name)
		marks.delete(name)
		const key = `${question}, ${name}`
		if (mark === undefined) falls.set(key, `has no mark in bench/low-water.json; it is ${formatRatio(ratio)} x`)
		else if (ratio < mark) falls.set(key, `is ${formatRatio(ratio)} x, below its low-water mark of ${mark} x`)
	}
	for (const name of marks.keys()) falls.set(`${question}, ${name}`, 'has a mark in bench/low-water.json, and is gone')
	return falls
}

function formatRatio(ratio: number): string {
	return ratio.toFixed(ratio < 10 ? 2 : 1)
}

function formatInputs({ inputs, distinct, seed }: Result): string {
	const few = distinct < MIN_DISTINCT ? `, TOO FEW: ${MIN_DISTINCT} are asked for` : ''
	return `${inputs} inputs, ${distinct} different${few}, seed ${seed}`
}

function formatMachine({ node, cpu, cores, platform }: Machine): string {
	return `Node ${node}, ${platform}, ${cpu}, ${cores} cores.`
}
