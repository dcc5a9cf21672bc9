/**
 * Tests the packed package with several versions of TypeScript, with each kind of module resolution, and with several bundlers. Compares the results
 * with the tables of docs/compatibility.md.
 *
 * lab/run compatibility compares lab/run compatibility -- --write writes the tables lab/run compatibility -- --hosts builds a page with the element
 * in whole hosts, and opens it
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import packageJson from '../../package.json' with { type: 'json' }
import { placeIn } from '../../scripts/place.ts'
import { SCHEMAS } from '../../src/entries/contract.ts'
import { packAndInstall } from '../shared/install-tarball.ts'
import { makeFolder, ROOT, runProgram } from '../shared/room.ts'
import { tryHosts } from './hosts.ts'
import { faultsOf, pack, SPLITTERS } from './split.ts'

const TOOLS = join(ROOT, 'lab')
const { dependencies } = createRequire(import.meta.url)('./package.json') as {
	readonly dependencies: Readonly<Record<string, string>>
}
const COMPILERS = Object.keys(dependencies).filter((name) => name.startsWith('typescript-'))
/** The kinds of module resolution, each with the module format that it needs. */
const RESOLUTIONS = [
	['bundler', 'esnext'],
	['node16', 'node16'],
	['nodenext', 'nodenext'],
	['node10', 'commonjs'],
] as const
const SUBPATHS = Object.keys(packageJson.exports).filter((name) => !/\*|\.json$/.test(name))

/** A page, and the answers that it must print. */
const PAGE = `import { checkPhone, checkZip, validateOrder } from 'orderwright'
globalThis.answers = [
	checkZip('k1a0b1', 'CA').value,
	checkPhone('(415) 983-8030', 'US').value.e164,
	validateOrder({ address: { countryCode: 'BR' } }).issues.length,
].join(' ')
`
const ANSWERS = 'K1A 0B1 +14159838030 7'

type Cell = 'yes' | 'all but element' | 'main entry' | 'no'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { write: flag, hosts: flag } })
if (values.hosts) {
	const rows = await tryHosts()
	process.stdout.write(toTable([['a page with the element', 'with all countries', 'with one country'], ...rows]))
	process.exit(rows.flat().includes('no') ? 1 : 0)
}
const folder = makeFolder('compatibility')
packAndInstall(folder)
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')

const kinds = RESOLUTIONS.map(([resolution]) => resolution)
const types = [
	['TypeScript', ...kinds],
	...COMPILERS.map((name) => [versionOf(name), ...RESOLUTIONS.map(([kind, format]) => compile(name, kind, format))]),
]
const bundles = [
	['bundler', 'version', 'the bundle gives the same answers', 'a form loads its country alone'],
	...(await bundleAll()),
]
const made = [
	['types of openapi.json', ...COMPILERS.map(versionOf)],
	['openapi-typescript', ...acceptMade()],
]
const place = placeIn('docs/compatibility.md', 'measured by lab/run compatibility -- --write', 'end of measured')
const tables = [types, made, bundles].map(toTable).join('\n')
process.stdout.write(tables)
if (values.write) place.write(tables)
else if (squeeze(place.read()) !== squeeze(tables)) {
	process.stdout.write('docs/compatibility.md has other results: lab/run compatibility -- --write\n')
	process.exitCode = 1
}

/** Counts the subpaths that a strict project can import. Also counts them with a check of the package's own types. */
function compile(compiler: string, resolution: string, format: string): Cell {
	const tries: readonly (readonly [Cell, readonly string[]])[] = [
		['yes', SUBPATHS],
		['all but element', SUBPATHS.filter((name) => !name.endsWith('element'))],
		['main entry', ['.']],
	]
	return tries.find(([, subpaths]) => compiles(compiler, resolution, format, writeConsumer(subpaths)))?.[0] ?? 'no'
}

function writeConsumer(subpaths: readonly string[]): string {
	const imports = subpaths.map((name, at) => `import * as entry${at} from '${name.replace(/^\./, 'orderwright')}'`)
	return `${imports.join('\n')}
export const entries = [${subpaths.map((_, at) => `entry${at}`)}]
const verdict = entry0.validateOrder({ address: { countryCode: 'US' } })
export const value: string | null | undefined = verdict.status === 'valid' ? verdict.value.taxNumber : null
// @ts-expect-error a value is there only if the verdict is valid
export const wrong: object = verdict.value
`
}

