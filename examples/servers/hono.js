import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { answerOrder, badJson } from './orders.js'

export function createApp(findProduct, log) {
	const app = new Hono()
	app.post('/orders', async (context) => {
		const answer = await context.req.json().then(
			(order) => answerOrder(order, findProduct, log),
			() => badJson(),
		)
		return context.json(answer.body, answer.statusCode)
	})
	// For the comparison of speed.
	app.post('/plain', async (context) => context.json({ success: (await context.req.json()) !== null }))
	return app
}

export function start(findProduct, log) {
	return new Promise((resolve) => {
		const server = serve({ fetch: createApp(findProduct, log).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
			resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
		)
	})
}
