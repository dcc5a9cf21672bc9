import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'

/** The script of axe-core, for any page. */
export const AXE: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page with the checkout form, and what it did meanwhile. */
export interface FormPage {
	readonly page: Page
	readonly devTools: CDPSession
	/** What the console said, what failed, and what was asked of other hosts. */
	readonly faults: string[]
	readonly control: (name: string) => Locator
	readonly message: (name: string) => Promise<string>
	/** How often a screen reader was told something, and by how much the page moved, since it was last asked. */
	readonly watch: () => Promise<{ readonly said: number; readonly moved: number }>
	/** What axe-core finds wrong. */
	readonly axe: () => Promise<readonly string[]>
}

/** Debian's Chromium, headless. */
export function openBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--lang=en-US'] })
}

export async function openForm(browser: Browser, url: string, width: number): Promise<FormPage> {
	const context = await browser.newContext({
		viewport: { width, height: 800 },
		locale: 'en-US',
		permissions: ['clipboard-read', 'clipboard-write'],
	})
	const page = await context.newPage()
	const faults: string[] = []
	page.on('console', (line) => faults.push(`${line.type()}: ${line.text()}`))
	page.on('pageerror', (error) => faults.push(error.message))
	page.on('request', (request) => {
		if (!request.url().startsWith(url)) faults.push(`asked ${request.url()}`)
	})
	await page.addInitScript(() => {
		const watched = { said: 0, moved: 0 }
		Object.assign(globalThis, { watched })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) watched.moved += (entry as unknown as { value: number }).value
		}).observe({ type: 'layout-shift', buffered: true })
		addEventListener('DOMContentLoaded', () =>
			new MutationObserver((changes) => {
				watched.said += changes.filter(({ target }) => (target as Element).matches?.('[part=announcement]')).length
			}).observe(document.body, { childList: true, subtree: true }),
		)
	})
	await page.goto(url)
	await page.waitForFunction(() => document.querySelector('orderwright-address select') !== null)
	const devTools = await context.newCDPSession(page)
	return {
		page,
		devTools,
		faults,
		control: (name) => page.locator(`[data-name="${name}"] [part=control]`),
		message: async (name) => (await page.locator(`[data-name="${name}"] [part=message]`).textContent()) ?? '',
		watch: async () => {
			// Layout shifts are told in the next frame.
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
			return page.evaluate(() => {
				const { watched } = globalThis as unknown as { watched: { said: number; moved: number } }
				const seen = { ...watched }
				Object.assign(watched, { said: 0, moved: 0 })
				return seen
			})
		},
		axe: async () => {
			await page.evaluate(AXE)
			return page.evaluate(async () => {
				type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
				const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run()
				return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
			})
		},
	}
}
