import { allCountries, provincesOf } from '../../../src/entries/index.ts'
import { expect, test } from './fixtures.ts'
import { formOf, settle, visitCountries } from './helpers.ts'

type Element = HTMLElementTagNameMap['orderwright-address']

/**
 * Names of countries as people type them: from selectToAutocomplete and a Grails plug-in made of it (alternative spellings), WP e-Commerce
 * issue 63 (U.K., Britain), and the names of the countries for themselves.
 */
const TYPED: readonly (readonly [string, string])[] = (
	'Schweiz CH,Suisse CH,Svizzera CH,Österreich AT,Osterreich AT,Republic of Korea KR,Korea KR,South Korea KR,The Netherlands NL,Holland NL,' +
	'Nederland NL,Pays-Bas NL,DE DE,Deutschland DE,Allemagne DE,Alemania DE,PRC CN,China CN,中国 CN,Swaziland SZ,Eswatini SZ,USA US,US US,America US,' +
	'United States of America US,Estados Unidos US,UK GB,GB GB,Great Britain GB,Britain GB,England GB,Scotland GB,Wales GB,Northern Ireland GB,' +
	'Royaume-Uni GB,España ES,Spanien ES,Italia IT,Belgique BE,België BE,Danmark DK,Sverige SE,Norge NO,Suomi FI,Polska PL,Česko CZ,Czech Republic CZ,' +
	'Magyarország HU,Türkiye TR,Turkey TR,Burma MM,Ivory Coast CI,Brasil BR,日本 JP,대한민국 KR,The Bahamas BS,Viet Nam VN'
)
	.split(',')
	.map((entry) => [entry.slice(0, -3), entry.slice(-2)] as const)

test('every name of a country, as people type it, chooses the country', async ({ show }) => {
	const form = await show(formOf('country="AR"'))
	await form.rulesAreThere()
	const missed = await form.run((names) => {
		const list = document.querySelector('[data-name=countryCode] select') as HTMLSelectElement
		const other = document.querySelector('[data-name=address1] input') as HTMLInputElement
		return names.flatMap(([typed, country]) => {
			Object.assign(document.querySelector('orderwright-address') as Element, { value: { countryCode: 'AR' } })
			// Letters count from when the list gets the focus. No driver types letters that no key has.
			other.focus()
			list.focus()
			for (const key of typed) list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
			return list.value === country ? [] : [`${typed}: ${list.value}`]
		})
	}, TYPED)
	expect([TYPED.length, missed]).toEqual([57, []])
})

test('the same letter twice steps through the names with it, and letters that mean nothing go back', async ({
	show,
}) => {
	const form = await show(formOf('country="DE" countries="DE IT IE IN"'))
	await form.rulesAreThere()
	await form.focus('countryCode')
	for (const country of ['IN', 'IE', 'IT', 'IN']) {
		await form.type('i')
		expect(await form.valueIn('countryCode')).toBe(country)
	}
	await form.run(() => new Promise((done) => setTimeout(done, 1600)), null)
	await form.type('qx')
	expect(await form.valueIn('countryCode')).toBe('IN')
})

test('letters typed in a list do not count in the next', async ({ show }) => {
	const form = await show(formOf('country="US"'))
	await form.rulesAreThere()
	await form.focus('countryCode')
	await form.type('korea')
	await form.press('Tab')
	const name = await form.focused()
	await form.focus('provinceCode')
	await form.type('seo')
	expect([name !== 'countryCode', await form.valueIn('countryCode'), await form.valueIn('provinceCode')]).toEqual([
		true,
		'KR',
		'11',
	])
})

