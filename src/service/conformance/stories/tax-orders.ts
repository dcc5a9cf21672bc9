import { TAX_NUMBERS } from '../data/probes.ts'
import type { Move } from '../planned.ts'
import { DEFECTS } from '../plans/order-changes.ts'
import { type SampleOrder, sampleOrder } from '../plans/sample-order.ts'
import type { Setting } from '../plans/scenario-parts.ts'
import { findShop, homesOf } from '../plans/shops.ts'
import { signIn } from '../plans/store-plans.ts'
import { create, item, list, person, placer, planOrders, withAddress } from './tools.ts'

/** Tests every tax number of the vectors, in an order that is otherwise good. */
export function sendTaxNumbers(setting: Setting): readonly Move[] {
	const { countries, all } = setting
	const taxed = ['BR', 'MX', 'IT', 'CN', 'KR'].filter((code) => all.includes(code))
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
			const [country = 'US'] = homesOf(countries)
			const order = make(sampleOrder(country), country)
			return order === null ? [] : [{ order: { ...order, shouldValidateProvinceCode: true }, rule }]
		}),
	]
	const orders = [...TAX_NUMBERS, ...MORE_TAX_NUMBERS].flatMap(([country = '', taxNumber = '']) => {
		if (!all.includes(country)) return []
		const rule = country === 'BR' ? 'tax-number.2' : country === 'MX' ? 'tax-number.3' : 'tax-number.4'
		return [{ order: { ...sampleOrder(country), taxNumber }, rule }]
	})
	// An order of several items needs a tax number, too.
	const several = taxed.flatMap((country) => [
		{ order: without(sampleOrder(country)), rule: 'tax-number.1', items: 2 },
		{ order: sampleOrder(country), rule: 'validate-order.response', items: 2 },
	])
	return [...planOrders(setting, [...orders, ...more]), ...planOrders(setting, several, true)]
}

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

/** Tests that the tax numbers of orders that are placed are judged by the same rules, also for VIPs. */
export function placeWithTaxNumbers(setting: Setting): readonly Move[] {
	const buyer = person(58, { addBalance: 5_000 })
	const met = new Set<number>()
	return TAX_TRIES.flatMap(([country, rule, ...numbers]) => {
		const store = setting.all.includes(country) ? findShop(setting, { to: [country] }) : null
		if (store === null) return []
		const { order: good, wares } = store
		const place = placer(store, `taxed-${country}`)
		const items = [item(wares[0].variantId)]
		const isNew = !met.has(store.index)
		met.add(store.index)
		return [
			signIn(setting.state, store.client),
			...(isNew ? [create(store, [buyer], 'create-people.1')] : []),
			...numbers.map((taxNumber) => place(buyer, items, rule, { ...good, taxNumber })),
			place(buyer, items, 'tax-number.1', without(good)),
			place(buyer, items, 'tax-number.1', without(good), { isVip: true }),
			place(buyer, items, 'tax-number.1', withAddress(without(good), { countryCode: undefined })),
			place(buyer, items, rule, good, { isVip: true }),
			list(store, [buyer.email]),
		]
	})
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
