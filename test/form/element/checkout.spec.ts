import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { servePage } from '../../../examples/serve.ts'
import type { ChromiumPage } from '../../../lab/form/chromium.ts'
import { openChromium } from '../../../lab/form/chromium.ts'
import { CHROMIUM_STEPS } from '../../../lab/form/chromium-steps.ts'
import { AXE, type Check } from '../../../lab/form/form-page.ts'
import { checkLibraries } from '../../../lab/form/libraries.ts'
import { checkPlayground } from '../../../lab/form/playground.ts'
import { STEPS } from '../../../lab/form/steps.ts'
import { test as base, expect } from './fixtures.ts'

/** The checkout form of the examples, served for all tests of a worker. */
const test = base.extend<object, { readonly checkout: string }>({
	checkout: [
		async ({ hasCountryData }, use) => {
			const folder = join(import.meta.dirname, '../../../examples/checkout-form')
			const { server, url } = await servePage(folder, hasCountryData ? 'us.js' : 'page.js', 0)
			await use(url)
			server.close()
		},
		{ scope: 'worker' },
	],
})

/** Reports every difference, not only the first. */
const check: Check = (what, found, expected) =>
	isDeepStrictEqual(found, expected) || expect.soft(found, what).toEqual(expected)

const PICTURES = process.env['FORM_PICTURES']

for (const [title, widths, run] of STEPS)
	for (const width of widths)
		test(`the checkout form at ${width}: ${title}`, async ({ open, checkout, engine }) => {
			const form = await open(checkout, { width, ready: '[data-name=zip]' })
			await run(form, check, async (name) => {
				check(`${name} fits`, await form.overflow(), 0)
				if (PICTURES !== undefined) await form.screenshot(join(PICTURES, `${name}-${width}-${engine}.png`))
			})
		})

for (const [title, widths, run] of CHROMIUM_STEPS)
	for (const width of widths)
		test(`the checkout form at ${width}: ${title} @chromium`, async ({ open, checkout }) => {
			const form = await open(checkout, { width, ready: '[data-name=zip]' })
			await run(form as ChromiumPage, check, async () => {})
		})

test('the forms of five libraries @chromium @world', async () => {
	const browser = await openChromium()
	await checkLibraries(browser, '', check)
	await browser.close()
})

test('the playground @chromium @world', async () => {
	const browser = await openChromium()
	await checkPlayground(browser, AXE, check)
	await browser.close()
})
