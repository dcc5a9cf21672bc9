import { type Path, POLICY, type PolicyOptions, type Product, resolvePolicy } from 'orderwright'
import { checkSeed, createState, type ServiceState, type StateSeed } from 'orderwright/model'
import { hintFor, UsageError } from './command.ts'
import { readJsonFile } from './files.ts'

/** Returns the products in a file; null without a file. Throws a `UsageError` if the file doesn't contain a list. */
export function readProducts(file: string | undefined): readonly Product[] | null {
	if (file === undefined) return null
	const products = readJsonFile(file)
	if (Array.isArray(products)) return products
	throw new UsageError(`${file} isn't a list of products.`)
}

/** Returns the policy in a file. Throws a `UsageError` that shows an unknown key or value. */
export function readPolicyFile(file: string | undefined): PolicyOptions {
	const given = file === undefined ? {} : readJsonFile(file)
	if (!isObject(given))
		throw new UsageError(`${file} isn't a policy: a policy is an object such as { "phone": "max" }.`)
	const policy: { readonly [key: string]: unknown } = { ...resolvePolicy(given) }
	for (const [key, value] of Object.entries(given)) {
		const hint = hintFor(key, Object.keys(POLICY), 'A policy has', '"')
		if (!Object.hasOwn(POLICY, key)) throw new UsageError(`${file}: "${key}" isn't part of a policy. ${hint}`)
		const { values } = POLICY[key as keyof typeof POLICY]
		const list =
			'codes' in values
				? `a list of codes such as ${values.codes}`
				: 'rows' in values
					? `rows such as ${values.rows}, whose instants ascend`
					: 'from' in values
						? `a whole number from ${values.from} to ${values.to}`
						: values.join(', ')
		const read = policy[key]
		const isRead = Array.isArray(value) && Array.isArray(read) ? read.length === value.length : read === value
		if (!isRead) throw new UsageError(`${file}: "${key}" accepts ${list}, not ${JSON.stringify(value)}.`)
	}
	return given
}

/** Returns the state that a file describes. Throws a `UsageError` that shows a part, a list or a list item that the model drops. */
export function readSeed(file: string): ServiceState {
	const given = readJsonFile(file)
	if (!isObject(given))
		throw new UsageError(`${file} isn't a store: a store is an object with clients and collections.`)
	const state = createState(given as StateSeed)
	const other = Object.keys(given).find((key) => !Object.hasOwn(state, key))
	if (other !== undefined)
		throw new UsageError(`${file}: "${other}" isn't part of a store. A store has ${Object.keys(state).join(', ')}.`)
	const kept = (path: Path): unknown => path.reduce<unknown>((part, key) => (part as Fields | undefined)?.[key], state)
	const lost = checkSeed(given as StateSeed).issues.find(
		({ path }) => typeof path.at(-1) === 'number' || Array.isArray(kept(path)),
	)
	if (lost !== undefined) throw new UsageError(`${file}: ${lost.message}`)
	if (state.clients.length > 0) return state
	const example = '"clients": [{ "clientId": "demo", "clientSecret": "secret" }]'
	throw new UsageError(`${file} has no clients, so that nobody could get a token. Add ${example}.`)
}

type Fields = Readonly<Record<PropertyKey, unknown>>

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
