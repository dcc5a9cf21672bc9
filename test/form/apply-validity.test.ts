import { describe, expect, it } from 'vitest'
import { es } from '../../src/entries/es.ts'
import { applyValidity } from '../../src/entries/form.ts'
import { type Issue, validateAddress, validateOrder } from '../../src/entries/index.ts'
import { expectCost } from '../bounded.ts'

/** Returns an element that stores its validity, as a browser does. */
function element(name: string, willValidate = true) {
	const made = {
		name,
		willValidate,
		told: 'before',
		setCustomValidity(message: string) {
			this.told = message
		},
	}
	return made
}
const formOf = (...names: string[]) => ({ elements: names.map((name) => element(name)) })
const toldBy = (form: ReturnType<typeof formOf>) =>
	Object.fromEntries(form.elements.map(({ name, told }) => [name, told]))
const codes = (issues: readonly Issue[]) => issues.map(({ code }) => code)

const BAD = { countryCode: 'US', provinceCode: 'CA', zip: '9411', phone: '415 983 8030' }
const ZIP = '"9411" isn\'t a valid ZIP code for the United States. Use a format like 95014.'
const ORDER = { address: BAD, orderItems: [{ variantId: 'v', quantity: 1 }] }

describe('applyValidity', () => {
	it.each([
		['address.zip', 'zip'],
		['address[zip]', 'zip'],
		["address['zip']", 'zip'],
		['zip', 'address.zip.code'],
	])('shows an error of the order at %s, and clears the others', (name, other) => {
		const form = formOf(name, other, 'card')
		expect(applyValidity(form, validateOrder(ORDER))).toEqual([])
		expect(toldBy(form)).toEqual({ [name]: ZIP, [other]: '', card: '' })
	})

	it('shows the message in the given language', () => {
		const form = formOf('zip')
		applyValidity(form, validateOrder(ORDER), es)
		expect(toldBy(form)).toEqual({
			zip: '«9411» no es un código ZIP válido para Estados Unidos. Use un formato como 95014.',
		})
		applyValidity(form, validateOrder(ORDER), null)
		expect(toldBy(form)).toEqual({ zip: ZIP })
	})

	it('prefers the whole path to the bare name', () => {
		const form = formOf('zip', 'address.zip')
		applyValidity(form, validateOrder(ORDER))
		expect(toldBy(form)).toEqual({ zip: '', 'address.zip': ZIP })
	})

	it('shows an error of the address at the only element whose name ends in it', () => {
		const form = formOf('shipping[zip]', 'shipping[phone]')
		expect(applyValidity(form, validateAddress(BAD))).toEqual([])
		expect(toldBy(form)).toEqual({ 'shipping[zip]': ZIP, 'shipping[phone]': '' })
		const two = formOf('shipping.zip', 'billing.zip')
		expect(codes(applyValidity(two, validateAddress(BAD)))).toEqual(['address.zip.invalid'])
		expect(toldBy(two)).toEqual({ 'shipping.zip': '', 'billing.zip': '' })
	})

	it('shows an error of one item only at that item', () => {
		const order = {
			...ORDER,
			address: { ...BAD, zip: '94111' },
			orderItems: [...ORDER.orderItems, { variantId: 'w', quantity: 0 }],
		}
		const form = formOf('quantity', 'orderItems[0].quantity', 'orderItems[1][quantity]')
		expect(applyValidity(form, validateOrder(order))).toEqual([])
		expect(toldBy(form)['orderItems[1][quantity]']).not.toBe('')
		expect(toldBy(form)['orderItems[0].quantity']).toBe('')
		const bare = formOf('quantity')
		expect(codes(applyValidity(bare, validateOrder(order)))).toEqual(['order.quantity.invalid'])
	})

	it('shows a missing province at provinceCode if the form has only that, or both (D-121)', () => {
		const missing = 'Enter the state. Most addresses in the United States have one.'
		const verdict = validateAddress({ ...BAD, provinceCode: '' })
		const form = formOf('provinceCode', 'zip')
		expect(applyValidity(form, verdict)).toEqual([])
		expect(toldBy(form)).toEqual({ provinceCode: missing, zip: ZIP })
		const both = formOf('provinceCode', 'province', 'zip')
		applyValidity(both, verdict)
		expect(toldBy(both)).toEqual({ provinceCode: missing, province: '', zip: ZIP })
	})

	it('returns the errors without an element, translated, without warnings (D-03)', () => {
		const verdict = validateAddress({ ...BAD, province: 'Nevada', phone: '' })
		expect(codes(verdict.issues)).toContain('address.province.conflict')
		const rest = applyValidity(formOf('zip'), verdict, { messages: { 'address.phone.missing': 'Et le téléphone ?' } })
		expect(rest.map(({ message }) => message)).toEqual(['Et le téléphone ?'])
	})

	it('clears everything if nothing is wrong, including elements that the browser does not validate', () => {
		const hidden = { elements: [element('zip', false), element('phone')] }
		expect(codes(applyValidity(hidden, validateAddress(BAD)))).toEqual(['address.zip.invalid'])
		expect(hidden.elements.map(({ told }) => told)).toEqual(['', ''])
	})

	it('shows the first of several errors, at the first of several elements with one name', () => {
		const issue = validateAddress(BAD).issues[0] as Issue
		const form = formOf('zip', 'zip')
		applyValidity(form, {
			issues: [
				{ ...issue, message: 'First.' },
				{ ...issue, message: 'Second.' },
			],
		})
		expect(form.elements.map(({ told }) => told)).toEqual(['First.', ''])
	})

	it('has no element for an error of the whole', () => {
		const form = formOf('items[]', 'undefined', 'root')
		expect(codes(applyValidity(form, validateAddress([] as never)))).toEqual(['request.type'])
		expect(Object.values(toldBy(form))).toEqual(['', '', ''])
	})

	it('takes bounded time for any form', () => {
		const elements = Array.from({ length: 20_000 }, (_, at) => element(`${'a.'.repeat(90)}${at}`))
		const [issue] = validateAddress(BAD).issues
		const issues = Array.from({ length: 2000 }, () => issue as Issue)
		expectCost(() => expect(applyValidity({ elements }, { issues }).length).toBe(1000), 500)
	})

	it('does not throw for a value that is not a form', () => {
		const fail = () => {
			throw new Error('an element that throws')
		}
		const getters = Object.defineProperty({ length: 2, 1: element('zip') }, 0, { get: fail })
		const throwing = { name: 'zip', setCustomValidity: fail }
		const verdict = validateAddress(BAD)
		for (const form of [null, undefined, 5, {}, { elements: null }, { elements: [null] }, { elements: getters }])
			expect(codes(applyValidity(form as never, verdict))).toEqual(['address.zip.invalid'])
		expect(applyValidity({ elements: [throwing] }, verdict)).toEqual([])
		expect(applyValidity({ elements: { length: 2 ** 53, 0: element('phone') } } as never, verdict).length).toBe(1)
		for (const odd of [
			null,
			undefined,
			{},
			{ issues: null },
			{ issues: [null, 5, {}, { severity: 'error', path: 'zip' }] },
		])
			expect(applyValidity(formOf('zip'), odd as never)).toEqual([])
	})
})
