// A Worker. Its globals have no process: the settings come with each request, in `env`.
import { answerRequest, createCatalogue, problem, type Shop } from './orders.ts'
import { createFetchProduct } from './service.ts'
import { productOf } from './shop.ts'

interface Env {
	readonly SERVICE_URL: string
	readonly CLIENT_ID: string
	readonly CLIENT_SECRET: string
	readonly COLLECTION_ID: string
}

/** Products are plain data, which requests may share. */
let shop: Shop | null = null

export default {
	async fetch(request: Request, env: Env): Promise<Response> {
		const { pathname } = new URL(request.url)
		if (request.method !== 'POST') return Response.json(problem(405).body, { status: 405 })
		// For the comparison of speed.
		if (pathname === '/plain') return Response.json({ success: (await request.json()) !== null })
		if (pathname !== '/orders') return Response.json(problem(404).body, { status: 404 })
		shop ??= {
			findProduct: createCatalogue({
				productOf,
				fetchProduct: createFetchProduct({
					baseUrl: env.SERVICE_URL,
					clientId: env.CLIENT_ID,
					clientSecret: env.CLIENT_SECRET,
					collectionId: env.COLLECTION_ID,
				}),
			}),
			log: (entry) => console.log(JSON.stringify(entry)),
		}
		return answerRequest(request, shop)
	},
}
