import { type Planned, type PlannedRequest, toHttp } from 'orderwright/conformance'
import type { ServiceState } from 'orderwright/model'

/** `<token 0>`, `<person 0 2>`: placeholders for secrets and for ids that the service creates. */
const NAMES = /<(token|secret|collection|person|company) (\d+)(?: (\d+))?>/g
/** A placeholder of the report in a request, such as `<token 0>`. It becomes a shell variable. */
const VARIABLE = /__([A-Z]+_\d+(?:_\d+)?)__/g

/**
 * Returns the shell lines that send a sequence again. Ids of the seed are written out. Secrets and ids that the service creates are
 * variables: the reader sets `$SECRET_0`, and the lines read `$TOKEN_0` and `$COLLECTION_2` from the answers.
 */
export function toCurl(sequence: readonly Planned[], base: string, seed: ServiceState): string[] {
	const lines: string[] = []
	const made = { collections: seed.collections.length, companies: seed.companies.length }
	for (const planned of sequence) {
		if ('wait' in planned) {
			lines.push(`sleep ${planned.wait}`)
			continue
		}
		const http = toHttp(name(planned, seed) as PlannedRequest)
		if (http === null) continue
		const { method, path, headers, body } = http
		const parts = [`curl -s -X ${method} ${quote(base + path)}`]
		for (const [header, value] of Object.entries(headers)) parts.push(`-H ${quote(`${header}: ${value}`)}`)
		if (body !== null) parts.push(`-d ${quote(body)}`)
		lines.push(keep(planned, parts.join(' '), made, seed))
	}
	const secrets = new Set(lines.join('\n').match(/\$SECRET_\d+/g) ?? [])
	const needed = [...secrets].map((variable) => {
		const client = seed.clients[Number(variable.slice('$SECRET_'.length))]
		return `${variable.slice(1)}='the clientSecret of ${client?.clientId ?? 'the client'}'`
	})
	return [...needed, ...lines]
}

/** Stores the parts of an answer that later lines need in variables. */
function keep(
	{ operation, body }: PlannedRequest,
	line: string,
	made: { collections: number; companies: number },
	{ clients }: ServiceState,
): string {
	if (operation === 'create-tokens') {
		const { clientId } = (body ?? {}) as { clientId?: unknown }
		const at = clients.findIndex((client) => client.clientId === clientId)
		return `TOKEN_${Math.max(at, 0)}=$(${line} | ${read('accessToken')})`
	}
	if (operation === 'create-collection') return `COLLECTION_${made.collections++}=$(${line} | ${read('collectionId')})`
	if (operation === 'create-company') return `COMPANY_${made.companies++}=$(${line} | ${read('companyId')})`
	return line
}

function read(field: string): string {
	return `node -pe 'JSON.parse(require("fs").readFileSync(0)).${field}'`
}

/** Returns a copy with the placeholders replaced by the seed's values, or by variables. */
function name(value: unknown, seed: ServiceState): unknown {
	if (typeof value === 'string') {
		return value.replace(NAMES, (_, kind: string, first: string, second: string | undefined) => {
			return known(seed, kind, Number(first), Number(second)) ?? variable(kind, first, second)
		})
	}
	if (Array.isArray(value)) return value.map((part) => name(part, seed))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, name(part, seed)]))
}

function variable(kind: string, first: string, second: string | undefined): string {
	return `__${[kind.toUpperCase(), first, ...(second === undefined ? [] : [second])].join('_')}__`
}

function known(
	{ collections, companies }: ServiceState,
	kind: string,
	first: number,
	second: number,
): string | undefined {
	if (kind === 'collection') return collections[first]?.id
	if (kind === 'person') return collections[first]?.people[second]?.id
	return kind === 'company' ? companies[first]?.id : undefined
}

/** Quotes a text for a shell. Its variables are outside the single quotes. */
function quote(text: string): string {
	const quoted = `'${text.replaceAll("'", `'\\''`).replace(VARIABLE, `'"$$$1"'`)}'`
	return quoted.replace(/^''(?=")|(?<=")''$/g, '')
}
