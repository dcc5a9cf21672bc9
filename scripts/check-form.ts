/**
 * Fills in the checkout form of `examples/checkout-form` in headless Chromium as people do: by keyboard alone, wrong first and right by
 * suggestions, in twelve countries; by an input method, by paste, by autofill, by a click. Ends with status 1 when anything is otherwise.
 *
 *   npm run build && npm run check:form
 *   npm run check:form -- --pictures DIRECTORY     leaves pictures there, 360 and 1280 pixels wide
 *   npm run check:form -- --only typing            only the steps whose title has the word
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { servePage } from '../examples/serve.ts'
import { fieldsFor } from '../src/form.ts'
import { allCountries } from '../src/index.ts'
import { installChromium } from './engines/install.ts'
import { AXE, type FormPage, openBrowser, openForm } from './form/browser.ts'
import { checkFirefox } from './form/firefox.ts'
import { checkLibraries } from './form/libraries.ts'
import { checkPlayground } from './form/playground.ts'

const { pictures, only = '' } = parseArgs({
	options: { pictures: { type: 'string' }, only: { type: 'string' } },
}).values
const WIDTHS = [1280, 360]
const COUNTRIES = ['US', 'CA', 'GB', 'DE', 'FR', 'BR', 'MX', 'IT', 'CN', 'JP', 'KR', 'AU']
/** What people enter in place of the example: a letter O for a zero, or a character too few. */
const misspell = (text: string): string =>
	text.includes('0') && /^[\d\s-]+$/.test(text) ? text.replace('0', 'O') : text.slice(0, -1)

installChromium()
const { server, url } = await servePage(join(import.meta.dirname, '../examples/checkout-form'), 'page.js', 0)
const browser = await openBrowser()
let failed = 0

function check(what: string, found: unknown, expected: unknown): void {
	const isRight = isDeepStrictEqual(found, expected)
	if (!isRight) failed++
	console.log(isRight ? `✓ ${what}` : `✗ ${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`)
}

async function step(title: string, width: number, run: (form: FormPage) => Promise<void>): Promise<void> {
	if (!title.includes(only)) return
	const form = await openForm(browser, url, width)
	try {
		await run(form)
		check(`${title}: the console is clean, and no request leaves this machine`, form.faults, [])
	} catch (error) {
		check(`${title}: ${String(error)}`, false, true)
	}
	await form.page.context().close()
}

async function shoot({ page }: FormPage, name: string, width: number): Promise<void> {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	check(`${name} fits into ${width} pixels`, overflow, 0)
	if (pictures === undefined) return
	mkdirSync(pictures, { recursive: true })
	await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true })
}

/** Chooses a country as a keyboard does: by the first letters of its name. */
async function chooseCountry({ page, control }: FormPage, code: string): Promise<void> {
	await control('countryCode').focus()
	await page.keyboard.type(allCountries().find((country) => country.code === code)?.name ?? '')
}

const isDone = ({ page }: FormPage): Promise<boolean> => page.locator('#done').isVisible()
const focused = ({ page }: FormPage): Promise<string> =>
	page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
const rulesAreThere = ({ page }: FormPage): Promise<unknown> =>
	page.waitForFunction(() => {
		const element = document.querySelector('orderwright-address') as unknown as { verdict: { status: string } }
		return element.verdict.status !== 'unknown'
	})

