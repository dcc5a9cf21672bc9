// Fetches products from the service: the client renews its tokens, and tries again where that is safe.
import { createClient } from 'orderwright/client'

/** A `fetchProduct` for the catalogue: the product with an id, or an error. */
export function createFetchProduct({ baseUrl, clientId, clientSecret, collectionId }) {
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
		judge: null,
	})
	return async (productId) => {
		const result = await client.getProduct({ collectionId, productId })
		if (result.status !== 'done')
			throw new Error(`get-product: ${result.status} ${result.errorCode ?? result.reason ?? ''}`)
		return result.value
	}
}
