import type { Product } from '../../contract/generated/types.ts'
import { checkCountry } from '../../country/check-country.ts'
import { countryByCode } from '../../country/countries.ts'
import { PHONES, PROVINCES, TAX_NUMBERS, ZIPS } from '../data/probes.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToValidate } from '../plans/full-orders.ts'
import { DEFECTS } from '../plans/order-changes.ts'
import { orderWithZip, type SampleOrder, sampleOrder } from '../plans/sample-order.ts'
import { hasPlain, type Setting } from '../plans/scenarios.ts'
import { askIn, findStore, type Store } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { homeOf, type Item, item, person, placer, waresOf } from './tools.ts'

const withAddress = (order: SampleOrder, fields: Readonly<Record<string, unknown>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields } as Readonly<Record<string, string>>,
})

function validate(store: Store, order: SampleOrder, items: readonly Item[], tries: string): PlannedRequest {
	const body = { ...orderToValidate(order, items[0]?.variantId ?? ''), orderItems: items }
	return askIn(store, 'validate-order', { body, tries })
}

/** Plans these orders, each of one piece of a variant that ships everywhere. */
function plan(
	{ state, isQuick }: Setting,
	all: readonly { readonly order: SampleOrder; readonly rule: string }[],
): readonly Move[] {
	const own = [...new Map(all.map((each) => [JSON.stringify(each.order), each])).values()]
	const orders = isQuick ? own.filter((_, at) => at % ONE_IN === 0) : own
	const store = findStore(state, hasPlain)
	const [ware] = store === null ? [] : waresOf(store.collection)
	if (store === null || ware === undefined || orders.length === 0) return []
	return orders.flatMap(({ order, rule }, at) => [
		...(at % A_TOKEN === 0 ? [signIn(state, store.client)] : []),
		validate(store, order, [item(ware.variantId)], rule),
	])
}

/** A quick run sends one order in so many. */
const ONE_IN = 6
/** The requests after which new tokens are got: tokens live ten minutes. */
const A_TOKEN = 100

/** Tests every tax number of the vectors, in an order that is otherwise good. */
export function sendTaxNumbers(setting: Setting): readonly Move[] {
	const { countries } = setting
	const taxed = ['BR', 'MX', 'IT', 'CN', 'KR'].filter((code) => countries.includes(code))
	const untaxed = countries.filter((code) => sampleOrder(code).taxNumber === undefined).slice(0, 6)
	const more = [
		...taxed.flatMap((country) => [
			...[null, 52998224725].map((taxNumber) => ({
				order: { ...sampleOrder(country), taxNumber } as unknown as SampleOrder,
				rule: 'tax-number.1',
			})),
			{ order: { ...without(sampleOrder(country)), shouldValidateProvinceCode: true }, rule: 'tax-number.1' },
			...(country === 'BR' || country === 'MX'
				? [
						{
							order: { ...sampleOrder(country), taxNumber: '1', shouldValidateProvinceCode: true },
							rule: country === 'BR' ? 'tax-number.2' : 'tax-number.3',
						},
					]
				: []),
		]),
		...untaxed.flatMap((country) =>
			['x', '52998224725'].map((taxNumber) => ({
				order: { ...sampleOrder(country), taxNumber },
				rule: 'tax-number.1',
			})),
		),
		...DEFECTS.filter(({ name }) => FLAGGED.includes(name)).flatMap(({ rule, make }) => {
			const country = homeOf(countries)
			const order = make(sampleOrder(country), country)
			return order === null ? [] : [{ order: { ...order, shouldValidateProvinceCode: true }, rule }]
		}),
	]
	const orders = [...TAX_NUMBERS, ...MORE_TAX_NUMBERS].flatMap(([country = '', taxNumber = '']) => {
		if (!countries.includes(country)) return []
		const rule = country === 'BR' ? 'tax-number.2' : country === 'MX' ? 'tax-number.3' : 'tax-number.4'
		return [{ order: { ...sampleOrder(country), taxNumber }, rule }]
	})
	return [...plan(setting, [...orders, ...more]), ...severalItems(setting, taxed)]
}