/** Fills in a country's form, each zip, phone and tax number wrong, and mends it by suggestions, by keyboard alone. */
async function fillIn(form: FormPage, country: string, width: number): Promise<void> {
	const { page, control, watch, message } = form
	const title = `${country} at ${width}`
	const fields = fieldsFor(country).filter(({ visible, name }) => visible && name !== 'countryCode')
	const exampleOf = (name: string): string => fields.find((field) => field.name === name)?.example || 'Somewhere 1'
	await chooseCountry(form, country)
	check(`${title}: the country is chosen by its name`, await control('countryCode').inputValue(), country)
	await rulesAreThere(form)
	await watch()
	const order: string[] = []
	for (const { name, example, type } of fields) {
		await page.keyboard.press('Tab')
		if ((await page.evaluate(() => document.activeElement?.tagName)) === 'BUTTON') await page.keyboard.press('Tab')
		order.push(await focused(form))
		if (type === 'select') {
			// The first letters of its name, then on from there: what a keyboard has no key for cannot be typed into a list.
			const label = (await control(name).locator(`option[value="${example}"]`).textContent()) ?? ''
			await page.keyboard.type(/^[A-Za-z]*/.exec(label)?.[0] ?? '')
			for (let steps = 0; steps < 60 && (await control(name).inputValue()) !== example; steps++)
				await page.keyboard.press('ArrowDown')
		} else await page.keyboard.type(['zip', 'phone', 'taxNumber'].includes(name) ? misspell(example) : exampleOf(name))
	}
	check(
		`${title}: Tab goes from field to field`,
		order,
		fields.map(({ name }) => name),
	)
	await page.keyboard.press('Enter')
	const { said, moved } = await watch()
	check(`${title}: no more announcements than fields`, said <= fields.length, true)
	check(`${title}: nothing moved`, moved, 0)
	if (country === 'JP' || country === 'US') await shoot(form, `wrong-${country}`, width)
	check(`${title}: is refused`, await isDone(form), false)
	const mended: string[] = []
	for (let turns = 0; turns < 6; turns++) {
		const name = await focused(form)
		if (name === '' || (await control(name).getAttribute('aria-invalid')) !== 'true') break
		mended.push(name)
		if ((await message(name)) === '') check(`${title}: ${name} says what is wrong`, '', 'a message')
		const button = page.locator(`[data-name="${name}"] [part=suggestion]`)
		if (await button.isVisible()) {
			await page.keyboard.press('Tab')
			await page.keyboard.press('Enter')
			check(`${title}: the focus is back at ${name}`, await focused(form), name)
		} else if (name === 'provinceCode') await control(name).selectOption(exampleOf(name))
		else {
			await page.keyboard.press('Control+A')
			await page.keyboard.type(exampleOf(name))
		}
		check(`${title}: ${name} is mended at once`, await control(name).getAttribute('aria-invalid'), 'false')
		check(`${title}: mending moves nothing`, (await watch()).moved, 0)
		if (await control(name).evaluate((element) => element.tagName === 'SELECT'))
			await page.locator('#submit').press('Enter')
		else await page.keyboard.press('Enter')
	}
	check(`${title}: something was wrong`, mended.length > 0, true)
	check(`${title}: is accepted`, await isDone(form), true)
	const value = JSON.parse((await page.locator('#order').textContent()) ?? '{}') as { address: Record<string, string> }
	check(
		`${title}: is sent in normalised form`,
		[value.address['countryCode'], value.address['phone']?.[0]],
		[country, '+'],
	)
}

for (const width of WIDTHS) {
	for (const country of COUNTRIES) await step(`${country} by keyboard`, width, (form) => fillIn(form, country, width))

	await step('states', width, async (form) => {
		const { page, axe } = form
		await shoot(form, 'empty', width)
		check('axe finds nothing in the empty form', await axe(), [])
		await page.locator('#submit').click()
		await rulesAreThere(form)
		await page.waitForTimeout(100)
		await shoot(form, 'refused', width)
		check('axe finds nothing in the refused form', await axe(), [])
		await page.locator('#locale').selectOption('fr-CA')
		await page.waitForTimeout(300)
		check('it speaks French', await page.locator('[data-name=zip] label').textContent(), 'Code ZIP')
		await shoot(form, 'french', width)
		await page.emulateMedia({ colorScheme: 'dark' })
		check('axe finds nothing in the dark', await axe(), [])
		await shoot(form, 'dark', width)
		await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
		await shoot(form, 'forced-colors', width)
		await page.emulateMedia({ forcedColors: 'none' })
		await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
		await shoot(form, 'right-to-left', width)
	})
}

