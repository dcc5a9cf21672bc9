// AWS Lambda behind an HTTP API (payload format 2.0) or a function URL.
import { answerOrder, badJson } from './orders.js'

/** Make the handler once, outside of the calls: the catalogue then lives as long as the instance. */
export function createHandler(findProduct, log) {
	return async ({ body = '', isBase64Encoded }) => {
		const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
		const answer = await answerText(text, findProduct, log)
		return {
			statusCode: answer.statusCode,
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(answer.body),
		}
	}
}

async function answerText(text, findProduct, log) {
	let order
	try {
		order = JSON.parse(text)
	} catch {
		return badJson()
	}
	return answerOrder(order, findProduct, log)
}