/** Tests that an order of several items needs a tax number, too. */
function severalItems({ state }: Setting, taxed: readonly string[]): readonly Move[] {
	const store = findStore(state, hasPlain)
	const [ware, other = ware] = store === null ? [] : waresOf(store.collection)
	if (store === null || ware === undefined || other === undefined) return []
	const items = [item(ware.variantId), item(other.variantId, 2)]
	return taxed.flatMap((country) => [
		validate(store, without(sampleOrder(country)), items, 'tax-number.1'),
		validate(store, sampleOrder(country), items, 'validate-order.response'),
	])
}

/** Tests that a defect binds in every kind of order: one with a number, a second address line, several pieces or items, and so on. */
export function sendKinds(setting: Setting): readonly Move[] {
	const { state, countries, isQuick } = setting
	const store = findStore(state, hasPlain)
	const [ware, other = ware] = store === null ? [] : waresOf(store.collection)
	const [country] = ['BR', 'MX', 'US'].filter((code) => countries.includes(code))
	if (store === null || ware === undefined || other === undefined || country === undefined || isQuick) return []
	const good = sampleOrder(country)
	const { taxNumber = '' } = good
	const defects = DEFECTS.filter(({ name }) => OF_ALL_KINDS.includes(name))
	const one = [item(ware.variantId)]
	const kinds: readonly (readonly [object, object, readonly Item[]])[] = [
		[{ orderNumber: '1001' }, {}, one],
		[{ customAttributes: [{ key: 'taxNumber', value: taxNumber }] }, {}, one],
		[{}, { address2: 'Floor 2' }, one],
		[{}, { province: undefined, provinceCode: undefined }, one],
		[{}, {}, [item(ware.variantId, 3)]],
		[{}, {}, [item(ware.variantId), item(other.variantId)]],
	]
	const orders = kinds.flatMap(([fields, address, items]) =>
		defects.flatMap(({ rule, make }) => {
			const order = make({ ...withAddress(good, { ...address }), ...fields }, country)
			return order === null ? [] : [validate(store, order, items, rule)]
		}),
	)
	return [signIn(state, store.client), ...orders]
}

const OF_ALL_KINDS = [
	'a phone that is too short',
	'a zip of signs',
	'no tax number',
	'a CPF without its signs',
	'an RFC that lacks a letter',
]

/** The defects that are sent with a check of the province's code, too. */
const FLAGGED = ['a phone that is too short', 'a zip of signs', 'a zip that lacks its last character']
/** Numbers in nearly the right form. */
const MORE_TAX_NUMBERS: readonly (readonly [string, string])[] = [
	['BR', '529x982x247-25'],
	['BR', '529.982.24725'],
	['BR', '529982247-25'],
	['BR', '529.982.247-25\n'],
	['BR', '529.982.247–25'],
	['BR', '529.982.247/25'],
	['BR', '52.998.224/7250-12'],
	['BR', '529-982-247-25'],
	['BR', '529.982.247.25'],
	['BR', '529.982.247-2A'],
	['BR', '529,982,247-25'],
	['MX', 'XOJI740919U48\n'],
	['MX', '_OJI740919U48'],
	['MX', 'XOJI740919_48'],
	['MX', 'XOJI740919U4'],
	['MX', 'XOJI740919U'],
	['MX', '1OJI740919U48'],
	['MX', 'XOJI74091AU48'],
	['MX', 'XOJI-740919-U48'],
	['MX', 'XOJI 740919 U48'],
	['MX', 'XOJ1740919U48'],
	['MX', 'XOJI740919Ü48'],
	['MX', 'ZZZZ740919zzz'],
	['IT', '12345678901234567890123456'],
	['IT', 'RSSMRA85T10A562S RSSMRA85T10A562S'],
	['CN', '税号一二三四五六'],
	['CN', 'a/b_c.d'],
	['KR', '주민번호 일이삼사'],
	['KR', '123456-1234567-1234567-1234567'],
]