for (const [field, typed, chosen] of [
	['countryCode', 'UK', 'GB'],
	['countryCode', 'Holl', 'NL'],
	['countryCode', 'Kore', 'KR'],
	['countryCode', 'America', 'US'],
	['countryCode', 'American S', 'AS'],
	['countryCode', 'Ukr', 'UA'],
	['countryCode', 'Cote', 'CI'],
	['countryCode', 'South K', 'KR'],
	['provinceCode', 'TX', 'TX'],
	['provinceCode', 'MA', 'MA'],
	['provinceCode', 'New Y', 'NY'],
	['provinceCode', 'n', 'NE'],
] as const)
	test(`${typed} in the list of ${field} is ${chosen}`, async ({ show }) => {
		const form = await show(formOf(`country="${field === 'provinceCode' ? 'US' : 'DE'}"`))
		if (field === 'provinceCode') await form.rulesAreThere()
		await form.focus(field)
		await form.type(typed)
		expect(await form.valueIn(field)).toBe(chosen)
	})

test('likely countries come first, apart from all others', async ({ show }) => {
	const form = await show(formOf('country="DE" countries="US CA, *"'))
	const [first, others, line, all] = await form.run(() => {
		const list = document.querySelector('[data-name=countryCode] select') as HTMLSelectElement
		const at = [...list.children].findIndex(({ tagName }) => tagName === 'HR')
		return [
			[...list.children].slice(1, at).map((option) => (option as HTMLOptionElement).value),
			[...list.children].slice(at + 1, at + 3).map(({ textContent }) => textContent),
			at,
			list.options.length,
		]
	}, null)
	expect([first, others, line, all]).toEqual([
		['US', 'CA'],
		['Afghanistan', 'Åland Islands'],
		3,
		allCountries().length + 1,
	])
	await form.focus('countryCode')
	await form.type('Japan')
	expect(await form.valueIn('countryCode')).toBe('JP')
})

test('the list says what people look for: United Kingdom (UK)', async ({ show }) => {
	const form = await show(formOf('country="GB"'))
	const shown = await form.run(
		() => (document.querySelector('[data-name=countryCode] select') as HTMLSelectElement).selectedOptions[0]?.text,
		null,
	)
	expect(shown).toBe('United Kingdom (UK)')
})

test('every province stays chosen: by hand, by code, by name, and when the page comes back @driver', async ({
	show,
}) => {
	test.setTimeout(300_000)
	const form = await show(formOf('country="US"'))
	await visitCountries(form)
	const lists = allCountries().map(({ code }) => [code, provincesOf(code).map(({ name }) => name)] as const)
	const { count, lost } = await form.run((countries) => {
		const element = document.querySelector('orderwright-address') as Element
		const found = { count: 0, lost: [] as string[] }
		const list = (): HTMLSelectElement | null => element.querySelector('[data-name=provinceCode] select')
		for (const [countryCode, names] of countries) {
			element.value = { countryCode, zip: '', provinceCode: '', province: '' }
			const codes = [...(list()?.options ?? [])].map(({ value }) => value).filter((value) => value !== '')
			const check = (how: string, code: string): void => {
				const [shown, kept] = [list()?.value, element.state?.values.provinceCode]
				if (shown !== code || kept !== code) found.lost.push(`${countryCode} ${code} ${how}: ${shown} ${kept}`)
			}
			for (const code of codes) {
				found.count++
				const select = list() as HTMLSelectElement
				select.value = code
				select.dispatchEvent(new Event('input', { bubbles: true }))
				check('chosen', code)
				element.formStateRestoreCallback(JSON.stringify({ countryCode, provinceCode: code }))
				check('restored', code)
				element.value = { countryCode, provinceCode: '' }
				element.value = { countryCode, provinceCode: code }
				check('by code', code)
			}
			// A name of two provinces chooses one of them.
			for (const name of names) {
				element.value = { countryCode, provinceCode: '' }
				element.value = { countryCode, province: name }
				if (codes.length > 0 && countryCode !== 'CN' && list()?.value === '')
					found.lost.push(`${countryCode} ${name} by name`)
			}
		}
		return found
	}, lists)
	expect([count > 1700, lost]).toEqual([true, []])
	await settle(form)
})
