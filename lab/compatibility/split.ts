import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from '../shared/room.ts'

/** A form that begins with the data of US, as docs/bundle-size.md shows it. */
const PAGE = `import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElement } from 'orderwright/element'
defineAddressElement([US_FORM])
`
/** The most bytes that a page loads before the first key (minified, brotli): the budget of `check:sizes`, and webpack's code that loads chunks. */
const LIMIT = 31_000
/** The functions of a form without the element. Their rules load later. */
const LATER = ['initAddressForm, addressFormReducer', 'addressFieldsOf']
const MAX_LATER = 36_000
/** A message of the rules. It must be in a file that loads later. */
const RULES = "Addresses in {country} don't have one."
const DIST = join(ROOT, 'dist')

const require = createRequire(join(ROOT, 'lab/package.json'))
const esbuild = require('esbuild')

/** Bundles a page's script into a folder, with the bundler's default settings. Returns the file that the page loads. */
type Splitter = (entry: string, to: string) => Promise<string>

export const SPLITTERS: Readonly<Record<string, Splitter>> = {
	esbuild: async (entry, outdir) => {
		await esbuild.build({ entryPoints: [entry], outdir, bundle: true, splitting: true, minify: true, format: 'esm' })
		return 'form.js'
	},
	rollup: async (input, dir) => {
		const bundle = await require('rollup').rollup({
			input,
			plugins: [require('@rollup/plugin-node-resolve').default()],
		})
		await bundle.write({ dir })
		return 'form.js'
	},
	vite: async (entry, outDir) => {
		const root = dirname(entry)
		writeFileSync(join(root, 'index.html'), '<script type="module" src="form.js"></script>')
		await (await import(require.resolve('vite'))).build({ root, logLevel: 'silent', build: { outDir } })
		return / src="\/([^"]+)"/.exec(readFileSync(join(outDir, 'index.html'), 'utf8'))?.[1] ?? ''
	},
	webpack: (entry, path) => pack(require('webpack'), entry, path),
}

type Packer = (
	options: object,
	done: (error: Error | null, stats: { hasErrors(): boolean; toString(): string }) => void,
) => void

/** Bundles with webpack, or with a bundler that accepts webpack's options. */
export function pack(packer: Packer, entry: string, path: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const output = { path, filename: 'out.js' }
		packer({ entry, output, mode: 'production', target: 'web' }, (error, stats) => {
			if (error !== null || stats.hasErrors()) reject(error ?? new Error(stats.toString()))
			else resolve('out.js')
		})
	})
}

/**
 * Returns the faults of a page that a bundler made. A page without faults first loads only the facts of US, and each other file has the facts of one
 * country.
 */
