import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, RIGHT, sentBy, settle } from './helpers.ts'

test('point 5: a phone number keeps its country, and one that is valid nowhere stays as typed', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.enter('phone', '4159838030')
	await form.choose('countryCode', 'DE')
	expect(await form.valueIn('phone')).toBe('+1 415 983 8030')
	await form.choose('countryCode', 'US')
	expect(await form.valueIn('phone')).toBe('(415) 983-8030')
	await form.enter('phone', '12')
	await form.choose('countryCode', 'DE')
	expect(await form.valueIn('phone')).toBe('12')
	await form.enter('phone', '030 901820')
	await form.choose('countryCode', 'FR')
	expect(await form.valueIn('phone')).toBe('+49 30 901820')
})

test('point 6: a field that was right shows no error while it is edited again', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.choose('provinceCode', 'CA')
	await form.enter('zip', '94111')
	await form.press('Tab')
	await form.focus('zip')
	await form.press('Backspace')
	await settle(form)
	expect([await messageOf(form, 'zip'), await form.isInvalid('zip')]).toEqual(['', false])
	await form.press('Tab')
	expect(await messageOf(form, 'zip')).not.toBe('')
	await form.enter('zip', '94111')
	await settle(form)
	expect(await messageOf(form, 'zip'), 'goes as soon as it is fixed').toBe('')
})

test('point 7: a shop requires an e-mail and names, and the verdict stays that of the rules', async ({ show }) => {
	const form = await show(formOf('country="US" fields="email! firstName! lastName!"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, email: 'ada@example.com', lastName: 'Byron' })
	expect(await form.textOf('[data-name=email] label')).toBe('Email')
	await form.click('#submit')
	const status = await form.run(() => document.querySelector('orderwright-address')?.verdict?.status, null)
	expect([status, await messageOf(form, 'firstName'), await focusOf(form), await sentBy(form)]).toEqual([
		'valid',
		'First name: fill in this field.',
		'firstName',
		[],
	])
	await form.type('Ada')
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

test('point 7: a phone number from elsewhere is judged with the address, and a missing one is said', async ({
	show,
}) => {
	const form = await show(formOf('country="US" fields="-phone"'))
	await catchSubmits(form)
	await form.rulesAreThere()
	const { phone: _, ...rest } = RIGHT
	await fill(form, rest)
	expect(await form.textOf('[data-name=phone]')).toBeNull()
	await form.click('#submit')
	expect([await form.textOf('[part=form-message]'), await focusOf(form)]).toEqual([
		'Enter a phone number, like (201) 555-0123.',
		'form-message',
	])
	await form.run(
		() => Object.assign(document.querySelector('orderwright-address') as HTMLElement, { phone: '415 983 8030' }),
		null,
	)
	await form.click('#submit')
	const [sent = []] = await sentBy(form)
	expect(Object.fromEntries(sent)).toMatchObject({ phone: '+14159838030' })
})

test('point 7: an optional address may be left out as a whole, and sends nothing then', async ({ show }) => {
	const form = await show(formOf('country="US" optional'))
	await catchSubmits(form)
	await form.rulesAreThere()
	await form.click('#submit')
	expect(await sentBy(form)).toEqual([[]])
	await form.enter('city', 'Rome')
	await form.click('#submit')
	expect([await sentBy(form), await form.isInvalid('zip')]).toEqual([[[]], true])
})

for (const locale of ['fr', 'es', 'de', 'ja', 'pl'])
	test(`point 7: labels, hints and messages of ${locale} are all in one language`, async ({ show }) => {
		const form = await show(formOf(`country="US" language="${locale}"`))
		await form.rulesAreThere()
		const expected = {
			fr: ['fr', 'Téléphone', 'Saisissez', 'facultatif', 'États-Unis'],
			es: ['es', 'Teléfono', 'Escriba', 'opcional', 'Estados Unidos'],
			de: ['de', 'Telefon', 'Geben', 'optional', 'USA'],
			ja: ['ja', '電話番号', '電話番号を入力してください（例：(201)', '任意', 'アメリカ合衆国'],
		}[locale] ?? ['en', 'Phone', 'Enter', 'optional', 'United States']
		await form.click('#submit')
		const found = await form.run(() => {
			const text = (css: string): string => document.querySelector(css)?.textContent ?? ''
			const list = document.querySelector('[data-name=countryCode] select') as HTMLSelectElement
			return [
				document.querySelector<HTMLElement>('[part=fields]')?.lang,
				text('[data-name=phone] label'),
				text('[data-name=phone] [part=message]').split(' ')[0],
				/\((.*)\)/.exec(text('[data-name=address2] label'))?.[1],
				list.selectedOptions[0]?.text,
			]
		}, null)
		expect(found).toEqual(expected)
	})

test('point 7: rules without messages in the language make all of the form English @world', async ({ show }) => {
	const form = await show(formOf('country="US" language="fr"'), { isUndefined: true, ready: 'orderwright-address' })
	await form.run(async () => {
		const { orderwright } = globalThis as unknown as {
			orderwright: { defineAddressElement: (given: object) => void; loadRules: () => Promise<object> }
		}
		const rules = async (): Promise<object> => ({ ...(await orderwright.loadRules()), loadLanguageParts: undefined })
		orderwright.defineAddressElement({ rules })
	}, null)
	await form.rulesAreThere()
	await form.click('#submit')
	expect([await form.textOf('[data-name=phone] label'), (await messageOf(form, 'phone')).split(' ')[0]]).toEqual([
		'Phone',
		'Enter',
	])
	expect(await form.run(() => document.querySelector<HTMLElement>('[part=fields]')?.lang, null)).toBe('en')
})

for (const lang of ['ar', 'he'])
	test(`point 7: on a page in ${lang}, labels, fields and messages align, and a placeholder is in order`, async ({
		show,
	}) => {
		const form = await show(formOf('country="US"'), { html: `lang="${lang}" dir="rtl"`, width: 360 })
		await form.rulesAreThere()
		await form.click('#submit')
		const sides = await form.run(() => {
			const edge = (css: string): number => {
				const range = document.createRange()
				range.selectNodeContents(document.querySelector(css) as Node)
				return Math.abs(
					Math.round(
						(document.querySelector('[data-name=zip]') as Element).getBoundingClientRect().right -
							range.getBoundingClientRect().right,
					),
				)
			}
			const zip = document.querySelector('[data-name=zip] input') as HTMLInputElement
			return [
				edge('[data-name=zip] label'),
				edge('[data-name=zip] [part=message]'),
				getComputedStyle(zip).textAlign,
				zip.dir,
				// A sign at the end of an English text would show before it.
				[...document.querySelectorAll('option[value=""]')].filter(
					({ textContent }) => !/\p{L}$/u.test(textContent ?? ''),
				).length,
			]
		}, null)
		expect(sides).toEqual([0, 0, expect.stringMatching(/right$/), 'ltr', 0])
	})
