import { test as base } from '@playwright/test'
import { openChromium, openInChromium } from '../../../lab/form/chromium.ts'
import { openFirefox, openInFirefox } from '../../../lab/form/firefox.ts'
import type { FormPage } from '../../../lab/form/form-page.ts'
import { openInWebKit, openWebKit } from '../../../lab/form/webkit.ts'
import { type Cases, serveCases } from './serve-cases.ts'

export { expect } from '@playwright/test'

/** The browser of a project, and whether its pages begin with the data of US. */
export interface Options {
	readonly engine: 'chromium' | 'firefox' | 'webkit'
	readonly hasCountryData: boolean
}

/** Opens a page by its address, as wide as given, and waits until an element is there. */
export type Open = (url: string, how?: { readonly width?: number; readonly ready?: string }) => Promise<FormPage>

interface Running {
	readonly open: Open
	readonly close: () => Promise<void>
}

/** Opens a page with this markup, under a strict policy. */
export type Show = (
	body: string,
	how?: {
		readonly width?: number
		readonly isUndefined?: boolean
		readonly html?: string
		readonly script?: string
		/** The page's style sheet. */
		readonly css?: string
		readonly ready?: string
	},
) => Promise<FormPage>

interface Own {
	readonly show: Show
	/** Opens any page; it is closed after the test. */
	readonly open: Open
}

/** Tests of pages, alike in all browsers. A page whose console is not clean fails, unless the test takes `faults` out. */
export const test = base.extend<Own, Options & { readonly running: Running; readonly cases: Cases }>({
	engine: ['chromium', { option: true, scope: 'worker' }],
	hasCountryData: [false, { option: true, scope: 'worker' }],
	running: [
		async ({ engine }, use) => {
			const running = await START[engine]()
			await use(running)
			await running.close()
		},
		{ scope: 'worker' },
	],
	cases: [
		async ({ hasCountryData }, use) => {
			const cases = await serveCases(hasCountryData)
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
		for (const page of pages) await page.close()
		const faults = pages.flatMap((page) => page.faults)
		base.expect(faults, 'the console is clean, and no request leaves this machine').toEqual([])
	},
	show: async ({ open, cases }, use) => {
		await use((body, { width = 1280, ready = '[part=control]', ...page } = {}) =>
			open(cases.pageOf(body, page), { width, ready }),
		)
	},
})

const START: Readonly<Record<Options['engine'], () => Promise<Running>>> = {
	chromium: async () => runIn(await openChromium(), openInChromium),
	firefox: async () => runIn(await openFirefox(), openInFirefox),
	webkit: async () => runIn(await openWebKit(), openInWebKit),
}

function runIn<Browser extends { readonly close: () => Promise<void> }>(
	browser: Browser,
	openIn: (browser: Browser, url: string, width: number, ready?: string) => Promise<FormPage>,
): Running {
	return {
		open: (url, { width = 1280, ready } = {}) => openIn(browser, url, width, ready),
		close: () => browser.close(),
	}
}
