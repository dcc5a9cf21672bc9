// Calls get-product of the service, with a token that is renewed before it expires.
const MARGIN_S = 30

export function createClient({ baseUrl, clientId, clientSecret, collectionId }) {
	const api = `${baseUrl}/api/ext/v1`
	let token = null

	async function getToken() {
		if (token === null || Date.now() > token.until) {
			const body = JSON.stringify({ clientId, clientSecret, grantType: 'clientCredentials' })
			const { accessToken, expiresIn } = await read(
				await fetch(`${api}/oauth/tokens`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
			)
			token = { accessToken, until: Date.now() + (expiresIn - MARGIN_S) * 1000 }
		}
		return token.accessToken
	}

	return async (productId) => {
		const headers = { authorization: `Bearer ${await getToken()}` }
		const url = `${api}/collection/${collectionId}/product/${encodeURIComponent(productId)}`
		return read(await fetch(url, { headers, signal: AbortSignal.timeout(3000) }))
	}
}

async function read(response) {
	if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
	return response.json()
}
