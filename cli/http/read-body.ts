import type { IncomingMessage } from 'node:http'
import type { ErrorBody } from 'orderwright'
import type { ServiceAnswer } from 'orderwright/model'

const MEGABYTE = 1024 * 1024
/** The largest body that is read by default, in bytes. */
const MAX_BYTES = 5 * MEGABYTE
/** A larger body is read up to this size (in bytes) and dropped, so that the client still gets an answer. Then the connection is closed. */
const MAX_DISCARDED = 100 * 1024 * 1024

/** The body of a request, or the answer if the body can't be read. */
export type Body = { readonly value: unknown } | { readonly answer: ServiceAnswer }

/** Reads the body of a request: the text fields of a multipart body, and JSON from any other body. Without a body, the value is undefined. */
export async function readBody(request: IncomingMessage): Promise<Body> {
	const read = await readBytes(request)
	if ('answer' in read) return read
	const { bytes } = read
	if (bytes.length === 0) return { value: undefined }
	const type = request.headers['content-type'] ?? ''
	return /^multipart\/form-data\b/i.test(type) ? readForm(bytes, type) : readJson(bytes)
}

/** Reads the bytes of a request's body, up to a limit. An empty body may have any `Content-Encoding`. */
export async function readBytes(
	request: IncomingMessage,
	most: number = MAX_BYTES,
): Promise<{ readonly bytes: Buffer } | { readonly answer: ServiceAnswer }> {
	const chunks: Buffer[] = []
	let length = 0
	for await (const chunk of request as AsyncIterable<Buffer>) {
		length += chunk.length
		if (length <= most) chunks.push(chunk)
		else chunks.length = 0
		if (length > MAX_DISCARDED) break
	}
	if (length > most) {
		const size = `${most} bytes (${most / MEGABYTE} MB)`
		return { answer: problem(413, 'request.too-large', `Send a body of at most ${size}.`) }
	}
	const encoding = request.headers['content-encoding'] ?? 'identity'
	if (length > 0 && encoding !== 'identity') {
		return { answer: problem(415, 'request.encoding', `Send the body as it is, without ${encoding}.`) }
	}
	return { bytes: Buffer.concat(chunks) }
}

export function readJson(bytes: Uint8Array): Body {
	try {
		return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
	} catch (error) {
		return { answer: problem(400, 'request.json', `Send a body of JSON in UTF-8: ${(error as Error).message}`) }
	}
}

/** Returns the text fields of a form. Files in the body are dropped, because the model ignores the logo. */
async function readForm(bytes: Buffer, type: string): Promise<Body> {
	try {
		const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
		const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
		return { value: Object.fromEntries(texts) }
	} catch {
		return { answer: problem(400, 'request.multipart', 'Send a multipart body with its boundary.') }
	}
}

/** Returns the answer to a request without an operation. The answer has an error body in the form of the store's API. */
export function problem(statusCode: number, errorCode: string, message: string): ServiceAnswer {
	const body: ErrorBody = { message, errorCode, statusCode }
	return { statusCode, body }
}
