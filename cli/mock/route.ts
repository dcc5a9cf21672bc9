import { OPERATIONS, type Operation } from 'orderwright/contract'
import type { ServiceAnswer } from 'orderwright/model'
import { problem } from '../http/read-body.ts'

/** The operation of a request, with the path and query parameters. */
export interface Route {
	readonly operation: Operation
	readonly parameters: Readonly<Record<string, string>>
}

/** The answer to a request that is no operation, and the methods that its path has. */
export interface NoRoute {
	readonly answer: ServiceAnswer
	readonly allowed: readonly string[]
}

/** Finds the operation for a method and the path and query of a URL. A slash at the end doesn't matter. */
export function findRoute(method: string, url: string): Route | NoRoute {
	const [path = '', search = ''] = splitOnce(url, '?')
	const parts = splitPath(path)
	if (parts === null) {
		return { answer: problem(400, 'request.path', 'Send a path whose percent signs encode UTF-8.'), allowed: [] }
	}
	const found = OPERATIONS.flatMap((operation) => {
		const named = matchPath(operation.path, parts)
		return named === null ? [] : [{ operation, named }]
	})
	const match = found.find(({ operation }) => operation.method === method)
	if (match !== undefined) {
		const parameters = { ...readQuery(match.operation, search), ...match.named }
		return { operation: match.operation, parameters }
	}
	const allowed = found.map(({ operation }) => operation.method)
	if (allowed.length === 0) {
		return { answer: problem(404, 'resource.path', `There is nothing at ${method} ${path}.`), allowed }
	}
	const message = `${path} takes ${allowed.join(' and ')}, not ${method}.`
	return { answer: problem(405, 'request.method', message), allowed }
}

function splitOnce(text: string, separator: string): [string, string] {
	const at = text.indexOf(separator)
	return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function splitPath(path: string): string[] | null {
	try {
		return path.replace(/\/$/, '').split('/').map(decodeURIComponent)
	} catch {
		return null
	}
}

/** Returns the path parameters by name; null if the path doesn't match. */
function matchPath(pattern: string, parts: readonly string[]): Record<string, string> | null {
	const wanted = pattern.split('/')
	if (wanted.length !== parts.length) return null
	const named: Record<string, string> = {}
	for (const [at, part] of wanted.entries()) {
		const given = parts[at] ?? ''
		if (part.startsWith('{')) named[part.slice(1, -1)] = given
		else if (part !== given) return null
	}
	return named
}

function readQuery(operation: Operation, search: string): Record<string, string> {
	const query = new URLSearchParams(search)
	const named: Record<string, string> = {}
	for (const parameter of operation.parameters) {
		const value = parameter.in === 'query' ? query.get(parameter.name) : null
		if (value !== null) named[parameter.name] = value
	}
	return named
}
