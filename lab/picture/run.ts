/** Takes the screenshot of the playground anew, docs/playground.png: `lab/run picture`. */
import { join } from 'node:path'
import { buildPlayground } from '../../examples/playground/build.ts'
import { openChromium } from '../form/chromium.ts'

const url = await buildPlayground()
const browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 })
// From the disk, without a network.
await page.goto(url)
await page.locator('.issues').waitFor()
await page.screenshot({ path: join(import.meta.dirname, '../../docs/playground.png') })
await browser.close()
