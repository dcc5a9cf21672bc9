// What every recipe shares: a catalogue made of the service's own products, and the answer to a body.
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
	type ErrorBody,
	type FetchProduct,
	type Issue,
	type Need,
	negotiateTranslation,
	type PolicyOptions,
	type Product,
	toErrorBody,
	translateIssues,
	validateOrderFetchingProducts,
} from 'orderwright'
import { de } from 'orderwright/de'
import { es } from 'orderwright/es'
import { fr } from 'orderwright/fr'
import { it } from 'orderwright/it'
import { ja } from 'orderwright/ja'
import { ko } from 'orderwright/ko'
import { pt } from 'orderwright/pt'
import { zh } from 'orderwright/zh'

/** What your service does where the interface leaves a choice. Without a policy, the defaults of docs/decisions.md count. */
const POLICY: PolicyOptions = { closedRegion: 'country' }
const LANGUAGES = [de, es, fr, it, ja, ko, pt, zh]
/** Regions and stock change a few times a day, and the service checks again when the order is placed. */
const FRESH_MS = 10 * 60_000

export interface CatalogueOptions {
	readonly fetchProduct: (productId: string) => Promise<Product>
	/** Maps a variant to its product: your shop knows it, because get-product asks for the product's id. */
	readonly productOf: (variantId: string) => string | undefined
	readonly now?: () => number
}

/** Returns a `findProduct` that keeps each product for ten minutes. Requests that come together share one call; a failed call is not kept. */
export function createCatalogue({ fetchProduct, productOf, now = Date.now }: CatalogueOptions): FetchProduct {
	const kept = new Map<string, { readonly product: Promise<Product>; readonly until: number }>()
	return (variantId) => {
		const id = productOf(variantId)
		if (id === undefined) return null
		const entry = kept.get(id)
		if (entry !== undefined && now() < entry.until) return entry.product
		const product = fetchProduct(id)
		kept.set(id, { product, until: now() + FRESH_MS })
		product.catch(() => kept.delete(id))
		return product
	}
}

/** What is logged about an order: codes and times, never the shopper's data. */
export interface LogEntry {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly codes: readonly string[]
	readonly needs: readonly Need[]
	readonly ms: number
}

export interface Shop {
	readonly findProduct: FetchProduct
	readonly log: (entry: LogEntry) => void
}

export interface Accepted {
	readonly success: true
	readonly warnings: readonly { readonly path: readonly (string | number)[]; readonly message: string }[]
	/** Variants that your shop does not know: the service decides about them. */
	readonly unchecked: readonly string[]
}

export type Answer =
	| { readonly statusCode: 200; readonly body: Accepted }
	| { readonly statusCode: number; readonly body: ErrorBody }

/** Returns the status code and the body that answer an order, in the formats of the service. `language` is the header Accept-Language. */
export async function answerOrder(
	body: unknown,
	{ findProduct, log }: Shop,
	language: string | null | undefined,
): Promise<Answer> {
	const started = performance.now()
	const { status, issues, needs = [] } = await validateOrderFetchingProducts(body, findProduct, POLICY)
	log({ status, codes: issues.map(({ code }) => code), needs, ms: performance.now() - started })
	return answerVerdict(issues, needs, language)
}

/** Returns the answer to a verdict: 200 only if every need is a product that the shop said it does not have. */
export function answerVerdict(
	issues: readonly Issue[],
	needs: readonly Need[],
	language: string | null | undefined,
): Answer {
	const told = translateIssues(issues, negotiateTranslation(language, LANGUAGES))
	const error = toErrorBody(told)
	if (error !== null) return { statusCode: error.statusCode, body: error }
	const products = needs.flatMap((need) => (need.kind === 'product' && need.reason === 'not-found' ? need : []))
	// The catalogue failed, or facts about a country are missing: nobody has checked the order.
	if (products.length < needs.length) return problem(503)
	const warnings = told.map(({ path, message }) => ({ path, message }))
	return { statusCode: 200, body: { success: true, warnings, unchecked: products.map(({ variantId }) => variantId) } }
}

const MESSAGES: Readonly<Record<number, readonly [errorCode: string, message: string]>> = {
	400: ['request.json', 'Send the body as JSON.'],
	404: ['request.path', 'There is no such path.'],
	405: ['request.method', 'Send orders with POST.'],
	413: ['request.size', 'The body is too large.'],
	415: ['request.media-type', 'Send the body with the type application/json.'],
	500: ['server.failed', 'The request failed.'],
	503: ['product.unavailable', 'The products cannot be checked now. Try again.'],
}

/** Returns the answer to what the framework refuses before the rules see it, in the format of the service. */
export function problem(status: number): { readonly statusCode: number; readonly body: ErrorBody } {
	const statusCode = status in MESSAGES ? status : status >= 400 && status < 500 ? 400 : 500
	const [errorCode = '', message = ''] = MESSAGES[statusCode] ?? []
	return { statusCode, body: { message, errorCode, statusCode } }
}

/** The largest body that is read, in bytes. */
export const MAX_BYTES = 100_000

/** Reads a request of the web's own kind, and answers it: for Hono, Next.js and Workers. */
export async function answerRequest(request: Request, shop: Shop): Promise<Response> {
	const { statusCode, body } = await read(request).then(
		(order) => answerOrder(order, shop, request.headers.get('accept-language')),
		(error: unknown) => problem(error instanceof Refused ? error.statusCode : 400),
	)
	return Response.json(body, { status: statusCode })
}

class Refused extends Error {
	readonly statusCode: number
	constructor(statusCode: number) {
		super()
		this.statusCode = statusCode
	}
}

async function read(request: Request): Promise<unknown> {
	if (!isJson(request.headers.get('content-type'))) throw new Refused(415)
	if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Refused(413)
	// A body may come without a length, and without an end.
	const decoder = new TextDecoder()
	let text = ''
	let length = 0
	const reader = request.body?.getReader()
	for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
		length += next.value.byteLength
		if (length > MAX_BYTES) {
			reader?.cancel().catch(() => {})
			throw new Refused(413)
		}
		text += decoder.decode(next.value, { stream: true })
	}
	return JSON.parse(text + decoder.decode())
}

/** Middleware of Node's servers: refuses a body at the byte that is too many. Body parsers read it to its end first, which may never come. */
export function limitBody(
	request: IncomingMessage,
	response: ServerResponse,
	next: () => void,
	show: (body: ErrorBody) => unknown = (body) => body,
): void {
	let length = 0
	const count = (bytes: number): void => {
		length += bytes
		if (length <= MAX_BYTES || response.headersSent) return
		const { statusCode, body } = problem(413)
		response.writeHead(statusCode, { 'content-type': 'application/json', connection: 'close' })
		response.end(JSON.stringify(show(body)), () => request.destroy())
	}
	const announced = Number(request.headers['content-length'] ?? 0)
	if (announced > MAX_BYTES) count(announced)
	else {
		request.on('data', (chunk: Buffer) => count(chunk.length))
		next()
	}
}

export function isJson(type: string | null | undefined): boolean {
	return /^application\/json\s*(;|$)/i.test(type ?? '')
}
