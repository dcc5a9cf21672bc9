/** Serves a page of these examples on this machine alone: bundles its script with the built library, as a shop's own build would. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const DIST = join(import.meta.dirname, '..', 'dist')
const TYPES = { '/': 'text/html', '/style.css': 'text/css' } as const

/** A page's script `built/page.js`, and beside it what it loads later: the text of each file by its path from the folder. */
export async function bundlePage(
	folder: string,
	page: string,
	plugins: readonly Plugin[] = [],
	mode: 'production' | 'development' = 'production',
): Promise<ReadonlyMap<string, string>> {
	const fileOf = (path: string): string => {
		const name = path.slice('orderwright/'.length).replace(/^countries\/(\w+)\/form$/, 'forms/$1')
		return join(DIST, `${name || 'index'}.js`)
	}
	const { outputFiles } = await build({
		entryPoints: [join(folder, page)],
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		target: 'es2022',
		jsx: 'automatic',
		outdir: join(folder, 'built'),
		entryNames: 'page',
		logLevel: 'error',
		write: false,
		define: {
			'process.env.NODE_ENV': JSON.stringify(mode),
			ngServerMode: 'false',
			__VUE_OPTIONS_API__: 'false',
			__VUE_PROD_DEVTOOLS__: 'false',
			__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
		},
		plugins: [
			...plugins,
			{
				name: 'the built library',
				setup: ({ onResolve }) => onResolve({ filter: /^orderwright(?:\/|$)/ }, ({ path }) => ({ path: fileOf(path) })),
			},
		],
	})
	return new Map(outputFiles.map(({ path, text }) => [path.slice(folder.length), text]))
}

/** Serves a folder's `index.html` and `style.css` with its script; port 0 is any that is free. */
export async function servePage(
	folder: string,
	page: string,
	port: number,
	plugins: readonly Plugin[] = [],
): Promise<{ readonly server: Server; readonly url: string }> {
	const scripts = await bundlePage(folder, page, plugins)
	const server = createServer(async ({ url = '' }, response) => {
		const path = url.split('?', 1)[0] ?? ''
		const script = scripts.get(path)
		const type = script === undefined ? TYPES[path as keyof typeof TYPES] : 'text/javascript'
		if (type === undefined) return response.writeHead(404).end()
		response.setHeader('content-type', `${type}; charset=utf-8`)
		return response.end(script ?? (await readFile(join(folder, path === '/' ? 'index.html' : 'style.css'))))
	})
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
