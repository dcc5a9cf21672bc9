import { type Findings, noFindings, note, toVerdict } from '../../rules/core/finding.ts'
import type { Path } from '../../rules/core/issue.ts'
import { isList, isRecord } from '../../rules/core/read.ts'
import type { Verdict } from '../../rules/core/verdict.ts'
import { createState, isCount, readClient, readCompany, readToken } from './create-state.ts'
import { copyJson } from './json.ts'
import { SEED_MESSAGES } from './messages.ts'
import {
	readStoreCollection,
	readStoreOrder,
	readStorePerson,
	readStorePersonalization,
	readStoreProduct,
} from './read-collection.ts'
import type { ServiceState, StateSeed } from './state.ts'

export type SeedCode = keyof typeof SEED_MESSAGES

/** The reader of each list in a seed or in one of its collections. The reader returns null for an item that is dropped. */
type Readers = Readonly<Record<string, (item: unknown) => unknown>>

const PARTS: Readers = {
	clients: (item) => readClient(item, []),
	companies: readCompany,
	collections: (item) => readStoreCollection(item, ''),
	tokens: readToken,
	templates: readProduct,
}
const COLLECTION_PARTS: Readers = {
	products: readProduct,
	people: readStorePerson,
	orders: readStoreOrder,
	latestOrders: readStoreOrder,
	personalizations: readStorePersonalization,
}
const NO_PARTS: Readers = {}

/**
 * Checks a seed, and returns a verdict whose value is the state that `createState` makes of it. Each part that is dropped is a warning (D-113).
 * Such a part is an item that can't be read, or a field that is unknown or has a wrong type. Null and empty texts count as absent.
 *
 * @example
 * const seed = { collections: [{ id: 'store', rewardType: 'coins', people: [{ email: 'zoe@mail.test' }, {}] }] }
 * checkSeed(seed).issues.map(({ path }) => path.join('.')) // => ['collections.0.people.1', 'collections.0.rewardType']
 * checkSeed(createState(seed)).issues // => []
 */
export function checkSeed(seed: StateSeed): Verdict<ServiceState, SeedCode> {
	const findings = noFindings(null)
	const state = createState(seed)
	const given = copyJson(seed)
	if (isRecord(given)) noteLost(given, state, PARTS, [], findings)
	return toVerdict(state, findings)
}

/** Adds a warning for each field of `given` that `kept` doesn't have, or has with another value. */
function noteLost(given: object, kept: object, readers: Readers, path: Path, to: Findings<unknown>): void {
	for (const [key, value] of Object.entries(given)) {
		const at = [...path, key]
		const read = Object.hasOwn(readers, key) ? readers[key] : undefined
		const same: unknown = Object.hasOwn(kept, key) ? kept[key as keyof typeof kept] : undefined
		if (value === null || value === '' || (key === 'counter' && isCount(value))) continue
		if (read !== undefined && isList(value)) {
			for (const [index, item] of value.entries()) {
				const parts = key === 'collections' ? COLLECTION_PARTS : NO_PARTS
				const keptItem = read(item)
				if (isRecord(item) && isRecord(keptItem)) noteLost(item, keptItem, parts, [...at, index], to)
				else noteDropped([...at, index], to)
			}
		} else if (isRecord(value) && isRecord(same)) noteLost(value, same, NO_PARTS, at, to)
		else if (value !== same && !(isList(value) && isList(same))) noteDropped(at, to)
	}
}

function noteDropped(path: Path, to: Findings<unknown>): void {
	const params = { part: path.join('.') }
	note(to, SEED_MESSAGES, 'seed.part.dropped', { severity: 'warning', about: 'change', path, rule: 'D-113', params })
}

/** Reads a product that is in the seed alone or with the model's data. */
function readProduct(item: unknown): unknown {
	const read = readStoreProduct(item)
	return read === null || (isRecord(item) && isRecord(item['product'])) ? read : read.product
}
