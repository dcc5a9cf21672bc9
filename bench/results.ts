import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { placeIn } from '../scripts/place.ts'
import { LEAST_DISTINCT, type Result, type Row } from './harness.ts'

export const RESULTS: string = join(import.meta.dirname, 'results')

/** The machine of a measurement, for comparisons. */
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

/** A result for the terminal, with the targets. */
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

/** The number of unmet requirements: targets, and enough different inputs. */
export function countMisses({ rows, distinct }: Result): number {
	const targets = rows.filter((row) => row.target !== null && row.ratio < row.target).length
	return targets + (distinct < LEAST_DISTINCT ? 1 : 0)
}

/** Saves a result in `results/`, as JSON for the check and as Markdown for readers. */
export function writeResult(result: Kept): void {
	writeBoth(result.question, result, [
		`# ${result.title}`,
		'',
		`${formatInputs(result)}, ${result.passes} passes. ${formatMachine(result.machine)}`,
		'',
		'| | ns per call | times orderwright | at least |',
		'|---|---:|---:|---:|',
		...result.rows.map(
			(row) => `| ${row.name} | ${row.nanoseconds.toFixed(1)} | ${formatRatio(row.ratio)} | ${row.target ?? ''} |`,
		),
		'',
		...result.notes.map((note) => `- ${note}`),
		...listPackages(result.packages),
	])
}

/** Saves a study's figures in the same way. */
export function writeStudy(name: string, figures: object, page: readonly string[]): void {
	writeBoth(name, { study: name, machine: readMachine(), ...figures }, [...page, '', formatMachine(readMachine())])
}

function writeBoth(name: string, value: object, page: readonly string[]): void {
	mkdirSync(RESULTS, { recursive: true })
	writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(value, null, '\t')}\n`)
	writeFileSync(join(RESULTS, `${name}.md`), `${page.join('\n').trimEnd()}\n`)
}

/** The saved results by question. */
export function readKept(): ReadonlyMap<string, Kept> {
	const kept = new Map<string, Kept>()
	for (const file of readdirSync(RESULTS).filter((name) => name.endsWith('.json'))) {
		const value = JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as Partial<Kept>
		if (value.question !== undefined) kept.set(value.question, value as Kept)
	}
	return kept
}

/** Removes the results of deleted questions. */
export function removeResults(questions: readonly string[]): void {
	for (const name of questions) {
		for (const ending of ['json', 'md']) rmSync(join(RESULTS, `${name}.${ending}`), { force: true })
	}
}

/** Writes the page with the ratios of every saved question. */
export function writeIndex(): void {
	const results = sortKept()
	const rows = results.flatMap((result) =>
		result.rows.slice(1).map((row) => {
			const ours = result.rows[0]?.nanoseconds ?? 0
			const link = `[${result.question}](${result.question}.md)`
			return `| ${link} | ${ours.toFixed(0)} | ${row.name} | ${row.nanoseconds.toFixed(0)} | ${formatRatio(row.ratio)} |`
		}),
	)
	const questions = new Set(results.map(({ question }) => question))
	const pages = readdirSync(RESULTS).map((file) => file.replace(/\.md$/, ''))
	const studies = pages.filter((name) => !name.includes('.') && name !== 'README' && !questions.has(name))
	const page = [
		'# Results',
		'',
		'Written by `npm run bench -- --write`; do not edit. Medians of processor time, including garbage collection. A ratio divides two times of the same pass.',
		'',
		'| question | orderwright, ns | peer | peer, ns | ratio |',
		'|---|---:|---|---:|---:|',
		...rows,
		'',
		`Other studies: ${studies.map((name) => `[${name}](${name}.md)`).join(', ')}.`,
	]
	writeFileSync(join(RESULTS, 'README.md'), `${page.join('\n')}\n`)
}

const SPEED = placeIn('docs/performance.md', 'speed: written by npm run bench -- --write', 'end of speed')

/** Writes the ratios that have a target into docs/performance.md. */
export function writePerformance(): void {
	const targeted = sortKept().flatMap(({ title, rows }) =>
		rows.filter(({ target }) => target !== null).map(({ name, ratio }) => [formatRatio(ratio), name, title]),
	)
	const rows = [['times as fast', 'as', 'at'], ...targeted]
	const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
	const rule = widths.map((width, column) => (column === 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
	const [head = '', ...body] = rows.map((row) =>
		row.map((cell, at) => (at === 0 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | '),
	)
	SPEED.write([head, rule.join(' | '), ...body].map((line) => `| ${line} |\n`).join(''))
}

function sortKept(): readonly Kept[] {
	return [...readKept().values()].sort((a, b) => (a.question < b.question ? -1 : 1))
}

/** A ratio below this share of the saved ratio has fallen. */
const LEAST_SHARE = 2 / 3

/** The rows whose ratios are compared: all but orderwright's own rows, which compare its variants. */
const isPeer = (row: Row): boolean => !row.name.startsWith('orderwright')

/** The ratios that have fallen by more than a third since the result was saved, by question and peer. Never compares times. */
export function findFalls(result: Result, kept: Kept | undefined): ReadonlyMap<string, string> {
	const known = new Map((kept?.rows ?? []).filter(isPeer).map((row) => [row.name, row.ratio]))
	const falls = new Map<string, string>()
	for (const { name, ratio } of result.rows.filter(isPeer)) {
		const before = known.get(name)
		known.delete(name)
		const key = `${result.question}, ${name}`
		if (before === undefined) falls.set(key, 'has no ratio in bench/results')
		else if (ratio < before * LEAST_SHARE)
			falls.set(key, `fell from ${formatRatio(before)} x to ${formatRatio(ratio)} x`)
	}
	for (const name of known.keys()) falls.set(`${result.question}, ${name}`, 'has a ratio in bench/results, and is gone')
	return falls
}

function formatRatio(ratio: number): string {
	return ratio.toFixed(ratio < 10 ? 2 : 1)
}

function formatInputs({ inputs, distinct, seed }: Result): string {
	const few = distinct < LEAST_DISTINCT ? `, TOO FEW: ${LEAST_DISTINCT} are asked for` : ''
	return `${inputs} inputs, ${distinct} different${few}, seed ${seed}`
}

function formatMachine({ node, cpu, cores, platform }: Machine): string {
	return `Node ${node}, ${platform}, ${cpu}, ${cores} cores.`
}

function listPackages(packages: Readonly<Record<string, string>>): readonly string[] {
	const list = Object.entries(packages).map(([name, version]) => `${name} ${version}`)
	return list.length === 0 ? [] : ['', `Packages: ${list.join(', ')}.`]
}
