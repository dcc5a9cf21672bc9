/**
 * Takes the pictures of the playground (docs/playground.png) and of the form (docs/form/) again.
 *
 * lab/run picture -- --write lab/run picture compares what the form shows with its pictures; exits with 1 if a picture is old
 */
import { join } from 'node:path'
import { buildPlayground } from '../../examples/playground/build.ts'
import { openChromium } from '../form/chromium.ts'
import { takeFormPictures } from './form.ts'

const isCheck = !process.argv.includes('--write')
const url = await buildPlayground()
const browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
// The page is opened from the disk, without a network.
await page.goto(url)
await page.locator('.issues').waitFor()
if (!isCheck) await page.screenshot({ path: join(import.meta.dirname, '../../docs/playground.png') })
await page.close()
const old = await takeFormPictures(browser, isCheck)
await browser.close()
for (const name of old)
	console.log(`✗ docs/form/${name}-*.png show another text than the form: lab/run picture -- --write`)
process.exitCode = old.length === 0 ? 0 : 1
