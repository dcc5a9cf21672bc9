import { describe, expect, it } from 'vitest'
import { checkShippable, indexProducts, type PolicyOptions, provincesOf } from '../../../../src/entries/index.ts'
import { BUILT_IN_ADDRESSES } from '../../../../src/rules/address/built-in-addresses.ts'
import { titleOf } from '../../../../src/rules/order/judge/index-products.ts'
import { readShippingRules, regionKeys } from '../../../../src/rules/order/judge/shipping-rules.ts'

type Args = Parameters<typeof checkShippable>

const product = (fields: object = {}): Args[1] => ({ title: 'Mug', variants: [{ id: 'm' }], ...fields }) as Args[1]
const ship = (given: unknown, destination: unknown, policy?: PolicyOptions, variantId: unknown = 'm') =>
	checkShippable({ variantId } as Args[0], given as Args[1], destination as Args[2], policy)
const told = (...args: Parameters<typeof ship>): string[] =>
	ship(...args).issues.map(({ severity, code, rule }) => `${severity} ${code.replace('order.', '')} ${rule}`)

const GERMANY = { countryCode: 'DE' }
const HAWAII = { countryCode: 'US', provinceCode: 'HI' }
const closed = { countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }, { provinceName: 'Texas' }] }

describe('checkShippable', () => {
	it('returns the variant of the product itself', () => {
		const mug = product()
		const verdict = ship(mug, GERMANY)
		expect(verdict).toEqual({ status: 'valid', value: { id: 'm' }, issues: [] })
		expect(verdict.status === 'valid' && verdict.value).toBe(mug.variants?.[0])
	})
	it('reads the country in any case, with spaces around it', () => {
		const regions = product({ shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }] })
		for (const countryCode of ['DE', 'de', ' De ']) {
			expect(told(regions, { countryCode })).toEqual(['error shipping.country-closed validate-order.2'])
		}
	})
	it.each([{ countryCode: 'XX' }, { countryCode: '' }, {}, null, 'DE', { countryCode: 7 }])(
		'tells of a country that is none: %j',
		(destination) => {
			expect(ship(product(), destination)).toMatchObject({
				status: 'invalid',
				issues: [{ code: 'address.country.unknown', severity: 'error', path: ['countryCode'] }],
			})
		},
	)
	it.each(['n', '', 7, undefined])('D-32: needs the product of another variant: %j', (variantId) => {
		expect(checkShippable({ variantId } as Args[0], product(), GERMANY)).toEqual({
			status: 'unknown',
			needs: [{ kind: 'product', variantId: typeof variantId === 'string' ? variantId : '' }],
			issues: [],
		})
	})
	it.each([null, 'mug', {}, { variants: 'm' }, { variants: [{ id: 7 }, 'm', null] }])(
		'D-32: needs the product in place of %j',
		(given) => expect(ship(given, GERMANY).status).toBe('unknown'),
	)
	it('D-30: tells of a province by code or name, in either field', () => {
		const found = ['error shipping.province-closed validate-order.2']
		const other = ['warning shipping.provinces-closed D-30']
		const regions = product({ shippingRegions: [closed] })
		for (const province of [
			{ provinceCode: 'hi' },
			{ provinceCode: 'US-HI' },
			{ province: 'Hawaii' },
			{ province: 'TX' },
		]) {
			expect(told(regions, { countryCode: 'US', ...province })).toEqual(found)
		}
		for (const province of [{ provinceCode: 'CA' }, { province: 'Ohio' }]) {
			expect(told(regions, { countryCode: 'US', ...province })).toEqual(other)
		}
		const undecided = ['warning shipping.province-unknown D-30']
		for (const province of [{}, { province: 'Atlantis' }, { provinceCode: 7, province: ['Hawaii'] }]) {
			expect(told(regions, { countryCode: 'US', ...province })).toEqual(undecided)
		}
	})
	it('D-30: closes the whole country by the other reading of a closed region with provinces', () => {
		const whole = ['error shipping.country-closed validate-order.2']
		const open = { countryCode: 'US', provinces: [{ provinceCode: 'TX' }] }
		for (const destination of [HAWAII, { countryCode: 'US', provinceCode: 'CA' }, { countryCode: 'US' }]) {
			expect(told(product({ shippingRegions: [closed] }), destination, { closedRegion: 'country' })).toEqual(whole)
			expect(told(product({ shippingRegions: [{ ...closed, provinces: [{}] }] }), destination)).toEqual([])
			expect(
				told(product({ shippingRegions: [{ ...closed, provinces: [{}] }] }), destination, { closedRegion: 'country' }),
			).toEqual(whole)
			expect(told(product({ shippingRegions: [open] }), destination, { closedRegion: 'country' })).toEqual([])
		}
		expect(told(product({ shippingRegions: [closed] }), GERMANY, { closedRegion: 'country' })).toEqual([])
	})
	it('D-30: shows provinces as the regions write them, each once, and nothing for one without a name', () => {
		const names = ['Bodensee Kreis', ' Bodensee Kreis', 'BODENSEE KREIS', '', ' ', null, 'Allgäu']
		const shippingRegions = [
			{ countryCode: 'DE', denyCheckout: true, provinces: names.map((provinceName) => ({ provinceName })) },
		]
		expect(ship(product({ shippingRegions }), GERMANY).issues).toMatchObject([
			{
				code: 'order.shipping.province-unknown',
				message: 'Mug ships to DE, but not to Bodensee Kreis or Allgäu. The province of the address decides: check it.',
				params: { province: '', provinces: ['Bodensee Kreis', 'Allgäu'], provincesName: ['Bodensee Kreis', 'Allgäu'] },
			},
		])
		expect(ship(product({ shippingRegions }), { ...GERMANY, province: 'bodensee kreis' }).issues).toMatchObject([
			{ message: "Mug can't be shipped to Bodensee Kreis, DE. Remove it from the order." },
		])
	})
	it('D-30: shows the first twenty provinces, and knows all of them', () => {
		const named = (count: number) => Array.from({ length: count }, (_, at) => ({ provinceName: `Kreis ${at}` }))
		const shown = (count: number) => {
			const shippingRegions = [{ countryCode: 'DE', denyCheckout: true, provinces: named(count) }]
			const [issue] = ship(product({ shippingRegions }), GERMANY).issues
			expect(told(product({ shippingRegions }), { ...GERMANY, province: `kreis ${count - 1}` })).toEqual([
				'error shipping.province-closed validate-order.2',
			])
			return issue?.params['provincesName'] as string[]
		}
		expect(shown(20)).toEqual(named(20).map(({ provinceName }) => provinceName))
		expect(shown(21)).toEqual([...shown(20), '…'])
		expect(shown(10_000)).toEqual(shown(21))
	})
	it('D-30: closes each of two unknown provinces that have one code', () => {
		const provinces = ['Foo', 'Bar'].map((provinceName) => ({ provinceCode: 'X1', provinceName }))
		const regions = product({ shippingRegions: [{ countryCode: 'DE', isBlacklisted: true, provinces }] })
		for (const province of ['Foo', 'Bar'])
			expect(told(regions, { countryCode: 'DE', province })).toEqual([
				'error shipping.province-closed validate-order.2',
			])
		expect(told(regions, { countryCode: 'DE', province: 'Baz' })).toEqual(['warning shipping.province-unknown D-30'])
	})
	it('D-30: has the names of provinces as parameters, as far as they have some', () => {
		const regions = product({
			shippingRegions: [{ ...closed, provinces: [...closed.provinces, { provinceName: 'Nowhere' }, {}] }],
		})
		expect(ship(regions, HAWAII).issues[0]).toMatchObject({
			message: "Mug can't be shipped to Hawaii, US. Remove it from the order.",
			params: { title: 'Mug', country: 'US', province: 'HI', provinceName: 'Hawaii' },
		})
		expect(ship(regions, { countryCode: 'US', provinceCode: 'CA' }).issues[0]).toMatchObject({
			message: 'Mug ships to US, but not to Hawaii, Texas or Nowhere. Check that it ships to this address.',
			params: {
				...{ title: 'Mug', country: 'US', province: 'CA', provinces: ['HI', 'TX', 'Nowhere'] },
				provincesName: ['Hawaii', 'Texas', 'Nowhere'],
			},
		})
		expect(ship(regions, { countryCode: 'US' }).issues[0]?.params).toMatchObject({ province: '' })
	})
	it('D-30: a whole country counts before its provinces', () => {
		const both = [closed, { countryCode: 'US', isBlacklisted: true }]
		for (const shippingRegions of [both, [...both].reverse()]) {
			expect(told(product({ shippingRegions }), HAWAII)).toEqual(['error shipping.country-closed validate-order.2'])
		}
	})
	it('D-30: the provinces of several entries count together', () => {
		const open = { countryCode: 'US', provinces: [{ provinceCode: 'CA' }] }
		const more = { countryCode: 'USA', isBlacklisted: true, provinces: [{ provinceCode: 'CA' }] }
		const shippingRegions = [closed, open, more]
		for (const provinceCode of ['HI', 'CA']) {
			expect(ship(product({ shippingRegions }), { countryCode: 'US', provinceCode }).status).toBe('invalid')
		}
		expect(ship(product({ shippingRegions: [closed, open] }), { countryCode: 'US', provinceCode: 'CA' }).status).toBe(
			'valid',
		)
	})
	it.each([
		['isBlacklisted', 'true'],
		['isBlacklisted', 1],
		['denyCheckout', 'yes'],
		['denyCheckout', null],
	])('D-30: an entry closes only by true: %s %j', (field, value) => {
		const said = told(product({ shippingRegions: [{ countryCode: 'DE', [field]: value }] }), GERMANY)
		expect(said.filter((one) => !one.includes('value.invalid'))).toEqual([])
	})
	it('D-30: a product that lists no region, and one whose regions are null, differ', () => {
		const strict = { unlistedRegion: 'error' } as const
		for (const shippingRegions of [undefined, null])
			expect(told(product({ shippingRegions }), GERMANY, strict)).toEqual([])
		for (const shippingRegions of [[], [closed], 'DE']) {
			expect(told(product({ shippingRegions }), GERMANY, strict)).toContain('error shipping.country-unlisted D-30')
		}
	})
	it('D-30: has the country as a parameter', () => {
		const params = { title: 'Mug', country: 'DE' }
		const shut = product({ shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }] })
		expect(ship(shut, GERMANY).issues[0]?.params).toEqual(params)
		const unlisted = ship(product({ shippingRegions: [] }), GERMANY, { unlistedRegion: 'warning' })
		expect(unlisted.issues[0]?.params).toEqual(params)
	})
	it.each<[string, object, object, string]>([
		['not for sale', {}, { isAvailableForSale: false }, 'variant.not-for-sale'],
		['a draft', { status: 'Draft' }, {}, 'product.draft'],
		['discontinued', { isDiscontinued: true }, {}, 'product.discontinued'],
		['out of stock', { isInStock: false }, {}, 'product.out-of-stock'],
	])('D-31: tells what is %s', (_, fields, variant, code) => {
		const given = product({ ...fields, variants: [{ id: 'm', ...variant }] })
		expect(told(given, GERMANY)).toEqual([`warning ${code} D-31`])
		expect(told(given, GERMANY, { unavailable: 'error' })).toEqual([`error ${code} D-31`])
		expect(told(given, GERMANY, { unavailable: 'ignored' })).toEqual([])
		expect(ship(given, GERMANY).issues[0]?.params).toEqual({ title: 'Mug', country: 'DE' })
	})
	it('D-31: tells nothing of values that say nothing', () => {
		const fields = { status: 'draft', isDiscontinued: 'true', isInStock: null }
		const said = ship(product({ ...fields, variants: [{ id: 'm', isAvailableForSale: 0 }] }), GERMANY).issues
		expect(said.map(({ code, about, path }) => [code, about, path])).toEqual([
			['product.value.invalid', 'usage', ['product', 'isDiscontinued']],
			['product.value.invalid', 'usage', ['product', 'status']],
			['product.value.invalid', 'usage', ['product', 'variants', 0, 'isAvailableForSale']],
		])
		expect(told(product({ status: 'Active', isDiscontinued: false, isInStock: true }), GERMANY)).toEqual([])
	})
	it('D-91: tells of more than 10,000 regions, or provinces, and reads 10,000', () => {
		const regions = (count: number) => [
			...new Array(count - 1).fill({ countryCode: 'FR' }),
			{ countryCode: 'DE', isBlacklisted: true },
		]
		expect(told(product({ shippingRegions: regions(10_000) }), GERMANY)).toEqual([
			'error shipping.country-closed validate-order.2',
		])
		const verdict = ship(product({ shippingRegions: regions(10_001) }), GERMANY, { unlistedRegion: 'ships' })
		expect(verdict.issues).toMatchObject([
			{
				code: 'order.shipping.too-many-regions',
				severity: 'warning',
				rule: 'D-91',
				params: { country: 'DE', most: 10_000 },
			},
		])
		const provinces = (count: number) => [...new Array(count - 1).fill({ provinceCode: 'TX' }), { provinceCode: 'HI' }]
		expect(told(product({ shippingRegions: [{ ...closed, provinces: provinces(10_000) }] }), HAWAII)).toEqual([
			'error shipping.province-closed validate-order.2',
		])
		expect(told(product({ shippingRegions: [{ ...closed, provinces: provinces(10_001) }] }), HAWAII)).toEqual([
			'warning shipping.provinces-closed D-30',
			'warning shipping.too-many-regions D-91',
		])
		const elsewhere = [{ ...closed, countryCode: 'FR', provinces: provinces(10_001) }, closed]
		expect(told(product({ shippingRegions: elsewhere }), GERMANY), 'of another country').toEqual([])
	})
	it.each([
		['its title', { title: 'Mug' }, 'Mug'],
		['its id, if the title is blank', { title: ' ' }, 'm'],
		['its id, if the title is no text', { title: 7 }, 'm'],
	])('names the item by %s', (_, fields, title) => {
		expect(ship(product({ ...fields, isInStock: false }), GERMANY).issues[0]?.params['title']).toBe(title)
	})

	describe('D-12: closes a place that is a country and a province', () => {
		const country = (countryCode: string) => product({ shippingRegions: [{ countryCode, isBlacklisted: true }] })
		const province = (countryCode: string, provinceCode: string) =>
			product({ shippingRegions: [{ countryCode, denyCheckout: true, provinces: [{ provinceCode }] }] })
		const warned = ['warning shipping.provinces-closed D-12']

		it.each(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])(
			'%s closed by one spelling warns about the other',
			(code) => {
				expect(told(country(code), { countryCode: 'US', provinceCode: code })).toEqual(warned)
				expect(
					told(country(code), {
						countryCode: 'US',
						province: provincesOf('US').find((each) => each.code === code)?.name,
					}),
				).toEqual(warned)
				expect(told(province('US', code), { countryCode: code })).toEqual(warned)
				expect(told(country(code), { countryCode: code })).toHaveLength(1)
				expect(told(province('US', code), { countryCode: 'US', provinceCode: code })).toEqual([
					'error shipping.province-closed validate-order.2',
				])
			},
		)

		it('warns about HK under CN, by the names of the entries', () => {
			const byName = product({ shippingRegions: [{ countryName: 'Hong Kong', isBlacklisted: true }] })
			expect(told(byName, { countryCode: 'CN', provinceCode: 'HK' })).toEqual(warned)
			expect(ship(byName, { countryCode: 'CN', provinceCode: 'HK' }).issues[0]?.params).toEqual({
				title: 'Mug',
				country: 'CN',
				province: 'HK',
				provinces: ['HK'],
				provincesName: ['Hong Kong (HK)'],
			})
			expect(ship(province('CN', 'TW'), { countryCode: 'TW' }).issues[0]?.params['provincesName']).toEqual([
				'Taiwan (CN-TW)',
			])
		})

		it.each([
			['US-CA', province('US', 'CA'), { countryCode: 'PR' }],
			['US-GU', province('US', 'GU'), { countryCode: 'PR' }],
			['US', country('US'), { countryCode: 'PR' }],
			['BR-PR', province('BR', 'PR'), { countryCode: 'PR' }],
			['US-AE', province('US', 'AE'), { countryCode: 'AE' }],
			['US-AL', province('US', 'AL'), { countryCode: 'AL' }],
			['PR', country('PR'), { countryCode: 'US', provinceCode: 'NY' }],
			['PR', country('PR'), { countryCode: 'US' }],
			['PR', country('PR'), { countryCode: 'BR', provinceCode: 'PR' }],
			['GU', country('GU'), { countryCode: 'US', provinceCode: 'PR' }],
			['CA', country('CA'), { countryCode: 'US', provinceCode: 'CA' }],
			['VI', country('VI'), { countryCode: 'ES', provinceCode: 'VI' }],
			['AS', country('AS'), { countryCode: 'IN', provinceCode: 'AS' }],
			['MP', country('MP'), { countryCode: 'IN', provinceCode: 'MP' }],
			['HK', country('HK'), { countryCode: 'CN', provinceCode: 'GD' }],
			['a part of PR', province('PR', 'San Juan'), { countryCode: 'US', provinceCode: 'PR' }],
			['nothing', product({ shippingRegions: [{ countryCode: 'PR' }] }), { countryCode: 'US', provinceCode: 'PR' }],
		])('%s closed says nothing about another place', (_, regions, destination) => {
			expect(told(regions, destination)).toEqual([])
		})

		it('follows closedRegion, and is silent after an error', () => {
			const both = product({ shippingRegions: [closed, { countryCode: 'PR', isBlacklisted: true }] })
			expect(told(both, { countryCode: 'US', provinceCode: 'HI' })).toHaveLength(1)
			const there = { countryCode: 'US', provinceCode: 'PR' }
			expect(told(both, there, { closedRegion: 'country' })).toHaveLength(1)
			expect(told(both, there)).toEqual(['warning shipping.provinces-closed D-30', ...warned])
			expect(told(province('PR', 'San Juan'), there, { closedRegion: 'country' })).toEqual(warned)
		})
	})
})

