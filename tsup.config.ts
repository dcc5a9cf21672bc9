import { build } from 'esbuild'
import { defineConfig } from 'tsup'
import { buildCli } from './scripts/build-cli.ts'
import { ENTRIES } from './scripts/entries.ts'
import { joinChunks } from './scripts/join-chunks.ts'

/** One entry file in `src/` for each subpath that package.json exports. */
const entries = ENTRIES.map((entry) => `src/${entry}.ts`)
/** One script rather than a module: `scripts/build-bulk.ts` makes it, and only its types are made here. */
const BULK = 'src/bulk.ts'

/** Repeat a few constants of the rest rather than sharing a file with it, so that nobody else's import reads one more. */
const MESSAGES = entries.filter((entry) => /^src\/(?:messages|translate)\b/.test(entry))

const modules = entries.filter((entry) => entry !== BULK && !MESSAGES.includes(entry))

/** Writes each of them as one file that imports nothing. */
async function buildMessages(): Promise<void> {
	for (const [format, extension] of [
		['esm', '.js'],
		['cjs', '.cjs'],
	] as const) {
		await build({
			entryPoints: MESSAGES,
			outdir: 'dist',
			outExtension: { '.js': extension },
			format,
			bundle: true,
			platform: 'neutral',
			target: 'es2022',
		})
	}
}

export default defineConfig({
	entry: modules,
	format: ['esm', 'cjs'],
	target: 'es2022',
	platform: 'neutral',
	dts: { entry: entries, compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'] } },
	splitting: true,
	treeshake: false,
	clean: true,
	onSuccess: async () => {
		await joinChunks(
			'dist',
			modules.map((entry) => entry.slice('src/'.length, -'.ts'.length)),
		)
		await buildMessages()
		await buildCli('dist/cli.js')
	},
	// Named constants go where they are used: without it, every bundle that is made of this one carries them as variables.
	esbuildOptions: (options) => {
		options.minifySyntax = true
	},
})
