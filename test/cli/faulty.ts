import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer of a service, which a fault may change. */
export interface Answer {
	statusCode: number
	body: unknown
	/** The text that is sent in place of the body. */
	text?: string
	/** Its Content-Type, if that isn't application/json. */
	type?: string
}

/** Changes the answer of a correct service. */
export type Fault = (request: { method: string; path: string; body: string }, answer: Answer) => Answer

/** Starts a service that passes requests to a correct one, and changes its answers. */
export async function startFaulty(honest: string, fault: Fault): Promise<{ url: string; stop: () => void }> {
	const server = createServer(async (request, response) => {
		let body = ''
		for await (const chunk of request.setEncoding('utf8')) body += chunk
		const { method = '', url: path = '', headers } = request
		const { authorization, 'accept-language': language } = headers
		const asked = await fetch(honest + path, {
			method,
			headers: { ...(authorization && { authorization }), ...(language && { 'accept-language': language }) },
			...(method === 'GET' ? {} : { body }),
		})
		const answer = fault({ method, path, body }, { statusCode: asked.status, body: await asked.json() })
		response
			.writeHead(answer.statusCode, { 'Content-Type': answer.type ?? 'application/json' })
			.end(answer.text ?? JSON.stringify(answer.body))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const stop = (): void => {
		server.closeAllConnections()
		server.close()
	}
	return { url: `http://127.0.0.1:${port}`, stop }
}