describe('the shipping rules of a product', () => {
	it('are those of every country, or of one', () => {
		const regions = [closed, { countryName: 'Germany' }, { countryCode: 'XX' }, 7]
		const all = readShippingRules(regions, BUILT_IN_ADDRESSES)
		expect([...all.byCountry.keys()]).toEqual(['US', 'DE'])
		expect(all.isWhole).toBe(true)
		expect(all.byCountry.get('DE')).toEqual({ isClosed: false, closedProvinces: null })
		expect([...readShippingRules(regions, BUILT_IN_ADDRESSES, 'DE').byCountry.keys()]).toEqual(['DE'])
	})
	it('D-91: end at the first hole', () => {
		expect(readShippingRules([undefined, closed], BUILT_IN_ADDRESSES).byCountry.size).toBe(0)
	})
	it.each<[string, unknown, unknown, readonly string[]]>([
		['DE', 'de-by', 'Bayern', ['BY', 'bayern']],
		['US', 'HI', 'Texas', ['HI']],
		['US', '99', 'Texas', ['TX']],
		['US', undefined, ' texas ', ['TX']],
		['US', ' us-99 ', 'Nowhere', ['99', 'nowhere']],
		['US', '99', undefined, ['99']],
		['US', '', 'Nowhere', ['nowhere']],
		['US', 7, null, []],
		['US', 'usx', '', ['USX']],
		['US', 'Hawaii', '', ['HI']],
		['US', '', 'HI', ['HI']],
		['US', `${' '.repeat(126)}HI`, '', ['HI']],
		['US', `${' '.repeat(127)}HI`, '', ['H']],
		['US', '', `${' '.repeat(123)}Texas`, ['TX']],
		['US', '', `${' '.repeat(124)}Texas`, ['texa']],
	])('know a province of %s with the code %j and the name %j by %j', (country, code, name, keys) => {
		expect(regionKeys(BUILT_IN_ADDRESSES.provinces, country, code, name)).toEqual(keys)
	})
})

