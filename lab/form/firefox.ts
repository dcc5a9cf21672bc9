import puppeteer, { type Browser } from 'puppeteer-core'
import { installFirefox } from '../shared/debian.ts'
import { controlOf, type FormPage, formPage, startWatch } from './form-page.ts'

/** Debian's Firefox, headless, driven by WebDriver BiDi. */
export function openFirefox(): Promise<Browser> {
	installFirefox()
	return puppeteer.launch({
		browser: 'firefox',
		executablePath: '/usr/bin/firefox-esr',
		protocolTimeout: 300_000,
		args: ['--remote-allow-system-access'],
		extraPrefsFirefox: {
			// Allows a page to write to the clipboard without a key press.
			'dom.events.testing.asyncClipboard': true,
			// The back button loads the page again.
			'browser.sessionhistory.max_total_viewers': 0,
			// The time that a list waits for the next letter of a name. A busy machine needs a long time.
			'ui.menu.incremental_search.timeout': 10_000,
		},
	})
}

export async function openInFirefox(
	browser: Browser,
	url: string,
	width: number,
	ready: string = controlOf('zip'),
): Promise<FormPage> {
	const context = await browser.createBrowserContext()
	const page = await context.newPage()
	const faults: string[] = []
	page.on('console', (line) => faults.push(`${line.type()}: ${line.text()}`))
	page.on('pageerror', (error) => faults.push(String(error)))
	page.on('request', (request) => {
		if (!request.url().startsWith(new URL('/', url).href) && !request.url().startsWith('data:'))
			faults.push(`asked ${request.url()}`)
	})
	await page.setViewport({ width, height: 800 })
	await page.evaluateOnNewDocument(startWatch)
	await page.goto(url)
	await page.waitForSelector(ready)
	const inside = await insideOf(browser, url)
	return formPage({
		faults,
		type: (text) => page.keyboard.type(text),
		press: async (key, times = 1) => {
			for (let presses = 0; presses < times; presses++) await page.keyboard.press(key)
		},
		pressControl: async (letter) => {
			await page.keyboard.down('Control')
			await page.keyboard.press(letter)
			await page.keyboard.up('Control')
		},
		click: async (selector) => {
			// A person clicks again if the target moved away before the press, for example because a message above it went.
			for (let tries = 0; tries < 5; tries++) {
				await page.evaluate(watchPress, selector)
				await page.click(selector)
				if (await page.evaluate(() => document.documentElement.dataset['pressed'] !== 'elsewhere')) break
			}
		},
		select: async (selector, value) => {
			await page.select(selector, value)
		},
		goTo: async (address) => {
			await page.goto(address)
		},
		goBack: async () => {
			await page.goBack()
		},
		run: (task, argument) => page.evaluate(task as never, argument) as never,
		until: async (isTrue) => {
			await page.waitForFunction(isTrue)
		},
		compose: (text) => inside(`compose(${JSON.stringify(text)}, false)`),
		commit: (text) => inside(`compose(${JSON.stringify(text)}, true)`),
		look: (look) =>
			inside(`Object.assign(browsing, {
				prefersColorSchemeOverride: '${look === 'dark' ? 'dark' : 'light'}',
				forcedColorsOverride: '${look === 'forced-colors' ? 'active' : 'none'}',
			})`),
		screenshot: async (path) => {
			await page.screenshot({ path: path as `${string}.png`, fullPage: true })
		},
		close: () => context.close(),
	})
}

/** Notes whether the next press hits the target. Runs in the page. */
const watchPress = (selector: string): void => {
	const noted = document.documentElement.dataset
	const note = ({ target }: Event): void => {
		noted['pressed'] = target instanceof Element && target.closest(selector) !== null ? 'target' : 'elsewhere'
	}
	addEventListener('pointerdown', note, { capture: true, once: true })
}

/** Runs next to the page, with Firefox's own input method. So Firefox itself sends all events of a composition. */
const COMPOSER = `
const method = Components.classes['@mozilla.org/text-input-processor;1'].createInstance(Components.interfaces.nsITextInputProcessor)
addMessageListener('compose', ({ data: { text, isLast } }) => {
	const hasBegun = method.beginInputTransactionForTests(content)
	if (isLast) method.commitCompositionWith(text)
	else {
		method.setPendingCompositionString(text)
		method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE)
		method.setCaretInPendingComposition(text.length)
		method.flushPendingComposition()
	}
	sendAsyncMessage('composed', hasBegun)
})`

interface Tree {
	readonly contexts: readonly { readonly context: string; readonly url: string }[]
}
interface Connection {
	send(method: string, parameters: object): Promise<{ readonly result: unknown }>
}

/**
 * Runs a line in the window of Firefox itself. In the line, `tab` is the tab with the page. BiDi has no command for an input method or for the colors
 * of the system, but a driver can set both in Firefox's window. Puppeteer has no method for this, so its connection is used.
 */
async function insideOf(browser: Browser, url: string): Promise<(line: string) => Promise<void>> {
	const { connection } = browser as unknown as { connection: Connection }
	const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
	const window = (result as Tree).contexts.find((context) => context.url === 'chrome://browser/content/browser.xhtml')
	const evaluate = async (expression: string): Promise<void> => {
		const answer = await connection.send('script.evaluate', {
			expression,
			target: { context: window?.context },
			awaitPromise: true,
		})
		const { type, exceptionDetails } = answer.result as { type: string; exceptionDetails?: { text: string } }
		if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'Firefox did not run the line')
	}
	const script = `data:application/javascript;charset=utf-8,${encodeURIComponent(COMPOSER)}`
	const names = `
		const tab = gBrowser.browsers.find(({ currentURI }) => currentURI.spec === '${url}')
		const { messageManager } = tab
		const browsing = tab.browsingContext.top
		const compose = (text, isLast) => new Promise((done, fail) => {
			const hear = ({ data: hasBegun }) => {
				messageManager.removeMessageListener('composed', hear)
				hasBegun ? done() : fail(new Error('no input method'))
			}
			messageManager.addMessageListener('composed', hear)
			messageManager.sendAsyncMessage('compose', { text, isLast })
		})`
	await evaluate(`{ ${names}; messageManager.loadFrameScript('${script.replaceAll("'", '%27')}', false) }`)
	return (line) => evaluate(`(async () => { ${names}; await (${line}) })()`)
}
