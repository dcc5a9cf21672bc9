import { COLLECTION_SHAPE, PERSON_SHAPE, PRODUCT_SHAPE } from '../../rules/contract/generated/response-shapes.ts'
import type { RewardType } from '../../rules/contract/generated/types.ts'
import type { Shape } from '../../rules/contract/shape.ts'
import { readField } from '../../rules/core/read.ts'
import { checkSeed } from '../model/check-seed.ts'
import { createState } from '../model/create-state.ts'
import type { ServiceState, StateSeed, StoreCollection } from '../model/state.ts'
import { TAX_RULES } from './clause-of.ts'
import { CLAUSES, type Clause } from './clauses.ts'
import { clauseName } from './coverage.ts'
import { type Allowed, reasonFor } from './not-asked.ts'
import { sampleOrder } from './plans/sample-order.ts'
import { hasDeltas, hasOrders, hasProducts, hasWords, isAny, isOf, isPersonal } from './plans/scenario-parts.ts'
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
	readonly isMet: (known: Known) => boolean
	/** What a certain seed lacks of it. Default: all. */
	readonly lacking?: (known: Known) => string
	/** What to add to the seed. Default: one. */
	readonly add?: string
	/** The rules among its clauses that a certain seed leaves out. Default: all. */
	readonly only?: (known: Known) => readonly string[]
	/** Whether only a part of the questions about the clauses needs it. */
	readonly isPart?: true
}

/** Returns the countries that the seed surely ships a plain product to. */
export function servedBy(state: ServiceState, all: readonly string[]): readonly string[] {
	return all.filter((country) => findShop({ state, countries: all }, { to: [country] })?.doubt === 0)
}

const isSure = (known: Known, wanted: NonNullable<Parameters<typeof findShop>[1]>): boolean =>
	findShop({ state: known.state, countries: known.all }, wanted)?.doubt === 0
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

const untaxed = ({ all, countries }: Known): readonly string[] =>
	countries.length === 0 ? [] : Object.keys(TAX_RULES).filter((code) => all.includes(code) && !countries.includes(code))

/** Returns the countries of the run that nothing surely ships to. */
const unserved = ({ all, countries }: Known): readonly string[] =>
	countries.length === 0 ? [] : all.filter((code) => !countries.includes(code))

/** Returns the fields of a shape that none of these values shows, each with the fields around it. */
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

/** Titles without signs of HTML, and those in ASCII. */
const PLAIN_TITLES = [/^[^&<]*$/, /^[ -~]*$/]
/** Fields of a store that stand elsewhere in a seed, or that no service of today shows. */
const UNASKED = ['id', 'rewardType', 'deletedAt']

/** Returns a need from its name, the clauses that it serves, the test that a seed meets it, and its optional properties. */
const need = (what: string, clauses: RegExp, isMet: Need['isMet'], more: Partial<Need> = {}): Need => ({
	what,
	clauses,
	isMet,
	...more,
})
const FREE = { add: 'one without shippingRegions' }
const THEM = { add: 'them' }
const PART = { isPart: true } as const

/** What the questions need of a seed, in the order in which it is told. */
const NEEDS: readonly Need[] = /* @__PURE__ */ listNeeds()

