import { type Planned, type PlannedRequest, toHttpRequest } from 'orderwright/conformance'
import type { ServiceState } from 'orderwright/model'
import type { Result } from './result.ts'

/** Matches placeholders for secrets and for ids that the service creates: `<token 0>`, `<person 0 2>`. */
const NAMES = /<(short |other |unsigned )?(token|refresh|secret|collection|person|company) (\d+)(?: (\d+))?>/g
/** Matches a placeholder of the report in a request, such as `<token 0>`. It becomes a shell variable. */
const VARIABLE = /__([A-Z_]+_\d+(?:_\d+)?)__/g

/**
 * Returns the shell lines with which a sequence can be sent again. Ids of the seed are written out. Secrets, and ids that the service creates, are
 * variables: the reader sets `$SECRET_0`, and the lines read `$TOKEN_0` and `$COLLECTION_2` from the answers.
 */
export function toCurl(
	sequence: readonly Planned[],
	{ url: base, clock }: Pick<Result, 'url' | 'clock'>,
	seed: ServiceState,
): string[] {
	const lines: string[] = []
	const made = { collections: seed.collections.length, companies: seed.companies.length }
	for (const planned of sequence) {
		if ('wait' in planned) {
			const advance = quote(JSON.stringify({ advance: planned.wait }))
			lines.push(
				clock === null
					? `sleep ${planned.wait}`
					: `curl -s -X POST ${quote(clock)} -H 'Content-Type: application/json' -d ${advance}`,
			)
			continue
		}
		const http = toHttpRequest(name(planned, seed) as PlannedRequest)
		if (http === null) continue
		const { method, path, headers, body } = http
		const parts = [`curl -s -X ${method} ${quote(base + path)}`]
		for (const [header, value] of Object.entries(headers)) parts.push(`-H ${quote(`${header}: ${value}`)}`)
		if (body !== null) parts.push(`-d ${quote(body)}`)
		const isTogether = planned.together !== undefined
		lines.push(isTogether ? `${parts.join(' ')} &` : keep(planned, parts.join(' '), made, seed, sequence))
		const next = sequence[sequence.indexOf(planned) + 1]
		const isLast = next === undefined || 'wait' in next || next.together !== planned.together
		if (isTogether && isLast) lines.push('wait')
	}
	const secrets = new Set(lines.join('\n').match(/\$SECRET_\d+/g) ?? [])
	const needed = [...secrets].map((variable) => {
		const client = seed.clients[Number(variable.slice('$SECRET_'.length))]
		return `${variable.slice(1)}='the clientSecret of ${client?.clientId ?? 'the client'}'`
	})
	return [...needed, ...lines.flatMap((line) => [...changed(line), line])]
}

/** Returns the lines that make the tokens and secrets in a line which are nearly right. */
function changed(line: string): string[] {
	const forms = new Set(line.match(/\$(?:SHORT|OTHER|UNSIGNED)_[A-Z]+_\d+/g) ?? [])
	return [...forms].map((form) => {
		const [, kind = '', name = ''] = /^\$([A-Z]+)_(.+)$/.exec(form) ?? []
		if (kind === 'SHORT') return `SHORT_${name}=${'$'}{${name}%?}`
		if (kind === 'OTHER') return `OTHER_${name}=$(echo "$${name}" | tr 'a-zA-Z' 'A-ZA-Z')`
		const header = `$(printf '{"alg":"none","typ":"JWT"}' | base64 | tr -d =)`
		return `UNSIGNED_${name}=${header}.$(echo "$${name}" | cut -d. -f2).`
	})
}

/** Stores parts of an answer in variables, for later lines. */
function keep(
	{ operation, body }: PlannedRequest,
	line: string,
	made: { collections: number; companies: number },
	{ clients }: ServiceState,
	sequence: readonly Planned[],
): string {
	if (operation === 'create-tokens') {
		const { clientId } = (body ?? {}) as { clientId?: unknown }
		const at = clients.findIndex((client) => client.clientId === clientId)
		const own = Math.max(at, 0)
		const text = JSON.stringify(sequence)
		if (!text.includes(`<token ${own} `) && !text.includes(`refresh ${own}>`))
			return `TOKEN_${own}=$(${line} | ${read('accessToken')})`
		const parts = [`TOKEN_${own}_1=$TOKEN_${own}`, `ANSWER=$(${line})`]
		parts.push(`TOKEN_${own}=$(echo "$ANSWER" | ${read('accessToken')})`)
		parts.push(`REFRESH_${own}=$(echo "$ANSWER" | ${read('refreshToken')})`)
		return parts.join('; ')
	}
	if (operation === 'create-collection') return `COLLECTION_${made.collections++}=$(${line} | ${read('collectionId')})`
	if (operation === 'create-company') return `COMPANY_${made.companies++}=$(${line} | ${read('companyId')})`
	return line
}

function read(field: string): string {
	return `node -pe 'JSON.parse(require("fs").readFileSync(0)).${field}'`
}

/** Returns a copy in which placeholders are replaced with the seed's values, or with variables. */
function name(value: unknown, seed: ServiceState): unknown {
	if (typeof value === 'string') {
		return value.replace(
			NAMES,
			(_, form: string | undefined, kind: string, first: string, second: string | undefined) => {
				return known(seed, kind, Number(first), Number(second)) ?? variable(`${form ?? ''}${kind}`, first, second)
			},
		)
	}
	if (Array.isArray(value)) return value.map((part) => name(part, seed))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, name(part, seed)]))
}

function variable(kind: string, first: string, second: string | undefined): string {
	return `__${[kind.toUpperCase().replace(' ', '_'), first, ...(second === undefined ? [] : [second])].join('_')}__`
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
