/**
 * Joins the chunks of a build, so that an import reads few files: each file costs Node a millisecond, more for the module than for
 * its code. Also writes the CommonJS files, from the same modules and with the same syntax.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { rollup } from 'rollup'
import { toAscii } from './drop-whitespace.ts'

/** The small entries beside the main one. The code that they share with it is in files of their own. */
const LIGHT = ['contract', 'client']

/** An import for the order of side effects, which no file of the build has. A bundler would load the file with what imports it. */
const BARE_IMPORT = /^import '\.\/[^']+';\n/gm

/** The modules of `orderwright/form` that work before its rules are loaded. */
export const FORM_LISTS = ['src/form/address-form-reducer.ts', 'src/form/address-fields-of.ts']

/**
 * Rewrites the ES modules and CommonJS files of `entries` (names without extension) in `folder`. The main entry's imports end up in
 * eight files:
 *
 * - the code that a form shares with the light entries
 * - the rest of what the light entries share with it
 * - the rest of what the element needs before its rules
 * - what a form shows of all countries
 * - the rules of an address, for any facts
 * - the facts of all countries, with the rules bound to them
 * - the rules of an order, for any facts
 * - the main entry
 *
 * Each file has the code that some entries reach, without the code of the files before it, so there are no import circles. A form, its
 * rules and the facts of all countries are in separate files, because a bundler can load files separately, but never splits one. In
 * CommonJS, what `orderwright/rules` doesn't reach of each is in a file apart, because `require` loads whole files. Other code stays separate.
 */
export async function joinChunks(folder: string, entries: readonly string[]): Promise<void> {
	const fileOf = (entry: string): string => resolve(folder, `${entry}.js`)
	const modules = new Map<string, readonly string[]>()
	const build = await rollup({
		input: entries.map(fileOf),
		external: /^[^./]/,
		treeshake: false,
		plugins: [{ name: 'graph', moduleParsed: ({ id, importedIds }) => void modules.set(id, importedIds) }],
	})
	const reach = (names: readonly string[]): Set<string> => {
		const reached = new Set<string>()
		const visit = (id: string): void => {
			if (reached.has(id)) return
			reached.add(id)
			modules.get(id)?.forEach(visit)
		}
		for (const name of names) visit(fileOf(name))
		return reached
	}
	const all = reach(['index'])
	const base = reach(LIGHT)
	const fields = reach(['element'])
	const lists = reach(FORM_LISTS.map((path) => basename(path, '.ts')))
	const rules = reach(['form-rules'])
	const anyFacts = reach(['rules'])
	const entryFiles = new Set(entries.map(fileOf))
	const fileFor = (id: string): string => {
		if (base.has(id)) return fields.has(id) ? 'ground' : 'base'
		if (fields.has(id) || (lists.has(id) && anyFacts.has(id))) return 'fields'
		if (lists.has(id)) return 'lists'
		if (rules.has(id)) return anyFacts.has(id) ? 'rules' : 'facts'
		return anyFacts.has(id) ? 'order' : 'index'
	}
	const manualChunks = (id: string, isCommon: boolean): string | undefined => {
		if (id === fileOf('index')) return 'index'
		if (entryFiles.has(id) || !all.has(id)) return undefined
		return isCommon && anyFacts.has(id) ? `${fileFor(id)}_any` : fileFor(id)
	}
	const outputs = []
	for (const [format, extension] of [
		['es', 'js'],
		['cjs', 'cjs'],
	] as const) {
		outputs.push(
			await build.generate({
				format,
				manualChunks: (id) => manualChunks(id, format === 'cjs'),
				entryFileNames: `[name].${extension}`,
				chunkFileNames: `chunk-[hash].${extension}`,
				hoistTransitiveImports: false,
				minifyInternalExports: false,
				generatedCode: 'es2015',
				esModule: true,
			}),
		)
	}
	await build.close()
	// The parts that these modules were split into are in the new files now: shared code, and what an `import()` loads.
	for (const file of readdirSync(folder)) if (/-[A-Z0-9]{8}\.c?js$/.test(file)) rmSync(join(folder, file))
	for (const file of outputs.flatMap(({ output }) => output)) {
		if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), toAscii(file.code.replace(BARE_IMPORT, '')))
	}
}
