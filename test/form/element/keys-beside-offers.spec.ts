import { expect, test } from './fixtures.ts'
import { focusOf, formOf, messageOf, settle } from './helpers.ts'

test('no key is lost beside an offer that the next text no longer deserves', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '9O21O')
	await form.press('Tab')
	expect(await form.textOf('[data-name=zip] [part=suggestion]')).toBe('Use 90210')
	await form.enter('zip', '90210')
	await form.press('Tab')
	await form.type('4159838030')
	await settle(form)
	expect([await form.valueIn('phone'), await focusOf(form)]).toEqual(['(415) 983-8030', 'phone'])
})

test('an offer goes with the key that changes its text', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '9O21O')
	await form.press('Tab')
	await form.focus('zip')
	const isThere = await form.run(() => {
		const zip = document.querySelector('[data-name=zip] input') as HTMLInputElement
		zip.value = '9O21'
		zip.dispatchEvent(new InputEvent('input', { bubbles: true }))
		return document.querySelector('[data-name=zip] [part=suggestion]')?.checkVisibility()
	}, null)
	expect(isThere).toBe(false)
})

test('an offer that goes while it has the focus hands it on', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '9O21O')
	await form.press('Tab')
	const mend = (): Promise<void> =>
		form.run(() => {
			Object.assign(document.querySelector('orderwright-address') as HTMLElement, { value: { zip: '90210' } })
		}, null)
	await form.focus('zip')
	await form.press('Tab')
	expect(await focusOf(form)).toBe('zip')
	await mend()
	await form.type('4159838030')
	await settle(form)
	expect(await form.valueIn('phone')).toBe('(415) 983-8030')
})

test('an offer behind the last field hands the focus on to what the page has next', async ({ show }) => {
	const form = await show(formOf('country="US"', '<input id="note" aria-label="Note">'))
	await form.rulesAreThere()
	await form.focus('phone')
	await form.run(() => {
		const button = document.querySelector<HTMLElement>('[data-name=phone] [part=suggestion]') as HTMLElement
		// Shows the offer as if a rule had made it.
		button.hidden = false
		button.focus()
		Object.assign(document.querySelector('orderwright-address') as HTMLElement, { value: { phone: '4159838030' } })
	}, null)
	await form.type('x')
	expect(await form.run(() => (document.querySelector('#note') as HTMLInputElement).value, null)).toBe('x')
})

test('a field that its new country lacks hands the focus on', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.focus('zip')
	await form.run(() => document.querySelector('orderwright-address')?.setAttribute('country', 'HK'), null)
	await form.until(() => document.querySelector('[data-name=zip]') === null)
	expect(await focusOf(form)).not.toBe('')
	await form.type('5')
	await settle(form)
	expect(await form.valueIn(await focusOf(form)), 'the key goes to what is next').toContain('5')
})

test('a field is left for its own offer, and says what is wrong', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('zip', '9O21O')
	await form.press('Tab')
	await form.enter('zip', '1O001')
	await form.run(() => {
		const button = document.querySelector<HTMLElement>('[data-name=zip] [part=suggestion]') as HTMLElement
		button.hidden = false
		button.focus()
	}, null)
	await settle(form)
	expect(await messageOf(form, 'zip')).toContain('1O001')
	expect(await form.textOf('[data-name=zip] [part=suggestion]')).toBe('Use 10001')
})
