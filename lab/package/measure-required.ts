import { join } from 'node:path'
import { build } from 'esbuild'

const DIST = join(import.meta.dirname, '../../dist')

/** The rules of all countries, and those of one, in CommonJS. */
const WORLD = ['index']
const ONE = ['rules', 'countries/us']
/** Names in full are a larger part of the code than of the facts. */
const MAX_RAW = 0.56
const MAX_MINIFIED = 0.5

/**
 * Measures what `require` loads for the United States alone, in bytes: the files themselves, and minified as a bundler writes them that
 * drops nothing, such as Metro. A limit is a part of what all countries have.
 */
export async function measureRequired() {
	const [world, one] = [await measureFiles(WORLD), await measureFiles(ONE)]
	return [
		{ name: 'the rules of US, by `require`', size: one.raw, limit: world.raw * MAX_RAW },
		{ name: 'the rules of US, by `require`, minified', size: one.minified, limit: world.minified * MAX_MINIFIED },
	].map((measured) => ({ ...measured, path: 'dist/rules.js', import: measured.name }))
}

async function measureFiles(names: readonly string[]): Promise<{ readonly raw: number; readonly minified: number }> {
	const { outputFiles, metafile } = await build({
		stdin: { contents: names.map((name) => `require('./${name}.cjs')`).join('\n'), resolveDir: DIST },
		bundle: true,
		minify: true,
		format: 'cjs',
		platform: 'node',
		packages: 'external',
		write: false,
		metafile: true,
	})
	const sizes = Object.values(metafile.inputs).map(({ bytes }) => bytes)
	return { raw: sizes.reduce((sum, bytes) => sum + bytes, 0), minified: outputFiles[0]?.contents.length ?? 0 }
}
