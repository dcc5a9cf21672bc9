import { LOCALES } from '../../../rules/contract/generated/operations.ts'
import type { ServiceState } from '../../model/state.ts'
import type { PlannedRequest } from '../planned.ts'
import { once, pick } from '../random.ts'
import { SOURCE } from './full-orders.ts'
import { choosePlace, nameCollection, planRequest, type Scene } from './scene.ts'

/** Returns a request for new tokens of a client. */
export function signIn({ clients }: ServiceState, index: number): PlannedRequest {
	const clientId = clients[index]?.clientId ?? ''
	return {
		operation: 'create-tokens',
		body: { clientId, clientSecret: `<secret ${index}>`, grantType: 'clientCredentials' },
	}
}

/** Plans a request for new tokens of a client, one in three with a wrong secret. */
export function planCreateTokens({ state, random }: Scene): PlannedRequest {
	const planned = signIn(state, once(random, 4) ? random(state.clients.length) : 0)
	return once(random, 3) ? { ...planned, body: { ...(planned.body as object), clientSecret: 'no-secret' } } : planned
}

export function planListCollections(scene: Scene): PlannedRequest {
	return planRequest(scene, choosePlace(scene), 'list-collections')
}

/** Plans a request for the status of a collection, usually of the newest, because readiness depends on its age. */
export function planCollectionStatus(scene: Scene): PlannedRequest {
	const { state, start, random } = scene
	const planned = planRequest(scene, choosePlace(scene), 'get-collection-status')
	const newest = state.collections.length - 1
	const owner = state.clients.findIndex(({ companyIds }) =>
		companyIds.includes(state.collections[newest]?.companyId ?? ''),
	)
	if (newest < start.collections.length || owner < 0 || once(random, 4)) return planned
	const parameters = { collectionId: `<collection ${newest}>` }
	return { ...planned, authorization: `Bearer <token ${owner}>`, parameters }
}

/** Plans a request for a product, in any language, for a country with or without a delta. For a person only if requests may write. */
export function planGetProduct(scene: Scene): PlannedRequest {
	const { random, countries, writes } = scene
	const place = choosePlace(scene)
	const product = pick(random, place.collection?.products ?? [], null)?.product
	const deltas = Object.keys(product?.priceDeltaByCountry ?? {})
	const planned = planRequest(scene, place, 'get-product')
	return {
		...planned,
		parameters: {
			...planned.parameters,
			productId: once(random, 30) ? 'no-such-product' : (product?.id ?? 'no-such-product'),
			...(once(random, 2) && {
				countryCode: once(random, 3) ? pick(random, countries, 'US') : pick(random, deltas, 'US'),
			}),
			...(once(random, 2) && { 'Accept-Language': pick(random, LANGUAGES, 'fr') }),
			...(writes && once(random, 3) && { firstName: 'Ada', birthDate: '1984-02-29T00:00:00Z' }),
		},
	}
}

/** The supported locales, and the interface's own examples of lists and wildcards. */
const LANGUAGES: readonly string[] = /* @__PURE__ */ [
	'fr',
	'*',
	'fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5',
	'es-AR',
	'de',
].concat(LOCALES)

export function planUpdateProduct(scene: Scene): PlannedRequest {
	const { random } = scene
	const place = choosePlace(scene)
	const product = pick(random, place.collection?.products ?? [], null)?.product
	const planned = planRequest(scene, place, 'update-product', { notes: `note ${random(1000)}` })
	return { ...planned, parameters: { ...planned.parameters, productId: product?.id ?? 'no-such-product' } }
}

export function planCreateCollection(scene: Scene): PlannedRequest {
	const { random } = scene
	const rewardType = pick(random, ['Coins', 'Gifts'], 'Coins')
	const paymentCheckout = once(random, 3) ? pick(random, ['true', 'false'], 'true') : 'false'
	const planned = planRequest(scene, choosePlace(scene), 'create-collection', {})
	const theme = 'GENERAL'
	return { ...planned, parameters: { logoUrl: 'https://example.com/logo.png', rewardType, theme, paymentCheckout } }
}

export function planPersonalize(scene: Scene): PlannedRequest {
	const place = choosePlace(scene)
	const planned = planRequest(scene, place, 'personalize', { sourceFields: SOURCE })
	return { ...planned, parameters: { collectionId: nameCollection(scene, place) } }
}

export function planCreateCompany(scene: Scene): PlannedRequest {
	const body = { name: `Company ${scene.random(1000)}`, logoUrl: 'https://example.com/logo.png' }
	return planRequest(scene, choosePlace(scene), 'create-company', body)
}
