import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { answerRequest, problem, type Shop } from './orders.ts'
import type { Running } from './running.ts'

export function createApp(shop: Shop): Hono {
	const app = new Hono()
	app.post('/orders', (context) => answerRequest(context.req.raw, shop))
	// For the comparison of speed.
	app.post('/plain', async (context) => context.json({ success: (await context.req.json()) !== null }))
	app.notFound((context) => context.json(problem(404).body, 404))
	app.onError((_error, context) => context.json(problem(500).body, 500))
	return app
}

export function start(shop: Shop): Promise<Running> {
	return new Promise((resolve) => {
		const server = serve({ fetch: createApp(shop).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
			resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
		)
	})
}
