import { createState, type ServiceState, type StateSeed } from 'orderwright/model'
import { readJsonFile } from './files.ts'
import { UsageError } from './usage-error.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the state that a file describes. Throws a `UsageError` that names a part that can't be used. */
export function readSeed(file: string): ServiceState {
	const given = readJsonFile(file)
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		throw new UsageError(`${file} isn't a store: a store is an object with clients and collections.`)
	}
	const state = createState(given as StateSeed)
	const unused = findUnused(given as Fields, state)
	if (unused !== null) throw new UsageError(`${file}: ${unused}`)
	if (state.clients.length === 0) {
		const example = '"clients": [{ "clientId": "demo", "clientSecret": "secret" }]'
		throw new UsageError(`${file} has no clients, so that nobody could get a token. Add ${example}.`)
	}
	return state
}

/** Returns the first part of a seed that the state drops. */
function findUnused(given: Fields, state: ServiceState): string | null {
	const keys = Object.keys(given).filter((key) => !(key in state))
	if (keys.length > 0) return `"${keys[0]}" isn't part of a store. A store has ${Object.keys(state).join(', ')}.`
	for (const [key, needed] of Object.entries(NEEDED)) {
		const message = compare(given[key], state[key as keyof ServiceState], key, needed)
		if (message !== null) return message
	}
	for (const collection of listOf(given['collections'])) {
		const { id } = collection as { id: string }
		const read = state.collections.find((each) => each.id === id)
		for (const [key, needed] of Object.entries(NEEDED_IN_COLLECTION)) {
			const message = compare((collection as Fields)[key], (read as unknown as Fields)?.[key], key, needed)
			if (message !== null) return `collection ${id}: ${message}`
		}
	}
	return null
}

/** The fields that each entry of a list needs. */
const NEEDED = {
	clients: 'a clientId and a clientSecret',
	companies: 'an id',
	collections: 'an id',
	templates: 'an id, and fields of the types that get-product shows',
}
const NEEDED_IN_COLLECTION = {
	products: 'an id, and fields of the types that get-product shows',
	people: 'an id or an email',
	orders: 'an order as list-orders shows it',
}

function compare(given: unknown, read: unknown, key: string, needed: string): string | null {
	if (given === undefined) return null
	if (!Array.isArray(given)) return `"${key}" has to be a list.`
	const missing = given.length - listOf(read).length
	// Companies that only a collection names are added.
	return missing > 0 ? `${missing} of "${key}" can't be used: each needs ${needed}.` : null
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : []
}
