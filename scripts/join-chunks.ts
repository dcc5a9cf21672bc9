/**
 * Joins the chunks of a build, so that an import reads few files: each costs Node a millisecond, as a module more than its code. Also
 * writes the CommonJS files, from the same modules and with their syntax as it is.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rollup } from 'rollup'

/** The entries that are small; what they share with others is, with the contract, the lowest chunk. */
const LIGHT = ['tax', 'money', 'calendar', 'locale', 'personalization']

/**
 * Rewrites the ES modules and CommonJS files of `entries`, names without extension, in `folder`. What the front door imports ends in three
 * files: the light rules with the contract, which everybody needs some of; the address rules; and itself with the order. Each is what
 * some entries reach less the files before it, so that they never import each other in a circle. What the front door doesn't import
 * stays apart.
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
	const base = reach([...LIGHT, 'contract'])
	const address = reach(['address'])
	const entryFiles = new Set(entries.map(fileOf))
	const manualChunks = (id: string): string | undefined => {
		if (id === fileOf('index')) return 'index'
		if (entryFiles.has(id) || !all.has(id)) return undefined
		if (base.has(id)) return 'base'
		return address.has(id) ? 'address' : 'index'
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
	for (const file of readdirSync(folder)) if (/^chunk-.*\.c?js$/.test(file)) rmSync(join(folder, file))
	for (const file of outputs.flatMap(({ output }) => output)) {
		if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), toAscii(file.code))
	}
}

/** The same code without any character above ASCII, which would make engines keep the whole file with two bytes a character. */
function toAscii(code: string): string {
	return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
