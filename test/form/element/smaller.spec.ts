import { expect, test } from './fixtures.ts'
import { formOf, messageOf, settle } from './helpers.ts'

test('point 8: Undo after a suggestion brings the text back @driver', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '9O210')
	await form.press('Tab')
	await form.click('[data-name=zip] [part=suggestion]')
	expect(await form.valueIn('zip')).toBe('90210')
	await form.pressControl('z')
	expect(await form.valueIn('zip')).toBe('9O210')
})

test('point 8: a state before a pasted zip is suggested away', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.choose('provinceCode', 'CA')
	await form.enter('zip', 'CA 94111')
	await form.press('Tab')
	expect(await form.textOf('[data-name=zip] [part=suggestion]')).toBe('Use 94111')
	await form.click('[data-name=zip] [part=suggestion]')
	expect([await form.valueIn('zip'), await messageOf(form, 'zip')]).toEqual(['94111', ''])
})

test('point 8: a province before a pasted postal code with letters is suggested away, too', async ({ show }) => {
	const form = await show(formOf('country="CA"'))
	await form.rulesAreThere()
	await form.enter('zip', 'ON K1A 0B1')
	await form.press('Tab')
	expect(await form.textOf('[data-name=zip] [part=suggestion]')).toBe('Use K1A 0B1')
})

test('point 8: a wrong Eircode is called “an Eircode”', async ({ show }) => {
	const form = await show(formOf('country="IE"'))
	await form.rulesAreThere()
	await form.enter('zip', '9#')
	await form.press('Tab')
	expect(await messageOf(form, 'zip')).toBe('"9#" isn\'t a valid Eircode for Ireland. Use a format like D02 AF30.')
})

for (const [country, zip, said, isNeeded] of [
	['IE', 'Dublin 2', 'or leave it empty', false],
	['KR', '135-080', 'since 2015', true],
] as const)
	test(`point 8: ${zip} says ${said}`, async ({ show }) => {
		const form = await show(formOf(`country="${country}"`))
		await form.rulesAreThere()
		await form.enter('zip', zip)
		await form.focus('city')
		expect(await messageOf(form, 'zip')).toContain(said)
		await form.enter('zip', '')
		await form.focus('city')
		expect(await form.isInvalid('zip'), 'while it is empty').toBe(isNeeded)
	})

test('a page that centres its text leaves the fields at their side', async ({ show }) => {
	const form = await show(`<div align="center">${formOf('country="US"')}</div>`)
	expect(
		await form.run(() => getComputedStyle(document.querySelector('[data-name=zip] label') as Element).textAlign, null),
	).toBe('start')
})

test('point 8: ten fields on a phone are at most 900 px high, and keep no room for messages', async ({ show }) => {
	const form = await show(formOf('country="US" fields="email firstName lastName"'), { width: 360 })
	await form.rulesAreThere()
	await settle(form)
	const [fields, height] = await form.run(() => {
		const element = document.querySelector('orderwright-address') as HTMLElement
		return [element.querySelectorAll('[part=field]').length, element.getBoundingClientRect().height]
	}, null)
	expect(fields).toBeGreaterThanOrEqual(10)
	expect(height).toBeLessThanOrEqual(900)
	expect(await form.overflow()).toBe(0)
})
