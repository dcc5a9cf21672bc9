import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, sentBy, settle } from './helpers.ts'

/** The countries whose addresses have no city. */
const WITHOUT_CITY = {
	AE: { provinceCode: 'DU', phone: '+971501234567' },
	SG: { zip: '018956', phone: '+6561234567' },
	KY: { phone: '+13459491234' },
	GI: { phone: '+35020012345' },
	MO: { phone: '+85328123456' },
	NR: { phone: '+6745551234' },
} as const

for (const [country, values] of Object.entries(WITHOUT_CITY))
	test(`a required city stops no order to ${country}, which has none, and a city that was filled in is sent`, async ({
		show,
	}) => {
		const form = await show(formOf(`country="${country}" fields="address1! city!"`))
		await catchSubmits(form)
		await form.rulesAreThere()
		await fill(form, { address1: '1 Road', ...values })
		await form.click('#submit')
		await fill(form, { city: 'Old Town' })
		await form.click('#submit')
		const sent = (await sentBy(form)).map((each) => Object.fromEntries(each)['city'])
		expect(sent).toEqual(['', 'Old Town'])
	})

test('a street and a city are required, and may stay empty where the shop says so', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, { provinceCode: 'CA', zip: '94111', phone: '4159838030' })
	expect(await form.textOf('[data-name=city] label')).toBe('City')
	await form.focus('city')
	await form.press('Tab')
	await settle(form)
	expect([await messageOf(form, 'city'), await form.isInvalid('city')], 'moving past it is no mistake').toEqual([
		'',
		false,
	])
	await form.click('#submit')
	expect([await messageOf(form, 'address1'), await messageOf(form, 'city')]).toEqual([
		'Address: fill in this field.',
		'City: fill in this field.',
	])
	const optional = (names: string): Promise<void> =>
		form.run((text) => document.querySelector('orderwright-address')?.setAttribute('optional', text), names)
	await optional('city address1')
	expect(await form.textOf('[data-name=city] label')).toBe('City (optional)')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
	await optional('city')
	await form.click('#submit')
	expect([(await sentBy(form)).length, await focusOf(form)], 'each by its name').toEqual([1, 'address1'])
	await fill(form, { provinceCode: '', zip: '', phone: '' })
	await form.click('#submit')
	expect((await sentBy(form)).length, 'the address itself is not optional').toBe(1)
	await optional('')
	await form.click('#submit')
	expect((await sentBy(form)).length).toBe(2)
})

test('the second line is left out, or behind a link, and shows where it has a value', async ({ show }) => {
	const form = await show(
		`${formOf('country="US" fields="-address2"')}<orderwright-address country="US" fields="-address2" value='{"address2":"Apt 4"}'></orderwright-address><orderwright-address country="US" fields="+address2"></orderwright-address>`,
	)
	await form.rulesAreThere()
	const seen = (): Promise<readonly (boolean | null)[]> =>
		form.run(
			() =>
				[...document.querySelectorAll('orderwright-address')].map(
					(element) => element.querySelector('[data-name=address2] input')?.checkVisibility() ?? null,
				),
			null,
		)
	expect(await seen()).toEqual([null, true, false])
	expect(await form.textOf('[part=link]')).toBe('+ Apartment, suite, etc.')
	await form.click('[part=link]')
	expect([await seen(), await focusOf(form)]).toEqual([[null, true, true], 'address2'])
	await form.type('Apt 5')
	await fill(form, { address2: 'Apt 6' })
	await form.run(() => document.querySelectorAll('orderwright-address')[2]?.setAttribute('country', 'DE'), null)
	expect(await seen()).toEqual([true, true, true])
	const kept = await form.run(() => document.querySelectorAll('orderwright-address')[2]?.state?.values.address2, null)
	expect(kept).toBe('Apt 5')
})

test('a word that fields does not know warns once in the console @driver', async ({ show }) => {
	const form = await show(formOf('country="US" fields="email! adress1! company"'))
	await form.rulesAreThere()
	const said = form.faults.splice(0).map((line) => line.replace(/ It has .*/, ''))
	expect(said.map((line) => line.replace(/^\w+: /, ''))).toEqual([
		'orderwright-address: fields has no word "adress1!".',
	])
})

test('two elements of a page have names of their own @driver', async ({ show }) => {
	const tags = [
		'country="US"',
		'country="US" autocomplete="section-a billing"',
		'country="US" label="Where we pick it up"',
		'country="US" language="de" autocomplete="billing"',
		'country="US" autocomplete="off"',
	]
	const form = await show(
		`<h1>Addresses</h1>${tags.map((tag, at) => `<orderwright-address name="n${at}" ${tag}></orderwright-address>`).join('')}`,
	)
	await form.until(() => document.querySelector('[part=fields][lang=de]') !== null)
	const names = await form.run(
		() => [...document.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label')),
		null,
	)
	expect(names).toEqual(['Delivery address', 'Billing address', 'Where we pick it up', 'Rechnungsadresse', ''])
	expect(await form.axe()).toEqual([])
})

test('a country with other fields is announced, and one with the same is not', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.choose('countryCode', 'JP')
	expect(await form.textOf('[part=announcement]')).toBe(
		'The fields are now: Postal code, Prefecture, City, Address, Apartment, suite, etc., Phone.',
	)
	await form.run(() => {
		const live = document.querySelector('[part=announcement]')
		if (live !== null) live.textContent = ''
	}, null)
	await form.choose('countryCode', 'JP')
	await form.enter('city', 'Chiyoda')
	await settle(form)
	expect(await form.textOf('[part=announcement]')).toBe('')
})
