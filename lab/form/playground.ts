import type { Browser } from '@playwright/test'
import { buildPlayground } from '../../examples/playground/build.ts'
import type { Check } from './form-page.ts'

/** Opens the built playground from the disk, and tests its features. */
export async function checkPlayground(browser: Browser, axe: string, check: Check): Promise<void> {
	const url = await buildPlayground()
	for (const [width, colorScheme] of [
		[1280, 'light'],
		[360, 'dark'],
	] as const) {
		const title = `playground at ${width}`
		const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
		const faults: string[] = []
		page.on('pageerror', (error) => faults.push(error.message))
		page.on('request', (request) => {
			if (!request.url().startsWith('file:') && !request.url().startsWith('data:'))
				faults.push(`asked ${request.url()}`)
		})
		await page.goto(url)
		const status = (): Promise<string | null> => page.locator('.status').textContent()
		const zip = page.locator('[data-name=zip] input')
		check(`${title}: the first sample is refused`, await status(), 'Refused')
		await page.locator('.issues .use').first().click()
		check(`${title}: its suggestion mends it`, [await status(), await zip.inputValue()], ['Accepted', '94110'])
		await zip.fill('1')
		await page.locator('.status', { hasText: 'Refused' }).waitFor()
		check(`${title}: it judges as you type`, await page.locator('.issues li').count(), 1)
		const copy = await browser.newPage()
		await copy.goto(page.url())
		check(
			`${title}: the address of the page has its state`,
			await copy.locator('[data-name=zip] input').inputValue(),
			'1',
		)
		await copy.close()
		for (const sample of await page.locator('.chip').all()) {
			await sample.click()
			const found = (await page.evaluate(
				`(async () => { ${axe}; return (await axe.run()).violations.map(({ id }) => id) })()`,
			)) as string[]
			check(`${title}: axe finds nothing in ${await sample.textContent()}`, found, [])
		}
		await page.locator('#search').fill('brazil')
		check(`${title}: the rulebook is searched`, (await page.locator('.rule').count()) < 20, true)
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		check(`${title}: it fits`, Math.max(overflow, 0), 0)
		check(`${title}: nothing fails, and nothing is asked of a network`, faults, [])
		await page.close()
	}
}
