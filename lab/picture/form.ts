/**
 * Takes the pictures of the form in docs/form/ again: empty, with errors and with suggestions, at three widths, light and dark. Also takes a picture
 * before and after the suggestions. `docs/form/shown.json` has the messages and buttons that each state shows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { servePage } from '../../examples/serve.ts'

const WIDTHS = [360, 640, 1280]
/** The states that only docs/forms.md shows. Each has one picture. */
const ONE_PICTURE = ['before', 'after']
const FOLDER = join(import.meta.dirname, '../../docs/form')
const SHOWN = join(FOLDER, 'shown.json')

/** The actions on the form before its picture. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	rest: async () => {},
	errors: async (page) => {
		await page.fill('[data-name=zip] input', '9411')
		await page.fill('[data-name=phone] input', '415')
		await page.click('#submit')
	},
	before: typeFaults,
	offers: async (page) => {
		await typeFaults(page)
		await page.click('#submit')
	},
	after: async (page) => {
		await typeFaults(page)
		await page.click('#submit')
		const offers = page.locator('[part=suggestion]:visible')
		while ((await offers.count()) > 0) await offers.first().click()
	},
}

async function typeFaults(page: Page): Promise<void> {
	await page.fill('[data-name=address1] input', '1 Ferry Building')
	await page.fill('[data-name=zip] input', 'San Francisco CA 94111')
	await page.selectOption('[data-name=provinceCode] select', 'NY')
	await page.fill('[data-name=phone] input', '415 983 8O3O')
}

/** Takes the pictures. With `isCheck`, takes no pictures, and returns the states whose texts differ from their pictures. */
export async function takeFormPictures(browser: Browser, isCheck: boolean): Promise<readonly string[]> {
	mkdirSync(FOLDER, { recursive: true })
	const shown: Record<string, readonly string[]> = {}
	const { server, url } = await servePage(join(import.meta.dirname, '../../examples/checkout-form'), 'page.js', 0)
	for (const width of isCheck ? WIDTHS.slice(0, 1) : WIDTHS)
		for (const colorScheme of isCheck ? (['light'] as const) : (['light', 'dark'] as const))
			for (const [name, prepare] of Object.entries(STATES)) {
				if (ONE_PICTURE.includes(name) && !(isCheck || (width === 640 && colorScheme === 'light'))) continue
				const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme })
				await page.goto(url)
				await page.waitForFunction(() => document.querySelector('orderwright-address')?.verdict?.status !== 'unknown')
				await prepare(page)
				await page.waitForTimeout(300)
				shown[name] = await page.locator('[part=message]:visible, [part=suggestion]:visible').allInnerTexts()
				const path = join(FOLDER, `${name}-${width}-${colorScheme}.png`)
				if (!isCheck) await page.screenshot({ path, fullPage: true })
				await page.close()
			}
	server.close()
	if (!isCheck) {
		writeFileSync(SHOWN, `${JSON.stringify(shown, null, '\t')}\n`)
		return []
	}
	const pictured = JSON.parse(readFileSync(SHOWN, 'utf8')) as typeof shown
	return Object.keys(STATES).filter((name) => JSON.stringify(shown[name]) !== JSON.stringify(pictured[name]))
}
