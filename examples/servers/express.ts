import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { answerOrder, limitBody, MAX_BYTES, problem, type Shop } from './orders.ts'
import type { Running } from './running.ts'

export function createApp(shop: Shop): Express {
	const app = express()
	app.use(limitBody)
	// Not strict: a body of null is JSON, and gets its own issue.
	app.use(express.json({ strict: false, limit: MAX_BYTES }))
	app.post('/orders', async (request, response) => {
		// A body of another type was not parsed.
		const { statusCode, body } = request.is('json')
			? await answerOrder(request.body, shop, request.get('accept-language'))
			: problem(415)
		response.status(statusCode).json(body)
	})
	// For the comparison of speed.
	app.post('/plain', async (request, response) => {
		response.json({ success: request.body !== null })
	})
	app.use((_request, response) => {
		response.status(404).json(problem(404).body)
	})
	// Express knows an error handler by its four parameters.
	const handler: ErrorRequestHandler = (error: { readonly statusCode?: number }, _request, response, _next) => {
		if (response.headersSent) return
		const { statusCode, body } = problem(error.statusCode ?? 500)
		response.status(statusCode).json(body)
	}
	app.use(handler)
	return app
}

export async function start(shop: Shop): Promise<Running> {
	const server = createApp(shop).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
