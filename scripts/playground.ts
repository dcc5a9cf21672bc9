/**
 * The playground of `examples/playground`: an order form, and next to it the results of the rules.
 *
 *   npm run playground                                    serves it at http://127.0.0.1:8080; PORT=3000 for another port
 *   npm run build:playground                              writes it to `playground/`: three files for any static host, or to open directly
 *   npm run build:playground -- --picture docs/playground.png        also takes a screenshot of it in Chromium
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayground, PLAYGROUND } from './form/build-playground.ts'
import { openChromium } from './form/chromium.ts'

const ROOT = join(import.meta.dirname, '..')

/** Takes a screenshot of the page from the disk, without a network. */
async function takePicture(url: string, path: string): Promise<void> {
	const browser = await openChromium()
	const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
	await page.goto(url)
	await page.locator('.issues').waitFor()
	await page.screenshot({ path })
	await browser.close()
}

async function serveFolder(port: number): Promise<void> {
	const types = { '/index.html': 'text/html', '/style.css': 'text/css', '/page.js': 'text/javascript' } as const
	createServer(async ({ url: asked = '/' }, response) => {
		const path = asked === '/' ? '/index.html' : (asked.split('?', 1)[0] ?? '')
		const type = types[path as keyof typeof types]
		if (type === undefined) return response.writeHead(404).end()
		response.setHeader('content-type', `${type}; charset=utf-8`)
		return response.end(await readFile(join(PLAYGROUND, path)))
	}).listen(port, '127.0.0.1', () => console.log(`The playground is at http://127.0.0.1:${port}/; end with Ctrl+C.`))
}

const { build: isBuild, picture } = parseArgs({
	options: { build: { type: 'boolean' }, picture: { type: 'string' } },
}).values
const url = await buildPlayground()
if (picture !== undefined) await takePicture(url, join(ROOT, picture))
if (isBuild === true)
	console.log('The playground is in playground/: open playground/index.html, or put the folder on a static host.')
else await serveFolder(Number(process.env['PORT'] ?? 8080))
