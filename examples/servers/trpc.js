import { initTRPC, TRPCError } from '@trpc/server'
import { createHTTPServer } from '@trpc/server/adapters/standalone'
import { answerOrder, badJson } from './orders.js'

/** The names that tRPC has for the status codes of an order. */
const CODES = { 400: 'BAD_REQUEST', 422: 'UNPROCESSABLE_CONTENT', 503: 'SERVICE_UNAVAILABLE' }

export function createRouter(findProduct, log) {
	const { router, procedure } = initTRPC.create({
		// error.data.body has the service's error body: a client finds the issues there.
		errorFormatter: ({ shape, error }) => ({ ...shape, data: { ...shape.data, body: bodyOf(error) } }),
	})
	// The input stays unknown: answerOrder takes any value.
	const anything = procedure.input((value) => value)
	return router({
		orders: anything.mutation(async ({ input }) => {
			const { statusCode, body } = await answerOrder(input, findProduct, log)
			if (statusCode === 200) return body
			throw new TRPCError({ code: CODES[statusCode] ?? 'BAD_REQUEST', message: body.message, cause: { body } })
		}),
		// For the comparison of speed.
		plain: anything.mutation(async ({ input }) => ({ success: input !== null })),
	})
}

function bodyOf({ code, cause }) {
	return code === 'PARSE_ERROR' || cause instanceof SyntaxError ? badJson().body : (cause?.body ?? null)
}

export async function start(findProduct, log) {
	const server = createHTTPServer({ router: createRouter(findProduct, log) }).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
