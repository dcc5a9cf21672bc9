import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, RIGHT, sentBy, settle } from './helpers.ts'

type Element = HTMLElementTagNameMap['orderwright-address']

test('point 4: the element has what a control of a form has', async ({ show }) => {
	const form = await show(formOf('country="US" name="delivery"'))
	await form.rulesAreThere()
	const found = await form.run((right) => {
		const element = document.querySelector('orderwright-address') as Element
		const before = [element.form?.id, element.name, element.disabled, element.required, element.willValidate]
		const wrong = [
			element.validity.valid,
			element.validationMessage !== '',
			element.checkValidity(),
			document.forms[0]?.checkValidity(),
		]
		element.value = right
		const right1 = [
			element.validity.valid,
			element.validationMessage,
			element.checkValidity(),
			element.matches(':valid'),
		]
		element.setCustomValidity('Not there.')
		const custom = [element.validity.customError, element.validationMessage, element.checkValidity()]
		element.setCustomValidity('')
		return [before, wrong, right1, custom, element.checkValidity()]
	}, RIGHT)
	expect(found).toEqual([
		['form', 'delivery', false, true, true],
		[false, true, false, false],
		[true, '', true, true],
		[true, 'Not there.', false],
		true,
	])
})

test('point 4: checkValidity shows nothing, and reportValidity shows the messages with the focus there', async ({
	show,
}) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	const call = (name: 'checkValidity' | 'reportValidity'): Promise<boolean | undefined> =>
		form.run((method) => document.querySelector('orderwright-address')?.[method as 'checkValidity'](), name)
	expect([await call('checkValidity'), await messageOf(form, 'zip')]).toEqual([false, ''])
	expect(await call('reportValidity')).toBe(false)
	expect([(await messageOf(form, 'zip')) !== '', await focusOf(form)]).toEqual([true, 'address1'])
})

test('point 4: a page that checks its form while a person types shows no message', async ({ show }) => {
	const form = await show(formOf('country="US"', '<input id="note" aria-label="Note">'))
	await form.rulesAreThere()
	await form.run(() => {
		const check = (): unknown => document.forms[0]?.checkValidity()
		for (const type of ['input', 'change', 'verdict']) document.forms[0]?.addEventListener(type, check)
	}, null)
	await form.focus('zip')
	await form.type('9')
	await settle(form)
	await form.click('#note')
	await form.type('abc')
	expect([await messageOf(form, 'phone'), await focusOf(form)]).toEqual(['', 'note'])
	await form.press('Enter')
	expect(await messageOf(form, 'phone')).not.toBe('')
})