describe('an index of products', () => {
	it('has the first product of a variant, by the id of the variant', () => {
		const [first, second] = [
			product({ id: 'a', isInStock: false }),
			product({ id: 'b', variants: [{ id: 'm' }, { id: 'n' }] }),
		]
		const { entries } = indexProducts([first, second] as never)
		expect([...entries.keys()]).toEqual(['m', 'n'])
		expect(entries.get('m')).toEqual({
			product: first,
			variant: { id: 'm' },
			unavailable: ['out-of-stock'],
			faults: [],
			shipping: null,
		})
		expect(entries.get('n')?.unavailable).toEqual([])
	})
	it('skips what is no product or variant', () => {
		const products = [7, null, [], { variants: 'm' }, { variants: [null, [], { id: 7 }, { id: 'x' }] }]
		expect([...indexProducts(products as never).entries.keys()]).toEqual(['x'])
		expect(indexProducts('products' as never).entries.size).toBe(0)
	})
	it('skips a list, though it may have the fields of a product or variant', () => {
		const list = Object.assign([], { variants: [{ id: 'm' }] })
		const variants = [Object.assign([], { id: 'm' })]
		for (const given of [list, { variants }]) {
			expect(indexProducts([given] as never).entries.size).toBe(0)
			expect(ship(given, GERMANY).status).toBe('unknown')
		}
	})
	it('names a variant that has lost its id since', () => {
		const variant: { id?: string } = { id: 'm' }
		const index = indexProducts([{ variants: [variant], isInStock: false }] as never)
		delete variant.id
		expect(titleOf(index.entries.get('m') as Parameters<typeof titleOf>[0])).toBe('this item')
	})
	it('reads 10,000 variants of a product, and 100,000 products', () => {
		const variants = Array.from({ length: 10_001 }, (_, at) => ({ id: `v${at}` }))
		expect(indexProducts([{ variants }]).entries.size).toBe(10_000)
		expect(ship({ variants }, GERMANY, undefined, 'v9999').status).toBe('valid')
		expect(ship({ variants }, GERMANY, undefined, 'v10000').status).toBe('unknown')
		const last = (count: number) => [...new Array(count - 1).fill({}), { variants: [{ id: 'last' }] }]
		expect(indexProducts(last(100_000)).entries.size).toBe(1)
		expect(indexProducts(last(100_001)).entries.size).toBe(0)
	})
})
