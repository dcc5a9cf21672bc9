/** Takes the pictures of the form in docs/form/ anew: at rest, with errors, with offers, at three widths, light and dark. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { servePage } from '../../examples/serve.ts'

const WIDTHS = [360, 640, 1280]

/** What is done to the form before its picture. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	rest: async () => {},
	errors: async (page) => {
		await page.fill('[data-name=zip] input', '9411')
		await page.fill('[data-name=phone] input', '415')
		await page.click('#submit')
	},
	offers: async (page) => {
		await page.fill('[data-name=address1] input', '1 Ferry Building')
		await page.fill('[data-name=zip] input', 'San Francisco CA 94111')
		await page.selectOption('[data-name=provinceCode] select', 'NY')
		await page.fill('[data-name=phone] input', '415 983 8O3O')
		await page.click('#submit')
	},
}

export async function takeFormPictures(browser: Browser): Promise<void> {
	const folder = join(import.meta.dirname, '../../docs/form')
	mkdirSync(folder, { recursive: true })
	const { server, url } = await servePage(join(import.meta.dirname, '../../examples/checkout-form'), 'page.js', 0)
	for (const width of WIDTHS)
		for (const colorScheme of ['light', 'dark'] as const)
			for (const [name, prepare] of Object.entries(STATES)) {
				const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme })
				await page.goto(url)
				await page.waitForFunction(() => document.querySelector('orderwright-address')?.verdict?.status !== 'unknown')
				await prepare(page)
				await page.waitForTimeout(300)
				await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
				await page.close()
			}
	server.close()
}
