import puppeteer, { type Page } from 'puppeteer-core'
import { installFirefox } from '../engines/install.ts'

type Check = (what: string, found: unknown, expected: unknown) => void

/** Fills in the checkout form in Debian's Firefox, driven by WebDriver BiDi: by keys, by a suggestion, after a country change, by a click. */
export async function checkFirefox(url: string, check: Check): Promise<void> {
	try {
		installFirefox()
		const browser = await puppeteer.launch({
			browser: 'firefox',
			executablePath: '/usr/bin/firefox-esr',
			protocolTimeout: 120_000,
		})
		try {
			const page = await browser.newPage()
			const faults: string[] = []
			page.on('console', (line) => faults.push(line.text()))
			page.on('pageerror', (error) => faults.push(String(error)))
			await page.goto(url)
			await fillIn(page, check)
			check('Firefox: the console is clean', faults, [])
		} finally {
			await browser.close()
		}
	} catch (error) {
		check(`Firefox could not run: ${String(error)}`, false, true)
	}
}

const controlOf = (name: string): string => `[data-name="${name}"] [part=control]`

async function fillIn(page: Page, check: Check): Promise<void> {
	await page.waitForSelector(controlOf('zip'))
	const shownIn = (name: string): Promise<string> =>
		page.$eval(controlOf(name), (control) => (control as HTMLInputElement).value)
	const press = async (...keys: readonly ('Tab' | 'Backspace')[]): Promise<void> => {
		for (const key of keys) await page.keyboard.press(key)
	}
	await page.focus(controlOf('countryCode'))
	await page.waitForFunction(() => {
		const element = document.querySelector('orderwright-address') as unknown as { verdict: { status: string } }
		return element.verdict.status !== 'unknown'
	})
	await press('Tab')
	await page.keyboard.type('1 Ferry Building')
	await press('Tab', 'Tab')
	await page.keyboard.type('San Francisco')
	await press('Tab')
	await page.keyboard.type('California')
	check('Firefox: a state is chosen by its name', await shownIn('provinceCode'), 'CA')
	await press('Tab')
	await page.keyboard.type('941111234')
	check('Firefox: a zip as you type', await shownIn('zip'), '94111-1234')
	for (let presses = 0; presses < 6; presses++) await press('Backspace')
	check('Firefox: backspace over the separator', await shownIn('zip'), '9411')
	await page.keyboard.type('O')
	await press('Tab')
	const suggestion = '[data-name="zip"] [part=suggestion]:not([hidden])'
	await page.waitForSelector(suggestion)
	check('Firefox: a wrong zip is marked', await page.$eval(controlOf('zip'), (zip) => zip.ariaInvalid), 'true')
	await page.click(suggestion)
	check('Firefox: its suggestion mends it', await shownIn('zip'), '94110')
	await page.focus(controlOf('phone'))
	await page.keyboard.type('415983803')
	await page.click('#submit')
	check('Firefox: a wrong number is refused', await page.$eval('#done', (done) => (done as HTMLElement).hidden), true)
	await page.focus(controlOf('phone'))
	await page.keyboard.type('0')
	await page.click('#submit')
	check('Firefox: one click submits', await page.$eval('#done', (done) => (done as HTMLElement).hidden), false)
	await page.select(controlOf('countryCode'), 'GB')
	check('Firefox: GB has no state', (await page.$(controlOf('provinceCode'))) === null, true)
	await page.select(controlOf('countryCode'), 'US')
	check('Firefox: the state is back with its country', await shownIn('provinceCode'), 'CA')
}
