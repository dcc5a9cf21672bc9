/**
 * Joins the chunks of a build, so that an import reads few files: each file costs Node a millisecond, more for the module than for
 * its code. Also writes the CommonJS files, from the same modules and with the same syntax.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rollup } from 'rollup'

/** The small entries beside the main one. The code that they share with it is in files of their own. */
const LIGHT = ['contract', 'client']

/**
 * Rewrites the ES modules and CommonJS files of `entries` (names without extension) in `folder`. The main entry's imports end up in
 * five files:
 *
 * - the code that a form shares with the light entries
 * - the rest of what the light entries share with it
 * - the rest of what a form needs before its rules
 * - the rules of a form
 * - the main entry with the order
 *
 * Each file has the code that some entries reach, without the code of the files before it, so there are no import circles. A form
 * and its rules are in separate files, because a bundler can load files separately, but never splits one. Other code stays
 * separate.
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
	const rules = reach(['form-rules'])
	const entryFiles = new Set(entries.map(fileOf))
	const manualChunks = (id: string): string | undefined => {
		if (id === fileOf('index')) return 'index'
		if (entryFiles.has(id) || !all.has(id)) return undefined
		if (fields.has(id)) return base.has(id) ? 'ground' : 'fields'
		if (base.has(id)) return 'base'
		return rules.has(id) ? 'rules' : 'index'
	}
	const outputs = []
	for (const [format, extension] of [
		['es', 'js'],
		['cjs', 'cjs'],
	] as const) {
		outputs.push(
			await build.generate({
				format,
				manualChunks,
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
		if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), toAscii(file.code))
	}
}

/** Returns the same code in ASCII. A single other character would make an engine store the whole file with two bytes per character. */
function toAscii(code: string): string {
	return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
