import { createHash } from 'node:crypto'
import type { HostQuestion } from './questions.ts'
import type { Answered } from './run.ts'

interface OpenApi {
	readonly paths: Readonly<Record<string, { readonly post?: Operation }>>
}
interface Operation {
	readonly operationId: string
	readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}
interface Schema {
	readonly oneOf?: readonly Schema[]
	readonly properties?: object
}

/** A function of the server: its path, and the names of its arguments in their order. */
interface Served {
	readonly path: string
	readonly names: readonly string[]
}

/** Asks a server, with the names of paths and arguments from its OpenAPI document: vectors as JSON lines, orders in lists. */
export async function askServer(
	url: string,
	vectors: readonly HostQuestion[],
	orders: readonly HostQuestion[],
): Promise<Answered> {
	const served = await readFunctions(url)
	const hash = createHash('sha256')
	for (const group of groupByName(vectors)) {
		const { path, names } = find(served, group)
		const body = group.map((question) => `${toBody(question, names)}\n`).join('')
		hash.update(await post(url + path, body, 'application/x-ndjson'))
	}
	const start = performance.now()
	for (const question of orders) {
		const { path, names } = find(served, [question])
		hash.update(`${await post(url + path, toBody(question, names), 'application/json')}\n`)
	}
	return { milliseconds: performance.now() - start, digest: hash.digest('hex') }
}

async function readFunctions(url: string): Promise<ReadonlyMap<string, Served>> {
	const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
	return new Map(
		Object.entries(paths).flatMap(([path, { post }]) => {
			if (post === undefined) return []
			const { schema } = post.requestBody.content['application/json']
			return [[post.operationId, { path, names: Object.keys((schema.oneOf?.[0] ?? schema).properties ?? {}) }]]
		}),
	)
}

function find(served: ReadonlyMap<string, Served>, [question]: readonly HostQuestion[]): Served {
	const found = served.get(question?.[0] ?? '')
	if (found === undefined) throw new Error(`the server has no ${question?.[0]}`)
	return found
}

/** Returns the questions in groups of neighbours that call one function. */
function groupByName(questions: readonly HostQuestion[]): HostQuestion[][] {
	const groups: HostQuestion[][] = []
	for (const question of questions) {
		const last = groups.at(-1)
		if (last?.[0]?.[0] === question[0]) last.push(question)
		else groups.push([question])
	}
	return groups
}

function toBody([, ...texts]: HostQuestion, names: readonly string[]): string {
	return `{${texts.map((text, at) => `${JSON.stringify(names[at])}:${text}`).join(',')}}`
}

async function post(url: string, body: string, type: string): Promise<string> {
	const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } })
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
	return await response.text()
}
