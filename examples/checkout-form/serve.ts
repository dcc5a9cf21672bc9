/**
 * Shows the checkout form: bundles its script with the built library, and serves the page on this machine alone.
 *
 *   npm run example:form
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const HERE = import.meta.dirname
const DIST = join(HERE, '..', '..', 'dist')
const TYPES = { '/': 'text/html', '/style.css': 'text/css', '/built/page.js': 'text/javascript' } as const

/** The page's script with all that it imports, as a shop's own build would make it. */
async function bundle(): Promise<string> {
	const fileOf = (path: string): string => join(DIST, `${path.slice('orderwright/'.length) || 'index'}.js`)
	const { outputFiles } = await build({
		entryPoints: [join(HERE, 'page.js')],
		bundle: true,
		minify: true,
		format: 'esm',
		target: 'es2022',
		write: false,
		plugins: [
			{
				name: 'the built library',
				setup: ({ onResolve }) => onResolve({ filter: /^orderwright(?:\/|$)/ }, ({ path }) => ({ path: fileOf(path) })),
			},
		],
	})
	return outputFiles[0]?.text ?? ''
}

/** Serves the page; port 0 is any that is free. */
export async function serve(port: number): Promise<{ readonly server: Server; readonly url: string }> {
	const script = await bundle()
	const server = createServer(async ({ url = '' }, response) => {
		const type = TYPES[url as keyof typeof TYPES]
		if (type === undefined) return response.writeHead(404).end()
		response.setHeader('content-type', `${type}; charset=utf-8`)
		if (url === '/built/page.js') return response.end(script)
		return response.end(await readFile(join(HERE, url === '/' ? 'index.html' : 'style.css')))
	})
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { url } = await serve(Number(process.env['PORT'] ?? 8080))
	console.log(`The form is at ${url}; end with Ctrl+C.`)
}
