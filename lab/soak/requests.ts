/** The requests of the soak test: a mix of good requests, rejected requests, and bodies that are broken in every way. */
import type { Random } from '../../scripts/random.ts'

export interface SoakRequest {
	readonly kind: 'good' | 'order' | 'reward' | 'refused' | 'broken'
	readonly method: string
	readonly path: string
	readonly body: string | Buffer | null
	readonly isSigned: boolean
	/** The person and the change of the person's balance after a success; null without a change. */
	readonly effect: { readonly email: string; readonly amount: number } | null
}

const API = '/api/ext/v1'
/** The store of coins in the mock's built-in seed. */
export const COLLECTION = '10000000-0000-4000-8000-000000000001'
const EMAILS: readonly string[] = ['ada@mail.test', 'zoe@mail.test', 'jose@mail.test']
/** The price of a white mug in Germany: 14.50 and a delta of 1.25. */
const MUG = 15.75
const ADDRESS = { address1: 'Platz 1', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }

const DEEP = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`
const HUGE = Buffer.alloc(6 * 1024 * 1024, 'x')
const BROKEN: readonly (string | Buffer)[] = [
	'{"people":',
	'null',
	'[]',
	'"text"',
	'1e999',
	'{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
	'{"people":[{"email":{}}],"collectionId":[]}',
	`{"collectionId":"${COLLECTION}","emails":[null,1,{},[]],"amount":"all"}`,
	`{"address":[[]],"orderItems":{"length":1e9},"taxNumber":{}}`,
	'\u0000\u0001\u0002',
	Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
	DEEP,
]

export const signIn: SoakRequest = {
	...good('POST', `${API}/oauth/tokens`, { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' }),
	isSigned: false,
}

/** Returns the next request. With `isFull`, no request is a reward, so the store stops growing when the balances are spent. */
export function nextRequest(random: Random, isFull: boolean): SoakRequest {
	const at = random(1000)
	const email = EMAILS[random(EMAILS.length)] ?? ''
	const product = `${API}/collection/${COLLECTION}/product/${['mug', 'tee', 'bottle'][random(3)]}`
	if (at < 250) return good('GET', product, null)
	if (at < 350) return good('GET', `${API}/collections`, null)
	if (at < 450) return good('POST', `${API}/people/get`, { collectionId: COLLECTION })
	if (at < 650) return good('POST', `${API}/collection/${COLLECTION}/orders/validate-order`, orderOf(1))
	if (at < 700) return isFull ? good('GET', product, null) : reward(email, 5 + random(20))
	if (at < 760) return placeOrder(email, 1 + random(3))
	if (at < 800) return { ...good('GET', product, null), kind: 'refused', isSigned: false }
	if (at < 840) return { ...good('GET', `/nowhere/${random(1000)}`, null), kind: 'refused' }
	if (at < 880) return { ...good('PATCH', `${API}/collections`, {}), kind: 'refused' }
	const paths = ['people', 'people/get', 'people/reward', `collection/${COLLECTION}/orders`, 'oauth/tokens']
	const path = `${API}/${paths[random(paths.length)]}`
	const body = at === 999 ? HUGE : (BROKEN[random(BROKEN.length)] ?? '')
	return { kind: 'broken', method: 'POST', path, body, isSigned: true, effect: null }
}

function good(method: string, path: string, body: unknown): SoakRequest {
	return { kind: 'good', method, path, body: body === null ? null : JSON.stringify(body), isSigned: true, effect: null }
}

function orderOf(quantity: number): object {
	return { address: ADDRESS, orderItems: [{ variantId: 'mug-white', quantity }] }
}

function reward(email: string, amount: number): SoakRequest {
	const body = { collectionId: COLLECTION, emails: [email], amount }
	return { ...good('POST', `${API}/people/reward`, body), kind: 'reward', effect: { email, amount } }
}

function placeOrder(email: string, quantity: number): SoakRequest {
	const body = { ...orderOf(quantity), user: { email } }
	const effect = { email, amount: -MUG * quantity }
	return { ...good('POST', `${API}/collection/${COLLECTION}/orders`, body), kind: 'order', effect }
}
