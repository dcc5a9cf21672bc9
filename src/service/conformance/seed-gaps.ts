import { COLLECTION_SHAPE, PERSON_SHAPE, PRODUCT_SHAPE } from '../../rules/contract/generated/response-shapes.ts'
import type { RewardType } from '../../rules/contract/generated/types.ts'
import type { Shape } from '../../rules/contract/shape.ts'
import { readField } from '../../rules/core/read.ts'
import { checkSeed } from '../model/check-seed.ts'
import { ordersOf } from '../model/order-log.ts'
import type { ServiceState, StateSeed, StoreCollection, StoreOrder } from '../model/state.ts'
import { TAX_RULES } from './clause-of.ts'
import { CLAUSES, type Clause } from './clauses.ts'
import { clauseName } from './coverage.ts'
import { type Allowed, reasonFor } from './not-asked.ts'
import type { SeedGap } from './report.ts'
import { mayName } from './scenarios/other-clients.ts'
import { sampleOrder } from './scenarios/sample-order.ts'
import {
	hasDeltas,
	hasOrders,
	hasPeople,
	hasProducts,
	hasWords,
	isAny,
	isOf,
	isPersonal,
} from './scenarios/scenario-parts.ts'
import { findPair, findPlace, findShop, missingPrices, offerOf, PRICES } from './scenarios/shops.ts'
import { findStore, findStores } from './scenarios/store-places.ts'

/** What the needs look at. */
interface Known {
	readonly state: ServiceState
	readonly countries: readonly string[]
	/** The countries of the run that the seed certainly ships to. */
	readonly served: readonly string[]
	readonly writes: boolean
}

/** Something that questions need of a seed. */
interface Need {
	/** The part of the seed, for the page of the needs. */
	readonly what: string
	/** The clauses, as patterns of `operation rule`. */
	readonly clauses: RegExp
	readonly isMet: (known: Known) => boolean
	/** What a certain seed doesn't have of this part. Default: all. */
	readonly missing?: (known: Known) => string
	/** What to add to the seed. Default: one. */
	readonly add?: string
	/** The clauses of an operation that can't be tested with this seed. Default: all. */
	readonly only?: (known: Known) => readonly string[]
	/** Whether only some tests of the clauses need this part. */
	readonly isPart?: true
}

/** Returns the countries that the seed certainly ships a plain product to. */
export function servedBy(state: ServiceState, all: readonly string[]): readonly string[] {
	return all.filter((country) => findShop({ state, countries: all }, { to: [country] })?.doubt === 0)
}

const isSure = (known: Known, wanted: NonNullable<Parameters<typeof findShop>[1]>): boolean =>
	findShop(known, wanted)?.doubt === 0
const some = ({ state }: Known, has: (collection: StoreCollection) => boolean, only?: 'partner'): boolean =>
	findStores(state, has, only).length > 0
const partsOf = ({ state }: Known) => {
	const stores = findStores(state).map(({ collection }) => collection)
	return {
		products: stores.flatMap(({ products }) => products.map(({ product }) => product)),
		people: stores.flatMap(({ people }) => people),
		shown: stores.map(({ shown }) => shown),
	}
}

/** Returns whether a client with a collection of the seed may not use another. */
const hasForeign = ({ state: { clients, collections } }: Known): boolean =>
	clients.some(({ companyIds }) => new Set(collections.map(({ companyId }) => companyIds.includes(companyId))).size > 1)

/** Returns whether a client has two stores, and the second certainly ships a product that the first doesn't have to the same country. */
function hasOtherStoresVariants(known: Known): boolean {
	const pair = findPair(known, {}, true)
	if (pair === null) return false
	const { here, there } = pair
	const ids = here.collection.products.map(({ product }) => product.id)
	const offer = offerOf(there.collection, here.country)
	return here.doubt === 0 && offer?.doubt === 0 && offer.sold.some(({ productId }) => !ids.includes(productId))
}

/** Returns whether a client has two stores that certainly ship different personalized products. */
function hasMadeElsewhere(known: Known): boolean {
	const pair = findPair(known, { isPersonalized: true }, true)
	const made = pair?.there.sold?.[0]
	if (pair === null || made === undefined) return false
	const { here, there } = pair
	return here.doubt === 0 && there.doubt === 0 && here.sold.some(({ productId }) => productId !== made.productId)
}

