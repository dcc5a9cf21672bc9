/**
 * The screenshot of the playground, docs/playground.png: exits with 1 if the page has other words than in the screenshot.
 *
 *   lab/run picture
 *   lab/run picture -- --write      takes it anew
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayground } from '../../examples/playground/build.ts'
import { openChromium } from '../form/chromium.ts'

/** The words of the page when its screenshot was taken. Pixels differ with the fonts of a machine, words do not. */
const WORDS = join(import.meta.dirname, 'words.txt')

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const url = await buildPlayground()
const browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
// From the disk, without a network.
await page.goto(url)
await page.locator('.issues').waitFor()
const words = `${await page.innerText('body')}\n`
if (values.write) {
	await page.screenshot({ path: join(import.meta.dirname, '../../docs/playground.png') })
	await writeFile(WORDS, words)
} else if ((await readFile(WORDS, 'utf8')) === words) console.log('The screenshot has the words of the page.')
else {
	console.log('docs/playground.png is out of date: lab/run picture -- --write')
	process.exitCode = 1
}
await browser.close()
