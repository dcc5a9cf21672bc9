import type { RewardType } from '../../rules/contract/generated/types.ts'
import type { ServiceState, StoreCollection } from '../model/state.ts'
import { CLAUSES, type Clause } from './clauses.ts'
import { clauseName } from './coverage.ts'
import { type Allowed, reasonFor } from './not-asked.ts'
import { sampleOrder } from './plans/sample-order.ts'
import { isOf } from './plans/scenario-parts.ts'
import { bestOffer, findShop, homesOf } from './plans/shops.ts'
import { findStores } from './plans/store-places.ts'
import type { Lack } from './report.ts'

/** What the needs look at. */
interface Known {
	readonly state: ServiceState
	/** The countries of the run, and those that the seed surely ships to. */
	readonly all: readonly string[]
	readonly countries: readonly string[]
	readonly writes: boolean
}

/** Something that questions need of a seed. */
interface Need {
	/** What it is, for the page of the needs. */
	readonly what: string
	/** The clauses, as patterns of `operation rule`. */
	readonly clauses: RegExp
	/** What to add to the seed. */
	readonly add: string
	/** Returns what is missing, as the subject of a sentence; null if nothing is. */
	readonly missing: (known: Known) => string | null
	/** The clauses among them that a certain seed leaves out. Default: all. */
	readonly only?: (known: Known) => RegExp
	/** Whether only a part of the questions about the clauses needs it. */
	readonly isPart?: boolean
}

/** Returns the countries that the seed surely ships a plain product to. */
export function servedBy(state: ServiceState, all: readonly string[]): readonly string[] {
	return all.filter((country) => findShop({ state, countries: all }, { to: [country] })?.doubt === 0)
}

const isSure = (known: Known, wanted: NonNullable<Parameters<typeof findShop>[1]>): boolean =>
	findShop({ state: known.state, countries: known.all }, wanted)?.doubt === 0
const unless = (isMet: boolean, missing: string): string | null => (isMet ? null : missing)
const hasPersonalized = ({ products }: StoreCollection): boolean =>
	products.some(({ product }) => product.isPersonalized === true)
const hasOrders = ({ orders, latestOrders }: StoreCollection): boolean => orders.length + latestOrders.length > 0
const some = (known: Known, has: (collection: StoreCollection) => boolean, only?: 'partner'): boolean =>
	findStores(known.state, has, only).length > 0

/** Returns whether a client may not use a collection of the seed. */
function hasForeign({ state: { clients, collections } }: Known): boolean {
	return clients.some(
		({ companyIds }) =>
			collections.some(({ companyId }) => companyIds.includes(companyId)) &&
			collections.some(({ companyId }) => !companyIds.includes(companyId)),
	)
}

/** Returns whether one client may use two stores with different products. */
function hasPair({ state: { clients, collections } }: Known): boolean {
	return clients.some(({ companyIds }) => {
		const own = collections.filter(({ companyId }) => companyIds.includes(companyId))
		const ids = own.map(({ products }) => products.map(({ product }) => product.id).join())
		return own.length > 1 && new Set(ids).size > 1
	})
}

/** Returns whether a store of credits surely sells two variants at different prices, one of them at another price in a country. */
function hasPrices({ state, countries }: Known): boolean {
	return findStores(state, isOf('Coins')).some(({ collection }) => {
		const offer = bestOffer(collection, homesOf(countries))
		const prices = new Set(offer?.wares.map(({ price }) => price))
		const deltas = offer?.wares.flatMap((ware) => Object.entries(ware.deltas)) ?? []
		return (
			offer?.doubt === 0 && prices.size > 1 && deltas.some(([code, delta]) => countries.includes(code) && delta !== 0)
		)
	})
}

const closes =
	(isDivided: boolean) =>
	({ products }: StoreCollection): boolean =>
		products.some(({ product: { shippingRegions = [], variants = [] } }) =>
			shippingRegions.some(
				({ isBlacklisted, denyCheckout, provinces = [] }) =>
					variants.length > 0 &&
					(isBlacklisted === true || denyCheckout === true) &&
					provinces.length > 0 === isDivided,
			),
		)

/** The tax clauses of each country that one of them names. */
const TAXED: Readonly<Record<string, string>> = { BR: '[12]', MX: '[13]', CN: '[14]', IT: '[14]', KR: '[14]' }

const untaxed = ({ all, countries }: Known): readonly string[] =>
	countries.length === 0 ? [] : Object.keys(TAXED).filter((code) => all.includes(code) && !countries.includes(code))

const shopOf = (type: RewardType): Need => ({
	what: `a store of ${type} that surely ships a product`,
	clauses: /^place-order service\.1$|^reward reward\.1$/,
	add: `Add a collection with the rewardType ${type} and a product without shippingRegions`,
	missing: (known) => unless(isSure(known, { has: isOf(type) }), `No store of ${type} surely ships a product`),
})

/** What the questions need of a seed, in the order in which it is told. */
const NEEDS: readonly Need[] = /* @__PURE__ */ listNeeds()

