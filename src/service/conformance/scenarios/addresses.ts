import { BUILT_IN_COUNTRIES } from '../../../rules/country/built-in-countries.ts'
import { PHONES, PROVINCES, ZIPS } from '../data/probes.ts'
import type { Move } from '../planned.ts'
import { DEFECTS, foreignProvince, makeAll } from './order-changes.ts'
import { orderWithZip, type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'
import type { Setting } from './scenario-parts.ts'
import { findShop } from './shops.ts'
import { signIn } from './store-places.ts'
import { type Item, item, pairsOf, planOrders, validate } from './tools.ts'

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
	return sendEach(setting, [...PHONES, ...pairsOf(LANDLINES), ...abroad], 'validate-order.3', (country, phone) =>
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

/** Landline numbers by country: national, with spaces after the calling code, and without spaces. */
const LANDLINES: Readonly<Record<string, string>> = {
	US: '(212) 736-5000|+1 212 736 5000|212.736.5000|(202) 456-1111|call me',
	CA: '(416) 392-2489|+1 416-392-2489',
	MX: '55 5658 1111|+525556581111',
	BR: '(11) 3113-8000|+55 11 3113 8000|+551131138000',
	GB: '020 7219 3000|+44 20 7219 3000|+44 (0)20 7219 3000|020 7946 0958',
	IE: '01 702 9000|+353 1 702 9000',
	DE: '030 227 32152|+49 30 22732152|089 23300|030 901820',
	FR: '01 42 76 40 40|+33 1 42 76 40 40|0142764040',
	ES: '915 88 00 00|+34 915 880 000',
	IT: '06 67061|+39 06 6706 1|02 8846 5000',
	NL: '020 624 1111|+31 20 624 1111',
	JP: '03-3501-8431|+81 3-3501-8431',
	CN: '010-6512 8888|+86 10 6512 8888',
	KR: '02-120-1234|+82 2-731-2120',
	HK: '2835 1473|+852 2835 1473',
	IN: '011 2301 2312|+91 11 2301 2312',
	AU: '(02) 9265 9333|+61 2 9265 9333',
}
/** Phone numbers of three countries. An order to any country may have them. */
const ABROAD = ['+442079460958', '+33142764040', '+14155552671']

/** Tests the zips of the vectors, each with its province. */
export function sendZips(setting: Setting): readonly Move[] {
	return sendEach(setting, [...ZIPS, ...pairsOf(MORE_ZIPS)], 'validate-order.4', (country, zip) =>
		withAddress(orderWithZip(country, zip), { zip }),
	)
}

/** Zips that begin with zeros, and zips of overseas territories, armed forces and islands. */
const MORE_ZIPS: Readonly<Record<string, string>> = {
	US: '02108|00601|07030|96910|99501|09012|2O500|2050|20500-00|20500-0003',
	DE: '01067',
	FR: '01000|20000|97110|97400',
	ES: '08001|35001|07001|51001|52001',
	IT: '00184|67100|09124|92100|89900',
	MX: '01000|20000|98000',
	JP: '060-0001|900-0001',
	KR: '03045|63122',
	AU: '0800|7000|2600|6000',
	CA: 'X0A 0H0|Y1A 2C6|T5J 2R7|A1C 5M2|k1a 0b1|K1A0B1|K1A 0B|X1A 2N4',
	GB: 'BT1 5GS|M1 1AE|EC1A 1BB|sw1a 1aa',
	NL: '1012 AB',
	BR: '01001-000|69900-078|77001-002|01310100',
	CN: '010010',
}

/** Tests provinces by name, by code, by both, with one of them wrong, and without either. */
export function sendProvinces(setting: Setting): readonly Move[] {
	const { countries } = setting
	const known = PROVINCES.flatMap(([country = '', province = '', provinceCode = '']) => {
		if (!countries.includes(country)) return []
		const { province: _, provinceCode: __, zip: ___, ...address } = sampleOrder(country).address
		const given = { ...(province !== '' && { province }), ...(provinceCode !== '' && { provinceCode }) }
		return [{ order: { ...sampleOrder(country), address: { ...address, ...given } }, rule: 'validate-order.1' }]
	})
	const tried = countries.flatMap((country) => {
		const good = sampleOrder(country)
		if (!WITH_PROVINCES.includes(country) || good.address['provinceCode'] === undefined) return []
		const wrong = foreignProvince(country)
		return [
			...CHANGES.map((change) => withAddress(good, change(wrong))),
			{ ...withAddress(good, wrong), shouldValidateProvinceCode: true },
		].map((order) => ({ order, rule: 'validate-order.1' }))
	})
	return planOrders(setting, [...known, ...tried])
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
