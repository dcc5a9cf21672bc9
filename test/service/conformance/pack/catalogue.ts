import { ANSWER_FAULTS } from './answer-faults.ts'
import type { Kind, Need } from './kinds.ts'
import { LOCALES } from './language.ts'
import { IN_COLLECTION, OPERATIONS, WITH_COMPANY } from './operations.ts'
import { ORDER_FAULTS } from './order-faults.ts'
import { OPEN_TAX_COUNTRIES, PHONE_COUNTRIES, PROVINCE_COUNTRIES, TAX_COUNTRIES, ZIP_COUNTRIES } from './rules.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { SEED } from './store.ts'
import { STORE_FAULTS } from './store-faults.ts'
import { MANGLERS, type Mangler, mangledIn, PLACES, type Place } from './texts.ts'
import type { Json } from './types.ts'
import type { VariantName } from './variants.ts'

/** The faults, by kind and by what they need. A fault is a sentence about the service, and the service reads it where it is true. */
const GROUPS = [...ORDER_FAULTS, ...STORE_FAULTS, ...ANSWER_FAULTS]

type FamilyName =
	| `${(typeof OPEN_TAX_COUNTRIES)[number]}: the value is validated`
	| `${(typeof TAX_COUNTRIES)[number]}: a tax number may be absent`
	| `${(typeof PROVINCE_COUNTRIES)[number]}: provinces are not looked at`
	| `${(typeof PHONE_COUNTRIES)[number]}: phones are not looked at`
	| `${(typeof ZIP_COUNTRIES)[number]}: zips are not looked at`
	| `${(typeof OPERATIONS)[number]}: no token is needed`
	| `${(typeof OPERATIONS)[number]}: tokens do not age`
	| `${(typeof OPERATIONS)[number] | 'create-tokens'}: errors have no errorCode`
	| `${(typeof WITH_COMPANY)[number]}: a partner needs no company`
	| `${(typeof IN_COLLECTION)[number]}: stores of others are open`
	| `${'place-order' | 'validate-order'}: ${'variants of other stores' | 'unknown variants'} are good`
	| 'validate-order: variants behind the first are not looked at'
	| `${(typeof LOCALES)[number]} is not translated`
	| `${Place} ${Mangler}`
	| ShapeName

export type FaultName = (typeof GROUPS)[number]['names'][number] | FamilyName
/** Everything that a service may do by name. */
export type Choice = FaultName | VariantName

export interface Fault {
	readonly name: FaultName
	readonly kind: Kind
	/** What a client must do beside reading and validating, so that it sees the fault. */
	readonly needs: readonly Need[]
}

const READS = [
	'get-collection-status',
	'list-collections',
	'get-product',
	'validate-order',
	'list-orders',
	'list-people',
	'create-tokens',
]
const needsOf = (operation: string, ...more: readonly Need[]): readonly Need[] =>
	READS.includes(operation) ? more : ['writes', ...more]

/** The texts of the seed that a client can read, by place. */
function seedTexts(): Readonly<Record<Place, readonly unknown[]>> {
	const collections: Json[] = SEED.collections
	const people = collections.flatMap((each) => each.people ?? [])
	const products = collections.flatMap((each) => each.products).map((each) => each.product ?? each)
	const orders = collections.flatMap((each) => each.orders ?? []).map((each) => each.order)
	const lines = orders.flatMap((each) => each.orderLineItems)
	const personal = lines.flatMap((each) => each.personalizations ?? [])
	return {
		'names of people': people.flatMap((each) => [each.firstName, each.lastName]),
		'external ids of people': people.map((each) => each.externalId),
		notes: products.map((each) => each.notes),
		'external ids of orders': orders.map((each) => each.externalId),
		'personalized names': personal.flatMap(({ name }) => [name.first, name.last]),
		departments: personal.flatMap(({ work }) => [work.department, work.location]),
		'titles of products': products.map((each) => each.title),
		descriptions: products.map((each) => each.description),
		'titles of lines': lines.flatMap((each) => [each.title, each.productTitle, each.variantTitle]),
		'titles of stores': collections.map((each) => each.shown.title),
	}
}
const SEED_TEXTS = seedTexts()

/** Returns whether the seed has a text that a mangler changes, so that reading shows it. */
const isSeeded = (place: Place, mangler: Mangler): boolean =>
	SEED_TEXTS[place].some((text) => typeof text === 'string' && MANGLERS[mangler](text) !== text)

const ARRAYS = {
	tax: [
		...OPEN_TAX_COUNTRIES.map((country) => `${country}: the value is validated` as const),
		...TAX_COUNTRIES.map((country) => `${country}: a tax number may be absent` as const),
	],
	addresses: [
		...PROVINCE_COUNTRIES.map((country) => `${country}: provinces are not looked at` as const),
		...PHONE_COUNTRIES.map((country) => `${country}: phones are not looked at` as const),
		...ZIP_COUNTRIES.map((country) => `${country}: zips are not looked at` as const),
	],
	products: LOCALES.slice(1).map((locale) => `${locale} is not translated` as const),
} as const

const kindOfShape = (operation: string): Kind =>
	operation === 'personalize'
		? 'personalization'
		: operation === 'get-product'
			? 'products'
			: operation === 'create-tokens'
				? 'tokens'
				: /collection|company/.test(operation)
					? 'stores'
					: 'lists'

/** Every fault, once. */
export const FAULTS: readonly Fault[] = [
	...GROUPS.flatMap(({ kind, needs, names }) => names.map((name): Fault => ({ name, kind, needs }))),
	...Object.entries(ARRAYS).flatMap(([kind, names]) =>
		names.map((name): Fault => ({ name, kind: kind as Kind, needs: [] })),
	),
	...OPERATIONS.flatMap((operation): Fault[] => [
		{ name: `${operation}: no token is needed`, kind: 'tokens', needs: needsOf(operation) },
		{ name: `${operation}: tokens do not age`, kind: 'tokens', needs: needsOf(operation, 'clock') },
	]),
	...(['create-tokens', ...OPERATIONS] as const).map(
		(operation): Fault => ({
			name: `${operation}: errors have no errorCode`,
			kind: 'errors',
			needs: needsOf(operation),
		}),
	),
	...WITH_COMPANY.map(
		(operation): Fault => ({
			name: `${operation}: a partner needs no company`,
			kind: 'tokens',
			needs: needsOf(operation),
		}),
	),
	...IN_COLLECTION.map(
		(operation): Fault => ({
			name: `${operation}: stores of others are open`,
			kind: 'stores',
			needs: needsOf(operation),
		}),
	),
	...(['place-order', 'validate-order'] as const).flatMap((operation): Fault[] => [
		{ name: `${operation}: variants of other stores are good`, kind: 'stores', needs: needsOf(operation) },
		{ name: `${operation}: unknown variants are good`, kind: 'stores', needs: needsOf(operation) },
	]),
	{ name: 'validate-order: variants behind the first are not looked at', kind: 'stores', needs: [] },
	...PLACES.flatMap((place) =>
		mangledIn(place).map(
			(mangler): Fault => ({
				name: `${place} ${mangler}`,
				kind: 'data',
				needs: isSeeded(place, mangler) ? [] : ['writes'],
			}),
		),
	),
	...SHAPES.map(({ name, operation }): Fault => ({ name, kind: kindOfShape(operation), needs: needsOf(operation) })),
]
