import { createDerive } from './derive.ts'
import { createRules } from './rules.ts'
import { createShape } from './shapes.ts'
import { createMangle } from './texts.ts'
import { fold, type Is, type Json, type World } from './types.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const PERSON_FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** What the parts of the service share: its data, its clock, and what it does by name. */
export interface State {
	readonly is: Is
	readonly chosen: ReadonlySet<string>
	readonly clock: () => number
	readonly clients: Json[]
	readonly companies: Json[]
	readonly collections: Json[]
	/** The products of a new collection. */
	readonly templates: Json[]
	readonly tokens: Json[]
	readonly makeId: () => string
	/** How many ids were made. */
	made: number
	/** How many requests came. */
	asked: number
	/** The language of the product that was read last. */
	lastLanguage: string
	readonly rules: ReturnType<typeof createRules>
	readonly derive: ReturnType<typeof createDerive>
	readonly mangle: ReturnType<typeof createMangle>
	readonly shape: ReturnType<typeof createShape>
}

/** A request with its client. */
export interface Call {
	readonly client: Json
	readonly parameters: Json
	readonly body: Json
}

/** A change that is prepared first and then made. Between the two, a service may do other things. */
export type Change = () => Json

export function createState(
	seed: Json,
	clock: () => number,
	world: World,
	chosen: ReadonlySet<string>,
	reached: Set<string>,
): State {
	const is: Is = (name) => {
		if (!chosen.has(name)) return false
		reached.add(name)
		return true
	}
	const collections: Json[] = structuredClone(seed.collections)
	for (const collection of collections) {
		collection.people ??= []
		collection.orders ??= []
		for (const person of collection.people) person.seedBalance = person.balance ?? 0
		collection.creations = []
	}
	const state: State = {
		is,
		chosen,
		clock,
		clients: structuredClone(seed.clients),
		companies: structuredClone(seed.companies ?? []),
		collections,
		templates: structuredClone(seed.templates ?? []),
		tokens: [],
		makeId: () => `9c0f0000-0000-4000-8000-${String(++state.made).padStart(12, '0')}`,
		made: 0,
		asked: 0,
		lastLanguage: '',
		rules: createRules(is, world),
		derive: createDerive(is, clock),
		mangle: createMangle(is, chosen),
		shape: createShape(is, chosen),
	}
	return state
}

export const byId = (list: readonly Json[], id: Json): Json => list.find((each) => each.id === id)
export const productOf = (stored: Json): Json => stored.product ?? stored
export const variantsOf = (stored: Json): Json[] => productOf(stored).variants ?? []
export const byEmail = (people: readonly Json[], email: Json): Json =>
	people.find((each) => fold(each.email) === fold(email))
export const peopleElsewhere = ({ collections }: State, collection: Json): Json[] =>
	collections.filter((each) => each !== collection).flatMap((each) => each.people)
