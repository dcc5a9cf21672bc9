import type { Expectation } from '../model/expectation.ts'
import type { Departure } from './follow.ts'
import type { PlannedRequest } from './planned.ts'

/** Fields of the body of a success, and the clause or decision that one goes against which is wrong. */
const CLAUSES: readonly (readonly [operation: string, fields: readonly string[], rule: string])[] = [
	['get-collection-status', ['isReady'], 'D-80'],
	['get-product', ['price', 'retailPrice', 'minVariantPrice', 'maxVariantPrice'], 'get-product.2'],
	['get-product', ['title', 'description', 'descriptionV2', 'sizeChartTable'], 'get-product.1'],
	['list-orders', ['data', 'data.*', 'count'], 'list-orders.2'],
	['list-people', ['balance'], 'D-81'],
	['personalize', ['sha'], 'D-67'],
	['reward', ['numAffectedPeople'], 'D-84'],
]

/** The clause or the decision that an answer goes against. */
export function clauseOf(
	{ operation }: PlannedRequest,
	{ refusal }: Expectation,
	departure: Departure,
	place: string,
): string {
	if (departure === 'laxer' && refusal !== null) return refusal.rule
	const field = place.slice(place.lastIndexOf('.') + 1)
	const known = CLAUSES.find(
		([id, fields]) =>
			departure === 'different' && id === operation && (fields.includes(field) || fields.includes(place)),
	)
	return known?.[2] ?? `${operation}.response`
}
