// Fetches products from the service: the client renews its tokens, and tries again where that is safe.
import type { Product } from 'orderwright'
import { createClient } from 'orderwright/client'

export interface ServiceSettings {
	readonly baseUrl: string
	readonly clientId: string
	readonly clientSecret: string
	readonly collectionId: string
}

/** Returns a `fetchProduct` for the catalogue: it resolves with the product of an id, or rejects. */
export function createFetchProduct({ baseUrl, clientId, clientSecret, collectionId }: ServiceSettings) {
	const client = createClient({
		clientId,
		clientSecret,
		send: async ({ method, path, headers, body }) => {
			const signal = AbortSignal.timeout(3000)
			const response = await fetch(baseUrl + path, { method, headers, body, signal })
			return { statusCode: response.status, headers: response.headers, body: await response.text() }
		},
		now: Date.now,
		wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
		validate: null,
	})
	return async (productId: string): Promise<Product> => {
		const result = await client.getProduct({ collectionId, productId })
		if (result.status === 'done') return result.value
		throw new Error(`get-product: ${result.status === 'refused' ? result.errorCode : result.status}`)
	}
}