await step('typing the country', 1280, async (form) => {
	const { page, control } = form
	await control('provinceCode').selectOption('CA')
	await control('countryCode').focus()
	await page.evaluate(() => Object.assign(globalThis, { select: document.activeElement }))
	for (const key of 'Canada') {
		await page.keyboard.type(key)
		check(
			`the list stays under the hand at ${key}`,
			await page.evaluate(() => document.activeElement === (globalThis as unknown as { select: Element }).select),
			true,
		)
	}
	check('Canada is chosen', await control('countryCode').inputValue(), 'CA')
	check('California is no province of Canada', await control('provinceCode').inputValue(), '')
	await control('countryCode').selectOption('GB')
	check('GB has no province', await control('provinceCode').count(), 0)
	await control('countryCode').selectOption('IT')
	check('California is no Cagliari', await control('provinceCode').inputValue(), '')
	await control('countryCode').selectOption('US')
	check('California is back with its country', await control('provinceCode').inputValue(), 'CA')
})

await step('composing in Japanese and Korean', 1280, async (form) => {
	const { devTools, control, page } = form
	for (const [country, name, parts, text, expected] of [
		['JP', 'zip', ['１', '１０', '１００', '１００００', '１０００００１'], '１０００００１', '100-0001'],
		['JP', 'city', ['ち', 'ちよ', 'ちよだ'], '千代田区', '千代田区'],
		['KR', 'address1', ['ㅅ', '세', '세ㅈ'], '세종대로', '세종대로'],
	] as const) {
		await control('countryCode').selectOption(country)
		await rulesAreThere(form)
		await control(name).fill('')
		await control(name).focus()
		for (const part of parts) {
			await devTools.send('Input.imeSetComposition', {
				text: part,
				selectionStart: part.length,
				selectionEnd: part.length,
			})
			check(`${country} ${name}: ${part} is left alone`, await control(name).inputValue(), part)
		}
		await devTools.send('Input.insertText', { text })
		await page.waitForTimeout(50)
		check(`${country} ${name}: ${text} becomes`, await control(name).inputValue(), expected)
	}
})

await step('formats while typing, paste and undo', 1280, async (form) => {
	const { page, control } = form
	await control('zip').focus()
	await rulesAreThere(form)
	await page.keyboard.type('941031234')
	check('a zip as you type', await control('zip').inputValue(), '94103-1234')
	for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Backspace')
	check('backspace over the separator', await control('zip').inputValue(), '9410')
	await control('zip').fill('')
	await page.keyboard.type('941031234')
	await page.keyboard.press('Home')
	for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Delete')
	check('deletion over the separator', await control('zip').inputValue(), '234')
	await page.evaluate(() => navigator.clipboard.writeText('415 983-8030'))
	await control('phone').focus()
	await page.keyboard.press('Control+V')
	check('a number that is pasted', await control('phone').inputValue(), '(415) 983-8030')
	await control('zip').fill('')
	await page.keyboard.type('94103')
	await page.keyboard.type('1')
	check('is formatted', await control('zip').inputValue(), '94103-1')
	await page.keyboard.press('Control+Z')
	check('a step back takes the format away', await control('zip').inputValue(), '941031')
	await page.keyboard.press('Control+Z')
	check('another takes what was typed', (await control('zip').inputValue()).length < 6, true)
	await page.keyboard.press('Control+Y')
	await page.keyboard.press('Control+Y')
	check('and back', await control('zip').inputValue(), '94103-1')
})

