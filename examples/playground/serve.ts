/**
 * The playground: an order form, and next to it the results of the rules. Writes it to `playground/`, three files for any static host,
 * or to open directly, and serves them.
 *
 *   npx tsx examples/playground/serve.ts             at http://127.0.0.1:8080; PORT=3000 for another port
 *   npx tsx examples/playground/serve.ts --build     only writes it
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayground, PLAYGROUND } from './build.ts'

const TYPES = { '/index.html': 'text/html', '/style.css': 'text/css', '/page.js': 'text/javascript' } as const

const { values } = parseArgs({ options: { build: { type: 'boolean' } } })
await buildPlayground()
if (values.build === true)
	console.log('The playground is in playground/: open playground/index.html, or put the folder on a static host.')
else {
	const port = Number(process.env['PORT'] ?? 8080)
	createServer(async ({ url = '/' }, response) => {
		const path = url === '/' ? '/index.html' : (url.split('?', 1)[0] ?? '')
		const type = TYPES[path as keyof typeof TYPES]
		if (type === undefined) return response.writeHead(404).end()
		response.setHeader('content-type', `${type}; charset=utf-8`)
		return response.end(await readFile(join(PLAYGROUND, path)))
	}).listen(port, '127.0.0.1', () => console.log(`The playground is at http://127.0.0.1:${port}/; end with Ctrl+C.`))
}