test('point 4: a message of the page for the whole element shows below the fields, with the focus there', async ({
	show,
}) => {
	const form = await show(formOf('country="US"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, RIGHT)
	await form.run(() => document.querySelector('orderwright-address')?.setCustomValidity('We are closed.'), null)
	await form.click('#submit')
	expect([await form.textOf('[part=form-message]'), await focusOf(form)]).toEqual(['We are closed.', 'form-message'])
	await form.run(() => document.querySelector('orderwright-address')?.setCustomValidity(''), null)
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

test('an element that stops its form while it is hidden is told to the developer (one_page_checkout issue 393)', async ({
	show,
}) => {
	const form = await show(
		`<div id="box" hidden>${formOf('country="US"')}</div><button id="out" form="form">Go</button>`,
	)
	await form.rulesAreThere()
	await form.click('#out')
	expect(form.faults.splice(0).filter((fault) => fault.includes('element is hidden'))).toHaveLength(1)
	await form.run(() => document.getElementById('box')?.removeAttribute('hidden'), null)
	await form.click('#out')
	expect(await focusOf(form)).toBe('address1')
})

test('point 4: formnovalidate on the button sends', async ({ show }) => {
	const form = await show(formOf('country="US"', '<button id="save" formnovalidate>Save</button>'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await form.enter('zip', '9')
	await form.click('#save')
	const [sent = []] = await sentBy(form)
	expect(Object.fromEntries(sent)).toMatchObject({ zip: '9', countryCode: 'US' })
})

test('point 4: errors of the server show at their fields until these change', async ({ show }) => {
	const form = await show(formOf('country="US" fields="email"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, email: 'ada@example.com' })
	await form.run(() => {
		const issue = (path: string[], message: string): object => ({
			code: 'x.y',
			severity: 'error',
			path,
			message,
			params: {},
			rule: 'D-01',
		})
		const issues = [
			issue(['address', 'zip'], 'No such place.'),
			issue(['user', 'email'], 'Not known.'),
			issue(['orderItems'], 'Sold out.'),
		]
		document
			.querySelector('orderwright-address')
			?.showIssues({ message: 'No.', errorCode: 'x.y', statusCode: 422, error: { issues } })
	}, null)
	expect([await messageOf(form, 'zip'), await messageOf(form, 'email'), await focusOf(form)]).toEqual([
		'No such place.',
		'Not known.',
		'email',
	])
	expect(await form.textOf('[part=form-message]')).toBe('Sold out.')
	await form.enter('zip', '94112')
	await form.press('Tab')
	expect([await messageOf(form, 'zip'), await messageOf(form, 'email')]).toEqual(['', 'Not known.'])
	expect(await form.textOf('[part=form-message]')).toBeNull()
	await form.click('#submit')
	expect(await sentBy(form), 'the server decides again').toHaveLength(1)
})

test('point 4: several elements, each with its own autofill tokens and names', async ({ show }) => {
	const form = await show(
		formOf(
			'country="US" name="ship" autocomplete="section-gift shipping"',
			'<orderwright-address country="DE" name="bill" autocomplete="billing"></orderwright-address>',
		),
	)
	await catchSubmits(form)
	await form.until(() =>
		[...document.querySelectorAll('orderwright-address')].every(({ verdict }) => verdict?.status !== 'unknown'),
	)
	const tokens = await form.run(
		() => [...document.querySelectorAll('[data-name=zip] input')].map((input) => input.getAttribute('autocomplete')),
		null,
	)
	expect(tokens).toEqual(['section-gift shipping postal-code', 'billing postal-code'])
	const focused = (): Promise<string | null | undefined> =>
		form.run(() => document.activeElement?.closest('orderwright-address')?.getAttribute('name'), null)
	await form.click('#submit')
	expect(await focused(), 'the first of two').toBe('ship')
	await fill(form, RIGHT)
	await form.click('#submit')
	expect(await focused()).toBe('bill')
	await fill(form, { address1: 'Unter den Linden 1', zip: '10117', city: 'Berlin', phone: '030 901820' }, 1)
	await form.click('#submit')
	const [sent = []] = await sentBy(form)
	expect(Object.fromEntries(sent)).toMatchObject({
		'ship.zip': '94111',
		'bill.zip': '10117',
		'bill.phone': '+4930901820',
	})
})

test('point 4: the focus goes to the first error of the whole form in page order', async ({ show }) => {
	const before = '<form id="form"><input id="first" required aria-label="First">'
	const after =
		'<orderwright-address country="US"></orderwright-address><input id="last" required aria-label="Last"><button id="submit">Go</button></form>'
	const form = await show(before + after)
	await catchSubmits(form)
	await form.rulesAreThere()
	await form.click('#submit')
	expect([await focusOf(form), (await messageOf(form, 'zip')) !== '']).toEqual(['first', true])
	await form.type('x')
	await form.click('#submit')
	await settle(form)
	expect(await focusOf(form)).toBe('address1')
	await fill(form, RIGHT)
	await form.click('#submit')
	expect(await focusOf(form)).toBe('last')
	await form.type('x')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

test('point 4: what is said to the element before it is in a page counts', async ({ show }) => {
	const form = await show(formOf())
	await form.rulesAreThere()
	const found = await form.run(() => {
		const element = document.createElement('orderwright-address')
		element.value = { countryCode: 'US', zip: '94111' }
		element.showIssues([{ path: ['zip'], message: 'No such place.' }])
		element.setCustomValidity('We are closed.')
		const before = [element.checkValidity(), element.validationMessage]
		document.forms[0]?.append(element)
		return [before, element.querySelector('[data-name=zip] [part=message]')?.textContent, element.state?.values.zip]
	}, null)
	expect(found).toEqual([[false, 'We are closed.'], 'No such place.', '94111'])
})
