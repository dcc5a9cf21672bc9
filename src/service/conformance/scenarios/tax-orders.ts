import { TAX_RULES } from '../clause-of.ts'
import { PLACED_TAX_NUMBERS, TAX_NUMBERS } from '../data/probes.ts'
import type { Move } from '../planned.ts'
import type { TriedOrder } from './full-orders.ts'
import { DEFECTS, makeAll } from './order-changes.ts'
import { type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'
import { isOf, type Setting } from './scenario-parts.ts'
import { findShop, homesOf } from './shops.ts'
import { signIn } from './store-places.ts'
import { create, item, list, person, placer, planOrders } from './tools.ts'

/** Tests every tax number of the vectors, in an order without another defect. */
export function sendTaxNumbers(setting: Setting): readonly Move[] {
	const { countries, all } = setting
	const taxed = Object.entries(TAX_RULES).filter(([code]) => all.includes(code))
	const untaxed = countries.filter((code) => sampleOrder(code).taxNumber === undefined).slice(0, 6)
	const [home = 'US'] = homesOf(countries)
	const flagged = DEFECTS.filter(({ name }) => FLAGGED.includes(name))
	const strict = { shouldValidateProvinceCode: true }
	const more: readonly TriedOrder[] = [
		...taxed.flatMap(([country, rule]) => {
			const good = sampleOrder(country)
			return [
				...[null, 52998224725].map((taxNumber) => ({ order: { ...good, taxNumber } as never, rule: 'tax-number.1' })),
				{ order: { ...without(good), ...strict }, rule: 'tax-number.1' },
				...(rule === OPEN ? [] : [{ order: { ...good, taxNumber: '1', ...strict }, rule }]),
			]
		}),
		...untaxed.flatMap((country) =>
			['x', '52998224725'].map((taxNumber) => ({
				order: { ...sampleOrder(country), taxNumber },
				rule: 'tax-number.1',
			})),
		),
		...makeAll(flagged, sampleOrder(home), home).map(({ rule, order }) => ({ order: { ...order, ...strict }, rule })),
	]
	const orders = TAX_NUMBERS.flatMap(([country = '', taxNumber = '']) => {
		const rule = TAX_RULES[country] ?? OPEN
		return all.includes(country) ? [{ order: { ...sampleOrder(country), taxNumber }, rule }] : []
	})
	const kinds = taxed.flatMap(([country]) => kindsOf(country))
	return [
		...planOrders(setting, [...orders, ...more]),
		...planOrders(setting, kinds, { isShort: true }),
		...planOrders(setting, kinds.filter(({ rule }) => rule === 'tax-number.1').slice(0, MAX_OF_GIFTS), {
			isShort: true,
			has: isOf('Gifts'),
		}),
	]
}

/**
 * Returns orders to a country with and without a number. They have several items, a number in small letters, or the deprecated attributes, for
 * which no service may reject them. An attribute about something else doesn't count as a tax number.
 */
function kindsOf(country: string): readonly TriedOrder[] {
	const good = sampleOrder(country)
	const bad = without(good)
	const rule = 'tax-number.1'
	return [
		{ order: bad, rule, items: 2 },
		{ order: { ...good, taxNumber: '' }, rule },
		{ order: withAddress(bad, { countryCode: country.toLowerCase() }), rule },
		{ order: withAddress(bad, { province: undefined, provinceCode: undefined }), rule },
		{ order: { ...bad, ...ATTRIBUTES }, rule },
		{ order: withAddress(bad, ATTRIBUTES), rule },
		...[good, { ...good, ...ATTRIBUTES }, withAddress(good, ATTRIBUTES)].map((order) => ({
			order,
			rule: 'validate-order.response',
			items: 2,
		})),
	]
}

/** The orders without a number, to a store of gifts. */
const MAX_OF_GIFTS = 12
/** The rule of countries whose tax numbers aren't validated. */
const OPEN = 'tax-number.4'
const ATTRIBUTES = { customAttributes: [{ key: 'color', value: '529.982.247-25' }] }
/** The defects that are sent a second time, with the flag that requires a check of the province's code. */
const FLAGGED = ['a phone that is too short', 'a zip of signs', 'a zip that lacks its last character']

/** Tests that place-order checks tax numbers by the same rules in orders of VIPs and in stores of gifts. */
export function placeWithTaxNumbers(setting: Setting): readonly Move[] {
	const met = new Set<number>()
	const stores = (['Coins', 'Gifts'] as const).flatMap((type) =>
		Object.keys(TAX_RULES).flatMap((country) =>
			setting.all.includes(country) ? (findShop(setting, { to: [country], has: isOf(type) }) ?? []) : [],
		),
	)
	return stores.flatMap((store) => {
		const { country, order: good, sold, index } = store
		const rule = TAX_RULES[country] ?? OPEN
		const buyer = person(126 + index, { addBalance: 5_000 })
		const place = placer(store, `taxed-${country}-${index}`)
		const items = [item(sold[0].variantId)]
		const isNew = !met.has(index)
		met.add(index)
		const missing = [
			without(good),
			withAddress(without(good), { countryCode: undefined }),
			withAddress(without(good), { countryCode: country.toLowerCase() }),
			{ ...without(good), ...ATTRIBUTES },
		]
		return [
			signIn(setting.state, store.client),
			...(isNew ? [create(store, [buyer])] : []),
			...PLACED_TAX_NUMBERS.flatMap(([code, taxNumber = '']) =>
				code === country ? [place(buyer, items, rule, { ...good, taxNumber })] : [],
			),
			...missing.map((order) => place(buyer, items, 'tax-number.1', order)),
			place(buyer, items, 'tax-number.1', without(good), { isVip: true }),
			place(buyer, items, rule, good, { isVip: true }),
			list(store, [buyer.email]),
		]
	})
}

function without({ taxNumber: _, ...order }: SampleOrder): SampleOrder {
	return order
}
