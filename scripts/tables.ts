/**
 * Writes the tables whose sources changed since they were last written, in one process.
 *
 *   npm run tables              what changed
 *   npm run tables -- --all     every table
 *   npm run tables -- phone     what build-phone.ts writes
 *   npm run tables -- --check   writes nothing; exits with 1 and names the files that would change
 *
 * What a table was made from is kept in `node_modules/.cache/tables.json`: each module that its script loaded, and what it read,
 * with a hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

/** The text of each file that a script writes, by its path from the root of the project. */
export type Files = Readonly<Record<string, string>>

/** The scripts `build-….ts`, in the order in which one needs what another writes; each with what it reads beside facts and packages. */
export const TABLES: Readonly<Record<string, readonly string[]>> = {
	home: ['package.json'],
	contract: ['src/service/model/operations'],
	countries: [],
	phone: [],
	provinces: [],
	'province-places': [],
	'zip-provinces': [],
	zips: [],
	'address-formats': [],
	names: ['src/languages'],
	openapi: [],
	rulebook: ['test/vectors'],
	'store-api': ['openapi.json'],
	languages: [],
	probes: ['test/vectors'],
	clauses: [],
	api: ['src/entries'],
	ruleset: ['package.json'],
}
const READ_BY_ALL = ['scripts/facts', 'package-lock.json']

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache/tables.json')

/** The hash of each file that a table was made from, or that it is. */
type Stamp = Readonly<Record<string, string>>

/** Returns the text of a script's files, and the modules that it loads: all anew, because a table before may have changed them. */
async function run(name: string): Promise<{ readonly files: Files; readonly modules: readonly string[] }> {
	const modules: string[] = []
	const script: { readonly write: () => Files | Promise<Files> } = await tsImport(`./build-${name}.ts`, {
		parentURL: import.meta.url,
		onImport: (url) => {
			const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '..'
			if (!path.startsWith('..') && !path.startsWith('node_modules')) modules.push(path)
		},
	})
	return { files: await script.write(), modules }
}

function stampOf(paths: Iterable<string>): Stamp {
	const files = [...paths].flatMap((path) => {
		const full = join(ROOT, path)
		if (!existsSync(full) || !statSync(full).isDirectory()) return [path]
		return readdirSync(full, { recursive: true, encoding: 'utf8' })
			.map((file) => join(path, file))
			.filter((file) => !statSync(join(ROOT, file)).isDirectory())
	})
	return Object.fromEntries([...new Set(files)].sort().map((file) => [file, hashOf(file)]))
}

/** The hashes of what this process has read. What it writes goes out of the map. */
const hashes = new Map<string, string>()

function hashOf(path: string): string {
	const full = join(ROOT, path)
	const known = hashes.get(path)
	const hash =
		known ?? (existsSync(full) ? createHash('sha256').update(readFileSync(full)).digest('base64url').slice(0, 16) : '')
	hashes.set(path, hash)
	return hash
}

/** Returns true if a table's files and all that it was made from are as they were. */
function isFresh(name: string, stamp: Stamp | undefined): boolean {
	if (stamp === undefined) return false
	const now = { ...stampOf([...READ_BY_ALL, ...(TABLES[name] ?? [])]), ...stampOf(Object.keys(stamp)) }
	return JSON.stringify(sorted(now)) === JSON.stringify(sorted(stamp))
}

const sorted = (stamp: Stamp): [string, string][] => Object.entries(stamp).sort(([a], [b]) => (a < b ? -1 : 1))

async function main(): Promise<void> {
	const options = { all: { type: 'boolean' }, check: { type: 'boolean' } } as const
	const { values, positionals } = parseArgs({ options, allowPositionals: true })
	const stamps: Record<string, Stamp> = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {}
	for (const [name, reads] of Object.entries(TABLES)) {
		if (positionals.length > 0 ? !positionals.includes(name) : !values.all && isFresh(name, stamps[name])) continue
		const { files, modules } = await run(name)
		const changed = Object.entries(files).filter(([path, text]) => readText(path) !== text)
		for (const [path, text] of values.check ? [] : changed) {
			mkdirSync(dirname(join(ROOT, path)), { recursive: true })
			writeFileSync(join(ROOT, path), text)
			hashes.delete(path)
		}
		for (const [path] of changed) console.log(`${values.check ? 'would change' : 'wrote'}  ${path}`)
		if (values.check && changed.length > 0) process.exitCode = 1
		else stamps[name] = stampOf([...READ_BY_ALL, ...reads, ...modules, ...Object.keys(files)])
	}
	mkdirSync(dirname(CACHE), { recursive: true })
	writeFileSync(CACHE, JSON.stringify(stamps))
}

function readText(path: string): string | null {
	const full = join(ROOT, path)
	return existsSync(full) ? readFileSync(full, 'utf8') : null
}

if (process.argv[1] === import.meta.filename) await main()
