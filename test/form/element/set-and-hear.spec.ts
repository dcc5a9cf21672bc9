import { controlOf, type FormPage, suggestionOf } from '../../../lab/form/form-page.ts'
import { addressFieldsOf } from '../../../src/entries/form.ts'
import { allCountries } from '../../../src/entries/index.ts'
import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, formOf, RIGHT, sentBy, settle } from './helpers.ts'

/** Two forms on one page, for an address that is needed twice. */
const TWO =
	'<form><orderwright-address id="ship" country="US" fields="email firstName"></orderwright-address></form><form><orderwright-address id="bill" fields="email firstName"></orderwright-address></form>'

type Element = HTMLElementTagNameMap['orderwright-address']

test('what value gives, set into a fresh element, gives the same value in every country', async ({ show }) => {
	test.setTimeout(300_000)
	const form = await show(TWO)
	await form.rulesAreThere()
	const examples = allCountries().map(({ code }) => {
		const fields = addressFieldsOf(code).filter(({ visible }) => visible)
		return {
			...Object.fromEntries(fields.map(({ name, example }) => [name, example || '1 High Street'])),
			countryCode: code,
		}
	})
	const wrong = await form.run(async (values) => {
		const [ship, bill] = ['#ship', '#bill'].map((id) => document.querySelector(id)) as [Element, Element]
		const found: string[] = []
		for (const each of values) {
			ship.value = { ...each, email: 'ada@example.com' }
			while (ship.verdict?.status === 'unknown') await new Promise((done) => setTimeout(done, 0))
			const text = JSON.stringify(ship.value)
			if (ship.value === null) found.push(`${each.countryCode} has no value`)
			for (const given of [ship.value, text]) {
				bill.clear()
				bill.value = given as never
				while (bill.verdict?.status === 'unknown') await new Promise((done) => setTimeout(done, 0))
				if (JSON.stringify(bill.value) !== text)
					found.push(`${each.countryCode}: ${JSON.stringify(bill.value)} is not ${text}`)
			}
		}
		return found
	}, examples)
	expect(wrong).toEqual([])
})

/** Sets a property of the first element, and returns its value and the texts of three fields. */
const set = (form: FormPage, values: unknown): Promise<readonly unknown[]> =>
	form.run((given) => {
		const element = document.querySelector('orderwright-address') as Element
		element.value = given as never
		const text = (name: string) =>
			document.querySelector<HTMLInputElement>(`[data-name="${name}"] [part=control]`)?.value
		return [element.value === null, text('city'), text('countryCode')]
	}, values)

test('null and an empty text clear a value that stands, and nothing that is half typed', async ({ show }) => {
	for (const nothing of [null, '']) {
		const form = await show(formOf('country="US"'))
		await form.rulesAreThere()
		await form.enter('city', 'Springf')
		expect(await set(form, nothing)).toEqual([true, 'Springf', 'US'])
		await fill(form, { ...RIGHT, countryCode: 'US' })
		expect(await set(form, nothing)).toEqual([true, '', 'US'])
		await form.run(
			() =>
				document
					.querySelector('orderwright-address')
					?.setAttribute('value', '{"address":{"countryCode":"FR","city":"Lyon"},"user":{}}'),
			null,
		)
		expect(await set(form, nothing), 'the value as JSON').toEqual([true, 'Lyon', 'FR'])
		await form.run(() => document.querySelector('orderwright-address')?.clear(), null)
		expect(await set(form, {})).toEqual([true, '', 'US'])
	}
})

test('the texts of a half typed form are copied all, empty fields too', async ({ show }) => {
	const form = await show(TWO)
	await form.rulesAreThere()
	await fill(
		form,
		{ countryCode: 'CA', province: 'Ontario', zip: 'K1', phone: '613', city: 'Ottawa', address2: 'Attic' },
		1,
	)
	await fill(form, { provinceCode: 'IL' })
	await form.enter('city', 'Springf')
	await form.enter('phone', '415')
	const texts = await form.run(() => {
		const [ship, bill] = ['#ship', '#bill'].map((id) => document.querySelector(id)) as [Element, Element]
		bill.texts = ship.texts
		return [ship, bill].map((element) =>
			Object.fromEntries(
				[...element.querySelectorAll<HTMLElement>('[data-name]')].map((box) => [
					box.dataset['name'],
					box.querySelector<HTMLInputElement>('[part=control]')?.value,
				]),
			),
		)
	}, null)
	expect(texts[0]).toMatchObject({ city: 'Springf', provinceCode: 'IL', zip: '', countryCode: 'US' })
	expect(texts[1]).toEqual(texts[0])
	const country = await form.run(() => {
		const ship = document.querySelector('#ship') as Element
		// What a browser restores may be of another control (whatwg/html issue 9114).
		for (const state of [new FormData(), null, '', 'x', '[]', '{"city":"Rome"}']) ship.formStateRestoreCallback(state)
		return [ship.state?.countryCode, ship.state?.values.city]
	}, null)
	expect(country, 'without a country, it is that of the attribute').toEqual(['US', 'Rome'])
})

