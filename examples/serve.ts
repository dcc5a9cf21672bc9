/** Serves a page of these examples on this machine alone: bundles its script with the built library, as a shop's own build would. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'

const DIST = join(import.meta.dirname, '..', 'dist')
const TYPES = { '/': 'text/html', '/style.css': 'text/css' } as const

/**
 * Compiles components of Svelte, as Svelte's own plugins do. Superforms belongs to SvelteKit: its modules `$app/…` have a stand-in, and modules
 * of Node, which an adapter for another library imports, are left out, as SvelteKit's bundler leaves them out.
 */
const svelte: Plugin = {
	name: 'Svelte without SvelteKit',
	setup: ({ onLoad, onResolve }) => {
		onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
			contents: compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' }).js.code,
		}))
		onResolve({ filter: /^\$app\// }, () => ({ path: join(import.meta.dirname, 'without-sveltekit.ts') }))
		onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
	},
}

/** A page's script `built/page.js`, and beside it what it loads later: the text of each file by its path from the folder. */
export async function bundlePage(folder: string, page: string): Promise<ReadonlyMap<string, string>> {
	const fileOf = (path: string): string => join(DIST, `${path.slice('orderwright/'.length) || 'index'}.js`)
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
			'process.env.NODE_ENV': '"production"',
			__VUE_OPTIONS_API__: 'false',
			__VUE_PROD_DEVTOOLS__: 'false',
			__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
		},
		plugins: [
			svelte,
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
): Promise<{ readonly server: Server; readonly url: string }> {
	const scripts = await bundlePage(folder, page)
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
