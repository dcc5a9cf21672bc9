import { BUILT_IN_COUNTRIES } from '../../../rules/country/built-in-countries.ts'
import { PHONES, PROVINCES, ZIPS } from '../data/probes.ts'
import type { Move } from '../planned.ts'
import { DEFECTS, foreignProvince, makeAll } from './order-changes.ts'
import { orderWithZip, type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'
import type { Setting } from './scenario-parts.ts'
import { findShop } from './shops.ts'
import { signIn } from './store-places.ts'
import { type Item, item, planOrders, validate } from './tools.ts'

/**
 * Tests orders of each kind: with a number, with a second address line, with several pieces and so on. Orders without a defect must pass, and
 * orders with a defect must be rejected. A quick run sends no defects.
 */
export function sendKinds(setting: Setting): readonly Move[] {
	const { state, countries, isQuick } = setting
	// The countries whose tax numbers are validated come first, if a store surely ships to them.
	const taxed = ['BR', 'MX'].filter((code) => countries.includes(code))
	const shops = [...taxed.map((code) => [code]), countries].map((to) => findShop(setting, { to }))
	const store = shops.find((shop) => shop?.doubt === 0) ?? shops.find((shop) => shop !== null) ?? null
	if (store === null) return []
	const { country, order: good, sold } = store
	const [variant, other = variant] = sold
	const { taxNumber = '' } = good
	const defects = isQuick ? [] : DEFECTS.filter(({ name }) => OF_ALL_KINDS.includes(name))
	const one = [item(variant.variantId)]
	const kinds: readonly (readonly [object, object, readonly Item[]])[] = [
		[{ orderNumber: '1001' }, {}, one],
		[{ customAttributes: [{ key: 'taxNumber', value: taxNumber }] }, {}, one],
		[{}, { address2: 'Floor 2' }, one],
		[{}, { address2: undefined }, one],
		[{}, { address1: 'Größe-Straße 12 b, 3º', city: 'Łódź' }, one],
		[{}, { address1: '千代田1-1', city: 'Μόναχο' }, one],
		[{}, { province: undefined, provinceCode: undefined }, one],
		[{}, {}, [item(variant.variantId, 3)]],
		[{}, {}, [item(variant.variantId), item(other.variantId)]],
		[{}, {}, Array.from({ length: 12 }, (_, at) => item((at % 2 === 0 ? variant : other).variantId))],
	]
	const orders = kinds.flatMap(([fields, address, items]) => {
		const whole = { ...withAddress(good, { ...address }), ...fields }
		const broken = makeAll(defects, whole, country).map(({ rule, order }) => validate(store, order, items, rule))
		return [validate(store, whole, items, 'validate-order.response'), ...broken]
	})
	return [signIn(state, store.client), ...orders]
}

const OF_ALL_KINDS = [
	'a phone that is too short',
	'a zip of signs',
	'no tax number',
	'a CPF without its signs',
	'an RFC that lacks a letter',
]

/** Tests the phone numbers of the vectors, landline numbers of large countries in three spellings, and numbers of other countries. */
export function sendPhones(setting: Setting): readonly Move[] {
	const abroad = setting.countries.slice(0, 4).flatMap((country) => ABROAD.map((phone) => [country, phone]))
	return sendEach(setting, [...PHONES, ...abroad], 'validate-order.3', (country, phone) =>
		withAddress(sampleOrder(country), { phone }),
	)
}

function sendEach(
	setting: Setting,
	pairs: readonly (readonly string[])[],
	rule: string,
	make: (country: string, value: string) => SampleOrder,
): readonly Move[] {
	const known = pairs.filter(([country = '']) => setting.countries.includes(country))
	const orders = known.map(([country = '', value = '']) => ({ order: make(country, value), rule }))
	return planOrders(setting, orders)
}

/** Phone numbers of three countries. An order to any country may have them. */
const ABROAD = ['+442079460958', '+33142764040', '+14155552671']

/** Tests the zips of the vectors, each with its province. */
export function sendZips(setting: Setting): readonly Move[] {
	return sendEach(setting, ZIPS, 'validate-order.4', (country, zip) => withAddress(orderWithZip(country, zip), { zip }))
}

/** Tests provinces by name, by code, by both, with one of them wrong, and without either. */
export function sendProvinces(setting: Setting): readonly Move[] {
	const { countries } = setting
	const known = PROVINCES.flatMap(([country = '', province = '', provinceCode = '']) => {
		if (!countries.includes(country)) return []
		const { province: _, provinceCode: __, zip: ___, ...address } = sampleOrder(country).address
		const given = { ...(province !== '' && { province }), ...(provinceCode !== '' && { provinceCode }) }
		return [{ ...sampleOrder(country), address: { ...address, ...given } }]
	})
	const tried = countries.flatMap((country) => {
		const good = sampleOrder(country)
		if (!WITH_PROVINCES.includes(country) || good.address['provinceCode'] === undefined) return []
		const wrong = foreignProvince(country)
		const strict = { ...withAddress(good, wrong), shouldValidateProvinceCode: true }
		return [...CHANGES.map((change) => withAddress(good, change(wrong))), strict]
	})
	// What `false` means is open, so it is left out.
	const unflagged = [...known, ...tried].map((order) => ({ shouldValidateProvinceCode: undefined, ...order }))
	const orders = unflagged.map((order) => ({ order, rule: 'validate-order.1' }))
	return planOrders(setting, orders)
}

/** Countries where every address has a province. */
const WITH_PROVINCES = ['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'JP', 'CN']

type Wrong = ReturnType<typeof foreignProvince>
const CHANGES: readonly ((wrong: Wrong) => Readonly<Record<string, unknown>>)[] = [
	(wrong) => wrong,
	({ province }) => ({ province, provinceCode: undefined }),
	({ provinceCode }) => ({ province: undefined, provinceCode }),
	({ provinceCode }) => ({ province: '', provinceCode }),
	() => ({ province: undefined, provinceCode: undefined }),
	() => ({ province: '', provinceCode: '' }),
	() => ({ province: 'Nowhere', provinceCode: 'ZZZ' }),
]

/** Tests each defect in two orders: one has its country only in `country`, and one has a code in small letters. */
export function nameCountries(setting: Setting): readonly Move[] {
	const { countries } = setting
	const orders = NAMED.filter((code) => countries.includes(code)).flatMap((country) => {
		const good = sampleOrder(country)
		const byName = { countryCode: undefined, country: BUILT_IN_COUNTRIES.countryByCode(country)?.name ?? country }
		const wrong = DEFECTS.filter(({ name }) => BY_NAME.includes(name))
		const defects = makeAll(wrong, good, country).map((each) => ({ ...each, order: withAddress(each.order, byName) }))
		return [{ order: withAddress(good, byName), rule: 'validate-order.response' }, ...defects]
	})
	return planOrders(setting, orders)
}

/** Countries that have the same name in every list of countries. */
export const NAMED: readonly string[] = ['BR', 'MX', 'IT', 'CN', 'CA', 'DE', 'FR', 'ES', 'JP', 'IN', 'AU', 'IE']
const BY_NAME = ['a phone that is too short', 'a zip of signs', 'no tax number', 'a province of another country']
