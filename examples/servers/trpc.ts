import type { AddressInfo } from 'node:net'
import { initTRPC, TRPCError } from '@trpc/server'
import { createHTTPServer } from '@trpc/server/adapters/standalone'
import type { ErrorBody } from 'orderwright'
import { answerOrder, limitBody, MAX_BYTES, problem, type Shop } from './orders.ts'
import type { Running } from './running.ts'

/** The names that tRPC has for the status codes of an order. */
const CODES: Readonly<Record<number, TRPCError['code']>> = {
	400: 'BAD_REQUEST',
	422: 'UNPROCESSABLE_CONTENT',
	503: 'SERVICE_UNAVAILABLE',
}
/** The status codes of what tRPC refuses itself. */
const REFUSALS: { readonly [Code in TRPCError['code']]?: number } = {
	PARSE_ERROR: 400,
	BAD_REQUEST: 400,
	NOT_FOUND: 404,
	METHOD_NOT_SUPPORTED: 405,
	PAYLOAD_TOO_LARGE: 413,
	UNSUPPORTED_MEDIA_TYPE: 415,
}

/** An error whose cause is the error body of the service. */
class OrderRefused extends Error {
	constructor(readonly body: ErrorBody) {
		super(body.message)
	}
}

export function createRouter(shop: Shop) {
	const { router, procedure } = initTRPC.context<{ readonly language: string | undefined }>().create({
		// error.data.body has the service's error body: a client finds the issues there.
		errorFormatter: ({ shape, error }) => ({ ...shape, data: { ...shape.data, body: bodyOf(error) } }),
	})
	// The input stays unknown: answerOrder takes any value.
	const anything = procedure.input((value: unknown) => value)
	return router({
		orders: anything.mutation(async ({ input, ctx }) => {
			const { statusCode, body } = await answerOrder(input, shop, ctx.language)
			if ('success' in body) return body
			throw new TRPCError({ code: CODES[statusCode] ?? 'BAD_REQUEST', cause: new OrderRefused(body) })
		}),
		// For the comparison of speed.
		plain: anything.mutation(async ({ input }) => ({ success: input !== null })),
	})
}

function bodyOf({ code, cause }: TRPCError): ErrorBody {
	if (cause instanceof OrderRefused) return cause.body
	return problem(cause instanceof SyntaxError ? 400 : (REFUSALS[code] ?? 500)).body
}

function tooLarge(body: ErrorBody) {
	return { error: { message: body.message, code: -32013, data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413, body } } }
}

export async function start(shop: Shop): Promise<Running> {
	const server = createHTTPServer({
		router: createRouter(shop),
		createContext: ({ req }) => ({ language: req.headers['accept-language'] }),
		// Before tRPC reads a body, in its own format.
		middleware: (request, response, next) => limitBody(request, response, next, tooLarge),
		maxBodySize: MAX_BYTES,
	}).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
