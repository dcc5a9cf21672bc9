import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { buildCli } from './scripts/build-cli.ts'
import { writeCountryData } from './scripts/country-data/write-country-data.ts'
import { dropWhitespace } from './scripts/drop-whitespace.ts'
import { ENTRIES } from './scripts/entries.ts'
import { FORM_LISTS, joinChunks } from './scripts/join-chunks.ts'

/** One entry file in `src/entries/` for each subpath that package.json exports. */
const entries = ENTRIES.map((entry) => `src/entries/${entry}.ts`)
/** One script rather than a module: `scripts/build-bulk.ts` makes it, and only its types are made here. */
const BULK = 'src/entries/bulk.ts'

const modules = [
	...entries.filter((entry) => entry !== BULK),
	// Files that a form loads, under names of their own. `writeBlocks` writes the second one anew.
	'src/form/element/by-country/country-rules.ts',
	'src/form/element/by-country/country-files.ts',
	// With a file for each of its modules, `orderwright/form` has no code of its own. A bundler would load the rules with any part of it.
	...FORM_LISTS,
	'src/form/apply-validity.ts',
	'src/form/form-schemas.ts',
	'src/form/format-address.ts',
	'src/form/format-field.ts',
]
const nameOf = (module: string): string => basename(module, '.ts')

/** Types are built once, for CommonJS. An ES module exports the same ones. */
function writeTypesOfModules(): void {
	for (const name of entries.filter((entry) => entry !== BULK).map(nameOf))
		writeFileSync(`dist/${name}.d.ts`, `export * from './${name}.cjs'\n`)
}

const code: Options = {
	entry: Object.fromEntries(modules.map((module) => [nameOf(module), module])),
	format: ['esm', 'cjs'],
	target: 'es2022',
	platform: 'neutral',
	splitting: true,
	treeshake: false,
	clean: true,
	onSuccess: async () => {
		writeTypesOfModules()
		await joinChunks('dist', modules.map(nameOf))
		writeCountryData('dist')
		await buildCli('dist/cli.js')
		await dropWhitespace('dist')
	},
	// Named constants go where they are used: without it, every bundle that is made of this one carries them as variables.
	esbuildOptions: (options) => {
		options.minifySyntax = true
	},
}

const types: Options = {
	entry: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])),
	format: 'cjs',
	dts: { only: true, compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'] } },
}

export default defineConfig(({ dts }) => (dts === false ? code : [code, types]))
