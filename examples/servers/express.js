import express from 'express'
import { answerOrder, badJson } from './orders.js'

export function createApp(findProduct, log) {
	const app = express()
	// Not strict: a body of null is JSON, and gets its own issue.
	app.use(express.json({ strict: false }))
	app.post('/orders', async (request, response) => {
		const { statusCode, body } = await answerOrder(request.body, findProduct, log)
		response.status(statusCode).json(body)
	})
	// For the comparison of speed.
	app.post('/plain', async (request, response) => {
		response.json({ success: request.body !== null })
	})
	// Express knows an error handler by its four parameters.
	app.use((error, _request, response, next) => {
		if (error.type !== 'entity.parse.failed') return next(error)
		const { statusCode, body } = badJson()
		response.status(statusCode).json(body)
	})
	return app
}

export async function start(findProduct, log) {
	const server = createApp(findProduct, log).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
