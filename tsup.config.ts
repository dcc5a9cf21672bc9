import { basename } from 'node:path'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'
import { writeBlocks } from './scripts/blocks/write-blocks.ts'
import { buildCli } from './scripts/build-cli.ts'
import { dropWhitespace } from './scripts/drop-whitespace.ts'
import { ENTRIES } from './scripts/entries.ts'
import { joinChunks } from './scripts/join-chunks.ts'

/** One entry file in `src/entries/` for each subpath that package.json exports. */
const entries = ENTRIES.map((entry) => `src/entries/${entry}.ts`)
/** One script rather than a module: `scripts/build-bulk.ts` makes it, and only its types are made here. */
const BULK = 'src/entries/bulk.ts'

/** Repeat a few constants of the rest rather than sharing a file with it, so that nobody else's import reads one more. */
const LANGUAGES = entries.filter((entry) => /^src\/entries\/[a-z]{2}\.ts$/.test(entry))

const modules = [
	...entries.filter((entry) => entry !== BULK && !LANGUAGES.includes(entry)),
	// Files that a form loads, under names of their own. `writeBlocks` writes the second one anew.
	'src/form/element/by-country/country-rules.ts',
	'src/form/element/by-country/country-files.ts',
]
const nameOf = (module: string): string => basename(module, '.ts')

/** Writes each of them as one file that imports nothing. */
async function buildLanguages(): Promise<void> {
	for (const [format, extension] of [
		['esm', '.js'],
		['cjs', '.cjs'],
	] as const) {
		await build({
			entryPoints: LANGUAGES,
			outdir: 'dist',
			outExtension: { '.js': extension },
			format,
			bundle: true,
			platform: 'neutral',
			target: 'es2022',
			// Chinese, Japanese and Korean texts are half as long as with escapes.
			charset: 'utf8',
		})
	}
}

export default defineConfig({
	entry: Object.fromEntries(modules.map((module) => [nameOf(module), module])),
	format: ['esm', 'cjs'],
	target: 'es2022',
	platform: 'neutral',
	dts: { entry: entries, compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'] } },
	splitting: true,
	treeshake: false,
	clean: true,
	onSuccess: async () => {
		await joinChunks('dist', modules.map(nameOf))
		await buildLanguages()
		writeBlocks('dist')
		await buildCli('dist/cli.js')
		await dropWhitespace('dist')
	},
	// Named constants go where they are used: without it, every bundle that is made of this one carries them as variables.
	esbuildOptions: (options) => {
		options.minifySyntax = true
	},
})
