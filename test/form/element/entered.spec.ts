import { suggestionOf } from '../../../lab/form/form-page.ts'
import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, RIGHT, sentBy } from './helpers.ts'

test('the Enter key submits the form of an element that is outside of it', async ({ show }) => {
	const form = await show(
		'<orderwright-address form="form" country="US"></orderwright-address><form id="form" action="/sent"><button type="button">No</button><button id="submit" name="by" value="key">Continue</button></form>',
	)
	await form.rulesAreThere()
	await catchSubmits(form)
	await fill(form, { ...RIGHT, city: '' })
	await form.focus('zip')
	await form.press('Enter')
	expect([(await sentBy(form)).length, await focusOf(form)]).toEqual([0, 'city'])
	await form.type('San Francisco')
	await form.press('Enter')
	expect((await sentBy(form)).map((data) => Object.fromEntries(data)['city'])).toEqual(['San Francisco'])
})

for (const how of ['a click', 'the Enter key'])
	test(`what a script writes into the fields is read at a submit by ${how}`, async ({ show }) => {
		const form = await show(formOf('country="US"'))
		await form.rulesAreThere()
		await catchSubmits(form)
		await form.run((values) => {
			for (const [name, value] of Object.entries(values)) {
				const control = document.querySelector<HTMLInputElement>(`[data-name="${name}"] [part=control]`)
				if (control !== null) control.value = value
			}
		}, RIGHT)
		await form.focus('city')
		await (how === 'a click' ? form.click('#submit') : form.press('Enter'))
		expect(Object.fromEntries((await sentBy(form))[0] ?? [])).toMatchObject({
			zip: '94111',
			provinceCode: 'CA',
			phone: '+14159838030',
		})
	})

for (const typed of ['mailto:ada@example.com.', 'ada @ example.com', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'])
	test(`an e-mail address is offered as it is meant: ${typed}`, async ({ show }) => {
		const form = await show(formOf('country="US" fields="email!"'))
		await form.rulesAreThere()
		await form.enter('email', typed)
		await form.focus('zip')
		expect(await messageOf(form, 'email')).toContain('name@example.com')
		await form.click(suggestionOf('email'))
		expect([await form.valueIn('email'), await messageOf(form, 'email')]).toEqual(['ada@example.com', ''])
	})

test('the Enter key of a phone leads to the next field, and ends the last', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	const hints = await form.run(
		() => [...document.querySelectorAll<HTMLInputElement>('[part=control]')].map(({ enterKeyHint }) => enterKeyHint),
		null,
	)
	expect([new Set(hints.slice(0, -1)), hints.at(-1)]).toEqual([new Set(['next']), 'done'])
})

test('a page looks for places, which are shown and filled in by keyboard and by pointer @driver', async ({ show }) => {
	const form = await show(`<h1>Order</h1>${formOf('country="US"')}`)
	await form.rulesAreThere()
	await form.run(
		([place]) => {
			const page = { asked: [] as string[] }
			Object.assign(globalThis, { page })
			const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
			element.addEventListener('change', () => page.asked.push('change'))
			element.lookup = async ({ name, text }, country) => {
				page.asked.push(`${name} ${text} ${country}`)
				return text === 'none' ? [] : [{ label: 'First', address1: 'First' }, place]
			}
		},
		[{ ...RIGHT, provinceCode: 'CA' }] as const,
	)
	const asked = (): Promise<readonly string[]> =>
		form.run(() => (globalThis as unknown as { page: { asked: string[] } }).page.asked.splice(0), null)
	await form.focus('address1')
	await form.type('1 Ferry')
	await form.until(() => document.querySelectorAll('[part=place]').length === 2)
	expect(await asked(), 'once for keys that follow each other').toEqual(['address1 1 Ferry US'])
	expect(await form.axe()).toEqual([])
	await form.press('ArrowDown', 2)
	await form.press('Enter')
	expect([
		await form.valueIn('zip'),
		await form.valueIn('address1'),
		await form.focused(),
		await form.textOf('[part=places]'),
	]).toEqual(['94111', '1 Ferry Building', 'address1', null])
	expect(await asked()).toEqual(['change'])
	await form.enter('city', 'San')
	await form.until(() => document.querySelector('[part=places]') !== null)
	await form.click('[part=place]:first-child')
	expect([await form.valueIn('address1'), await form.valueIn('city')]).toEqual(['First', 'San'])
	await asked()
	await form.enter('zip', '94')
	await form.focus('phone')
	await form.enter('city', 'none')
	await form.run(() => new Promise((done) => setTimeout(done, 400)), null)
	expect(await asked(), 'nothing for two letters').toEqual(['change', 'city none US'])
	expect(await form.textOf('[part=places]')).toBeNull()
})

test('a list of the page’s own fills in a place', async ({ show }) => {
	const form = await show(
		`<input id="find" list="found" aria-label="Find an address"><datalist id="found"><option>1 Ferry Building</option></datalist>${formOf('country="FR"')}`,
	)
	await form.rulesAreThere()
	await form.enter('city', 'Lyon')
	await form.run(
		(place) => {
			document.querySelector('#find')?.addEventListener('change', ({ target }) => {
				const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
				if ((target as HTMLInputElement).value === '1 Ferry Building') element.value = place
			})
			document.querySelector<HTMLElement>('#find')?.focus()
		},
		{ ...RIGHT, countryCode: 'US' },
	)
	await form.type('1 Ferry Building')
	await form.press('Tab')
	await form.until(() => document.querySelector('orderwright-address')?.value?.address.zip === '94111')
	expect([await form.valueIn('city'), await form.valueIn('countryCode')]).toEqual(['San Francisco', 'US'])
})
