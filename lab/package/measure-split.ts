import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const DIST = join(import.meta.dirname, '../../dist')

/** Returns a form without the element. Its rules load later. */
const later = (names: string): string => `
import { ${names} } from 'orderwright/form'
globalThis.form = [${names}]
globalThis.rules = import('orderwright/form-rules')
`

/** The pages: one with the rules of all countries, one that begins with the data of US, and two without the element. */
const PAGES = {
	allCountries: `
import { ALL_FORM } from 'orderwright/countries/all/form'
import { defineAddressElement } from 'orderwright/element'
defineAddressElement([ALL_FORM])
`,
	countryData: `
import { US_FORM } from 'orderwright/countries/us/form'
import { defineAddressElement } from 'orderwright/element'
defineAddressElement([US_FORM])
`,
	reducer: later('initAddressForm, addressFormReducer'),
	fields: later('addressFieldsOf'),
}
/** The files that load when another country is chosen. */
const SWITCH = ['country-files.js', 'countries/jp.js']

/**
 * Measures the bytes (minified, brotli) that a page in English with the element loads, with esbuild's chunks: before the first key, and the rules
 * after it. The rules include every chunk of a filled and sent form. With data by country, also measures a switch to Japan.
 */
export async function measureSplit(
	page: keyof typeof PAGES,
): Promise<{ readonly before: number; readonly after: number; readonly switched: number }> {
	const { outputFiles, metafile } = await build({
		stdin: { contents: PAGES[page], resolveDir: DIST },
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		outdir: DIST,
		write: false,
		metafile: true,
		logLevel: 'error',
		plugins: [
			{
				name: 'the built library',
				setup: ({ onResolve }) =>
					onResolve({ filter: /^orderwright\// }, ({ path }) => ({
						path: join(DIST, `${path.slice('orderwright/'.length).replace(/^countries\/(\w+)\/form$/, 'forms/$1')}.js`),
					})),
			},
		],
	})
	const sizeOf = (name: string): number => {
		const file = outputFiles.find(({ path }) => path.endsWith(name.slice(name.lastIndexOf('/'))))
		return file === undefined ? 0 : brotliCompressSync(file.contents).length
	}
	/** Returns all files that load at once with a file. */
	const loadedWith = (name: string, loaded: Set<string> = new Set()): ReadonlySet<string> => {
		if (loaded.has(name)) return loaded
		loaded.add(name)
		for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
			if (kind === 'import-statement') loadedWith(path, loaded)
		return loaded
	}
	const entryOf = (ending: string): string =>
		Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(ending))?.[0] ?? ''
	const first = loadedWith(entryOf('<stdin>'))
	const asked = [...first].flatMap((name) => metafile.outputs[name]?.imports ?? [])
	const later = asked.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [...loadedWith(path)] : []))
	const rules = new Set(later.filter((name) => !first.has(name)))
	const sum = (names: Iterable<string>): number => [...names].reduce((size, name) => size + sizeOf(name), 0)
	const switched = new Set(SWITCH.flatMap((ending) => [...loadedWith(entryOf(ending))]))
	const more = [...switched].filter((name) => !first.has(name) && !rules.has(name))
	return { before: sum(first), after: sum(rules), switched: sum(more) }
}