/** Tests the phone numbers of the vectors, landlines of large countries in three spellings, and numbers of other countries. */
export function sendPhones(setting: Setting): readonly Move[] {
	const { countries } = setting
	const own = LANDLINES.flatMap(([country, ...numbers]) => numbers.map((phone) => [country, phone]))
	const abroad = countries.slice(0, 4).flatMap((country) => ABROAD.map((phone) => [country, phone]))
	const orders = [...PHONES, ...own, ...abroad].flatMap(([country = '', phone = '']) =>
		countries.includes(country)
			? [{ order: withAddress(sampleOrder(country), { phone }), rule: 'validate-order.3' }]
			: [],
	)
	return plan(setting, orders)
}

/** A country and landlines there: as at home, with spaces after the calling code, and without. */
const LANDLINES: readonly (readonly [string, ...string[]])[] = [
	['US', '(212) 736-5000', '+1 212 736 5000', '212.736.5000'],
	['CA', '(416) 392-2489', '+1 416-392-2489'],
	['MX', '55 5658 1111', '+525556581111'],
	['BR', '(11) 3113-8000', '+55 11 3113 8000', '+551131138000'],
	['GB', '020 7219 3000', '+44 20 7219 3000', '+44 (0)20 7219 3000'],
	['IE', '01 702 9000', '+353 1 702 9000'],
	['DE', '030 227 32152', '+49 30 22732152', '089 23300'],
	['FR', '01 42 76 40 40', '+33 1 42 76 40 40', '0142764040'],
	['ES', '915 88 00 00', '+34 915 880 000'],
	['IT', '06 67061', '+39 06 6706 1', '02 8846 5000'],
	['NL', '020 624 1111', '+31 20 624 1111'],
	['JP', '03-3501-8431', '+81 3-3501-8431'],
	['CN', '010-6512 8888', '+86 10 6512 8888'],
	['KR', '02-120-1234', '+82 2-731-2120'],
	['HK', '2835 1473', '+852 2835 1473'],
	['IN', '011 2301 2312', '+91 11 2301 2312'],
	['AU', '(02) 9265 9333', '+61 2 9265 9333'],
]
/** Numbers of three countries, which an order to any country may have. */
const ABROAD = ['+442079460958', '+33142764040', '+14155552671']

/** Tests the zips of the vectors, with the province that each is in. */
export function sendZips(setting: Setting): readonly Move[] {
	const orders = [...ZIPS, ...MORE_ZIPS].flatMap(([country = '', zip = '']) =>
		setting.countries.includes(country)
			? [{ order: withAddress(orderWithZip(country, zip), { zip }), rule: 'validate-order.4' }]
			: [],
	)
	return plan(setting, orders)
}

/** Zips that begin with zeros, and those of overseas parts, forces and islands. */
const MORE_ZIPS: readonly (readonly [string, string])[] = [
	['US', '02108'],
	['US', '00601'],
	['US', '07030'],
	['US', '96910'],
	['US', '99501'],
	['US', '09012'],
	['DE', '01067'],
	['FR', '01000'],
	['FR', '20000'],
	['ES', '08001'],
	['ES', '35001'],
	['ES', '07001'],
	['IT', '00184'],
	['MX', '01000'],
	['JP', '060-0001'],
	['JP', '900-0001'],
	['KR', '03045'],
	['AU', '0800'],
	['CA', 'X0A 0H0'],
	['GB', 'BT1 5GS'],
	['NL', '1012 AB'],
	['BR', '01001-000'],
	['CN', '010010'],
	['FR', '97110'],
	['FR', '97400'],
	['ES', '51001'],
	['ES', '52001'],
	['IT', '67100'],
	['IT', '09124'],
	['IT', '92100'],
	['IT', '89900'],
	['KR', '63122'],
	['AU', '7000'],
	['AU', '2600'],
	['AU', '6000'],
	['CA', 'Y1A 2C6'],
	['CA', 'T5J 2R7'],
	['CA', 'A1C 5M2'],
	['BR', '69900-078'],
	['BR', '77001-002'],
	['MX', '20000'],
	['MX', '98000'],
	['GB', 'M1 1AE'],
	['GB', 'EC1A 1BB'],
	['US', '2O500'],
]

