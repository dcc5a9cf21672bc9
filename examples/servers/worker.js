// A Worker. Its globals have no process: the settings come with each request, in `env`.
import { answerOrder, badJson, createCatalogue } from './orders.js'
import { createFetchProduct } from './service.js'
import { productOf } from './shop.js'

let findProduct = null

export default {
	async fetch(request, env) {
		const url = new URL(request.url)
		if (request.method !== 'POST') return Response.json({}, { status: 405 })
		// For the comparison of speed.
		if (url.pathname === '/plain') return Response.json({ success: (await request.json()) !== null })
		// Products are plain data, which requests may share.
		findProduct ??= createCatalogue({
			productOf,
			fetchProduct: createFetchProduct({
				baseUrl: env.SERVICE_URL,
				clientId: env.CLIENT_ID,
				clientSecret: env.CLIENT_SECRET,
				collectionId: env.COLLECTION_ID,
			}),
		})
		const { statusCode, body } = await request.json().then(
			(order) => answerOrder(order, findProduct, (entry) => console.log(JSON.stringify(entry))),
			() => badJson(),
		)
		return Response.json(body, { status: statusCode })
	},
}
