/**
 * The playground of `examples/playground`: an order form, and next to it the results of the rules.
 *
 *   npm run playground                                    serves it at http://127.0.0.1:8080; PORT=3000 for another port
 *   npm run build:playground                              writes it to `playground/`: three files for any static host, or to open directly
 *   npm run build:playground -- --picture docs/playground.png        also takes a screenshot of it in Chromium
 *   npm run check:picture                                 exits with 1 if the page has other words than in the screenshot
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayground, PLAYGROUND } from './form/build-playground.ts'
import { openChromium } from './form/chromium.ts'

const ROOT = join(import.meta.dirname, '..')

/** The words of the page when its screenshot was taken. */
const WORDS = join(ROOT, 'scripts/form/playground-words.txt')
const STALE = 'docs/playground.png is out of date: npm run build:playground -- --picture docs/playground.png'

/** Takes a screenshot of the page from the disk, without a network. Without a path, compares its words with those of the last screenshot. */
async function takePicture(url: string, path: string | null): Promise<void> {
	const browser = await openChromium()
	const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
	await page.goto(url)
	await page.locator('.issues').waitFor()
	if (path === null) await checkWords(await page.innerText('body'))
	else {
		await page.screenshot({ path })
		await writeFile(WORDS, `${await page.innerText('body')}\n`)
	}
	await browser.close()
}

/** Pixels differ with the fonts of a machine, words do not. */
async function checkWords(words: string): Promise<void> {
	const isSame = (await readFile(WORDS, 'utf8')) === `${words}\n`
	console.log(isSame ? 'The screenshot has the words of the page.' : STALE)
	process.exitCode = isSame ? 0 : 1
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

const {
	build: isBuild,
	picture,
	'check-picture': isChecked,
} = parseArgs({
	options: { build: { type: 'boolean' }, picture: { type: 'string' }, 'check-picture': { type: 'boolean' } },
}).values
const url = await buildPlayground()
if (picture !== undefined) await takePicture(url, join(ROOT, picture))
if (isChecked === true) await takePicture(url, null)
else if (isBuild === true)
	console.log('The playground is in playground/: open playground/index.html, or put the folder on a static host.')
else await serveFolder(Number(process.env['PORT'] ?? 8080))
