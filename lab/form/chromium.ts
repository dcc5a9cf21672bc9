import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { installChromium } from '../shared/debian.ts'
import { controlOf, type FormPage, formPage, startWatch } from './form-page.ts'

/** Options that stop everything that Chromium does by itself. So nothing disturbs a page, and no data leaves this machine. */
const FLAGS = [
	'--no-sandbox',
	'--lang=en-US',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/** Debian's Chromium, headless. */
export function openChromium(): Promise<Browser> {
	installChromium()
	return chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
}

/** A page in Chromium, and the DevTools for tasks that only DevTools can do. */
export interface ChromiumPage extends FormPage {
	readonly devTools: CDPSession
}

export async function openInChromium(
	browser: Browser,
	url: string,
	width: number,
	ready: string = controlOf('zip'),
): Promise<ChromiumPage> {
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
		if (!request.url().startsWith(new URL('/', url).href)) faults.push(`asked ${request.url()}`)
	})
	await page.addInitScript(startWatch)
	await page.goto(url)
	await page.locator(ready).first().waitFor({ state: 'attached' })
	const devTools = await context.newCDPSession(page)
	const form = formPage({
		faults,
		type: (text) => page.keyboard.type(text),
		press: async (key, times = 1) => {
			for (let presses = 0; presses < times; presses++) await page.keyboard.press(key)
		},
		pressControl: (letter) => page.keyboard.press(`Control+${letter}`),
		click: (selector) => page.locator(selector).click(),
		select: async (selector, value) => {
			await page.locator(selector).selectOption(value)
		},
		goTo: async (address) => {
			await page.goto(address)
		},
		goBack: async () => {
			await page.goBack()
		},
		run: (task, argument) => page.evaluate(task as never, argument),
		until: async (isTrue) => {
			await page.waitForFunction(isTrue)
		},
		compose: async (text) => {
			await devTools.send('Input.imeSetComposition', {
				text,
				selectionStart: text.length,
				selectionEnd: text.length,
			})
		},
		commit: async (text) => {
			await devTools.send('Input.insertText', { text })
		},
		look: (look) =>
			page.emulateMedia({
				colorScheme: look === 'dark' ? 'dark' : 'light',
				forcedColors: look === 'forced-colors' ? 'active' : 'none',
			}),
		screenshot: async (path) => {
			await page.screenshot({ path, fullPage: true })
		},
		close: () => context.close(),
	})
	return { ...form, devTools }
}
