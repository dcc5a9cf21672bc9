import Fastify from 'fastify'
import { answerOrder, badJson } from './orders.js'

export function createServer(findProduct, log) {
	const server = Fastify()
	server.setErrorHandler((error, request, reply) => {
		const isBadJson = error.statusCode === 400
		if (!isBadJson) request.log.error(error)
		const { statusCode, body } = isBadJson ? badJson() : internal(error)
		reply.code(statusCode).send(body)
	})
	server.post('/orders', async (request, reply) => {
		// request.body is unknown: answerOrder takes any value.
		const { statusCode, body } = await answerOrder(request.body, findProduct, log)
		return reply.code(statusCode).send(body)
	})
	// For the comparison of speed.
	server.post('/plain', async (request) => ({ success: request.body !== null }))
	return server
}

function internal({ statusCode = 500 }) {
	return { statusCode, body: { message: 'The request failed.', errorCode: 'server.failed', statusCode } }
}

export async function start(findProduct, log) {
	const server = createServer(findProduct, log)
	const url = await server.listen({ port: 0, host: '127.0.0.1' })
	return { url, close: () => server.close() }
}
