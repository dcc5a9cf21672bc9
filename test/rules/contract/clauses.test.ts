import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'
import { checkInDayRange, derivePersonalization, elapsedYears, filterOrders } from '../../../src/entries/index.ts'

type Told = { readonly issues: readonly { severity: string; code: string; path: readonly unknown[] }[] }

const told = ({ issues }: Told): string[] =>
	issues.map(({ severity, code, path }) => `${severity} ${path.join('.')} ${code}`)

describe('an address in a parsed body', () => {
	it.each([
		['AddressInput', (address: unknown) => contract.AddressInput.parse(address)],
		['PlaceOrderBody', (address: unknown) => contract.PlaceOrderBody.parse({ address })],
		['ValidateOrderBody', (address: unknown) => contract.ValidateOrderBody.parse({ address })],
	])('has the default of address2 and zip, the empty string (%s)', (_, parse) => {
		for (const address of [{}, { address2: undefined, zip: undefined }, { address2: null, zip: null }]) {
			const verdict = parse(address)
			const value: object = verdict.status === 'valid' ? verdict.value : {}
			expect('address' in value ? value.address : value).toEqual({ address2: '', zip: '' })
		}
		expect(told(parse({ zip: 5 })).join()).toContain('zip request.type')
	})
})

describe('D-66: an answer whose table requires anniversary, birth and work', () => {
	const fields = { name: {}, anniversary: null, birth: null, work: {} }
	const line = {
		...{ id: '1', title: '', productTitle: '', variantTitle: '', productId: '', variantId: '' },
		...{ quantity: 1, price: 1, retailPrice: null, image: { url: null } },
	}

	it('has no null for work, and one for a date only because its schema says why', () => {
		for (const name of ['PersonalizationData', 'PersonalizationResult'] as const) {
			const text = JSON.stringify(contract.SCHEMAS[name])
			expect(text.match(/Null if that is unknown: the interface requires the key, and shows no value/g)).toHaveLength(2)
		}
		const parse = (personalizations: object): string[] =>
			told(contract.PlacedOrder.parse({ id: 'o', orderLineItems: [{ ...line, personalizations }] }))
		expect(parse(fields)).toEqual([])
		expect(parse({ ...fields, work: null })).toEqual(['error orderLineItems.0.personalizations.work response.type'])
	})

	it('derives an object for work, whatever is known of it', () => {
		const verdict = derivePersonalization({}, { asOf: '2026-11-20' })
		expect(verdict).toMatchObject({ value: { work: { department: null, location: null } } })
	})
})

describe('D-94: the year 0000', () => {
	const valid = '2026-01-31T09:30:00Z'

	it.each(['0000-01-01T00:00:00Z', '0000-06-30', '0000-W10-1', '00000101', '0000-001', '0000-02-29T12:00:00Z'])(
		'is no year anywhere: %s',
		(text) => {
			const range = { start: text, end: valid }
			expect(checkInDayRange(text, { start: valid, end: valid }).status).toBe('invalid')
			expect(checkInDayRange(valid, range).status).toBe('invalid')
			expect(filterOrders([], { dateRange: range }).status).toBe('invalid')
			expect(contract.ListOrdersBody.parse({ filter: { dateRange: range } }).status).toBe('invalid')
			expect(contract.PlaceOrderBody.parse({ personalizations: { birthDate: text } }).status).toBe('invalid')
			expect(told(contract.CreatePeopleBody.parse({ people: [{ birthDate: text }] }))).toHaveLength(1)
			expect(derivePersonalization({ birthDate: text }, { asOf: '2026-11-20' }).status).toBe('invalid')
			expect(elapsedYears(text, '2026-11-20')).toBeNull()
		},
	)
})
