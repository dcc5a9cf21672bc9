/**
 * Fills in the checkout form of `examples/checkout-form` in headless Chromium, by keys and clicks: the country changes the fields, what is
 * typed is formatted, an error is shown, its suggestion is a button, the form submits. Ends with status 1 when anything is otherwise.
 *
 *   npm run check:form
 *   npm run check:form -- --pictures DIRECTORY     leaves pictures there, 360 and 1280 pixels wide
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { serve } from '../examples/checkout-form/serve.ts'
import { installChromium } from './engines/install.ts'
import { openBrowser } from './form/browser.ts'

const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values
const WIDTHS = [360, 1280]
/** By how much the page is wider than the window. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

installChromium()
const { server, url } = await serve(0)
const page = await openBrowser()
let failed = 0

const value = (name: string): Promise<unknown> => page.ask(`document.forms[0].elements.namedItem('${name}')?.value`)
const message = (name: string): Promise<unknown> =>
	page.ask(`document.getElementById('${name}-message')?.firstChild?.textContent ?? ''`)
const focus = (name: string): Promise<unknown> => page.ask(`document.getElementById('${name}').focus()`)
const choose = (id: string, chosen: string): Promise<unknown> =>
	page.ask(
		`{ const e = document.getElementById('${id}'); e.focus(); e.value = '${chosen}'; for (const t of ['input', 'change']) e.dispatchEvent(new Event(t, { bubbles: true })) }`,
	)
const fields = (): Promise<unknown> =>
	page.ask(`[...document.querySelectorAll('.field')].map((e) => e.dataset.name).join(' ')`)

async function fill(name: string, text: string): Promise<void> {
	await focus(name)
	await page.ask(`document.getElementById('${name}').select()`)
	await page.type(text)
}

function check(what: string, found: unknown, expected: unknown): void {
	const isRight = isDeepStrictEqual(found, expected)
	if (!isRight) failed++
	console.log(isRight ? `✓ ${what}` : `✗ ${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`)
}

async function shoot(name: string): Promise<void> {
	for (const width of WIDTHS) {
		await page.resize(width, 800)
		check(`${name} fits into ${width} pixels`, await page.ask(OVERFLOW), 0)
		if (pictures === undefined) continue
		mkdirSync(pictures, { recursive: true })
		writeFileSync(join(pictures, `${name}-${width}.png`), await page.shoot())
	}
}

try {
	await page.resize(1280, 800)
	await page.open(url)
	await page.ask(`globalThis.faults = []; addEventListener('error', (e) => faults.push(e.message)); 0`)
	check('the fields of US', await fields(), 'countryCode address1 address2 city provinceCode zip phone')
	await shoot('empty')

	await fill('address1', '1 Ferry Building')
	await fill('city', 'San Francisco')
	await choose('provinceCode', 'CA')
	await fill('zip', '9O2101')
	check('a zip that is none stays as it is', await value('zip'), '9O2101')
	await fill('zip', '9O21O')
	check('no error while it is typed', await message('zip'), '')
	await fill('phone', '4159838030')
	check('a phone as you type', await value('phone'), '(415) 983-8030')
	check('the error', await message('zip'), '9O21O is no postal code of US. Enter one such as 95014.')
	check('the browser knows', await page.ask(`document.forms[0].zip.validity.customError`), true)
	await shoot('error')

	await focus('zip')
	await page.click('#submit')
	check('is not submitted', await page.ask(`document.getElementById('done').hidden`), true)
	check('goes to what is wrong', await page.ask('document.activeElement.name'), 'zip')
	await page.click('#zip-message button')
	check('the suggestion', [await value('zip'), await message('zip')], ['90210', ''])
	check('the browser knows', await page.ask('document.forms[0].checkValidity()'), true)

	await fill('zip', '10001')
	await focus('phone')
	check('a warning', await message('zip'), '')
	check('of the province', /NY/.test(String(await message('provinceCode'))), true)
	await page.click('#provinceCode-message button')
	check('its suggestion', [await value('provinceCode'), await message('provinceCode')], ['NY', ''])
	await focus('phone')
	await page.press('Enter')
	const order = JSON.parse(String(await page.ask(`document.getElementById('order').textContent`)))
	check('submits the normalised order', [order.address.phone, order.address.provinceCode], ['+14159838030', 'NY'])
	await shoot('done')

	await fill('zip', '941031234')
	check('a zip as you type', await value('zip'), '94103-1234')
	for (let presses = 0; presses < 6; presses++) await page.press('Backspace')
	check('backspace over the separator', await value('zip'), '9410')
	await fill('zip', '941031234')
	await page.press('Home')
	for (let presses = 0; presses < 6; presses++) await page.press('Delete')
	check('deletion over the separator', await value('zip'), '234')

	await choose('countryCode', 'BR')
	check('the fields of BR', await fields(), 'countryCode address1 address2 city provinceCode zip phone taxNumber')
	check('no province is chosen there', await value('provinceCode'), '')
	check('what was typed is kept', await value('city'), 'San Francisco')
	await fill('taxNumber', '52998224726')
	check('a tax number as you type', await value('taxNumber'), '529.982.247-26')
	await page.press('Backspace')
	await page.type('5')
	await choose('countryCode', 'JP')
	check('the fields of JP', await fields(), 'countryCode zip provinceCode city address1 address2 phone')
	await choose('locale', 'fr-CA')
	await fill('zip', '1')
	await focus('phone')
	check(
		'the label in French',
		await page.ask(`document.querySelector('label[for=provinceCode]').textContent`),
		'Préfecture',
	)
	check('the error in French', /code postal.*Japon/.test(String(await message('zip'))), true)
	await page.ask(`document.documentElement.dir = 'rtl'`)
	await shoot('right-to-left')
	check('no script error', await page.ask('faults'), [])
} finally {
	await page.close()
	server.close()
}
console.log(failed === 0 ? 'The form works.' : `${failed} checks FAILED.`)
process.exitCode = failed === 0 ? 0 : 1
