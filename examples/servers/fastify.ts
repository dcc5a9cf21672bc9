import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { answerOrder, MAX_BYTES, problem, type Shop } from './orders.ts'
import type { Running } from './running.ts'

export function createServer(shop: Shop): FastifyInstance {
	const server = Fastify({ bodyLimit: MAX_BYTES })
	// Otherwise a text passes as a body.
	server.removeContentTypeParser('text/plain')
	server.setErrorHandler((error: FastifyError, request, reply) => {
		const { statusCode, body } = problem(error.statusCode ?? 500)
		if (statusCode === 500) request.log.error(error)
		reply.code(statusCode).send(body)
	})
	server.setNotFoundHandler((_request, reply) => reply.code(404).send(problem(404).body))
	server.post('/orders', async (request, reply) => {
		// request.body is unknown: answerOrder takes any value.
		const { statusCode, body } = await answerOrder(request.body, shop, request.headers['accept-language'])
		return reply.code(statusCode).send(body)
	})
	// For the comparison of speed.
	server.post('/plain', async (request) => ({ success: request.body !== null }))
	return server
}

export async function start(shop: Shop): Promise<Running> {
	const server = createServer(shop)
	const url = await server.listen({ port: 0, host: '127.0.0.1' })
	return { url, close: () => server.close() }
}
