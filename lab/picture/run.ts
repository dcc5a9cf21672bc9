/** Takes the pictures of the playground and of the form anew, docs/playground.png and docs/form/: `lab/run picture`. */
import { join } from 'node:path'
import { buildPlayground } from '../../examples/playground/build.ts'
import { openChromium } from '../form/chromium.ts'
import { takeFormPictures } from './form.ts'

const url = await buildPlayground()
const browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
// From the disk, without a network.
await page.goto(url)
await page.locator('.issues').waitFor()
await page.screenshot({ path: join(import.meta.dirname, '../../docs/playground.png') })
await page.close()
await takeFormPictures(browser)
await browser.close()