/** Returns for each compiler whether the types that openapi-typescript makes from `openapi.json` can be used as the library's types. */
function acceptMade(): Cell[] {
	const program = join(TOOLS, 'node_modules/openapi-typescript/bin/cli.js')
	runProgram(folder, process.execPath, [program, join(ROOT, 'openapi.json'), '-o', 'made.d.ts'])
	const declared = readFileSync(join(ROOT, 'dist/contract.d.cts'), 'utf8')
	const exported: readonly string[] = declared.slice(declared.lastIndexOf('export {')).match(/\w+(?=\s*[,}])/g) ?? []
	// The schema of a part, such as an image, has no type of its own. The type of the whole object contains it.
	const names = Object.keys(SCHEMAS).filter((name) => exported.includes(name))
	const code = `import type { components } from './made.js'
import type * as contract from 'orderwright/contract'
type Made = components['schemas']
${names.map((name) => `export const accept${name} = (made: Made['${name}']): contract.${name} => made\n`).join('')}`
	return COMPILERS.map((compiler) => (compiles(compiler, 'bundler', 'esnext', code) ? 'yes' : 'no'))
}

function compiles(compiler: string, resolution: string, module: string, code: string): boolean {
	const options = { module, moduleResolution: resolution, target: 'es2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'] }
	const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [] }
	const silence = compiler === 'typescript-6.0' ? { ignoreDeprecations: '6.0' } : {}
	writeFileSync(
		join(folder, 'tsconfig.json'),
		JSON.stringify({ compilerOptions: { ...options, ...strict, ...silence }, files: ['index.ts'] }),
	)
	writeFileSync(join(folder, 'index.ts'), code)
	try {
		runProgram(folder, process.execPath, [join(TOOLS, 'node_modules', compiler, 'bin/tsc'), '-p', folder])
		return true
	} catch (error) {
		console.error(`${compiler} ${resolution}: ${(error as Error).message.split('\n', 1)}`)
		return false
	}
}

async function bundleAll(): Promise<string[][]> {
	const entry = join(folder, 'page.js')
	writeFileSync(entry, PAGE)
	const require = createRequire(join(TOOLS, 'package.json'))
	const out = (name: string): string => {
		mkdirSync(join(folder, name), { recursive: true })
		return join(folder, name, 'out.js')
	}
	const bundlers: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
		esbuild: async (outfile) => {
			await require('esbuild').build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'iife' })
		},
		rollup: async (file) => {
			const resolve = require('@rollup/plugin-node-resolve').default
			const bundle = await require('rollup').rollup({ input: entry, plugins: [resolve()] })
			await bundle.write({ file, format: 'iife' })
		},
		vite: async (file) => {
			const { build } = await import(require.resolve('vite'))
			const lib = { entry, formats: ['iife'], name: 'page', fileName: () => 'out.js' }
			await build({ root: folder, logLevel: 'silent', build: { lib, outDir: dirname(file) } })
		},
		webpack: (file) => pack(require('webpack'), entry, dirname(file)),
		parcel: async (file) => {
			const { Parcel } = require('@parcel/core')
			const page = { context: 'browser', outputFormat: 'global', includeNodeModules: true, distDir: dirname(file) }
			const options = { entries: entry, mode: 'production', shouldDisableCache: true, env: { NODE_ENV: 'production' } }
			await new Parcel({
				...options,
				defaultConfig: require.resolve('@parcel/config-default'),
				targets: { page: { ...page, distEntry: 'out.js', sourceMap: false } },
			}).run()
		},
		'@rspack/core': async (file) => pack((await import(require.resolve('@rspack/core'))).rspack, entry, dirname(file)),
	}
	const rows: string[][] = []
	for (const [name, bundle] of Object.entries(bundlers)) {
		const file = out(name.replace(/\W/g, ''))
		await bundle(file)
		const context: { answers?: unknown } = createContext({})
		runInContext(readFileSync(file, 'utf8'), context)
		const faults = name in SPLITTERS ? await faultsOf(folder, name) : null
		for (const fault of faults?.slice(0, 10) ?? []) console.error(`${name}: ${fault}`)
		const isSplit = faults === null ? '' : faults.length === 0 ? 'yes' : 'no'
		rows.push([name, versionOf(name), context.answers === ANSWERS ? 'yes' : 'no', isSplit])
	}
	return rows
}

function versionOf(name: string): string {
	return JSON.parse(readFileSync(join(TOOLS, 'node_modules', name, 'package.json'), 'utf8')).version
}

function toTable(rows: readonly (readonly string[])[]): string {
	const [head = [], ...body] = rows
	return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('')
}

/** Removes the spaces and dashes that a formatter may add to a table. */
function squeeze(table: string): string {
	return table.replace(/[ -]+/g, ' ').trim()
}
