// AWS Lambda behind an HTTP API (payload format 2.0) or a function URL.
import { answerOrder, isJson, MAX_BYTES, problem, type Shop } from './orders.ts'

/** The fields of an event that the handler reads. The names of headers are in lower case. */
export interface LambdaEvent {
	readonly body?: string
	readonly isBase64Encoded?: boolean
	readonly headers?: Readonly<Record<string, string | undefined>>
}

export interface LambdaAnswer {
	readonly statusCode: number
	readonly headers: Readonly<Record<string, string>>
	readonly body: string
}

/** Make the handler once, outside of the calls: the catalogue then lives as long as the instance. */
export function createHandler(shop: Shop): (event: LambdaEvent) => Promise<LambdaAnswer> {
	return async (event) => {
		const { statusCode, body } = await answer(event, shop)
		return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
	}
}

async function answer({ body = '', isBase64Encoded, headers = {} }: LambdaEvent, shop: Shop) {
	if (!isJson(headers['content-type'])) return problem(415)
	const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
	if (text.length > MAX_BYTES) return problem(413)
	let order: unknown
	try {
		order = JSON.parse(text)
	} catch {
		return problem(400)
	}
	return answerOrder(order, shop, headers['accept-language'])
}