function listNeeds(): readonly Need[] {
	return [
		{
			what: 'a client with a collection',
			// eslint-disable-next-line no-restricted-syntax -- looks for a part of a text, not for a whole one
			clauses: /^(?!create-tokens )/,
			add: 'Add a client with its secret, and a collection of its company',
			missing: (known) =>
				unless(
					some(known, () => true),
					'No client has a collection',
				),
		},
		{
			what: 'a client who may not use one of the collections',
			// eslint-disable-next-line no-restricted-syntax -- looks for a part of a text, not for a whole one
			clauses: /service\.2$/,
			add: 'Add a collection of another company, and a client for it',
			missing: (known) => unless(hasForeign(known), 'Every client may use every collection'),
		},
		{
			what: 'a product',
			clauses: /^(?:get|update)-product (?:service\.3|.*response|update-product\.1)$/,
			add: 'Add one',
			missing: (known) =>
				unless(
					some(known, ({ products }) => products.length > 0),
					'No store has a product',
				),
		},
		{
			what: 'a plain product that surely ships somewhere',
			// eslint-disable-next-line no-restricted-syntax -- looks for a part of a text, not for a whole one
			clauses: /^validate-order (?:validate-order\.(?:[134]|response)|tax)|^place-order (?:service\.3|.*response|tax)/,
			add: 'Add one that is not personalized, without shippingRegions',
			missing: ({ countries }) => unless(countries.length > 0, 'No product surely ships to a country of the run'),
		},
		{
			what: 'a plain product that surely ships to BR, MX, CN, IT and KR',
			// eslint-disable-next-line no-restricted-syntax -- looks for a part of a text, not for a whole one
			clauses: /^(?:validate-order|place-order) tax-number/,
			only: (known) =>
				new RegExp(
					untaxed(known)
						.map((code) => `tax-number\\.${TAXED[code]}$`)
						.join('|'),
				),
			add: 'Add one without shippingRegions',
			missing: (known) =>
				unless(untaxed(known).length === 0, `No product surely ships to ${untaxed(known).join(', ')}`),
		},
		{
			what: 'a plain product that surely ships to each country of the run',
			clauses: /^validate-order validate-order\.[134]$/,
			add: 'Add one without shippingRegions',
			isPart: true,
			missing: ({ all, countries }) => {
				const out = countries.length === 0 ? [] : all.filter((code) => !countries.includes(code))
				const rest = out.length > MOST_NAMED ? `, and ${out.length - MOST_NAMED} more` : ''
				return unless(out.length === 0, `No product surely ships to ${out.slice(0, MOST_NAMED).join(', ')}${rest}`)
			},
		},
		...(
			[
				['provinceCode', 1, 'provinces'],
				['zip', 4, 'zips'],
			] as const
		).map(
			([field, check, names]): Need => ({
				what: `a plain product that surely ships to a country with ${names}`,
				clauses: new RegExp(`^validate-order validate-order\\.${check}$`),
				add: 'Add one without shippingRegions',
				missing: ({ countries }) =>
					unless(
						countries.length === 0 || countries.some((code) => sampleOrder(code).address[field] !== undefined),
						`No product surely ships to a country with ${names}`,
					),
			}),
		),
		...[false, true].map(
			(isDivided): Need => ({
				what: isDivided ? 'a product with a closed province' : 'a product with a closed country',
				clauses: /^validate-order validate-order\.2$/,
				add: `Add one with shippingRegions: [{ countryCode, isBlacklisted: true${isDivided ? ', provinces: [{ provinceCode }]' : ''} }]`,
				isPart: isDivided,
				missing: (known) =>
					unless(
						some(known, closes(isDivided)),
						isDivided ? 'No product has a closed province' : 'No product has a closed country',
					),
			}),
		),
		shopOf('Coins'),
		shopOf('Gifts'),
		{
			what: 'a store of Coins with two prices, and a price delta of a country that it ships to',
			clauses: /^place-order service\.1$/,
			add: 'Add a second price, and a priceDeltaByCountry',
			isPart: true,
			missing: (known) => unless(hasPrices(known), 'No store of Coins sells at two prices and with a price delta'),
		},
		{
			what: 'a product with translations',
			clauses: /^get-product get-product\.1$/,
			add: 'Add translations to one',
			missing: (known) =>
				unless(
					some(known, ({ products }) => products.some(({ translations }) => Object.keys(translations).length > 0)),
					'No product has translations',
				),
		},
		{
			what: 'a product of a store of Coins with priceDeltaByCountry',
			clauses: /^get-product get-product\.2$/,
			add: 'Add a priceDeltaByCountry to one of a store of Coins',
			missing: (known) => unless(some(known, hasDelta), 'No product of a store of Coins has a price delta'),
		},
		{
			what: 'two stores of one client with different products',
			clauses: /^(?:get-product|update-product|place-order) service\.3$|^validate-order validate-order\.2$/,
			add: 'Add a second collection to a company',
			isPart: true,
			missing: (known) => unless(hasPair(known), 'No client has two stores with different products'),
		},
		{
			what: 'a personalized product',
			clauses: /^get-product service\.7$|^personalize personalize\.response$/,
			add: 'Add one with isPersonalized: true',
			missing: (known) => unless(some(known, hasPersonalized), 'No product is personalized'),
		},
		{
			what: 'a personalized product that surely ships somewhere',
			clauses: /^place-order get-product\.3$/,
			add: 'Add one without shippingRegions',
			missing: (known) => unless(isSure(known, { isPersonalized: true }), 'No personalized product surely ships'),
		},
		{
			what: 'a store without personalized products',
			clauses: /^personalize personalize\.1$/,
			add: 'Add a collection with none',
			missing: (known) =>
				unless(
					some(known, (each) => !hasPersonalized(each)),
					'Every store has personalized products',
				),
		},
		{
			what: 'a partner with a collection',
			// eslint-disable-next-line no-restricted-syntax -- looks for a part of a text, not for a whole one
			clauses: /authentication\.4$/,
			add: 'Add a client with isPartner: true for a company',
			missing: (known) =>
				unless(
					some(known, () => true, 'partner'),
					'No partner has a collection',
				),
		},
		{
			what: 'a partner whose store surely ships a product',
			clauses: /^(?:validate|place)-order authentication\.4$/,
			add: 'Add one without shippingRegions',
			missing: (known) => unless(isSure(known, { only: 'partner' }), 'No store of a partner surely ships a product'),
		},
		{
			what: 'a partner whose store has a personalized product',
			clauses: /^personalize authentication\.4$/,
			add: 'Add one with isPersonalized: true',
			missing: (known) =>
				unless(some(known, hasPersonalized, 'partner'), 'No store of a partner has a personalized product'),
		},
		{
			what: 'people in a store, if nothing may be written',
			clauses: /^list-people (?:list-people\.(?:1|response)|bodies\.1)$/,
			add: 'Add people to a collection',
			missing: (known) => unless(known.writes || some(known, ({ people }) => people.length > 0), 'No store has people'),
		},
		{
			what: 'orders in a store, if nothing may be written',
			clauses: /^list-orders list-orders\.(?:1|2|response)$/,
			add: 'Add orders to a collection',
			missing: (known) =>
				unless(some(known, hasOrders) || (known.writes && known.countries.length > 0), 'No store has orders'),
		},
		{
			what: 'the products of a new store (`templates`)',
			clauses: /^create-collection (?:create-collection\.3|.*response)$/,
			add: 'Add templates',
			isPart: true,
			missing: ({ state }) =>
				unless(state.templates.length > 0, 'The seed does not say which products a new store has'),
		},
	]
}

