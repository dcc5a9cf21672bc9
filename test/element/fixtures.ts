import { test as base } from '@playwright/test'
import { openChromium, openInChromium } from '../../lab/form/chromium.ts'
import { openFirefox, openInFirefox } from '../../lab/form/firefox.ts'
import type { FormPage } from '../../lab/form/form-page.ts'
import { type Cases, serveCases } from './serve-cases.ts'

export { expect } from '@playwright/test'

/** The browser of a project. */
export interface Options {
	readonly engine: 'chromium' | 'firefox'
}

/** Opens a page by its address, as wide as given, and waits until an element is there. */
export type Open = (url: string, how?: { readonly width?: number; readonly ready?: string }) => Promise<FormPage>

interface Running {
	readonly open: Open
	readonly close: () => Promise<void>
}

interface Own {
	/** Opens a page with this markup, under a strict policy. */
	readonly show: (
		body: string,
		how?: {
			readonly width?: number
			readonly isUndefined?: boolean
			readonly html?: string
			readonly script?: string
			readonly ready?: string
		},
	) => Promise<FormPage>
	/** Opens any page; it is closed after the test. */
	readonly open: Open
}

/** Tests of pages, alike in both browsers. A page whose console is not clean fails, unless the test takes `faults` out. */
export const test = base.extend<Own, Options & { readonly running: Running; readonly cases: Cases }>({
	engine: ['chromium', { option: true, scope: 'worker' }],
	running: [
		async ({ engine }, use) => {
			const running = engine === 'chromium' ? await runChromium() : await runFirefox()
			await use(running)
			await running.close()
		},
		{ scope: 'worker' },
	],
	cases: [
		// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture uses.
		async ({}, use) => {
			const cases = await serveCases()
			await use(cases)
			cases.close()
		},
		{ scope: 'worker' },
	],
	open: async ({ running, cases }, use) => {
		const pages: FormPage[] = []
		await use(async (url, how) => {
			const page = await running.open(url, how)
			pages.push(page)
			return page
		})
		cases.release()
		const faults = pages.flatMap((page) => page.faults)
		for (const page of pages) await page.close()
		base.expect(faults, 'the console is clean, and no request leaves this machine').toEqual([])
	},
	show: async ({ open, cases }, use) => {
		await use((body, { width = 1280, ready = '[part=control]', ...page } = {}) =>
			open(cases.pageOf(body, page), { width, ready }),
		)
	},
})

async function runChromium(): Promise<Running> {
	const browser = await openChromium()
	return {
		open: (url, { width = 1280, ready } = {}) => openInChromium(browser, url, width, ready),
		close: () => browser.close(),
	}
}

async function runFirefox(): Promise<Running> {
	const browser = await openFirefox()
	return {
		open: (url, { width = 1280, ready } = {}) => openInFirefox(browser, url, width, ready),
		close: () => browser.close(),
	}
}
