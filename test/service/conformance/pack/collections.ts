import { checkCompany, makeCompany } from './companies.ts'
import { type IN_COLLECTION, WITH_COMPANY } from './operations.ts'
import { byId, type Call, type Change, productOf, type State } from './state.ts'
import { choice, isOneOf, type Json, refuse, text } from './types.ts'

const THEMES = 'GENERAL,BACK TO SCHOOL,ECO,SPORT,SUMMER,HATS,WINTER_SNOW,HOLIDAYS_SNOW,PRIDE,SNAPPY'.split(',')

/** The changes after which a store may be unready for a while, with their faults. */
const UNREADY: ReadonlyMap<string, string> = new Map([
	['update-product', choice('an update makes a store unready')],
	['place-order', choice('an order makes a store unready')],
	['reward', choice('a reward makes a store unready')],
	['create-people', choice('new people make a store unready')],
])

/** Checks the company of a request, and returns the collection that it is about. */
export function findCollection(state: State, call: Call, id: Json, operation: (typeof IN_COLLECTION)[number]): Json {
	const { is, clock, collections } = state
	const { client } = call
	if (client.isPartner && operation === 'get-product' && is('partners may not read products')) refuse(403, 'PARTNER')
	if (client.isPartner && operation === 'update-product' && is('partners may not change products'))
		refuse(403, 'PARTNER')
	if (isOneOf(WITH_COMPANY, operation)) checkCompany(state, call, operation)
	const collection = collections.find((each) => each.id === id)
	if (collection === undefined) {
		if (is('an unknown store is the first one')) return collections[0]
		return refuse(404, 'COLLECTION_UNKNOWN')
	}
	if (!client.companyIds.includes(collection.companyId)) {
		if (is('stores of others are open') || is(`${operation}: stores of others are open`)) return collection
		refuse(404, 'COLLECTION_UNKNOWN')
	}
	const first = collections.find((each) => each.companyId === collection.companyId)
	if (first !== collection && is('the first store of a company answers for all')) return first
	const isPlain = !['place-order', 'validate-order'].includes(operation)
	if (isPlain && collection.shown.status === 'Draft' && is('drafts of stores are unknown'))
		refuse(404, 'COLLECTION_UNKNOWN')
	if (UNREADY.has(operation)) Object.assign(collection, { changedAt: clock(), changedBy: operation })
	// Only a new store: who asks for a product that is made in another needs an answer.
	collection.wasReady ||= collection.createdAt === undefined || isReady(state, collection)
	const isEarly = operation !== 'get-collection-status' && !collection.wasReady
	if (isEarly && is('open: a store takes nothing before it is ready')) refuse(409, 'NOT_READY')
	return collection
}

function isReady({ is, clock, collections, made, asked }: State, collection: Json): boolean {
	const age = collection.createdAt === undefined ? Number.POSITIVE_INFINITY : clock() - collection.createdAt
	const isNewest = collections.at(-1) === collection
	const isPending = (each: Json): boolean => clock() - each.createdAt < 18_000
	if (collection.creations.some(isPending) && is('open: a store is not ready while a product is made')) return false
	const isAwaited = ({ creationStatus, isPersonalized, status }: Json): boolean =>
		creationStatus === 'Pending' && isPersonalized !== true && status !== 'Draft'
	if (collection.products.map(productOf).some(isAwaited) && !is('a store is ready before its products')) return false
	const changedFor = clock() - (collection.changedAt ?? 0)
	const fault = UNREADY.get(collection.changedBy)
	if (fault !== undefined && changedFor < 20_000 && is(fault)) return false
	if (collection.createdAt === undefined) {
		if (is('a store of old is not ready')) return false
		if (asked % 2 === 0 && is('a store of old is ready every other time')) return false
		if (
			made > 0 &&
			collections.some((each) => each.createdAt !== undefined) &&
			is('a new store makes the others unready')
		)
			return false
		return true
	}
	if (is('open: a new store is ready at once')) return true
	if (age >= 10_000 && is('open: a new store is ready after ten seconds')) return true
	if (is('a new store is never ready')) return false
	if (age < 60_000 && is('a new store is ready after a minute')) return false
	if (age >= 50_000 && is('a ready store is not ready later')) return false
	if (!isNewest && is('the newest store alone becomes ready')) return false
	if (age < 50_000 && is('a new store is ready after fifty seconds')) return false
	if (age < 30_000 && is('to ask a new store restarts its time')) collection.createdAt = clock()
	if (age < 40_000 && is('open: a store is ready after 40 seconds')) return false
	return age >= (is('open: a store is ready after 25 seconds') ? 25_000 : 30_000)
}

