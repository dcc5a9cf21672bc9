import { allCountries } from '../../../src/entries/index.ts'
import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, RIGHT, sentBy, settle, visitCountries } from './helpers.ts'

test('point 1: no field of any country blocks what the rules accept, and none does so silently @driver', async ({
	show,
}) => {
	// 250 countries, each field with seven texts: a loaded machine needs minutes.
	test.setTimeout(300_000)
	const form = await show(formOf('fields="email firstName lastName company" optional="address1 city"'))
	await catchSubmits(form)
	await visitCountries(form)
	const strict = await form.run(
		(countries) => {
			const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
			const page = globalThis as unknown as { sent: unknown[] }
			const found: string[] = []
			const shape = document.querySelector('form') as HTMLFormElement
			for (const country of countries) {
				element.value = { countryCode: country }
				const names = element.state?.fields.map(({ name }) => name) ?? []
				for (const name of names)
					for (const text of ['', 'x', ' ', '0', '@', 'ü"<', '9'.repeat(80)]) {
						element.value = {
							countryCode: country,
							...Object.fromEntries((element.state?.fields ?? []).map((field) => [field.name, field.example || ''])),
							[name]: text,
						}
						const before = page.sent.length
						shape.requestSubmit()
						const isSent = page.sent.length > before
						const isValid = element.verdict?.status === 'valid'
						if (isValid !== isSent)
							found.push(`${country} ${name} ${text}: ${isValid ? 'valid and blocked' : 'invalid and sent'}`)
						const says = [...element.querySelectorAll<HTMLElement>('[part=message], [part=form-message]')].some(
							({ hidden }) => !hidden,
						)
						if (!isSent && !(says && element.contains(document.activeElement)))
							found.push(`${country} ${name} ${text}: silent`)
					}
			}
			return found
		},
		allCountries().map(({ code }) => code),
	)
	expect(strict).toEqual([])
})

for (const province of ['Hong Kong', 'Macau', 'Taiwan'])
	test(`point 1: ${province} as a province of China is sent, with the suggestion of D-12`, async ({ show }) => {
		const form = await show(formOf('country="CN"'))
		await catchSubmits(form)
		await form.rulesAreThere()
		await fill(form, { province, address1: '1 Road', city: province, phone: '+8613123456789', taxNumber: '913100007' })
		expect(await form.run(() => document.querySelector('orderwright-address')?.verdict?.status, null)).toBe('valid')
		await form.click('#submit')
		const [sent] = await sentBy(form)
		expect(Object.fromEntries(sent ?? [])['provinceCode']).toMatch(/^(?:HK|MO|TW)$/)
		expect(await messageOf(form, 'provinceCode')).toContain('as the country')
		// Taiwan needs a zip: changing the country alone would not be enough.
		if (province !== 'Taiwan') expect(await form.textOf('[data-name=provinceCode] [part=suggestion]')).toContain('Use ')
	})

test('point 1: a field of the page that the browser refuses has the focus and its message', async ({ show }) => {
	const form = await show(formOf('country="US"', '<input id="note" required aria-label="Note">'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, RIGHT)
	await form.click('#submit')
	expect([await focusOf(form), await sentBy(form)]).toEqual(['note', []])
	await form.type('x')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

test('point 1: what the page says of a field by setCustomValidity shows at the field, with the focus there', async ({
	show,
}) => {
	const form = await show(formOf())
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, RIGHT)
	const say = (message: string): Promise<void> =>
		form.run((text) => {
			document.querySelector<HTMLInputElement>('[data-name=zip] input')?.setCustomValidity(text)
		}, message)
	await say('We do not ship there.')
	await form.click('#submit')
	expect([await messageOf(form, 'zip'), await focusOf(form), await sentBy(form)]).toEqual([
		'We do not ship there.',
		'zip',
		[],
	])
	expect(await form.textOf('[part=announcement]'), 'is read out').toBe('We do not ship there.')
	await say('')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
	await settle(form)
	expect(await messageOf(form, 'zip')).toBe('')
})

for (const [what, rules] of [
	['of another module', { validateAddress: 'not a function' }],
	['that are undefined', undefined],
] as const)
	test(`point 1: rules ${what} stop no form @world`, async ({ show }) => {
		const form = await show(formOf(), { isUndefined: true, ready: 'orderwright-address' })
		await catchSubmits(form)
		await form.run(
			(given) => {
				const { orderwright } = globalThis as unknown as {
					orderwright: { defineAddressElement: (options: object) => void }
				}
				orderwright.defineAddressElement({ rules: () => given as never })
			},
			rules as object | undefined,
		)
		await fill(form, RIGHT)
		await form.click('#submit')
		await form.until(() => (globalThis as unknown as { sent: unknown[] }).sent.length === 1)
		const faults = form.faults.splice(0)
		expect(faults).toHaveLength(1)
	})

test('point 1: without rules, a province that no list has is sent by its name @world', async ({ show }) => {
	const form = await show(formOf('country="CN"'), { isUndefined: true, ready: 'orderwright-address' })
	await catchSubmits(form)
	await form.run(() => {
		const { orderwright } = globalThis as unknown as { orderwright: { defineAddressElement: () => void } }
		orderwright.defineAddressElement()
	}, null)
	await fill(form, {
		...RIGHT,
		province: 'Hong Kong',
		provinceCode: '',
		phone: '+8613123456789',
		taxNumber: '913100007',
	})
	await form.click('#submit')
	const [sent = []] = await sentBy(form)
	expect(Object.fromEntries(sent)).toMatchObject({ countryCode: 'CN', province: 'Hong Kong' })
	form.faults.splice(0)
})
