import { describe, expect, it } from 'vitest'
import { type AddressFormState, addressFormReducer, type FieldName, initAddressForm } from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'

const VALUES = {
	countryCode: 'US',
	address1: '1 Main St',
	city: 'Reno',
	provinceCode: 'NV',
	zip: '89501',
	phone: '(775) 555-0123',
	firstName: 'Ada',
	lastName: 'Smith',
}
const POLICY = { lineLength: 20, lineScript: 'latin', postBox: 'warning' } as const
const fill = (values: object, policy: object = POLICY): AddressFormState =>
	addressFormReducer(
		initAddressForm({ contact: ['firstName', 'lastName'], policy, values: { ...VALUES, ...values } }, { rules }),
		{ type: 'submit' },
		{ rules },
	)
const fieldOf = (state: AddressFormState, name: FieldName) => state.fields.find((field) => field.name === name)
const told = (state: AddressFormState) =>
	state.fields.flatMap(({ name, status, message }) => (message === '' ? [] : `${name} ${status}: ${message}`))

describe('D-17: what the carrier takes, in a form', () => {
	it.each<[object, string[]]>([
		[
			{ address1: '1200 North Lakeshore Boulevard' },
			['address1 warning: Shorten this line to 20 characters, since the carrier prints no more. It has 30.'],
		],
		[{ city: 'Рино' }, ["city warning: Write this line in Latin letters. The carrier can't print Р, и, н, о."]],
		[
			{ address1: 'PO Box 12' },
			["address1 warning: Enter a street address. The carrier doesn't deliver to a post box or a locker."],
		],
		[
			{ firstName: 'Maximiliane', lastName: 'Schneider-Weiss' },
			['lastName warning: Shorten this line to 20 characters, since the carrier prints no more. It has 27.'],
		],
		[
			{ firstName: 'Мария', lastName: '' },
			["firstName warning: Write this line in Latin letters. The carrier can't print М, а, р, и, я."],
		],
	])('shows %j at its field, where a shopper can fix it, and lets the order go', (values, messages) => {
		const state = fill(values)
		expect(told(state)).toEqual(messages)
		expect(state).toMatchObject({ submission: 'accepted', verdict: { status: 'valid' } })
		expect(told(fill(values, {}))).toEqual([])
	})

	it('offers the line in two, and the button fixes both fields', () => {
		const state = fill({ address1: '1200 Lakeshore Boulevard' })
		const { changes = [] } = fieldOf(state, 'address1')?.suggestion ?? {}
		expect(changes.map(({ name, value }) => [name, value])).toEqual([
			['address1', '1200 Lakeshore'],
			['address2', 'Boulevard'],
		])
	})

	it('counts the characters of a line from four fifths of the limit on, also while it is typed', () => {
		const countOf = (name: FieldName, text: string, policy: object = POLICY): string | undefined =>
			fieldOf(addressFormReducer(fill({}, policy), { type: 'input', name, text }, { rules }), name)?.count
		expect(['x'.repeat(15), 'x'.repeat(16), 'x'.repeat(21)].map((text) => countOf('address1', text))).toEqual([
			undefined,
			'16/20',
			'21/20',
		])
		expect([countOf('city', 'Zu\u0308rich'.padEnd(21, 'x')), countOf('address2', '𠮷'.repeat(20))]).toEqual([
			'20/20',
			'20/20',
		])
		expect([countOf('zip', 'x'.repeat(20)), countOf('address1', 'x'.repeat(60), {})]).toEqual([undefined, undefined])
	})
})