/** Returns the kinds of prices that the best store of credits doesn't have. */
function prices({ state, served }: Known): readonly string[] {
	const shop = findShop({ state, countries: served }, { has: isOf('Coins'), missing: missingPrices })
	return shop === null ? [] : missingPrices(shop, served)
}

/** Returns the regions of the stores, each with its store. */
const regionsOf = ({ state }: Known) =>
	findStores(state).flatMap(({ collection }) =>
		collection.products.flatMap(({ product: { shippingRegions = [], variants = [] } }) =>
			variants.length === 0 ? [] : shippingRegions.map((region) => ({ ...region, collection })),
		),
	)

/** What the tests of closed regions need, in words. */
const CLOSED: Readonly<Record<string, (region: ReturnType<typeof regionsOf>[number]) => boolean>> = {
	'a country that isBlacklisted alone closes': (region) =>
		region.isBlacklisted === true && region.denyCheckout !== true,
	'a country that denyCheckout alone closes': (region) => region.denyCheckout === true && region.isBlacklisted !== true,
	'two closed provinces of one country': (region) => isClosed(region) && (region.provinces ?? []).length > 1,
	'a closed country with a countryName alone': (region) => isClosed(region) && region.countryCode === undefined,
	'a product that ships where another is closed': ({ collection, ...region }) =>
		isClosed(region) && offerOf(collection, region.countryCode ?? '')?.doubt === 0,
}
const isClosed = (region: { readonly isBlacklisted?: boolean; readonly denyCheckout?: boolean }): boolean =>
	region.isBlacklisted === true || region.denyCheckout === true
const unclosed = (known: Known): readonly string[] => {
	const regions = regionsOf(known)
	return Object.keys(CLOSED).filter((kind) => !regions.some((region) => CLOSED[kind]?.(region)))
}

/** What the tests of a seed's orders need, in words. */
const ORDERS: Readonly<Record<string, (orders: readonly StoreOrder[]) => boolean>> = {
	'in the first second of a day': (orders) => orders.some((each) => timeIn(each) === '00:00:00'),
	'in the last second of a day': (orders) => orders.some((each) => timeIn(each) === '23:59:59'),
	'of one person on two days': (orders) =>
		orders.some((one) => orders.some((each) => each.userId === one.userId && dayIn(each) !== dayIn(one))),
	'with lines': (orders) => orders.some(({ order }) => (order.orderLineItems ?? []).length > 0),
}
const dayIn = ({ order }: StoreOrder): string => (order.createdAt ?? '').slice(0, 10)
const timeIn = ({ order }: StoreOrder): string => (order.createdAt ?? '').slice(11, 19)
const unordered = ({ state }: Known): readonly string[] =>
	Object.keys(ORDERS).filter(
		(kind) => !findStores(state).some(({ collection }) => ORDERS[kind]?.(ordersOf(collection))),
	)

const untaxed = (known: Known): readonly string[] =>
	Object.keys(TAX_RULES).filter((code) => unserved(known).includes(code))

/** Returns the countries of the run to which no product certainly ships. */
const unserved = ({ countries, served }: Known): readonly string[] =>
	served.length === 0 ? [] : countries.filter((code) => !served.includes(code))

/** Returns the fields of a shape that have no value in the seed, each with its outer fields. */
function unshown([text, ...inner]: Shape, values: readonly unknown[], around = ''): readonly string[] {
	return text.split(' ').flatMap((field) => {
		const [, name = ''] = /^(\w+)(?:\W.*)?$/.exec(field) ?? []
		const shape = field.endsWith(':inner') ? inner.shift() : undefined
		const shown = values.flatMap((value) => readField(value, name) ?? [])
		if (UNASKED.includes(name)) return []
		if (shown.length === 0 || shape === undefined) return shown.length === 0 ? [around + name] : []
		const [first] = shape
		return unshown(typeof first === 'string' ? (shape as Shape) : first, shown, `${around}${name}.`)
	})
}

/** Titles without HTML characters, and titles in ASCII. */
const PLAIN_TITLES = [/^[^&<]*$/, /^[ -~]*$/]
/** Fields of a store that are elsewhere in a seed, or that no present service shows. */
const UNASKED = ['id', 'rewardType', 'deletedAt']

