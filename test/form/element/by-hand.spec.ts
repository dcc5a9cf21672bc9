import { addressFieldsOf } from '../../../src/entries/form.ts'
import { expect, test } from './fixtures.ts'

const COUNTRIES = 'AU BR CA CN DE ES FR GB HK IE IN IT JP KR MX NL PH SG US ZA'.split(' ')

/** For each field of each country: the examples, without the field, and with a wrong text in it. */
const CASES = COUNTRIES.flatMap((country) => {
	const fields = addressFieldsOf(country).filter(({ visible, name }) => visible && name !== 'countryCode')
	const right: Readonly<Record<string, string>> = Object.fromEntries(
		fields.map(({ name, example }) => [name, example || '1 High Street']),
	)
	return fields.flatMap(({ name, required }) =>
		(['right', 'missing', 'wrong'] as const).map((kind) => {
			const texts = { right, missing: { ...right, [name]: '' }, wrong: { ...right, [name]: '?' } }[kind]
			return { country, name, kind, required, texts }
		}),
	)
})

test('a form that is built by hand refuses nothing without a message, in 20 countries @world', async ({ show }) => {
	const form = await show('<form id="checkout" novalidate></form>', { script: 'by-hand.js', ready: '#checkout' })
	await form.until(() => 'begin' in globalThis)
	const wrong = await form.run((cases) => {
		type Page = { begin: (code: string) => void; isRefused: boolean; messages: Readonly<Record<string, string>> }
		const page = globalThis as unknown as Page
		const checkout = document.querySelector('#checkout') as HTMLFormElement
		return cases.flatMap(({ country, name, kind, required, texts }) => {
			page.begin(country)
			for (const [key, value] of Object.entries(texts))
				(checkout.elements.namedItem(key) as HTMLInputElement).value = value
			checkout.requestSubmit()
			const told = Object.values(page.messages).some(Boolean)
			const isRight =
				told === page.isRefused &&
				(kind === 'wrong' || told === (kind === 'missing' && required)) &&
				(kind !== 'missing' || !required || page.messages[name] !== '')
			return isRight ? [] : [`${country} ${kind} ${name}: ${JSON.stringify(page.messages)}`]
		})
	}, CASES)
	expect(CASES.length).toBeGreaterThan(300)
	expect(wrong).toEqual([])
})