export function createCollection(state: State, { client, parameters, body }: Call): Change {
	const { is, companies } = state
	let { rewardType = 'Coins', theme, paymentCheckout } = parameters
	const { companyId } = body
	const isKnown = client.companyIds.includes(companyId)
	if (client.isPartner && is('partners make no stores')) refuse(403, 'PARTNER')
	if (client.isPartner && !text(companyId) && is('open: a partner names the company of a new store'))
		refuse(400, 'COMPANY_MISSING')
	if (text(companyId) && !isKnown && !is('a store may be made for a company of others')) {
		if (is('a refused store is kept')) keepStore(state, client, { companyId, rewardType })
		refuse(404, 'COMPANY_UNKNOWN')
	}
	if (!['Coins', 'Gifts'].includes(rewardType)) {
		if (!is('open: any theme and reward type is good')) refuse(400, 'REWARD_TYPE_UNKNOWN')
		rewardType = 'Coins'
	}
	if (rewardType === 'Gifts' && is('there are no stores of gifts')) refuse(400, 'REWARD_TYPE_UNKNOWN')
	if (rewardType === 'Gifts' && paymentCheckout === 'true' && is('open: gifts with payment are refused'))
		refuse(400, 'PAYMENT')
	if (theme !== undefined && !THEMES.includes(theme) && !is('open: any theme and reward type is good'))
		refuse(400, 'THEME_UNKNOWN')
	if (theme === 'GENERAL' && is('the first theme is none')) refuse(400, 'THEME_UNKNOWN')
	if (theme === 'SNAPPY' && is('the last theme is none')) refuse(400, 'THEME_UNKNOWN')
	if (text(theme).includes(' ') && is('a theme with a space is none')) refuse(400, 'THEME_UNKNOWN')
	if (text(theme).includes('_') && is('a theme with an underscore is none')) refuse(400, 'THEME_UNKNOWN')
	if (text(companyId) && is('a store needs a new company')) refuse(400, 'COMPANY')
	if (!text(companyId) && is('a store needs a company')) refuse(400, 'COMPANY_MISSING')
	if (rewardType === 'Gifts' && is('every store is one of credits')) rewardType = 'Coins'
	else if (is('the reward types are swapped')) rewardType = rewardType === 'Gifts' ? 'Coins' : 'Gifts'
	return () => {
		const known = byId(companies, companyId)
		if (known !== undefined && is('a company of a store is always new'))
			return keepStore(state, client, { rewardType, paymentCheckout })
		if (known === undefined && is('a store without a company is one of the first'))
			return keepStore(state, client, { companyId: client.companyIds[0], rewardType, paymentCheckout })
		return keepStore(state, client, { companyId, rewardType, paymentCheckout })
	}
}

export const getCollectionStatus = (state: State, call: Call): Json => ({
	isReady: isReady(state, findCollection(state, call, call.parameters.collectionId, 'get-collection-status')),
})

export function listCollections(state: State, { client }: Call): Json {
	const { is, collections, mangle } = state
	let own = collections.filter(
		(each) =>
			client.companyIds.includes(each.companyId) ||
			(each.createdAt !== undefined && is('a new store is listed for everybody')),
	)
	if (own.some(({ createdAt }) => createdAt !== undefined) && is('a new store hides the others of its company'))
		own = own.filter((each) => each.createdAt !== undefined || each.companyId !== own.at(-1)?.companyId)
	if (own.length < collections.length && is('stores of others are listed')) own = collections
	if (own.length > 1 && is('the first store alone is listed')) own = own.slice(0, 1)
	if (own.length > 1 && is('the last store is not listed')) own = own.slice(0, -1)
	if (is('stores that are no Active ones are not listed')) own = own.filter(({ shown }) => shown.status === 'Active')
	if (is('stores of gifts are not listed')) own = own.filter(({ rewardType }) => rewardType !== 'Gifts')
	if (is('stores of a second company are not listed'))
		own = own.filter(({ companyId }) => companyId === client.companyIds[0])
	if (is('a store is listed twice')) own = [...own, ...own.slice(0, 1)]
	if (is('open: a store is listed once it is ready'))
		own = own.filter((each) => each.createdAt === undefined || isReady(state, each))
	if (is('open: lists are the other way round')) own = [...own].reverse()
	return own.map(({ id, rewardType, shown }) => {
		const status = is('every store is called Ready')
			? { status: 'Ready' }
			: is('every store is called Active')
				? { status: 'Active' }
				: {}
		const title = is('every store has one title') ? 'A store' : mangle('titles of stores', shown.title)
		const type = is('open: stores are listed without their reward type')
			? undefined
			: is('every store is listed as one of credits')
				? 'Coins'
				: rewardType
		return {
			...shown,
			title,
			id: is('the ids of stores are their slugs') ? shown.slug : id,
			rewardType: type,
			...status,
		}
	})
}

const shownOf = ({ id, slug }: Json): Json => ({ companyId: id, companySlug: slug })

function keepStore(state: State, client: Json, { companyId, rewardType, paymentCheckout }: Json): Json {
	const { is, clock, companies, collections, makeId } = state
	const company = byId(companies, companyId) ?? makeCompany(state, client, undefined)
	const collection: Json = {
		id:
			collections.some(({ createdAt }) => createdAt !== undefined) && is('every new store has one id')
				? collections.at(-1).id
				: makeId(),
		companyId: company.id,
		rewardType,
		paymentCheckout:
			paymentCheckout === 'true' || (paymentCheckout === 'false' && is('payment at checkout of false is true')),
		createdAt: clock(),
		shown: { title: 'New store', status: 'Active' },
		products: structuredClone(state.templates),
		people: is('a new store has the people of the first') ? collections[0].people : [],
		orders: is('a new store has the orders of the first') ? collections[0].orders : [],
		creations: [],
	}
	if (is('a new store has the products of the first')) collection.products.push(...collections[0].products)
	if (is('a second store of a company replaces the first')) {
		const at = collections.findIndex((each) => each.companyId === company.id && each.createdAt !== undefined)
		if (at >= 0) collections.splice(at, 1)
	}
	if (!is('a new store is not kept')) collections.push(collection)
	if (is('a new store is listed twice')) collections.push({ ...collection })
	if (is('a new store is one that exists')) return { ...shownOf(company), collectionId: collections[0].id }
	const slug = companies.length > 1 && is('the slug is that of another company') ? companies[1].slug : company.slug
	if (is('the ids of store and company are swapped'))
		return { companyId: collection.id, companySlug: slug, collectionId: company.id }
	return { companyId: company.id, companySlug: slug, collectionId: collection.id }
}
