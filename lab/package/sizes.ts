/**
 * Measures the size of each entry (bundled, minified, brotli). Compares the size with the entry's budget in `.size-limit.js` and with the table in
 * docs/bundle-size.md. Also measures the table of other packages in the README. Reads `dist/`. Exits with 1 if an entry is over budget, if a size
 * differs by more than 0.1 kB, or if a number of the other packages differs by more than a tenth.
 *
 * npm run check:sizes compares npm run check:sizes -- --write writes both tables, and the numbers of `lab/package/claims.ts` lab/run beside also
 * measures the speeds of the table of the README anew, in the same run
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { placeIn, tableOf } from '../../scripts/place.ts'
import { measure, writeAlternatives } from './alternatives.ts'
import { findStaleClaims, writeClaims } from './claims.ts'
import { measureCountries } from './measure-countries.ts'
import { measureRequired } from './measure-required.ts'
import { measureSplit } from './measure-split.ts'

const { values: flags } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

interface Budget {
	readonly name: string
	readonly path: string
	readonly import: string
	/** The budget, such as `7 kB`. */
	readonly limit: string
}

interface Measured {
	readonly name: string
	/** In bytes. */
	readonly size: number
	/** In bytes. */
	readonly limit: number
}

const ROOT = join(import.meta.dirname, '../..')
const SIZES = placeIn('docs/bundle-size.md', 'sizes: written by npm run check:sizes -- --write', 'end of sizes')
const BESIDE = placeIn('README.md', 'alternatives: written by lab/run beside', 'end of alternatives')
const NUMBER = /\d+(?:\.\d+)?/g
/** The bytes of a page that imports and prints nothing. */
const EMPTY_PAGE = 30
/** The allowed difference between the table and a measured size, in bytes: the rounding of the table, or half a percent of a large bundle. */
const tolerance = (size: number) => Math.max(100, size * 0.005)

const { default: budgets } = (await import(pathToFileURL(join(ROOT, '.size-limit.js')).href)) as {
	default: readonly Budget[]
}
const { before: first, after: later } = await measureSplit('allCountries')
const own = await measureSplit('countryData')
const [reducer, fields] = [await measureSplit('reducer'), await measureSplit('fields')]
const split = [
	{
		name: 'the element before its first key',
		path: 'dist/element.js',
		import: 'before the first key',
		size: first,
		limit: 30_500,
	},
	{
		name: 'the element with its rules',
		path: 'dist/element.js',
		import: 'with `orderwright/form-rules`',
		size: first + later,
		limit: 173_800,
	},
	{
		name: 'the element with the data of US before its first key',
		path: 'dist/element.js',
		import: 'before the first key, with `US_FORM`',
		size: own.before,
		limit: 30_500,
	},
	{
		name: 'the element with the rules of US',
		path: 'dist/element.js',
		import: 'with the rules of US',
		size: own.before + own.after,
		limit: 84_900,
	},
	{
		name: 'the element after a switch to Japan',
		path: 'dist/element.js',
		import: 'more, after a switch to Japan',
		size: own.switched,
		limit: 8000,
	},
	{
		name: 'the reducer before its first key',
		path: 'dist/form.js',
		import: '`initAddressForm, addressFormReducer`, with the rules later',
		size: reducer.before,
		limit: 36_000,
	},
	{
		name: 'the fields before the rules',
		path: 'dist/form.js',
		import: '`addressFieldsOf`, with the rules later',
		size: fields.before,
		limit: 36_000,
	},
	...(await measureCountries()),
	...(await measureRequired()),
]
const entries = await Promise.all(
	budgets.map(async ({ name, path, import: names, limit }) => ({
		name,
		size: (await measure(pageWith(names, path), 'iife')) - EMPTY_PAGE,
		limit: Number.parseFloat(limit) * 1000,
	})),
)
const measured: readonly Measured[] = [...entries, ...split]
const table = SIZES.read()

for (const { name, size, limit } of measured) {
	const isOver = size <= limit ? '' : '  over budget'
	process.stdout.write(
		`${toKilobytes(size).padStart(6)} kB of ${toKilobytes(limit).padStart(5)} kB  ${name}${isOver}\n`,
	)
}
const beside = await writeAlternatives()
if (flags.write) {
	SIZES.write(
		tableOf([['kB', 'what', 'import'], ...measured.map(({ name, size }) => [toKilobytes(size), ...describe(name)])]),
	)
	BESIDE.write(beside)
	writeClaims(sizeOf)
} else {
	const stale = measured.filter(({ name, size }) => !(Math.abs(readSize(name) * 1000 - size) <= tolerance(size)))
	for (const { name } of stale)
		process.stdout.write(`The size of ${name} in docs/bundle-size.md is out of date: npm run check:sizes -- --write\n`)
	const isBesideStale = !isLike(BESIDE.read(), beside)
	if (isBesideStale) process.stdout.write('The table of the README is out of date: lab/run beside\n')
	const claims = findStaleClaims(sizeOf)
	for (const claim of claims) process.stdout.write(`${claim}: npm run check:sizes -- --write\n`)
	process.exitCode =
		isBesideStale || claims.length > 0 || stale.length > 0 || measured.some(({ size, limit }) => size > limit) ? 1 : 0
}

/** Returns a page that imports and prints these names. */
function pageWith(names: string, path: string): string {
	if (names === '*') return `import * as all from './${path}'\nconsole.log(all)\n`
	return `import ${names} from './${path}'\nconsole.log(${names.slice(1, -1)})\n`
}

function sizeOf(entry: string): number {
	return measured.find(({ name }) => name === entry)?.size ?? Number.NaN
}

/** Returns true if two tables have the same cells. `isLikeCell` compares the cells. */
function isLike(kept: string, now: string): boolean {
	const cellsOf = (text: string): string[] =>
		text
			.split(/[|\n]/)
			.map((cell) => cell.trim())
			.filter((cell) => !/^-*$/.test(cell))
	const [before, after] = [cellsOf(kept), cellsOf(now)]
	return before.length === after.length && before.every((cell, at) => isLikeCell(cell, after[at] ?? ''))
}

/** Returns true if two cells have the same words, and their numbers differ by at most a tenth or 1. */
function isLikeCell(before: string, after: string): boolean {
	const [known, found] = [before, after].map((cell) => cell.match(NUMBER) ?? [])
	if (known === undefined || found === undefined || before.replace(NUMBER, '#') !== after.replace(NUMBER, '#'))
		return false
	return known.every((number, at) => Math.abs(Number(number) - Number(found[at])) <= Math.max(1, Number(number) / 10))
}

/** Returns the size of an entry in the table, in kB; NaN if the table has no such entry. */
function readSize(name: string): number {
	const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
	const [what, from] = describe(name)
	return Number(cells.find((row) => row[2] === what && row[3] === from)?.[1] ?? Number.NaN)
}

/** Returns the imported names and the entry. */
function describe(name: string): readonly [string, string] {
	const budget = [...budgets, ...split].find((each) => each.name === name)
	const entry = budget?.path.replace(/^dist\/(.*)\.c?js$/, '$1') ?? ''
	const what = budget?.import.replace(/^\{ (.*) \}$/, '`$1`') ?? ''
	return [what === '*' ? 'everything' : what, `\`orderwright${entry === 'index' ? '' : `/${entry}`}\``]
}

function toKilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1)
}
