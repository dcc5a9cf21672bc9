import { defineConfig } from 'tsup'
import packageJson from './package.json' with { type: 'json' }

/** One entry file in `src/` for each subpath that package.json exports. */
const entries = Object.keys(packageJson.exports)
	.filter((subpath) => !subpath.endsWith('.json'))
	.map((subpath) => `src/${subpath === '.' ? 'index' : subpath.slice(2)}.ts`)

export default defineConfig({
	entry: entries,
	format: ['esm', 'cjs'],
	target: 'es2022',
	platform: 'neutral',
	dts: true,
	splitting: true,
	treeshake: false,
	clean: true,
	// Named constants go where they are used: without it, every bundle that is made of this one carries them as variables.
	esbuildOptions: (options) => {
		options.minifySyntax = true
	},
})
