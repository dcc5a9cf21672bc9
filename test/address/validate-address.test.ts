import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressInput, validateAddress, validateOrder } from '../../src/index.ts'
import { anyOrder } from '../property/orders.ts'

const address = { city: 'San Francisco', provinceCode: 'CA', zip: '94111', countryCode: 'US', phone: '(415) 983-8030' }
/** Valid by libphonenumber's smaller metadata alone. */
const doubtful = { ...address, phone: '+4915000000' }
const nowhere = { ...address, provinceCode: 'Q9' }

/** Severity and code of each issue. */
function said(...call: Parameters<typeof validateAddress>): readonly string[] {
	return validateAddress(...call).issues.map(({ severity, code }) => `${severity} ${code}`)
}

describe('validateAddress', () => {
	it('normalises what it takes', () => {
		const given = { city: ' Ottawa ', province: 'ontario', zip: 'k1a0b1', country: 'Canada', phone: '613 992 4793' }
		expect(validateAddress(given)).toEqual({
			status: 'valid',
			value: {
				address1: '',
				address2: '',
				city: 'Ottawa',
				province: 'Ontario',
				provinceCode: 'ON',
				zip: 'K1A 0B1',
				country: 'Canada',
				countryCode: 'CA',
				phone: '+16139924793',
			},
			issues: [],
		})
	})
	it('D-04: finds everything, in the order of the checks, on paths of its own', () => {
		const { issues } = validateAddress({ ...nowhere, city: 7, zip: '9411', phone: '983' } as unknown as AddressInput)
		expect(issues.map(({ path }) => path)).toEqual([['city'], ['provinceCode'], ['phone'], ['zip']])
	})
	it('D-15: a doubtful phone is a warning, unless the options ask for the full metadata', () => {
		const mild = ['warning address.phone.doubtful']
		expect(said(doubtful)).toEqual(mild)
		expect(said(doubtful, {})).toEqual(mild)
		expect(said(doubtful, { phone: 'min' })).toEqual(mild)
		expect(said(doubtful, { phone: 'max' })).toEqual(['error address.phone.doubtful'])
	})
	it('D-11: an unknown province is an error where addresses need one, unless the options make it a warning', () => {
		const strict = ['error address.province.code-unknown']
		expect(said(nowhere)).toEqual(strict)
		expect(said(nowhere, { province: 'error' })).toEqual(strict)
		expect(said(nowhere, { province: 'warning' })).toEqual(['warning address.province.code-unknown'])
		expect(said(nowhere, { province: 'warning', shouldValidateProvinceCode: true })).toEqual(strict)
	})
	it('D-11: asks for the code when it is told to', () => {
		const named = { ...address, provinceCode: '', province: 'California' }
		expect(said(named)).toEqual([])
		expect(said(named, { shouldValidateProvinceCode: true })).toEqual(['error address.province.code-missing'])
	})
	it.each([[null], [undefined], ['Berlin'], [7], [[address]]])('%j is no address', (value) => {
		expect(said(value as unknown as AddressInput)).toEqual(['error request.type'])
	})
	it('says what validateOrder says of the same address, seen from it', () => {
		const options = fc.record({
			shouldValidateProvinceCode: fc.boolean(),
			province: fc.constantFrom('error', 'warning'),
			phone: fc.constantFrom('min', 'max'),
		})
		const oddFields = fc.record({ zip: fc.constantFrom(10557, null), phone: fc.constant(30), city: fc.constant(['x']) })
		const addresses = fc
			.tuple(anyOrder, fc.option(oddFields, { nil: {}, freq: 4 }), fc.constantFrom('', doubtful.phone))
			.map(([order, odd, phone]) => ({ ...order.address, ...(phone === '' ? {} : { phone }), ...odd }) as AddressInput)
		let found = 0
		fc.assert(
			fc.property(addresses, options, (given, { shouldValidateProvinceCode, ...policy }) => {
				const alone = validateAddress(given, { shouldValidateProvinceCode, ...policy })
				const order = { address: given, orderItems: [{ variantId: 'v', quantity: 1 }], shouldValidateProvinceCode }
				const { issues } = validateOrder(order, { products: [{ id: 'p', variants: [{ id: 'v' }] }] }, policy)
				const ofAddress = issues.filter(({ path }) => path[0] === 'address')
				expect(alone.issues.map(({ code, severity, path }) => [code, severity, 'address', ...path])).toEqual(
					ofAddress.map(({ code, severity, path }) => [code, severity, ...path]),
				)
				found += ofAddress.length
			}),
			{ numRuns: 20_000 },
		)
		expect(found).toBeGreaterThan(10_000)
	})
})