/** Returns an entry of the list: what a seed needs, for which clauses, a test of the seed, and optional properties. */
const need = (what: string, clauses: RegExp, isMet: Need['isMet'], more: Partial<Need> = {}): Need => ({
	what,
	clauses,
	isMet,
	...more,
})
const FREE = { add: 'one without shippingRegions' }
const THEM = { add: 'them' }
const PART = { isPart: true } as const

/** Everything that the tests need from a seed, in the order of the report. */
const NEEDS: readonly Need[] = /* @__PURE__ */ listNeeds()

function listNeeds(): readonly Need[] {
	const TAXED = `a plain product that surely ships to ${Object.keys(TAX_RULES).join(', ')}`
	const COUNTRIES = 'a plain product that surely ships to each country of the run'
	const reaches = (names: string, check: number, field: 'provinceCode' | 'zip'): Need =>
		need(
			`a plain product that surely ships to a country with ${names}`,
			new RegExp(`^validate-order validate-order\\.${check}$`),
			({ served }) => served.length === 0 || served.some((code) => sampleOrder(code).address[field] !== undefined),
			FREE,
		)
	const sells = (type: RewardType): readonly Need[] => {
		const what = `a store of ${type} that surely ships a product`
		const isMet: Need['isMet'] = (known) => isSure(known, { has: isOf(type) })
		return [
			need(what, /^(?:place-order service\.1|reward reward\.1)$/, isMet),
			need(`${what}, for what people have left`, /^list-(?:people|orders) service\.1$/, isMet, PART),
		]
	}
	const all = (of: string, parts: readonly string[], clauses: RegExp, missing: (known: Known) => readonly string[]) =>
		need(`${of}: ${parts.join(', ')}`, clauses, (known) => missing(known).length === 0, {
			...PART,
			...THEM,
			missing: (known) => `${of}: ${missing(known).join(', ')}`,
		})
	const shows = (part: 'products' | 'shown' | 'people', operation: string, noun: string, shape: Shape): Need =>
		need(
			`each field of a ${noun}`,
			new RegExp(`^${operation} (?:${operation}\\.(?:1|2|response)|update-product\\.1)$`),
			(known) => unshown(shape, partsOf(known)[part]).length === 0,
			{
				...PART,
				...THEM,
				missing: (known) => `the fields of a ${noun} (${unshown(shape, partsOf(known)[part]).join(', ')})`,
			},
		)
	const part = (clauses: RegExp, what: string, isMet: Need['isMet'], more: Partial<Need> = {}): Need =>
		need(what, clauses, isMet, { ...PART, ...more })
	return [
		need('a client with a collection', /^(?!create-tokens ).*$/, (known) => some(known, isAny), {
			add: 'a client with its secret, and a collection of its company',
		}),
		need('a client who may not use one of the collections', /^.* service\.2$/, hasForeign, {
			add: 'a collection of another company, and a client for it',
		}),
		need('a product', /^(?:get|update)-product (?:service\.3|.*response|update-product\.1)$/, (known) =>
			some(known, hasProducts),
		),
		need(
			'a plain product that surely ships to a country of the run',
			/^(?:validate-order (?:validate-order\.(?:[134]|response)|tax.*)|place-order (?:service\.3|.*response|tax.*))$/,
			({ served }) => served.length > 0,
			{ add: 'one that is not personalized, without shippingRegions' },
		),
		need(TAXED, /^(?:validate-order|place-order) tax-number.*$/, (known) => untaxed(known).length === 0, {
			...FREE,
			only: (known) => untaxed(known).flatMap((code) => ['tax-number.1', TAX_RULES[code] ?? '']),
			missing: (known) => `a plain product that surely ships to ${untaxed(known).join(', ')}`,
		}),
		need(COUNTRIES, /^validate-order validate-order\.[134]$/, (known) => unserved(known).length === 0, {
			...FREE,
			...PART,
			missing: (known) => `a plain product that surely ships to ${firstOf(unserved(known))}`,
		}),
		reaches('provinces', 1, 'provinceCode'),
		reaches('zips', 4, 'zip'),
		need('a closed country', /^validate-order validate-order\.2$/, (known) => regionsOf(known).some(isClosed), {
			add: 'a product with shippingRegions: [{ countryCode, isBlacklisted: true }]',
		}),
		all('regions', Object.keys(CLOSED), /^validate-order (?:validate-order\.2|errors\.1)$/, unclosed),
		...sells('Coins'),
		...sells('Gifts'),
		all('prices', PRICES, /^(?:place-order|list-(?:people|orders)) service\.1$/, prices),
		part(
			/^(?:validate|place)-order tax-number\.1$/,
			'a store of Gifts that surely ships to a country with tax numbers',
			(known) => {
				const taxed = known.countries.filter((code) => Object.hasOwn(TAX_RULES, code))
				return taxed.length === 0 || isSure(known, { has: isOf('Gifts'), to: taxed })
			},
		),
		part(/^get-product (?:update-product\.1|get-product\.2)$/, 'a price with cents', (known) =>
			partsOf(known).products.some(({ variants = [] }) => variants.some(hasCents)),
		),
		need('a plain product with translations', /^get-product get-product\.1$/, (known) => some(known, hasWords)),
		need('a product of a store of Coins with priceDeltaByCountry', /^get-product get-product\.2$/, (known) =>
			some(known, (each) => each.rewardType === 'Coins' && hasDeltas(each)),
		),
		part(
			/^(?:get-product get-product\.1|list-collections list-collections\.(?:1|response))$/,
			'titles of a product and of a store with & or <, and with letters of other scripts',
			(known) =>
				[partsOf(known).products, partsOf(known).shown].every((list) =>
					PLAIN_TITLES.every((plain) => list.some(({ title = '' }) => !plain.test(title))),
				),
		),
		shows('products', 'get-product', 'product', PRODUCT_SHAPE),
		shows('shown', 'list-collections', 'store', COLLECTION_SHAPE),
		shows('people', 'list-people', 'person', PERSON_SHAPE),
		part(
			/^(?:list-collections list-collections\.(?:1|response)|get-product service\.3)$/,
			'stores that are Active and stores that are not',
			(known) => new Set(partsOf(known).shown.map(({ status }) => status === 'Active')).size > 1,
		),
		part(
			/^(?:(?:get-product|update-product|place-order) service\.3|validate-order validate-order\.2)$/,
			'two stores of one client that surely ship different products to one country',
			hasOtherStoresVariants,
			FREE,
		),
		part(
			/^place-order get-product\.3$/,
			'two stores of one client that surely ship different personalized products',
			hasMadeElsewhere,
			FREE,
		),
		part(
			/^place-order get-product\.3$/,
			'two personalized products of a store that surely ship to one country',
			(known) => {
				const shop = findShop(known, { isPersonalized: true })
				return shop?.doubt === 0 && new Set(shop.sold.map(({ productId }) => productId)).size > 1
			},
			FREE,
		),
		need('a personalized product', /^(?:get-product service\.7|personalize personalize\.response)$/, (known) =>
			some(known, isPersonal),
		),
		need(
			'a personalized product that surely ships somewhere',
			/^place-order get-product\.3$/,
			(known) => isSure(known, { isPersonalized: true }),
			FREE,
		),
		part(
			/^(?:personalize authentication\.[13]|list-orders list-orders\.(?:1|response)|place-order errors\.1)$/,
			'a personalized product in a store of the first client',
			({ state }) => findStores(state, isPersonal).some(({ client }) => client === findStore(state)?.client),
		),
		part(
			/^personalize service\.2$/,
			'a personalized product in a collection that a client may not use',
			({ state: { clients, collections } }) =>
				clients.some(({ companyIds }) =>
					collections.some((each) => !companyIds.includes(each.companyId) && isPersonal(each)),
				),
		),
		need('a store without personalized products', /^personalize personalize\.1$/, (known) =>
			some(known, (each) => !isPersonal(each)),
		),
		need('a partner with a collection', /^.* authentication\.4$/, (known) => some(known, isAny, 'partner'), {
			add: 'a client with isPartner: true for a company',
		}),
		part(
			/^(?:create-tokens authentication\.2|.* authentication\.3|validate-order errors\.1|(?:\w+-product|create-co\w+) .*response)$/,
			'a partner, for what else concerns partners',
			({ state }) => state.clients.some(({ isPartner }) => isPartner),
		),
		part(
			/^(?:\w+-orders?|\w+-people|reward|personalize) .*response$/,
			'a store with people of a company that a partner has, and a client who is no partner',
			(known) => {
				const store = findPlace(known, { has: hasPeople })
				return store !== null && mayName(store, known.state)
			},
		),
		need(
			'a partner whose store surely ships a product',
			/^(?:validate|place)-order authentication\.4$/,
			(known) => isSure(known, { only: 'partner' }),
			FREE,
		),
		need('a partner whose store has a personalized product', /^personalize authentication\.4$/, (known) =>
			some(known, isPersonal, 'partner'),
		),
		need(
			'people in a store, if nothing may be written',
			/^list-people (?:list-people\.(?:1|response)|bodies\.1)$/,
			(known) => known.writes || some(known, ({ people }) => people.length > 0),
			THEM,
		),
		need(
			'orders in a store, if nothing may be written',
			/^list-orders list-orders\.(?:1|2|response)$/,
			(known) => some(known, hasOrders) || (known.writes && known.served.length > 0),
			THEM,
		),
		all('orders', Object.keys(ORDERS), /^list-orders (?:list-orders\.(?:1|2|response)|service\.1)$/, unordered),
		part(
			/^create-collection (?:create-collection\.3|.*response)$/,
			'the products of a new store (`templates`)',
			({ state }) => state.templates.length > 0,
			THEM,
		),
	]
}

