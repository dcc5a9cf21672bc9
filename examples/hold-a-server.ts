// Tests a server against the rules. This server is made of the model, with a fault: its ranges omit the last day.
import { checkService } from 'orderwright/conformance'
import { createState, type ServiceRequest, step } from 'orderwright/model'

/** User ids are UUIDs, which list-orders requires. */
const userId = '3f2b8c1e-6a0d-4d0e-9b57-2c4a1f6e8d90'

/** The contents of the test store. */
const seed = {
	clients: [{ clientId: 'demo', clientSecret: 'secret' }],
	collections: [
		{
			id: 'store',
			people: [{ id: userId, email: 'ada@mail.test', balance: 100 }],
			products: [{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-white', price: 14.5 }] }],
			orders: [
				{
					userId,
					order: { id: 'order-1', createdAt: '2026-01-12T16:00:00Z', orderLineItems: [] },
				},
			],
		},
	],
}

let state = createState(seed)
let clock = Date.parse('2026-01-31T09:30:00Z')
const now = (): string => new Date(clock).toISOString()

/** The server. Your own is behind HTTP: `fetch` what `toHttpRequest(request)` returns. */
function send(request: ServiceRequest) {
	clock += 1000
	const { answer, state: after } = step(state, leaveOutLastDay(request), now())
	state = after
	return answer
}

/** The fault. */
function leaveOutLastDay(request: ServiceRequest): ServiceRequest {
	const end = /"end":"([^"T]+)T/.exec(JSON.stringify(request.body) ?? '')?.[1]
	if (request.operation !== 'list-orders' || end === undefined || Number.isNaN(Date.parse(end))) return request
	const dayBefore = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
	return { ...request, body: JSON.parse(JSON.stringify(request.body).replace(`"end":"${end}`, `"end":"${dayBefore}`)) }
}

const report = await checkService(send, { seed, now })
for (const { operation, rule, why, sequence } of report.failures) {
	console.log(`${operation} violates ${rule}: ${why}`)
	for (const request of sequence) console.log(JSON.stringify(request))
}
// > list-orders violates list-orders.2: data should be a list with id "order-1". Received: a list without it.
// > {"operation":"create-tokens","body":{"clientId":"demo","clientSecret":"<secret 0>","grantType":"clientCredentials"}}
// > {"operation":"list-orders","authorization":"Bearer <token 0>","parameters":{"collectionId":"store"},"body":{"filter":{"dateRange":{"start":"2026-01-12T16:14:00.000Z","end":"2026-01-12T16:14:59.000Z"}}},"tries":"list-orders.2"}