function listNeeds(): readonly Need[] {
	const TAXED = `a plain product that surely ships to ${Object.keys(TAX_RULES).join(', ')}`
	const COUNTRIES = 'a plain product that surely ships to each country of the run'
	const reaches = (names: string, check: number, field: 'provinceCode' | 'zip'): Need =>
		need(
			`a plain product that surely ships to a country with ${names}`,
			new RegExp(`^validate-order validate-order\\.${check}$`),
			({ countries }) =>
				countries.length === 0 || countries.some((code) => sampleOrder(code).address[field] !== undefined),
			FREE,
		)
	const sells = (type: RewardType): Need =>
		need(`a store of ${type} that surely ships a product`, /^(?:place-order service\.1|reward reward\.1)$/, (known) =>
			isSure(known, { has: isOf(type) }),
		)
	const shows = (part: 'products' | 'shown' | 'people', operation: string, noun: string, shape: Shape): Need =>
		need(
			`each field of a ${noun}`,
			new RegExp(`^${operation} ${operation}\\.(?:1|2|response)$`),
			(known) => unshown(shape, partsOf(known)[part]).length === 0,
			{
				...PART,
				...THEM,
				lacking: (known) => `the fields of a ${noun} (${unshown(shape, partsOf(known)[part]).join(', ')})`,
			},
		)
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
			({ countries }) => countries.length > 0,
			{ add: 'one that is not personalized, without shippingRegions' },
		),
		need(TAXED, /^(?:validate-order|place-order) tax-number.*$/, (known) => untaxed(known).length === 0, {
			...FREE,
			only: (known) => untaxed(known).flatMap((code) => ['tax-number.1', TAX_RULES[code] ?? '']),
			lacking: (known) => `a plain product that surely ships to ${untaxed(known).join(', ')}`,
		}),
		need(COUNTRIES, /^validate-order validate-order\.[134]$/, (known) => unserved(known).length === 0, {
			...FREE,
			...PART,
			lacking: (known) => `a plain product that surely ships to ${firstOf(unserved(known))}`,
		}),
		reaches('provinces', 1, 'provinceCode'),
		reaches('zips', 4, 'zip'),
		need(
			'a product with a closed country',
			/^validate-order validate-order\.2$/,
			(known) => some(known, closes(false)),
			{
				add: 'one with shippingRegions: [{ countryCode, isBlacklisted: true }]',
			},
		),
		need(
			'a product with a closed province',
			/^validate-order validate-order\.2$/,
			(known) => some(known, closes(true)),
			{
				...PART,
				add: 'one with shippingRegions: [{ countryCode, isBlacklisted: true, provinces: [{ provinceCode }] }]',
			},
		),
		sells('Coins'),
		sells('Gifts'),
		need(
			'a store of Coins with two prices, and a price delta of a country that it ships to',
			/^place-order service\.1$/,
			hasPrices,
			PART,
		),
		need(
			'a price with cents',
			/^get-product (?:update-product\.1|get-product\.2)$/,
			(known) => partsOf(known).products.some(({ variants = [] }) => variants.some(hasCents)),
			PART,
		),
		need('a product with translations', /^get-product get-product\.1$/, (known) => some(known, hasWords)),
		need('a product of a store of Coins with priceDeltaByCountry', /^get-product get-product\.2$/, (known) =>
			some(known, (each) => each.rewardType === 'Coins' && hasDeltas(each)),
		),
		need(
			'titles of a product and of a store with & or <, and with letters of other scripts',
			/^(?:get-product get-product\.1|list-collections list-collections\.(?:1|response))$/,
			(known) =>
				[partsOf(known).products, partsOf(known).shown].every((list) =>
					PLAIN_TITLES.every((plain) => list.some(({ title = '' }) => !plain.test(title))),
				),
			PART,
		),
		shows('products', 'get-product', 'product', PRODUCT_SHAPE),
		shows('shown', 'list-collections', 'store', COLLECTION_SHAPE),
		shows('people', 'list-people', 'person', PERSON_SHAPE),
		need(
			'stores that are Active and stores that are not',
			/^list-collections list-collections\.(?:1|response)$/,
			(known) => new Set(partsOf(known).shown.map(({ status }) => status === 'Active')).size > 1,
			PART,
		),
		need(
			'two stores of one client with different products',
			/^(?:(?:get-product|update-product|place-order) service\.3|validate-order validate-order\.2)$/,
			hasPair,
			{ ...PART, add: 'a second collection to a company' },
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
		need(
			'a personalized product, for the lines of orders',
			/^list-orders list-orders\.(?:1|response)$/,
			(known) => some(known, isPersonal),
			PART,
		),
		need('a store without personalized products', /^personalize personalize\.1$/, (known) =>
			some(known, (each) => !isPersonal(each)),
		),
		need('a partner with a collection', /^.* authentication\.4$/, (known) => some(known, isAny, 'partner'), {
			add: 'a client with isPartner: true for a company',
		}),
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
			(known) => some(known, hasOrders) || (known.writes && known.countries.length > 0),
			THEM,
		),
		need(
			'the products of a new store (`templates`)',
			/^create-collection (?:create-collection\.3|.*response)$/,
			({ state }) => state.templates.length > 0,
			{ ...PART, ...THEM },
		),
	]
}

const hasCents = ({ price = 0 }: { readonly price?: number | undefined }): boolean => !Number.isInteger(price)

/** The most countries and parts that a message names. */
const MOST_NAMED = 8

/** Returns what a seed lacks for the clauses that a run may ask about, in the order of the needs. */
export function lacksOf(seed: StateSeed, all: readonly string[], allowed: Allowed): readonly Lack[] {
	const state = createState(seed)
	const known: Known = { state, all, countries: servedBy(state, all), writes: allowed.writes }
	const open = CLAUSES.filter((clause) => reasonFor(clause, { ...allowed, isComplete: true }) === 'seed')
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
	const lacking = NEEDS.flatMap(({ what, clauses, only, isMet, lacking, add = 'one', isPart }) => {
		const rules = only?.(known)
		const own = open.filter((clause) => clauses.test(clauseName(clause)) && rules?.includes(clause.rule) !== false)
		if (own.length === 0 || isMet(known)) return []
		const asked = `${nameClauses(own)} ${isPart ? 'can be asked in part only' : "can't be asked"}`
		const message = `The seed lacks ${lacking?.(known) ?? what}: ${asked}. Add ${add}.`
		return [{ message, clauses: own.map((clause) => ({ ...clause })), isWhole: isPart !== true }]
	})
	return [...unread, ...lacking]
}

/** Returns the first texts of a list, and how many more there are. */
function firstOf(texts: readonly string[]): string {
	const rest = texts.length > MOST_NAMED ? `, and ${texts.length - MOST_NAMED} more` : ''
	return `${texts.slice(0, MOST_NAMED).join(', ')}${rest}`
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
