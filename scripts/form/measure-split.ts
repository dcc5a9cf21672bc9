import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const DIST = join(import.meta.dirname, '../../dist')
const PAGE = `
import { defineAddressElement } from 'orderwright/element'
defineAddressElement()
document.querySelector('orderwright-address').rules = () => import('orderwright/form-rules')
`

/**
 * Measures what a page with the element loads, in bytes (minified, brotli): before the first key, and the rules after it, as
 * esbuild splits them.
 */
export async function measureSplit(): Promise<{ readonly before: number; readonly after: number }> {
	const { outputFiles, metafile } = await build({
		stdin: { contents: PAGE, resolveDir: DIST },
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
						path: join(DIST, `${path.slice('orderwright/'.length)}.js`),
					})),
			},
		],
	})
	let before = 0
	let after = 0
	for (const [name, { entryPoint }] of Object.entries(metafile.outputs)) {
		const file = outputFiles.find(({ path }) => path.endsWith(name.slice(name.lastIndexOf('/'))))
		const size = file === undefined ? 0 : brotliCompressSync(file.contents).length
		if (entryPoint?.endsWith('form-rules.js')) after += size
		else before += size
	}
	return { before, after }
}
