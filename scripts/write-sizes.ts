/**
 * Measures what each entry weighs (bundled, minified, brotli), compares it with its budget in `.size-limit.js`, and with the table
 * in the README. Reads `dist/`. Ends with status 1 when a budget is passed or the table is off by more than 0.1 kB.
 *
 *   npm run check:sizes      compares
 *   npm run sizes:readme     writes the table
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Budget {
	readonly name: string
	readonly path: string
	readonly import: string
}

interface Measured {
	readonly name: string
	/** In bytes. */
	readonly size: number
	/** In bytes. */
	readonly sizeLimit: number
	readonly passed: boolean
}

const ROOT = join(import.meta.dirname, '..')
const README = join(ROOT, 'README.md')
const START = '<!-- sizes: written by npm run sizes:readme -->\n'
const END = '<!-- end of sizes -->\n'
/** How far the table, which is rounded, may be from what is measured, in bytes. */
const TOLERANCE = 100

const { default: budgets } = (await import(pathToFileURL(join(ROOT, '.size-limit.js')).href)) as {
	default: readonly Budget[]
}
const run = spawnSync(join(ROOT, 'node_modules', '.bin', 'size-limit'), ['--json'], { cwd: ROOT, encoding: 'utf8' })
const measured = readMeasured(run.stdout)
const readme = readFileSync(README, 'utf8')
const [before = '', rest = ''] = readme.split(START)
const [table = '', after = ''] = rest.split(END)
if (after === '') throw new Error('The README has no place for the sizes.')

for (const { name, size, sizeLimit, passed } of measured) {
	const isOver = passed ? '' : '  PASSES ITS BUDGET'
	process.stdout.write(
		`${toKilobytes(size).padStart(6)} kB of ${toKilobytes(sizeLimit).padStart(5)} kB  ${name}${isOver}\n`,
	)
}
if (process.argv.includes('--write')) {
	writeFileSync(README, before + START + writeTable(measured) + END + after)
} else {
	const stale = measured.filter(({ name, size }) => !(Math.abs(readSize(name) * 1000 - size) <= TOLERANCE))
	for (const { name } of stale) process.stdout.write(`The README says another size of ${name}: npm run sizes:readme\n`)
	process.exitCode = stale.length > 0 || measured.some(({ passed }) => !passed) ? 1 : 0
}

function readMeasured(output: string): readonly Measured[] {
	try {
		return JSON.parse(output) as Measured[]
	} catch {
		throw new Error(`size-limit measured nothing: ${output}${run.stderr}`)
	}
}

/** Rows begin with the number, in columns as wide as the widest cell. */
function writeTable(sizes: readonly Measured[]): string {
	const rows = [['kB', 'what', 'import'], ...sizes.map(({ name, size }) => [toKilobytes(size), ...describe(name)])]
	const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
	const lines = rows.map(([kilobytes = '', ...cells]) =>
		[kilobytes.padStart(widths[0] ?? 0), ...cells.map((cell, at) => cell.padEnd(widths[at + 1] ?? 0))].join(' | '),
	)
	const rule = widths
		.map((width, column) => (column === 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
		.join(' | ')
	const [head = '', ...body] = lines
	return `\n${[head, rule, ...body].map((line) => `| ${line} |\n`).join('')}\n`
}

/** What the README says that an entry weighs, in kB; NaN where it says nothing. */
function readSize(name: string): number {
	const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
	const [what, from] = describe(name)
	return Number(cells.find((row) => row[2] === what && row[3] === from)?.[1] ?? Number.NaN)
}

/** What is imported, and from where. */
function describe(name: string): readonly [string, string] {
	const budget = budgets.find((each) => each.name === name)
	const entry = budget?.path.replace(/^dist\/(.*)\.c?js$/, '$1') ?? ''
	const what = budget?.import.replace(/^\{ (.*) \}$/, '`$1`') ?? ''
	return [what === '*' ? 'everything' : what, `\`orderwright${entry === 'index' ? '' : `/${entry}`}\``]
}

function toKilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1)
}