/** Writes down which events reach the element, the form and the document, from where, with which value. */
const hear = (form: FormPage): Promise<void> =>
	form.run(() => {
		const heard: string[] = []
		Object.assign(globalThis, { heard })
		const element = document.querySelector('orderwright-address') as Element
		const node = { element, form: element.form as HTMLFormElement, document }
		for (const [at, target] of Object.entries(node))
			for (const type of ['input', 'change'])
				target.addEventListener(type, ({ target: from }) => {
					const own =
						from === element
							? `${element.value?.address.zip ?? element.form?.checkValidity()}`
							: (from as HTMLElement).id
					heard.push(`${type} at ${at}: ${own}`)
				})
	}, null)
const heard = (form: FormPage): Promise<readonly string[]> =>
	form.run(() => (globalThis as unknown as { heard: string[] }).heard.splice(0), null)
const everywhere = (type: string, value: string): readonly string[] =>
	['element', 'form', 'document'].map((at) => `${type} at ${at}: ${value}`)

test('input and change come from the element, judged, once a key', async ({ show }) => {
	const form = await show(formOf('country="US"', '<input id="plain" aria-label="Plain">'))
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, zip: '9411' })
	await hear(form)
	await form.focus('zip')
	await form.press('Backspace')
	await settle(form)
	expect(await heard(form)).toEqual(everywhere('input', 'false'))
	await form.type('11')
	await settle(form)
	expect(await heard(form)).toEqual([...everywhere('input', '94111'), ...everywhere('input', '94111')])
	await form.focus('phone')
	expect(await heard(form)).toEqual(everywhere('change', '94111'))
	await form.choose('provinceCode', 'NV')
	expect((await heard(form)).map((line) => line.split(' ')[0])).toEqual([
		...Array(3).fill('input'),
		...Array(3).fill('change'),
	])
	await fill(form, RIGHT)
	await settle(form)
	expect(await heard(form), 'nothing for what the page sets').toEqual([])
	await form.enter('zip', '9411l')
	await form.focus('phone')
	await settle(form)
	await heard(form)
	await form.click(suggestionOf('zip'))
	expect(await heard(form), 'one for an offer').toEqual([
		...everywhere('input', '94111'),
		...everywhere('change', '94111'),
	])
	await form.run(() => document.getElementById('plain')?.focus(), null)
	await form.type('x')
	expect(await heard(form), 'other fields are not touched').toEqual([
		'input at form: plain',
		'input at document: plain',
	])
})

test('a change is told before its submit, and the button stays under the pointer', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, zip: '9411' })
	await form.click('#submit')
	await catchSubmits(form)
	await hear(form)
	await form.run(() => {
		const element = document.querySelector('orderwright-address') as Element
		element.addEventListener('verdict', () => document.body.style.setProperty('padding-top', '300px'), { once: true })
	}, null)
	await form.focus('zip')
	await form.press('Backspace')
	await form.type('11')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
	expect((await heard(form)).filter((line) => line.includes('form'))).toEqual([
		'input at form: 94111',
		'input at form: 94111',
		'input at form: 94111',
		'change at form: 94111',
	])
	expect(await form.run((css) => document.querySelector(css)?.ariaInvalid, controlOf('zip'))).toBeNull()
})

const attribute = (form: FormPage, name: string, value: string | null): Promise<void> =>
	form.run(
		([key, text]) => {
			const element = document.querySelector('orderwright-address')
			if (text === null) element?.removeAttribute(key)
			else element?.setAttribute(key, text)
		},
		[name, value] as const,
	)

test('settings at run time are as at the start', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await catchSubmits(form)
	await fill(form, RIGHT)
	await attribute(form, 'countries', 'FR DE')
	expect(await form.valueIn('countryCode')).toBe('')
	await form.click('#submit')
	expect(await sentBy(form), 'no order goes to a country that is not offered').toEqual([])
	await form.run(() => document.getElementById('form')?.setAttribute('novalidate', ''), null)
	await form.click('#submit')
	expect((await sentBy(form))[0]?.find(([name]) => name === 'countryCode')?.[1]).toBe('')
	await attribute(form, 'countries', null)
	expect([await form.valueIn('countryCode'), await form.valueIn('provinceCode')]).toEqual(['US', 'CA'])
	await attribute(form, 'fields', 'email! -phone')
	await attribute(form, 'fields', null)
	expect(
		await form.run(
			() => [...document.querySelectorAll<HTMLElement>('[data-name]')].map((box) => box.dataset['name']),
			null,
		),
	).toEqual(['countryCode', 'address1', 'address2', 'city', 'provinceCode', 'zip', 'phone'])
	const only = await show(formOf('countries="FR"'))
	expect(await only.valueIn('countryCode')).toBe('FR')
	const later = await show(formOf(''))
	await attribute(later, 'countries', 'JP')
	expect(await later.valueIn('countryCode')).toBe('JP')
})

test('a code that is no country is told to the developer', async ({ show }) => {
	const form = await show(formOf('country="XX" countries="UK us, FR *"'))
	await attribute(form, 'countries', 'UK, DE, USA')
	const warnings = form.faults.splice(0)
	expect(warnings).toHaveLength(3)
	for (const [at, word] of ['"XX"', '"UK"', '"USA"'].entries()) expect(warnings[at]).toContain(word)
})
