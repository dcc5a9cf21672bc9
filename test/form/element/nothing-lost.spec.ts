import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, formOf, RIGHT, sentBy } from './helpers.ts'

type Element = HTMLElementTagNameMap['orderwright-address']
/** An address that is not right yet: what is lost shows. */
const HALF = { ...RIGHT, zip: '941' }

for (const [what, change] of [
	['moving the element', () => document.body.prepend(document.querySelector('orderwright-address') as Element)],
	[
		'moving it into a dialog',
		() => {
			const dialog = document.createElement('dialog')
			document.body.append(dialog)
			dialog.append(document.querySelector('orderwright-address') as Element)
			dialog.showModal()
		},
	],
	[
		'a policy',
		() => Object.assign(document.querySelector('orderwright-address') as Element, { policy: { province: 'warning' } }),
	],
	['another locale', () => document.querySelector('orderwright-address')?.setAttribute('language', 'en-GB')],
	['other fields', () => document.querySelector('orderwright-address')?.setAttribute('fields', 'email company')],
	['other countries', () => document.querySelector('orderwright-address')?.setAttribute('countries', 'US CA')],
	['a message of the page', () => document.querySelector('orderwright-address')?.setCustomValidity('No.')],
	[
		'disabling and enabling',
		() => {
			const element = document.querySelector('orderwright-address') as Element
			element.disabled = true
			element.disabled = false
		},
	],
	// htmx issue 3567 and idiomorph issue 57: a page adapts its nodes to the markup of a server.
	['removing its nodes', () => document.querySelector('orderwright-address')?.replaceChildren()],
	[
		'a copy',
		() => {
			const element = document.querySelector('orderwright-address') as Element
			element.replaceWith(element.cloneNode(true))
		},
	],
] as const)
	test(`point 3: ${what} keeps what was typed`, async ({ show }) => {
		const form = await show(formOf('country="US"'))
		await form.rulesAreThere()
		for (const [name, text] of Object.entries(HALF))
			if (name === 'provinceCode') await form.choose(name, text)
			else await form.enter(name, text)
		await form.run(change as () => unknown, null)
		const texts: Record<string, string> = {}
		for (const name of Object.keys(HALF)) texts[name] = await form.valueIn(name)
		expect({ ...texts, countryCode: await form.valueIn('countryCode') }).toEqual({ ...HALF, countryCode: 'US' })
		expect(await form.run(() => document.querySelectorAll('[part=fields], [part=announcement]').length, null)).toBe(2)
	})

test('point 3: in a shadow root, the caret stays where a person types', async ({ show }) => {
	const form = await show('<div id="host"></div>', { ready: '#host' })
	await form.run(() => {
		const root = document.querySelector('#host')?.attachShadow({ mode: 'open' })
		const element = document.createElement('orderwright-address')
		element.setAttribute('country', 'US')
		root?.append(element)
		Object.assign(globalThis, { phone: element.querySelector('[data-name=phone] input') })
	}, null)
	await form.until(() => {
		const { phone } = globalThis as unknown as { phone: HTMLInputElement }
		return phone.closest('orderwright-address')?.verdict?.status !== 'unknown'
	})
	await form.run(() => (globalThis as unknown as { phone: HTMLInputElement }).phone.focus(), null)
	await form.type('4159838030')
	await form.press('Home')
	await form.press('Delete', 2)
	await form.type('2')
	const found = await form.run(() => {
		const { phone } = globalThis as unknown as { phone: HTMLInputElement }
		return [phone.value, phone.selectionStart]
	}, null)
	expect(found).toEqual(['(215) 983-8030', 2])
})

test('point 3: in the document of a frame, the element keeps what was typed, and its style', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('city', 'Rome')
	const found = await form.run(() => {
		const frame = document.createElement('iframe')
		document.body.append(frame)
		const element = document.querySelector('orderwright-address') as Element
		frame.contentDocument?.body.append(element)
		const city = element.querySelector<HTMLInputElement>('[data-name=city] input')
		return [city?.value, frame.contentWindow?.getComputedStyle(element).display]
	}, null)
	expect(found).toEqual(['Rome', 'block'])
})

test('point 3: Back without the browser’s page cache brings back what was typed', async ({ show, cases }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.choose('countryCode', 'DE')
	await form.enter('city', 'Halle')
	await form.enter('zip', '0611')
	await form.enter('phone', '0345 123456')
	await form.goTo(cases.pageOf('<p>Next</p>'))
	await form.goBack()
	await form.until(() => document.querySelector('[data-name=zip] [part=control]') !== null)
	await form.rulesAreThere()
	const texts = [await form.valueIn('countryCode'), await form.valueIn('city'), await form.valueIn('zip')]
	expect(texts).toEqual(['DE', 'Halle', '0611'])
})

test('point 3: a value that comes with a change event alone counts', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.run((right) => {
		for (const [name, text] of Object.entries(right)) {
			const control = document.querySelector(`[data-name=${name}] [part=control]`) as HTMLInputElement
			control.value = text
			control.dispatchEvent(new Event('change', { bubbles: true }))
		}
	}, RIGHT)
	expect(await form.run(() => document.querySelector('orderwright-address')?.verdict?.status, null)).toBe('valid')
})

test('point 3: a form sends each name once, in normalized form', async ({ show }) => {
	const form = await show(formOf('country="US" fields="email firstName company"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, zip: ' 94111 ', firstName: ' Ada ', email: 'ada@example.com' })
	await form.click('#submit')
	const [sent = []] = await sentBy(form)
	const names = sent.map(([name]) => name)
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
	expect(Object.fromEntries(sent)).toMatchObject({
		zip: '94111',
		phone: '+14159838030',
		firstName: 'Ada',
		country: 'United States',
	})
})

test('point 3: a reset brings back the attributes, and a disabled element sends and blocks nothing', async ({
	show,
}) => {
	const form = await show(formOf('country="US"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await form.enter('zip', '9')
	await form.run(() => document.forms[0]?.reset(), null)
	expect([await form.valueIn('zip'), await form.valueIn('countryCode')]).toEqual(['', 'US'])
	await form.run(() => {
		const element = document.querySelector('orderwright-address') as Element
		element.disabled = true
		element.setAttribute('country', 'BR')
	}, null)
	const isOpen = await form.run(
		() => [...document.querySelectorAll<HTMLInputElement>('[part=control]')].some(({ disabled }) => !disabled),
		null,
	)
	expect(isOpen, 'a field that appears while the element is disabled is disabled, too').toBe(false)
	await form.click('#submit')
	expect(await sentBy(form)).toEqual([[]])
	await form.run(
		() => Object.assign(document.querySelector('orderwright-address') as Element, { disabled: false }),
		null,
	)
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})
