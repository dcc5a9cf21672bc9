import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, RIGHT, sentBy, settle } from './helpers.ts'
import { PARIS } from './pages/paris.ts'

/** What a server sends before React takes it over. */
const MARKUP =
	'<form id="form"><orderwright-address country="US" language="en-US"></orderwright-address><button type="button" id="language">English (UK)</button><button id="submit" type="submit">Continue</button></form>'

for (const [script, ways] of [
	['react.tsx', ['property', 'effect', 'hydration', 'hydration, defined']],
	['vue.ts', ['property', 'effect']],
	['svelte.ts', ['property', 'effect']],
] as const)
	for (const how of ways)
		test(`points 2 and 9: ${script} with the rules by ${how}`, async ({ show }) => {
			const body = `<div id="root" data-how="${how}">${how.startsWith('hydration') ? MARKUP : ''}</div>`
			const form = await show(body, { script })
			await form.rulesAreThere()
			await catchSubmits(form)
			await form.enter('city', 'San Francisco')
			await form.click('#language')
			await form.until(
				() => document.querySelector('[data-name=address2] label')?.textContent?.startsWith('Flat') === true,
			)
			expect(await form.valueIn('city'), 'a render keeps what was typed').toBe('San Francisco')
			await form.click('#submit')
			expect(await sentBy(form)).toEqual([])
			await fill(form, RIGHT)
			await form.click('#submit')
			expect(await sentBy(form)).toHaveLength(1)
			const said = form.faults.splice(0).filter((line) => !/^timeStamp: |React DevTools/.test(line))
			expect(said, 'no warning of the framework').toEqual([])
		})

for (const [script, how] of [
	['bound-react.tsx'],
	['bound-vue.js', 'eager'],
	['bound-vue.js', 'lazy'],
	['bound-svelte.ts'],
	['bound-lit.ts'],
	['bound-solid.ts'],
	['bound-angular.ts'],
] as const)
	test(`point 4: ${script} binds its state to the value${how === undefined ? '' : `, ${how}`}`, async ({ show }) => {
		const form = await show(`<div id="root" data-how="${how}"></div>`, { script })
		await form.rulesAreThere()
		const state = async (): Promise<unknown> => JSON.parse((await form.textOf('output')) ?? '')
		const value = (): Promise<unknown> => form.run(() => document.querySelector('orderwright-address')?.value, null)
		const { provinceCode, ...texts } = RIGHT
		await form.choose('provinceCode', provinceCode as string)
		for (const [name, text] of Object.entries(texts)) {
			expect(await state(), `nothing before ${name}`).toBeNull()
			await form.enter(name, text)
			expect(await form.valueIn(name), 'what the page writes back keeps what was typed').toBe(text)
		}
		if (how === 'lazy') expect(await state(), 'nothing while a person types').toBeNull()
		await form.focus('zip')
		await settle(form)
		expect(await state()).toMatchObject({ address: { city: 'San Francisco', provinceCode: 'CA' } })
		expect(await state()).toEqual(await value())
		await form.press('Backspace')
		await form.focus('city')
		await settle(form)
		expect([await state(), await form.valueIn('zip')]).toEqual([null, '9411'])
		await form.click('#paris')
		await settle(form)
		expect([await form.valueIn('city'), await form.valueIn('countryCode')]).toEqual(['Paris', 'FR'])
		expect(await state(), 'what the page sets is no event').toEqual(PARIS)
		await form.click('#nothing')
		await settle(form)
		expect([await form.valueIn('city'), await state()]).toEqual(['', null])
	})
