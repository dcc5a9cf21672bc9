import type { State } from './state.ts'
import { type Answer, choice, type Json, replaceValues } from './types.ts'

/** The types that some services write, of all operations or of one. An empty type is not written. */
const TYPES = [
	[choice('answers are called HTML'), '', 'text/html; charset=utf-8'],
	[choice('answers are in UTF-16'), '', 'application/json; charset=utf-16'],
	[choice('answers are called text'), '', 'text/plain'],
	[choice('answers are called text/json'), '', 'text/json'],
	[choice('tokens are called text'), 'create-tokens', 'text/plain'],
	[choice('placed orders are called HTML'), 'place-order', 'text/html'],
	[choice('answers have no type'), '', ''],
	[choice('answers are in Latin-1'), '', 'application/json; charset=iso-8859-1'],
	[choice('answers are called a type of their own'), '', 'application/vnd.shop+json'],
	[choice('list-orders: answers are called text'), 'list-orders', 'text/plain'],
	[choice('open: the content type has a charset'), '', 'Application/JSON; charset=UTF-8'],
] as const

/** The body and status of a success, as this service shows it. */
export function toAnswer(state: State, operation: string, made: Json): Answer {
	const body = JSON.parse(JSON.stringify(made ?? null))
	if (typeof body === 'object' && body !== null) state.shape(operation, body)
	const statusCode = statusFor(state, operation)
	const headers = typeOf(state, operation)
	return {
		statusCode,
		body: statusCode === 204 ? null : wrap(state, body),
		headers: { ...headers, 'x-powered-by': 'a shop' },
	}
}

/** Changes of every body of a success. */
function wrap({ is }: State, body: Json): Json {
	if (is('every answer is wrapped in data')) return { data: body }
	if (is('every answer is a text of JSON')) return JSON.stringify(body)
	if (Array.isArray(body) && is('lists are wrapped in items')) return { items: body }
	if (is('every answer is a list of one')) return [body]
	if (is('names are in capitals')) return rename(body, (key) => key.slice(0, 1).toUpperCase() + key.slice(1))
	if (is('names are in snake case'))
		return rename(body, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
	if (is('numbers are texts'))
		return replaceValues(body, (value) => (typeof value === 'number' ? String(value) : value))
	if (is('booleans are numbers'))
		return replaceValues(body, (value) => (typeof value === 'boolean' ? Number(value) : value))
	if (is('a list of one is its item'))
		return replaceValues(body, (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value))
	if (is('empty lists are null'))
		return replaceValues(body, (value) => (Array.isArray(value) && value.length === 0 ? null : value))
	if (is('null is a text')) return replaceValues(body, (value) => (value === null ? 'null' : value))
	if (is('open: answers have more fields'))
		return Array.isArray(body) || typeof body !== 'object' || body === null ? body : { ...body, _links: { self: '/' } }
	return body
}

function statusFor({ is }: State, operation: string): number {
	if (operation === 'list-orders' && is('a list of orders is 201')) return 201
	if (operation === 'list-orders' && is('a list of orders is 206')) return 206
	if (/create|place/.test(operation) && is('open: what is made is 201')) return 201
	return ['validate-order', 'update-product'].includes(operation) && is('open: what says nothing is 204') ? 204 : 200
}

/** The type that the answers of a success have. */
function typeOf({ is }: State, operation: string): Record<string, string> {
	const found = TYPES.find(([name, only]) => (only === '' || only === operation) && is(name))
	if (found === undefined) return { 'content-type': 'application/json' }
	const [, , type] = found
	return type === '' ? {} : { 'content-type': type }
}

function rename(value: Json, to: (key: string) => string): Json {
	if (Array.isArray(value)) return value.map((each) => rename(each, to))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [to(key), rename(each, to)]))
}
