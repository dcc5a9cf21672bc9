import { expect, test } from './fixtures.ts'
import { fill, formOf, messageOf, settle } from './helpers.ts'

const OFFER = '[data-name=zip] [part=suggestion]'

for (const [country, text, zip, province, city] of [
	['US', 'San Francisco CA 94111', '94111', 'CA', 'San Francisco'],
	['CA', 'Ottawa ON K1A 0B1', 'K1A 0B1', 'ON', 'Ottawa'],
	['AU', 'Sydney NSW 2000', '2000', 'NSW', 'Sydney'],
	['IN', 'Bengaluru 560001', '560001', 'KA', 'Bengaluru'],
] as const)
	test(`a place in front of a zip is offered apart: ${text}, typed or put in`, async ({ show }) => {
		const form = await show(formOf(`country="${country}"`))
		await form.rulesAreThere()
		await form.enter('zip', text)
		await form.press('Tab')
		const typed = await form.textOf(OFFER)
		await fill(form, { zip: '' })
		await fill(form, { zip: text })
		await form.focus('zip')
		await form.press('Tab')
		expect([typed, await form.textOf(OFFER)]).toEqual([`Use ${zip}`, `Use ${zip}`])
		await form.click(OFFER)
		await settle(form)
		expect([
			await form.valueIn('zip'),
			await form.valueIn('provinceCode'),
			await form.valueIn('city'),
			await messageOf(form, 'zip'),
		]).toEqual([zip, province, city, ''])
	})

for (const [country, text, zip] of [
	['DE', '10115 Berlin', '10115'],
	['US', '94111 USA', '94111'],
] as const)
	test(`the space in ${text} is kept while it is typed, and the zip is offered`, async ({ show }) => {
		const form = await show(formOf(`country="${country}"`))
		await form.rulesAreThere()
		await form.enter('zip', text)
		expect(await form.valueIn('zip')).toBe(text)
		await form.press('Tab')
		expect(await form.textOf(OFFER)).toBe(`Use ${zip}`)
	})

for (const [country, text] of [
	['US', 'PO Box 94111'],
	['US', 'Suite 94111'],
	['CH', 'Postfach 8001'],
	['US', 'Apt 4 94111'],
	['US', 'San Francisco NY 94111'],
] as const)
	test(`${text} gets no offer: the number may be none of a place`, async ({ show }) => {
		const form = await show(formOf(`country="${country}"`))
		await form.rulesAreThere()
		await form.enter('zip', text)
		await form.press('Tab')
		await settle(form)
		expect([await form.textOf(OFFER), (await messageOf(form, 'zip')) !== '']).toEqual([null, true])
	})

test('a whole address in one field is pointed out there, and left as it is', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	const text = '1 Ferry Building, San Francisco, CA 94111, USA'
	await fill(form, { address1: text })
	await form.focus('address1')
	await form.press('Tab')
	await settle(form)
	expect([await messageOf(form, 'address1'), await form.isInvalid('address1'), await form.valueIn('address1')]).toEqual(
		['This also seems to hold California, 94111. Enter each part in its own field.', false, text],
	)
	for (const street of ['1234 New York Avenue', '94111 Main Street', '12 California St', 'Suite 94111']) {
		await fill(form, { address1: street })
		await form.focus('address1')
		await form.press('Tab')
		expect(await messageOf(form, 'address1'), street).toBe('')
	}
	await fill(form, { countryCode: 'AR', address1: 'Av. Corrientes 3400' })
	await form.focus('address1')
	await form.press('Tab')
	expect(await messageOf(form, 'address1')).toBe('')
})

test('a zip that names one province offers it while none is chosen', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '94111')
	await form.press('Tab')
	const offer = '[data-name=provinceCode] [part=suggestion]'
	expect([await form.textOf(offer), await messageOf(form, 'provinceCode')]).toEqual(['Use California', ''])
	await form.click(offer)
	expect([await form.valueIn('provinceCode'), await form.textOf(offer)]).toEqual(['CA', null])
	await fill(form, { provinceCode: '', zip: '42223' })
	await form.focus('zip')
	await form.press('Tab')
	expect(await form.textOf(offer), 'a zip of two states').toBeNull()
})
