import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressInput, allCountries, validateAddress, validateOrder } from '../../src/index.ts'
import { runs } from '../fuzz.ts'
import { anyOrder } from '../property/orders.ts'

const address = {
	address1: '1 Ferry Building',
	city: 'San Francisco',
	provinceCode: 'CA',
	zip: '94111',
	countryCode: 'US',
	phone: '(415) 983-8030',
}
/** Valid only by libphonenumber's smaller metadata. */
const doubtful = { ...address, phone: '+4915000000' }
const nowhere = { ...address, provinceCode: 'Q9' }

/** Returns severity and code of each issue. */
function said(...call: Parameters<typeof validateAddress>): readonly string[] {
	return validateAddress(...call).issues.map(({ severity, code }) => `${severity} ${code}`)
}

describe('validateAddress', () => {
	it('normalises what it takes', () => {
		const given = {
			address1: ' 1 Wellington Street',
			city: ' Ottawa ',
			province: 'ontario',
			zip: 'k1a0b1',
			country: 'Canada',
			phone: '613 992 4793',
		}
		expect(validateAddress(given)).toEqual({
			status: 'valid',
			value: {
				address1: '1 Wellington Street',
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
	it.each([
		['Taiwan', '407', '+886 4 2345 6789'],
		['HK', '', '+852 2123 4567'],
		['Macau SAR', '', '+853 6612 3456'],
	])('D-12: %s under CN is a warning, and its zip is judged as that of the country it is', (province, zip, phone) => {
		const taiwan = { countryCode: 'CN', province, address1: '1 Main Street', city: 'Taichung City', zip, phone }
		expect(said(taiwan)).toEqual(['warning address.province.is-country'])
		expect(said({ ...taiwan, zip: '9O21O' })).toContain(
			province === 'Taiwan' ? 'error address.zip.invalid' : 'warning address.zip.unused',
		)
	})
	it.each([
		['no street', { address1: '' }, 'address.street.missing', 'address1'],
		['a blank street', { address1: ' \n' }, 'address.street.missing', 'address1'],
		['a street of null', { address1: null }, 'address.street.missing', 'address1'],
		['no city', { city: '' }, 'address.city.missing', 'city'],
	])('D-16: %s is a warning', (_, fields, code, field) => {
		const { status, issues } = validateAddress({ ...address, ...fields } as AddressInput)
		expect(status).toBe('valid')
		expect(issues.filter((issue) => issue.code === code)).toMatchObject([
			{ severity: 'warning', path: [field], rule: 'D-16' },
		])
	})
	it('D-16: a street of another type is of the wrong type, and not missing as well', () => {
		expect(said({ ...address, address1: 7 } as unknown as AddressInput)).toEqual(['error request.type'])
	})
	it('D-16: a city is missing only where addresses need one', () => {
		const cityOf = (countryCode: string, fields: object = {}): boolean =>
			said({ address1: 'x', countryCode, ...fields }).includes('warning address.city.missing')
		const without = allCountries().filter(({ code }) => !cityOf(code))
		expect(without.map(({ code }) => code).join(' ')).toBe('AD AE AG GI HK KY MC MO NR SG SM VA VG')
		expect(cityOf('CN', { province: 'HK' })).toBe(false)
		expect(cityOf('CN', { provinceCode: 'BJ' })).toBe(true)
	})
	it('D-16: the message calls the city what the country does', () => {
		const messageIn = (countryCode: string): string | undefined =>
			validateAddress({ ...address, city: '', countryCode }).issues.find(({ path }) => path[0] === 'city')?.message
		expect(messageIn('US')).toBe('Enter the city. Without it, a parcel may not arrive.')
		expect(messageIn('GB')).toBe('Enter the post town. Without it, a parcel may not arrive.')
		expect(messageIn('AU')).toBe('Enter the suburb. Without it, a parcel may not arrive.')
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
			{ numRuns: runs(5000) },
		)
		expect(found).toBeGreaterThan(runs(2500))
	})
})
