import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, formOf, messageOf, RIGHT, sentBy, settle } from './helpers.ts'

const PAGE = { script: 'blocks.js' }
const JAPAN = { address1: '1-1 Chiyoda', city: 'Chiyoda', provinceCode: '13', zip: '100-0001', phone: '03-3213-1111' }

/** The options of a list. */
const optionsOf = (name: string): string => `[data-name="${name}"] option`

test('a form with data by country has its provinces before there are rules', async ({ show, cases }) => {
	cases.hold('country-rules')
	const form = await show(formOf('country="US"'), PAGE)
	const provinces = await form.run((css) => document.querySelectorAll(css).length, optionsOf('provinceCode'))
	expect(provinces).toBeGreaterThan(50)
	expect(await form.run(() => document.querySelector('orderwright-address')?.verdict?.status, null)).toBe('unknown')
})

test('a form with data by country judges its country without a file of another', async ({ show, cases }) => {
	const from = cases.asked.length
	const form = await show(formOf('country="US"'), PAGE)
	await catchSubmits(form)
	await form.rulesAreThere()
	await form.enter('city', 'San Francisco')
	await form.enter('address1', RIGHT['address1'] ?? '')
	await form.enter('zip', '9411')
	await form.press('Tab')
	expect(await messageOf(form, 'zip')).toContain('9411')
	await form.enter('zip', '94111')
	await form.choose('provinceCode', 'CA')
	await form.enter('phone', '4159838030')
	expect(await form.valueIn('phone')).toBe('(415) 983-8030')
	await form.click('#submit')
	expect((await sentBy(form))[0]).toContainEqual(['phone', '+14159838030'])
	expect(cases.asked.slice(from).filter((path) => path.includes('country-files'))).toEqual([])
})

test('a form with data by country loads another country when it is chosen', async ({ show }) => {
	const form = await show(formOf('country="US"'), PAGE)
	await form.rulesAreThere()
	await form.choose('countryCode', 'JP')
	await form.until(() => document.querySelectorAll('[data-name="provinceCode"] option').length > 40)
	await form.choose('provinceCode', '13')
	await form.enter('zip', '1000001')
	await form.enter('city', JAPAN.city)
	await form.enter('address1', JAPAN.address1)
	await form.enter('phone', '0332131111')
	await form.press('Tab')
	await form.until(() => document.querySelector('orderwright-address')?.verdict?.status === 'valid')
	expect(await form.valueIn('zip')).toBe('100-0001')
	expect(await form.valueIn('phone')).toBe('03-3213-1111')
})

test('a form with data by country loads the numbers of another calling code when one is typed', async ({ show }) => {
	const form = await show(formOf('country="US"'), PAGE)
	await form.rulesAreThere()
	await fill(form, { ...RIGHT, phone: '' })
	await form.enter('phone', '+442079460958')
	await form.press('Tab')
	await form.until(() => document.querySelector('orderwright-address')?.verdict?.status === 'valid')
	expect(await form.valueIn('phone')).toBe('+44 20 7946 0958')
	await form.enter('phone', '+44207946')
	await form.press('Tab')
	expect(await messageOf(form, 'phone')).toContain('+44')
})

test('a form with data by country reads a country that is filled in by its name', async ({ show }) => {
	const form = await show(formOf('country="US"'), PAGE)
	await form.rulesAreThere()
	await fill(form, {
		country: 'Allemagne',
		zip: '10115',
		city: 'Berlin',
		address1: 'Chausseestr. 1',
		phone: '030 901820',
	})
	await form.until(() => document.querySelector('orderwright-address')?.verdict?.status === 'valid')
	expect(await form.valueIn('countryCode')).toBe('DE')
	expect(await form.valueIn('phone')).toBe('030 901820')
})

/** The files that a form with data by country loads, each with what makes it load the file. */
const FILES = [
	['the rules', 'country-rules', RIGHT],
	['the numbers of its country', '/1-', RIGHT],
	['the list of all files', 'country-files', { ...JAPAN, countryCode: 'JP' }],
	['another country', '/jp-', { ...JAPAN, countryCode: 'JP' }],
	['another calling code', '/44-', { ...RIGHT, phone: '+44 20 7946 0958' }],
] as const

for (const [what, path, values] of FILES) {
	test(`a submit waits for ${what} of a form with data by country`, async ({ show, cases }) => {
		cases.hold(path)
		const form = await show(formOf('country="US"'), PAGE)
		await catchSubmits(form)
		if (path !== 'country-rules' && path !== '/1-')
			await form.run(() => document.querySelector('orderwright-address')?.focus(), null)
		await fill(form, values)
		await form.click('#submit')
		await settle(form)
		expect(await sentBy(form)).toEqual([])
		expect(
			await form.run(() => document.querySelectorAll('[aria-invalid=true]').length, null),
			'nothing is wrong',
		).toBe(0)
		cases.release()
		await form.until(() => (globalThis as unknown as { sent: unknown[] }).sent.length === 1)
		expect((await sentBy(form))[0]).toContainEqual(['zip', (values as Readonly<Record<string, string>>)['zip']])
	})

	test(`a form with data by country goes on without ${what}, and tries again @driver`, async ({ show, cases }) => {
		cases.fail(path)
		const form = await show(formOf('country="US"'), PAGE)
		await catchSubmits(form)
		await form.focus('city')
		await fill(form, values)
		await expect.poll(() => form.faults.some((fault) => fault.includes('loading failed'))).toBe(true)
		await settle(form)
		expect(
			await form.run(() => document.querySelectorAll('[aria-invalid=true]').length, null),
			'nothing is wrong',
		).toBe(0)
		await form.click('#submit')
		await form.until(() => (globalThis as unknown as { sent: unknown[] }).sent.length === 1)
		expect(
			form.faults.filter((fault) => fault.includes('loading failed')),
			'it warns once',
		).toHaveLength(1)
		cases.release()
		await form.run(() => dispatchEvent(new Event('online')), null)
		await form.until(() => document.querySelector('orderwright-address')?.verdict?.status === 'valid')
		form.faults.splice(0)
	})
}