/** The most countries that a message names. */
const MOST_NAMED = 8

function hasDelta({ rewardType, products }: StoreCollection): boolean {
	return (
		rewardType === 'Coins' &&
		products.some(({ product }) => Object.values(product.priceDeltaByCountry ?? {}).some((delta) => delta !== 0))
	)
}

/** Returns what a seed lacks for the clauses that a run may ask about, in the order of the needs. */
export function lacksOf(state: ServiceState, all: readonly string[], allowed: Allowed): readonly Lack[] {
	const known: Known = { state, all, countries: servedBy(state, all), writes: allowed.writes }
	const open = CLAUSES.filter((clause) => reasonFor(clause, { ...allowed, isComplete: true }) === 'seed')
	return NEEDS.flatMap(({ clauses, only, missing, add, isPart }) => {
		const left = only?.(known) ?? clauses
		const own = open.filter((clause) => clauses.test(clauseName(clause)) && left.test(clauseName(clause)))
		const what = own.length === 0 ? null : missing(known)
		if (what === null) return []
		const message = `${what}: ${nameClauses(own)} ${isPart ? 'can be asked in part only' : "can't be asked"}. ${add}.`
		return [{ message, clauses: own.map((clause) => ({ ...clause })), isWhole: isPart !== true }]
	})
}

/** Returns the names of clauses in as few words as possible. */
function nameClauses(clauses: readonly Clause[]): string {
	const operations = [...new Set(clauses.map(({ operation }) => operation))]
	const rules = [...new Set(clauses.map(({ rule }) => rule))]
	const named = operations.length > MOST_OPERATIONS ? `${operations.length} operations` : operations.join(', ')
	return rules.length > MOST_OPERATIONS ? named : `${named} (${rules.join(', ')})`
}

const MOST_OPERATIONS = 8

/** What each operation's clauses need from a seed, for the page. */
export const SEED_NEEDS: readonly {
	readonly what: string
	readonly clauses: readonly Clause[]
	readonly isPart: boolean
}[] = /* @__PURE__ */ NEEDS.map(({ what, clauses, isPart = false }) => ({
	what,
	clauses: CLAUSES.filter((clause) => clauses.test(clauseName(clause))),
	isPart,
}))
