// Plays a store without a server: creates it, gives a person credits, places an order, and judges another service's answer.
import { createState, findMismatches, type ServiceRequest, step } from 'orderwright/model'

const mug = { id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 14.5 }], priceDeltaByCountry: { DE: 1.25 } }
let state = createState({ clients: [{ clientId: 'demo', clientSecret: 'secret' }], templates: [mug] })

/** Sends one request at a time of the morning: the model has no clock. */
function ask(time: string, request: ServiceRequest) {
	const made = step(state, request, `2026-11-20T${time}Z`)
	state = made.state
	return { ...made, body: made.answer.body as Record<string, string> }
}

const credentials = { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' }
const tokens = ask('09:00:00', { operation: 'create-tokens', body: credentials })
const authorization = `Bearer ${tokens.body['accessToken']}`
const created = ask('09:00:01', {
	operation: 'create-collection',
	authorization,
	parameters: { rewardType: 'Coins' },
	body: {},
})
const { collectionId } = created.body
const poll = { operation: 'get-collection-status', authorization, parameters: { collectionId } } as const
console.log(ask('09:00:05', poll).body, ask('09:00:31', poll).body)
// { isReady: false } { isReady: true }

const people = [{ firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test', addBalance: 40 }]
ask('09:01:00', { operation: 'create-people', authorization, body: { collectionId, people } })
const order = {
	user: { email: 'zoe@mail.test' },
	orderItems: [{ variantId: 'mug-s', quantity: 2 }],
	address: { city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' },
}
const place = { operation: 'place-order', authorization, parameters: { collectionId }, body: order } as const
console.log(ask('09:02:00', place).answer.statusCode, ask('09:02:01', place).body['message'])
// 200 The order needs 31.50, but the balance is 8.50. Remove items, or add 23 to the balance.

const listed = ask('09:03:00', { operation: 'list-people', authorization, body: { collectionId } })
const [zoe] = listed.answer.body as { balance: number }[]
console.log(zoe?.balance, findMismatches(listed.answer, listed.expectation))
// 8.5 []

const another = { statusCode: 200, body: [{ ...zoe, balance: 40 }] }
console.log(findMismatches(another, listed.expectation)[0]?.message)
// [0].balance should be 8.5. Received: 40.
