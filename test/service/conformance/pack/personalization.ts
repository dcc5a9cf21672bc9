import { findCollection } from './collections.ts'
import { type Call, PERSON_FIELDS, productOf, type State } from './state.ts'
import { type Json, refuse, text } from './types.ts'

/** A person's data, as one text. */
const keyOf = (source: Json): string =>
	JSON.stringify(
		PERSON_FIELDS.map((name) =>
			text(source?.[name])
				.trim()
				.slice(0, name.endsWith('Date') ? 10 : 3000),
		),
	)

/** Starts to make a product for a person, or every product of a store. */
export function create({ is, clock, makeId }: State, collection: Json, productId: Json, source: Json): Json {
	const key = keyOf(source)
	const known = collection.creations.find((each: Json) => each.key === key && each.productId === productId)
	if (known !== undefined) {
		if (is('a product is made again each time')) known.createdAt = clock()
		return known
	}
	const creation = {
		productId,
		key,
		createdAt: clock(),
		sha: makeId(),
	}
	collection.creations.push(creation)
	return creation
}

export function statusOf({ is, clock }: State, creation: Json): string {
	const age = clock() - creation.createdAt
	if (is('open: a product is made at once')) return 'Done'
	creation.reads = (creation.reads ?? 0) + 1
	if (creation.reads > 1 && is('open: a product is made when it is read again')) return 'Done'
	if (age >= 5000 && is('open: a product is made after five seconds')) return 'Done'
	if (age < 60_000 && is('a product is made after a minute')) return 'Pending'
	if (is('a product is never made')) return 'Pending'
	if (age < 18_000 && is('to read a product restarts its time')) creation.createdAt = clock()
	if (creation.reads % 2 === 0 && is('a made product is pending every other time')) return 'Pending'
	const least = is('open: products are made in 15 seconds')
		? 15_000
		: is('open: products are made in 20 seconds')
			? 20_000
			: 18_000
	if (age < least) return 'Pending'
	if (is('open: products can not be made')) return 'Error'
	return is('a made product is called Ready') ? 'Ready' : 'Done'
}

/** Returns whether a personalized product was made that may now be ordered. */
export function findCreation(state: State, collection: Json, product: Json, source: Json): Json {
	const { is } = state
	const { creations } = collection
	const key = keyOf(source)
	const byStore = (each: Json): boolean =>
		each.productId === undefined && !is('open: personalizing a store makes no product')
	const own = creations.find((each: Json) => each.key === key && (each.productId === product.id || byStore(each)))
	if (own !== undefined) return own
	if (creations.length > 0 && is('a product that is made makes all products')) return creations[0]
	const elsewhere = state.collections.flatMap((each) => each.creations)
	if (elsewhere.length > creations.length && is('a product that is made in another store is made')) return elsewhere[0]
	if (is('a personalized product need not be made')) return { sha: state.makeId() }
	return refuse(422, 'PERSONALIZATION_MISSING')
}

export function mangleNames({ mangle }: State, fields: Json): Json {
	const { name, work } = fields
	for (const key of ['first', 'last']) name[key] = mangle('personalized names', name[key])
	for (const key of ['department', 'location']) work[key] = mangle('departments', work[key])
	return fields
}

export function personalize(state: State, call: Call): Json {
	const { is } = state
	const { parameters, body } = call
	const collection = findCollection(state, call, parameters.collectionId, 'personalize')
	const isPersonalizable = collection.products.some((each: Json) => productOf(each).isPersonalized)
	if (!isPersonalizable && !is('every store may be personalized')) refuse(422, 'PERSONALIZATION_NONE')
	const creation = create(state, collection, undefined, body.sourceFields)
	collection.firstSource ??= body.sourceFields
	const source = is('personalize answers for the first person') ? collection.firstSource : body.sourceFields
	const fields = mangleNames(state, state.derive(source))
	return {
		sha: creation.sha,
		fields,
		status: is('open: a personalization has a status of its own') ? 'Queued' : statusOf(state, creation),
	}
}