export async function faultsOf(folder: string, name: string): Promise<readonly string[]> {
	const { first, texts } = await split(folder, name, PAGE)
	const modules = ['countries', 'phones'].flatMap((kind) =>
		readdirSync(join(DIST, kind))
			.filter((file) => file.endsWith('.js') && !/^(?:all-phones|with-\d)\./.test(file))
			.map((file) => factsWith(`${kind}/${file}`)),
	)
	const faults: string[] = []
	const size = await sizeOf([...first].map((file) => texts.get(file) ?? ''))
	let zips = 0
	const seen = new Set<string>()
	for (const [file, text] of texts) {
		const facts = factsIn(text)
		if (first.has(file)) {
			if (facts.length > 0) faults.push(`${file} has facts that load later`)
			zips += (text.match(/\bneed["']?:\s*["'`]/g) ?? []).length
			if (text.includes(RULES)) faults.push(`${file} has the rules`)
		} else if (!modules.some((module) => facts.every((fact) => module.has(fact))))
			faults.push(`${file} has facts of several countries`)
		for (const fact of facts) seen.add(fact)
	}
	for (const facts of modules) for (const fact of facts) if (!seen.has(fact)) faults.push(`${fact} is in no file`)
	if (![...texts.values()].some((text) => text.includes(RULES))) faults.push('no file has the rules')
	if (zips !== 1) faults.push(`the zips of ${zips} countries are in what the page loads`)
	if (size > LIMIT) faults.push(`${size} bytes before the first key`)
	console.error(`${name}: ${size} bytes before the first key, in ${first.size} of ${texts.size} files`)
	for (const names of LATER) faults.push(...(await faultsOfLater(folder, name, names)))
	return faults
}

/** Returns the faults of a page with a form without the element. The rules of a page without faults load later. */
async function faultsOfLater(folder: string, name: string, names: string): Promise<readonly string[]> {
	const page = `import { ${names} } from 'orderwright/form'
globalThis.form = [${names}]
globalThis.rules = import('orderwright/form-rules')
`
	const { first, texts } = await split(folder, name, page)
	const loaded = [...first].map((file) => texts.get(file) ?? '')
	const size = await sizeOf(loaded)
	console.error(`${name}: ${size} bytes of ${names} before the first key, in ${first.size} of ${texts.size} files`)
	const faults = size > MAX_LATER ? [`${size} bytes of ${names} before the first key`] : []
	if (loaded.some((text) => text.includes(RULES))) faults.push(`the rules load with ${names}`)
	if (![...texts.values()].some((text) => text.includes(RULES))) faults.push('no file has the rules')
	return faults
}

/** Bundles a page. Returns the texts of all its files, and of the files that load at once. */
async function split(folder: string, name: string, page: string) {
	const [entry, to] = [join(folder, 'form.js'), join(folder, `split-${name.replace(/\W/g, '')}`)]
	rmSync(to, { recursive: true, force: true })
	mkdirSync(to, { recursive: true })
	writeFileSync(entry, page)
	const first = await loadedWith(to, (await SPLITTERS[name]?.(entry, to)) ?? '')
	const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
	// A string in the code may continue on the next line.
	const texts = files.map((file) => [file, readFileSync(join(to, file), 'utf8').replaceAll('\\\n', '')] as const)
	return { first, texts: new Map(texts) }
}

/** Returns the bytes of these files: minified, and each file compressed separately. */
async function sizeOf(texts: readonly string[]): Promise<number> {
	let size = 0
	for (const text of texts) size += brotliCompressSync((await esbuild.transform(text, { minify: true })).code).length
	return size
}

/** Returns the files that load at once with a file. esbuild finds the imports. */
async function loadedWith(folder: string, file: string): Promise<ReadonlySet<string>> {
	const { metafile } = await esbuild.build({
		...{ entryPoints: [file], absWorkingDir: folder, outdir: 'none', write: false, metafile: true },
		...{ bundle: true, splitting: true, format: 'esm', logLevel: 'silent' },
	})
	const loaded = new Set<string>()
	const add = (name: string): void => {
		if (loaded.has(name)) return
		loaded.add(name)
		for (const { path, kind } of metafile.inputs[name]?.imports ?? []) if (kind === 'import-statement') add(path)
	}
	add(file)
	return loaded
}

/** Returns the names of the country data in a text. Each has the facts of one kind for one country or one calling code. */
const factsIn = (text: string): readonly string[] =>
	[...text.matchAll(/\bkind:\s*["'`](\w+)["'`],\s*of:\s*["'`]([\w*]+)["'`]/g)].map(([, kind, of]) => `${kind} ${of}`)

/** Returns the facts of a module and of the modules that it imports. For example, China brings Hong Kong. */
function factsWith(module: string): ReadonlySet<string> {
	const text = readFileSync(join(DIST, module), 'utf8')
	const others = [...text.matchAll(/^import .* from '(.*)'/gm)].map(([, path = '']) =>
		posix.join(dirname(module), path),
	)
	return new Set([...factsIn(text), ...others.flatMap((other) => [...factsWith(other)])])
}
