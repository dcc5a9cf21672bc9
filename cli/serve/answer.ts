import { type ErrorBody, translateIssues } from 'orderwright'
import type { Language } from 'orderwright/de'
import { languageFor, SPOKEN, withCountryCode } from '../check/languages.ts'
import { problem } from '../http/read-body.ts'
import type { Parameter, ServedFunction, Text } from './functions.ts'

/** Defaults for requests: the products and policy of the command line (as JSON text), and the language. */
export interface Defaults {
	readonly products: Text
	readonly policy: Text
	/** The language of messages. Country names are also accepted in this language. */
	readonly language: Language
}

type Fields = Readonly<Record<string, unknown>>

/** The answer to a request: JSON text, or an error body. */
export type Answer = { readonly text: string } | { readonly error: ErrorBody }

/** Calls a function with the arguments in a body, by name. */
export function answerOne(served: ServedFunction, body: unknown, defaults: Defaults): Answer {
	const spoken = inOwnLanguage(body, defaults)
	if ('error' in spoken) return spoken
	const texts = readTexts(served, body, spoken)
	if (!Array.isArray(texts)) return texts as Answer
	return call(served, texts, spoken.language)
}

/** Returns the answers to a body one by one: for each item of a list, and for each order of `/validate-orders`. */
export function* answerList(served: ServedFunction, list: readonly unknown[], defaults: Defaults): Generator<Answer> {
	for (const body of list) yield answerOne(served, body, defaults)
}

/** Returns the verdicts of `/validate-orders` one by one, or a single error if the arguments in the body are wrong. */
export function answerOrders(
	served: ServedFunction,
	body: unknown,
	defaults: Defaults,
): Generator<Answer> | { readonly error: ErrorBody } {
	const spoken = inOwnLanguage(body, defaults)
	if ('error' in spoken) return spoken
	const texts = readTexts(served, body, spoken)
	if (!Array.isArray(texts)) return texts as { readonly error: ErrorBody }
	const { orders } = body as Fields
	if (!Array.isArray(orders)) return refuse('request.arguments', 'Send a list of orders as "orders".')
	return callEach(served, orders, texts.slice(1), spoken.language)
}

/** Returns the defaults with the language that a body sets; an error if the package doesn't have this language. */
function inOwnLanguage(body: unknown, defaults: Defaults): Defaults | { readonly error: ErrorBody } {
	const named = typeof body === 'object' && body !== null && Object.hasOwn(body, 'language')
	const tag = named ? (body as { readonly language: unknown }).language : null
	if (tag === null || tag === undefined) return defaults
	const language = typeof tag === 'string' ? languageFor(tag, null) : null
	const hint = `Send the language as one of ${SPOKEN.join(', ')}.`
	return language === null ? refuse('request.arguments', hint) : { ...defaults, language }
}

function* callEach(
	served: ServedFunction,
	orders: readonly unknown[],
	others: readonly Text[],
	language: Language,
): Generator<Answer> {
	for (const order of orders) {
		const text = write(inLanguage(order, 'Order', language))
		yield text === null ? TOO_DEEP : call(served, [text, ...others], language)
	}
}

/** The end of a verdict without issues. */
const NO_ISSUES = '"issues":[]}'

/** Returns an argument as the rules expect it: countries as codes, and issues in the language. */
function inLanguage(value: unknown, schema: string, language: Language): unknown {
	if (schema === 'Issues') return Array.isArray(value) ? translateIssues(value, language) : value
	if (schema === 'Address') return withCountryCode({ address: value }, language).address
	const isOrder = (schema === 'Order' || schema === 'Draft') && typeof value === 'object' && value !== null
	return isOrder ? withCountryCode(value, language) : value
}

function call({ run, result, namedIn }: ServedFunction, texts: readonly Text[], language: Language): Answer {
	try {
		const text = (namedIn === null ? run : namedIn(language))(...texts)
		if (!result.startsWith('Verdict') || text.endsWith(NO_ISSUES)) return { text }
		const verdict = JSON.parse(text)
		return { text: JSON.stringify({ ...verdict, issues: translateIssues(verdict.issues, language) }) }
	} catch (error) {
		// The rules never throw. The stack can only overflow in the JSON code around the rules.
		if (error instanceof RangeError) return TOO_DEEP
		throw error
	}
}

/** Returns the JSON text of each argument; an error if the body has other arguments. */
function readTexts(served: ServedFunction, body: unknown, defaults: Defaults): readonly Text[] | Answer {
	const names = served.parameters.map(({ name }) => name)
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return refuse('request.arguments', `Send an object with ${list(names.length === 0 ? ['language'] : names)}.`)
	const unknown = Object.keys(body).find((key) => !names.includes(key) && key !== 'language')
	if (unknown !== undefined)
		return refuse(
			'request.arguments',
			`${served.path} takes ${list(names.length === 0 ? ['language'] : names)}, not ${JSON.stringify(unknown)}.`,
		)
	const texts: Text[] = []
	for (const parameter of served.parameters) {
		const text = parameter.schema === 'Orders' ? undefined : readText(parameter, body as Fields, defaults)
		if (text === null) return TOO_DEEP
		texts.push(text)
	}
	return texts
}

function readText({ name, schema }: Parameter, body: Fields, defaults: Defaults): Text | null {
	const value = Object.hasOwn(body, name) ? inLanguage(body[name], schema, defaults.language) : undefined
	const text = value === undefined || value === null ? undefined : write(value)
	if (name === 'facts') return text === null ? null : withProducts(value, text, defaults.products)
	return text === undefined && name === 'policy' ? defaults.policy : text
}

/** Adds the products of the command line to facts that have none. */
function withProducts(facts: unknown, text: Text, products: Text): Text {
	if (products === undefined) return text
	if (text === undefined || text === '{}') return `{"products":${products}}`
	const isPlain = typeof facts === 'object' && !Array.isArray(facts) && !Object.hasOwn(facts as object, 'products')
	return isPlain ? `${text.slice(0, -1)},"products":${products}}` : text
}

/** Returns the JSON text of a parsed value; null if it is nested too deep. */
function write(value: unknown): string | null {
	try {
		return JSON.stringify(value)
	} catch {
		return null
	}
}

function refuse(errorCode: string, message: string): { readonly error: ErrorBody } {
	return { error: problem(400, errorCode, message).body as ErrorBody }
}

const TOO_DEEP = refuse('request.depth', 'Send a body that is nested less deep.')

function list(names: readonly string[]): string {
	return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
