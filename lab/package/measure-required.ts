import { join } from 'node:path'
import { build } from 'esbuild'

const DIST = join(import.meta.dirname, '../../dist')

/** Entries in CommonJS: the rules of all countries. Below: the rules and the data of one country. */
const WORLD = ['index']
const ONE = ['rules', 'countries/us']
/** The limit for files that aren't minified is higher, because long names are a larger part of the code than of the facts. */
const MAX_RAW = 0.56
const MAX_MINIFIED = 0.5

/**
 * Measures the bytes that `require` loads for only the United States: of the files themselves, and of minified files. A bundler that drops nothing,
 * such as Metro, writes such minified files. A limit is a part of the bytes of all countries.
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
