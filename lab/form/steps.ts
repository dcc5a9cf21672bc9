import { COUNTRIES, fillIn } from './fill-in.ts'
import { type Check, type FormPage, type Shoot, suggestionOf } from './form-page.ts'

/** A step: a title, the widths of the page, and the actions at each width. */
export type Step<Page extends FormPage = FormPage> = readonly [
	title: string,
	widths: readonly number[],
	run: (form: Page, check: Check, shoot: Shoot) => Promise<void>,
]

/** The steps for every browser. A step with `@driver` only runs if the driver can set colors, compose, read the clipboard and go back. */
export const STEPS: readonly Step[] = [
	...COUNTRIES.map(
		(country): Step => [
			`${country} by keyboard`,
			[1280, 360],
			(form, check, shoot) => fillIn(country, form, check, shoot),
		],
	),
	['states @driver', [1280, 360], showStates],
	['refusal in French', [1280, 360], refuseInFrench],
	['typing the country', [1280], typeCountry],
	['composing in Japanese and Korean @driver', [1280], compose],
	['formats while typing, paste and undo @driver', [1280], format],
	['one click', [1280], clickOnce],
]

async function showStates(form: FormPage, check: Check, shoot: Shoot): Promise<void> {
	const { axe, look } = form
	await shoot('empty')
	check('axe finds nothing in the empty form', await axe(), [])
	check('an empty form is refused', await form.submit(), false)
	await form.rulesAreThere()
	await form.until(() => document.activeElement?.ariaInvalid === 'true')
	await shoot('refused')
	check('axe finds nothing in the refused form', await axe(), [])
	await form.select('#locale', 'fr-CA')
	await form.until(() => document.querySelector('[data-name=zip] label')?.textContent === 'Code ZIP')
	await form.until(() => /^Saisissez/.test(document.querySelector('[data-name=zip] [part=message]')?.textContent ?? ''))
	await shoot('french')
	await look('dark')
	check('axe finds nothing in the dark', await axe(), [])
	await shoot('dark')
	await look('forced-colors')
	check('axe finds nothing in forced colours', await axe(), [])
	await shoot('forced-colors')
	await look('light')
	await form.run(() => document.documentElement.setAttribute('dir', 'rtl'), null)
	await shoot('right-to-left')
}

/** French messages are the longest. Checks that the form has enough room for them, and shows the whole text of a suggestion. */
async function refuseInFrench(form: FormPage, check: Check): Promise<void> {
	await form.select('#locale', 'fr-CA')
	await form.until(() => document.querySelector('[data-name=zip] label')?.textContent === 'Code ZIP')
	await form.focus('zip')
	await form.rulesAreThere()
	await form.watch()
	check('is refused', await form.submit(), false)
	await form.enter('zip', '95O14')
	await form.focus('phone')
	await form.until(() => document.querySelector('[data-name=zip] [part=suggestion]:not([hidden])') !== null)
	const cut = await form.run((selector) => {
		const button = document.querySelector(selector) as HTMLElement
		return button.scrollWidth - button.clientWidth
	}, suggestionOf('zip'))
	check('the suggestion is not cut off', cut, 0)
}

async function typeCountry(form: FormPage, check: Check): Promise<void> {
	const { run, type, choose, valueIn } = form
	await choose('provinceCode', 'CA')
	await form.focus('countryCode')
	await run(() => Object.assign(globalThis, { list: document.activeElement }) && null, null)
	for (const key of 'Canada') {
		await type(key)
		const isHeld = await run(() => document.activeElement === (globalThis as unknown as { list: Element }).list, null)
		check(`the list stays under the hand at ${key}`, isHeld, true)
	}
	check('Canada is chosen', await valueIn('countryCode'), 'CA')
	check('California is no province of Canada', await valueIn('provinceCode'), '')
}

async function compose(form: FormPage, check: Check): Promise<void> {
	for (const [country, name, parts, text, expected] of [
		['JP', 'zip', ['１', '１０', '１００', '１００００', '１０００００１'], '１０００００１', '100-0001'],
		['JP', 'city', ['ち', 'ちよ', 'ちよだ'], '千代田区', '千代田区'],
		['KR', 'address1', ['ㅅ', '세', '세ㅈ'], '세종대로', '세종대로'],
	] as const) {
		await form.choose('countryCode', country)
		await form.rulesAreThere()
		await form.enter(name, '')
		for (const part of parts) {
			await form.compose(part)
			check(`${country} ${name}: ${part} is left alone`, await form.valueIn(name), part)
		}
		await form.commit(text)
		await form.run(() => new Promise((done) => setTimeout(done, 50)), null)
		check(`${country} ${name}: ${text} becomes`, await form.valueIn(name), expected)
	}
}

async function format(form: FormPage, check: Check): Promise<void> {
	const { enter, type, press, pressControl, valueIn } = form
	await form.focus('zip')
	await form.rulesAreThere()
	await type('941031234')
	check('a zip as you type', await valueIn('zip'), '94103-1234')
	await press('Backspace', 6)
	check('backspace over the separator', await valueIn('zip'), '9410')
	await enter('zip', '941031234')
	await press('Home')
	await press('Delete', 6)
	check('deletion over the separator', await valueIn('zip'), '234')
	await form.run(() => navigator.clipboard.writeText('415 983-8030'), null)
	await form.focus('phone')
	await pressControl('v')
	check('a number that is pasted', await valueIn('phone'), '(415) 983-8030')
	await enter('zip', '')
	await type('94103')
	await type('1')
	check('is formatted', await valueIn('zip'), '94103-1')
	await pressControl('z')
	check('a step back takes the format away', await valueIn('zip'), '941031')
	await pressControl('z')
	check('another takes what was typed', (await valueIn('zip')).length < 6, true)
	await pressControl('y')
	await pressControl('y')
	check('and back', await valueIn('zip'), '94103-1')
}

async function clickOnce(form: FormPage, check: Check): Promise<void> {
	const { enter, submit } = form
	await enter('address1', '1 Ferry Building')
	await enter('city', 'San Francisco')
	await form.choose('provinceCode', 'CA')
	await enter('phone', '415 983 8030')
	await form.focus('zip')
	await form.rulesAreThere()
	await form.type('94111')
	check('on Continue submits', await submit(), true)
	await enter('zip', '9411')
	check('and shows what is wrong', [await submit(), await form.focused()], [false, 'zip'])
	await enter('zip', '94111')
	check('and is not locked', await submit(), true)
}