const hasCents = ({ price = 0 }: { readonly price?: number | undefined }): boolean => !Number.isInteger(price)

/** The most countries and parts that a message lists. */
const MAX_NAMED = 8

/** Returns the gaps of a seed for the clauses that a run may test, in the list's order. */
export function seedGapsOf(
	seed: StateSeed,
	known: Known,
	allowed: Omit<Allowed, 'isComplete' | 'headers'>,
): readonly SeedGap[] {
	const open = CLAUSES.filter((clause) => reasonFor(clause, { ...allowed, isComplete: true, headers: true }) === 'seed')
	const parts = checkSeed(seed).issues.map(({ path }) => path.join('.'))
	const unread =
		parts.length === 0
			? []
			: [
					{
						message: `The seed has parts in another form than the interface (${firstOf(parts)}): what they say can't be asked. Add it in that form.`,
						clauses: open.map((clause) => ({ ...clause })),
						isWhole: false,
					},
				]
	const missing = NEEDS.flatMap(({ what, clauses, only, isMet, missing, add = 'one', isPart }) => {
		const rules = only?.(known)
		const own = open.filter((clause) => clauses.test(clauseName(clause)) && rules?.includes(clause.rule) !== false)
		if (own.length === 0 || isMet(known)) return []
		const asked = `${nameClauses(own)} ${isPart ? 'can be asked in part only' : "can't be asked"}`
		const message = `The seed lacks ${missing?.(known) ?? what}: ${asked}. Add ${add}.`
		return [{ message, clauses: own.map((clause) => ({ ...clause })), isWhole: isPart !== true }]
	})
	return [...unread, ...missing]
}

/** Returns the first texts of a list, and how many more there are. */
function firstOf(texts: readonly string[]): string {
	const rest = texts.length > MAX_NAMED ? `, and ${texts.length - MAX_NAMED} more` : ''
	return `${texts.slice(0, MAX_NAMED).join(', ')}${rest}`
}

/** Returns the names of clauses, shortened where possible. */
function nameClauses(clauses: readonly Clause[]): string {
	const operations = [...new Set(clauses.map(({ operation }) => operation))]
	const rules = [...new Set(clauses.map(({ rule }) => rule))]
	const named = operations.length > MAX_OPERATIONS ? `${operations.length} operations` : operations.join(', ')
	return rules.length > MAX_OPERATIONS ? named : `${named} (${rules.join(', ')})`
}

const MAX_OPERATIONS = 8

/** What the clauses of each operation need from a seed, for the page. */
export const SEED_NEEDS: readonly {
	readonly what: string
	readonly clauses: readonly Clause[]
	readonly isPart: boolean
}[] = /* @__PURE__ */ NEEDS.map(({ what, clauses, isPart = false }) => ({
	what,
	clauses: CLAUSES.filter((clause) => clauses.test(clauseName(clause))),
	isPart,
}))