await step('autofill before and after a country change', 1280, async (form) => {
	const { page } = form
	// What browsers do: they set the values of several fields and say so, without a key.
	const autofill = (values: Record<string, string>): Promise<void> =>
		page.evaluate((entries) => {
			for (const [name, value] of entries) {
				const field = document.querySelector(`[data-name="${name}"] [part=control]`) as HTMLInputElement | null
				if (field === null) continue
				field.value = value
				for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
			}
		}, Object.entries(values))
	const order = async (): Promise<Readonly<Record<string, string>>> => {
		await page.locator('#submit').click()
		await page.locator('#done').waitFor()
		return JSON.parse((await page.locator('#order').textContent()) || '{}').address
	}
	await autofill({
		address1: '1 Ferry Building',
		city: 'San Francisco',
		provinceCode: 'CA',
		zip: '94111',
		phone: '+1 415-983-8030',
	})
	check('US', (await order())['provinceCode'], 'CA')
	await autofill({
		countryCode: 'GB',
		address1: '10 Downing Street',
		city: 'London',
		zip: 'SW1A 2AA',
		phone: '+44 20 7946 0958',
	})
	check('GB has no province of the US', (await order())['provinceCode'], '')
})

/*
 * What a key and a change of the country cost the element, with a processor six times slower, in passes over a megabyte: a quiet machine of today
 * needs 1 ms for a pass, so 6 ms here. A loaded machine is slower in both.
 */
await step('the cost of a key', 1280, async (form) => {
	const { page, control, devTools } = form
	await control('zip').focus()
	await rulesAreThere(form)
	const costOf = (name: string, values: readonly string[]): Promise<number> =>
		page.evaluate(
			([field, texts]) => {
				const element = document.querySelector(`[data-name="${field}"] [part=control]`) as HTMLInputElement
				const megabyte = 'm'.repeat(2 ** 20)
				const costs: number[] = []
				const passes: number[] = []
				let sum = 0
				for (const text of texts as string[]) {
					element.value = text
					const event = new InputEvent('input', { bubbles: true, inputType: 'insertText' })
					const start = performance.now()
					element.dispatchEvent(event)
					const end = performance.now()
					for (let at = 0; at < megabyte.length; at++) sum = (sum * 31 + megabyte.charCodeAt(at)) | 0
					costs.push(end - start)
					passes.push(performance.now() - end)
				}
				const [cost = 0, pass = 1] = [costs, passes].map((times) => times.sort((x, y) => x - y)[times.length >> 1])
				return cost / pass
			},
			[name, values] as const,
		)
	const keys = Array.from({ length: 200 }, (_, at) => '94111'.slice(0, 1 + (at % 5)))
	const countries = Array.from({ length: 60 }, (_, at) => COUNTRIES[at % COUNTRIES.length] ?? '')
	await costOf('countryCode', countries)
	await control('countryCode').selectOption('US')
	await costOf('zip', keys)
	await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
	const [key, country] = [await costOf('zip', keys), await costOf('countryCode', countries)]
	await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	console.log(`  in passes over a megabyte: a key ${key.toFixed(2)}, a change of the country ${country.toFixed(1)}`)
	check('a key costs less than half a pass over a megabyte', key < 0.5, true)
	check('a change of the country costs less than eight', country < 8, true)
})

await step('one click', 1280, async (form) => {
	const { page, control } = form
	await control('provinceCode').selectOption('CA')
	await control('phone').fill('415 983 8030')
	await control('zip').focus()
	await rulesAreThere(form)
	await page.keyboard.type('94111')
	await page.locator('#submit').click()
	check('on Continue submits', await isDone(form), true)
	await control('zip').fill('9411')
	await page.locator('#submit').click()
	check('and shows what is wrong', [await isDone(form), await focused(form)], [false, 'zip'])
	await control('zip').fill('94111')
	await page.locator('#submit').click()
	check('and is not locked', await isDone(form), true)
})

if ('firefox'.includes(only)) await checkFirefox(url, check)
await checkLibraries(browser, only, check)
if ('playground'.includes(only)) await checkPlayground(browser, AXE, check)

await browser.close()
server.close()
console.log(failed === 0 ? 'The form works.' : `${failed} checks FAILED.`)
process.exitCode = failed === 0 ? 0 : 1
