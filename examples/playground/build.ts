import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = import.meta.dirname
/** The folder of the built page. */
export const PLAYGROUND = join(ROOT, 'playground')

/** Bundles the script as one classic file, which a page opened from a disk can also load. */
async function bundle(): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [join(FOLDER, 'page.ts')],
		bundle: true,
		minify: true,
		format: 'iife',
		target: 'es2022',
		charset: 'utf8',
		loader: { '.md': 'text' },
		write: false,
		plugins: [
			{
				name: 'the library from its sources',
				setup: ({ onResolve }) =>
					onResolve({ filter: /^orderwright(?:\/|$)/ }, ({ path }) => ({
						path: join(ROOT, 'src/entries', `${path.slice('orderwright/'.length) || 'index'}.ts`),
					})),
			},
		],
	})
	return outputFiles[0]?.text ?? ''
}

/** Writes the page, three files for any static host, and returns its file URL. */
export async function buildPlayground(): Promise<string> {
	mkdirSync(PLAYGROUND, { recursive: true })
	for (const file of ['index.html', 'style.css']) copyFileSync(join(FOLDER, file), join(PLAYGROUND, file))
	writeFileSync(join(PLAYGROUND, 'page.js'), await bundle())
	return pathToFileURL(join(PLAYGROUND, 'index.html')).href
}