/** Tests provinces by name, by code, by both, by a wrong one of each, and none. */
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
		const wrong =
			country === 'JP' ? { province: 'Texas', provinceCode: 'TX' } : { province: 'Osaka', provinceCode: '27' }
		return [
			...CHANGES.map((change) => withAddress(good, change(wrong))),
			{ ...withAddress(good, wrong), shouldValidateProvinceCode: true },
		].map((order) => ({ order, rule: 'validate-order.1' }))
	})
	return plan(setting, [...known, ...tried, ...formsOf(countries)])
}

/** Returns good orders with an address in other forms: a second line, and no zip where the country has none. */
function formsOf(countries: readonly string[]): readonly { order: SampleOrder; rule: string }[] {
	const rule = 'validate-order.response'
	return countries.slice(0, 3).flatMap((country) => {
		const good = sampleOrder(country)
		return [
			{ order: withAddress(good, { address2: 'Floor 2' }), rule },
			{ order: withAddress(good, { address2: undefined }), rule },
			{ order: { ...good, orderNumber: '1001' } as SampleOrder, rule },
		]
	})
}

/** Countries where every address has a province. */
const WITH_PROVINCES = ['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'JP', 'CN']

type Wrong = Readonly<Record<'province' | 'provinceCode', string>>
const CHANGES: readonly ((wrong: Wrong) => Readonly<Record<string, unknown>>)[] = [
	(wrong) => wrong,
	({ province }) => ({ province, provinceCode: undefined }),
	({ provinceCode }) => ({ province: undefined, provinceCode }),
	({ provinceCode }) => ({ province: '', provinceCode }),
	() => ({ province: undefined, provinceCode: undefined }),
	() => ({ province: '', provinceCode: '' }),
	() => ({ province: 'Nowhere', provinceCode: 'ZZZ' }),
]

/** Tests each defect in an order that names its country by name alone, and in small letters. */
export function nameCountries(setting: Setting): readonly Move[] {
	const { countries } = setting
	const orders = NAMED.filter((code) => countries.includes(code)).flatMap((country) => {
		const good = sampleOrder(country)
		const byName = { countryCode: undefined, country: countryByCode(country)?.name ?? country }
		const defects = DEFECTS.filter(({ name }) => BY_NAME.includes(name)).flatMap(({ rule, make }) => {
			const order = make(good, country)
			return order === null ? [] : [{ order: withAddress(order, byName), rule }]
		})
		return [{ order: withAddress(good, byName), rule: 'validate-order.response' }, ...defects]
	})
	return plan(setting, orders)
}

/** Countries with one usual name, which every list of names has. */
const NAMED = ['BR', 'MX', 'IT', 'CN', 'CA', 'DE', 'FR', 'ES', 'JP', 'IN', 'AU', 'IE']
const BY_NAME = ['a phone that is too short', 'a zip of signs', 'no tax number', 'a province of another country']

/** Tests every closed province of a region, the whole region, and a closed product that is not the first item. */
export function closeRegions({ state, countries }: Setting): readonly Move[] {
	const store = findStore(state, ({ products }) => products.some(isClosed))
	if (store === null) return []
	const [open] = waresOf(store.collection)
	const orders = store.collection.products.flatMap(({ product }) => {
		const [variantId, ...others] = (product.variants ?? []).flatMap(({ id }) => id ?? [])
		if (variantId === undefined) return []
		const ask = (order: SampleOrder, items: readonly Item[] = [item(variantId)]): PlannedRequest =>
			validate(store, order, items, 'validate-order.2')
		return (product.shippingRegions ?? []).flatMap((region, at) => {
			const named = region.countryName === undefined ? null : checkCountry({ country: region.countryName })
			const code = region.countryCode ?? (named?.status === 'valid' ? named.value.code : '')
			if (!(countries.includes(code) || code === 'RU')) return []
			const good = sampleOrder(code)
			const country = region.countryName ?? (NAMED.includes(code) ? countryByCode(code)?.name : undefined)
			const there = placesOf(region.provinces ?? []).map((fields) => withAddress(good, fields))
			const all = there.length > 0 ? there : [good]
			const [first = good] = all
			const flagged = { ...first, shouldValidateProvinceCode: true }
			return [
				...all.map((order) => ask(order)),
				...(open === undefined
					? []
					: [
							ask(first, [item(open.variantId), item(variantId)]),
							ask(first, [item(variantId), item(open.variantId)]),
							...(at < SOME_REGIONS
								? [ask(first, [item(open.variantId), item(variantId, 2), item(open.variantId, 3)])]
								: []),
						]),
				...(at < SOME_REGIONS ? [ask(flagged, [item(variantId)]), ask(first, [item(variantId, 2)])] : []),
				...(country === undefined ? [] : [ask(withAddress(first, { countryCode: undefined, country }))]),
				...others.slice(0, 2).map((id) => ask(first, [item(id)])),
				...(there.length > 0 ? [ask(good)] : []),
			]
		})
	})
	// Orders that must pass: another country, and two open items.
	const home = sampleOrder(homeOf(countries, ['CA', 'GB', 'DE']))
	const more =
		open === undefined
			? []
			: [validate(store, home, [item(open.variantId), item(open.variantId, 3)], 'validate-order.2')]
	return [signIn(state, store.client), ...orders, ...more]
}

type Named = { readonly provinceName?: string; readonly provinceCode?: string }

/** Returns the fields of the closed provinces: as the region names them, by name alone, and by code alone. */
function placesOf(provinces: readonly Named[]): readonly Readonly<Record<string, unknown>>[] {
	return provinces.slice(0, MOST_PROVINCES).flatMap(({ provinceName: province, provinceCode }) => [
		{ province, provinceCode },
		...(province === undefined || provinceCode === undefined
			? []
			: [
					{ province, provinceCode: undefined },
					{ province: undefined, provinceCode },
				]),
	])
}

const MOST_PROVINCES = 3
/** The regions to which orders of several kinds are sent. */
const SOME_REGIONS = 2
const isClosed = ({ product: { shippingRegions, variants } }: { readonly product: Product }): boolean =>
	(variants ?? []).length > 0 &&
	(shippingRegions ?? []).some(({ isBlacklisted, denyCheckout }) => isBlacklisted === true || denyCheckout === true)

/** Tests that the tax numbers of orders that are placed are judged by the same rules, also for VIPs. */
export function placeWithTaxNumbers({ state, countries }: Setting): readonly Move[] {
	const store = findStore(state, hasPlain)
	const [ware] = store === null ? [] : waresOf(store.collection)
	if (store === null || ware === undefined) return []
	const buyer = person(58, { addBalance: 5_000 })
	const place = placer(store, 'taxed')
	const items = [item(ware.variantId)]
	const tried = TAX_TRIES.flatMap(([country, rule, ...numbers]) => {
		if (!countries.includes(country)) return []
		const good = sampleOrder(country)
		return [
			...numbers.map((taxNumber) => place(buyer, items, rule, { ...good, taxNumber })),
			place(buyer, items, 'tax-number.1', without(good)),
			place(buyer, items, 'tax-number.1', without(good), { isVip: true }),
			place(buyer, items, 'tax-number.1', withAddress(without(good), { countryCode: undefined })),
			place(buyer, items, rule, good, { isVip: true }),
		]
	})
	return [
		signIn(state, store.client),
		askIn(store, 'create-people', { body: { people: [buyer], shouldSendEmail: false }, tries: 'create-people.1' }),
		...tried,
		askIn(store, 'list-people', { body: { emails: [buyer.email] }, tries: 'list-people.1' }),
	]
}

function without({ taxNumber: _, ...order }: SampleOrder): SampleOrder {
	return order
}

const TAX_TRIES: readonly (readonly [string, string, ...string[]])[] = [
	[
		'BR',
		'tax-number.2',
		'52998224725',
		'529-982-247.25',
		'529x982x247-25',
		'11.222.333/0001-81',
		'529.982.247-25 ',
		'',
	],
	['MX', 'tax-number.3', 'XOJI_740919U4', '_OJI740919U48', 'XOJI74O919U48', 'XOJI740919U4', 'XOJI-740919-U48', ''],
	['IT', 'tax-number.4', 'x', '12345678901', 'RSSMRA85T10A562S'],
	['CN', 'tax-number.4', 'x', '110101199003074514', '12'],
	['KR', 'tax-number.4', 'x', '1234567890', 'P1234'],
]
