import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildOrder, type OwnFacts, validateOrder, validateOrders } from '../../../../src/entries/index.ts'
import { runs } from '../../../fuzz.ts'
import { arm, hostileValue } from '../../../property/hostile.ts'

const RENO = {
	address1: '1 Main St',
	city: 'Reno',
	provinceCode: 'NV',
	zip: '89501',
	countryCode: 'US',
	phone: '+17755550123',
}
const NORTH = { countryCode: 'US', name: 'North Nevada', provinceCode: 'NV', reason: 'A sales region.' }
const LOCKER = { countryCode: 'US', zip: '8950', reason: 'Our lockers.' }
const products = [{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 1 }] }]
const orderTo = (address: object) => ({
	address: { ...RENO, ...address },
	orderItems: [{ variantId: 'mug-s', quantity: 1 }],
})
const judge = (address: object, own: OwnFacts, policy = {}, more = {}) =>
	validateOrder({ ...orderTo(address), ...more }, { products, ...own }, policy)
const codes = (...args: Parameters<typeof judge>) =>
	judge(...args).issues.map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`)
const NAMED = { province: 'North Nevada', provinceCode: '' }

describe('D-18: own facts', () => {
	it('turn the error about a zip into a warning with its reason', () => {
		expect(codes({ zip: '8950' }, {})).toEqual(['error address.zip.invalid address.zip'])
		const verdict = judge({ zip: ' 8950 ' }, { ownZips: [LOCKER] })
		expect(verdict).toMatchObject({ status: 'valid', value: { address: { zip: ' 8950 ', provinceCode: 'NV' } } })
		expect(verdict.issues.map(({ code, message }) => [code, message])).toEqual([
			['address.zip.own', 'This shop accepts 8950 for the United States: Our lockers.'],
		])
	})

	it('turn the doubt that a zip exists into a warning with its reason', () => {
		const berlin = { countryCode: 'DE', provinceCode: '', city: 'Neustadt', zip: '05123', phone: '030 901820' }
		expect(codes(berlin, {})).toEqual(['warning address.zip.not-assigned address.zip'])
		const own = { countryCode: 'DE', zip: '05123', reason: 'Given since May.' }
		expect(codes(berlin, { ownZips: [own] })).toEqual(['warning address.zip.own address.zip'])
		expect(judge({ zip: '8950', phone: '1' }, { ownZips: [LOCKER] }).status).toBe('invalid')
	})

	it('turn the error about a province into a warning, and the province is known', () => {
		expect(judge(NAMED, {}).status).toBe('invalid')
		for (const given of [NAMED, { provinceCode: 'North Nevada' }]) {
			const verdict = judge(given, { ownProvinces: [NORTH] })
			expect(verdict).toMatchObject({ status: 'valid', value: { address: { provinceCode: 'NV', province: 'Nevada' } } })
			expect(verdict.issues.map(({ message }) => message)).toEqual([
				'This shop reads "North Nevada" as Nevada: A sales region.',
			])
		}
		expect(judge(NAMED, { ownProvinces: [NORTH] }, {}, { shouldValidateProvinceCode: true }).status).toBe('valid')
	})

	it('count for the shipping of the province that was read, in buildOrder and in lists too', () => {
		const closed = [
			{
				...products[0],
				shippingRegions: [{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'NV' }] }],
			},
		]
		const facts = { products: closed, ownProvinces: [NORTH] } as never
		const policy = { closedRegion: 'provinces' } as const
		expect(validateOrder(orderTo(NAMED), facts, policy).issues.map(({ code }) => code)).toContain(
			'order.shipping.province-closed',
		)
		const own = { products, ownZips: [LOCKER], ownProvinces: [NORTH] }
		expect(validateOrders([orderTo(NAMED), orderTo({ zip: '8950' })], own).map(({ status }) => status)).toEqual([
			'valid',
			'valid',
		])
		const store = { collection: { rewardType: 'Coins' }, balance: 9, ...own } as const
		expect(buildOrder(orderTo({ ...NAMED, zip: '8950' }), store)).toMatchObject({ status: 'valid' })
	})

	it.each<[string, object, OwnFacts]>([
		['another country', { zip: '8950' }, { ownZips: [{ ...LOCKER, countryCode: 'CA' }] }],
		['a beginning', { zip: '8950' }, { ownZips: [{ ...LOCKER, zip: '895' }] }],
		['no reason', { zip: '8950' }, { ownZips: [{ ...LOCKER, reason: '' }] }],
		['a province in other letters', NAMED, { ownProvinces: [{ ...NORTH, name: 'north nevada' }] }],
		['a province that is none', NAMED, { ownProvinces: [{ ...NORTH, provinceCode: 'XX' }] }],
		['a province of another country', NAMED, { ownProvinces: [{ ...NORTH, countryCode: 'CA', provinceCode: 'ON' }] }],
		[
			'the 1,001st',
			{ zip: '8950' },
			{ ownZips: [...Array.from({ length: 1000 }, () => ({ ...LOCKER, zip: '1' })), LOCKER] },
		],
	])('change nothing: %s', (_, address, own) => expect(judge(address, own)).toEqual(judge(address, {})))

	it('change no order that is right, nor another error', () => {
		for (const address of [
			{},
			{ zip: '89501-0001' },
			{ province: 'Nevada', provinceCode: '' },
			{ phone: '1' },
			{ countryCode: 'XX' },
			{ zip: '' },
		]) {
			const { zip = '89501', province = 'NV' } = address as { zip?: string; province?: string }
			const own = { ownZips: [{ ...LOCKER, zip }], ownProvinces: [{ ...NORTH, name: province }] }
			expect(judge(address, own)).toEqual(judge(address, {}))
		}
	})

	it('never make an error, whatever they are', () => {
		fc.assert(
			fc.property(hostileValue, hostileValue, (a, b) => {
				const ownZips = [arm(a), { countryCode: arm(b), zip: '8950', reason: 'x' }, { ...LOCKER, reason: arm(a) }]
				const ownProvinces = [arm(b), { ...NORTH, provinceCode: arm(a) }, { ...NORTH, name: arm(b) }]
				for (const own of [
					{ ownZips, ownProvinces },
					{ ownZips: arm(a), ownProvinces: arm(b) },
				])
					for (const address of [{}, { zip: '8950' }, NAMED]) {
						const known = codes(address, {})
						const added = codes(address, own as never).filter(
							(code) => code.startsWith('error') && !known.includes(code),
						)
						expect(added).toEqual([])
					}
			}),
			{ numRuns: runs(200) },
		)
	})
})
