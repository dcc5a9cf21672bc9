import type { Issue } from '../core/issue.ts'
import { openEntry } from '../core/open.ts'
import { readCountryCode } from '../country/countries.ts'
import type { ServiceRequest } from '../model/exchange.ts'
import { type Expectation, rulesIn } from '../model/expectation.ts'
import type { Seen } from './coverage.ts'
import type { PlannedRequest } from './planned.ts'

/** How a service departs from the model: it rejects what it must accept, accepts what it must reject, or answers differently. */
export type Departure = 'stricter' | 'laxer' | 'different' | 'no answer'

/**
 * Returns the clause or decision that an answer violates:
 *
 * - `laxer`: the clause that forbids the request.
 * - `stricter`: the clause that the request was sent for.
 * - `different`: the clause of the wrong part of the body.
 */
export function clauseOf(
	{ operation, tries }: PlannedRequest,
	{ refusal }: Expectation,
	departure: Departure,
	{ rule }: Issue,
): string {
	if (departure === 'laxer' && refusal !== null) return refusal.rule
	if (departure === 'stricter' && tries !== undefined) return tries
	return departure === 'different' ? rule : `${operation}.response`
}

/** The checks of validate-order that every order tests. */
const CHECKS = ['validate-order.1', 'validate-order.2', 'validate-order.3', 'validate-order.4']

const ERROR_BODY = 'errors.1'

/** Returns the clauses that a request tests: the clause that rejects it, otherwise every clause that its success depends on. */
export function clausesTried(
	{ operation, authorization, tries }: PlannedRequest,
	request: ServiceRequest,
	{ success, refusal }: Expectation,
	answer: Seen['answer'],
): readonly string[] {
	if (success === null) return refusal === null ? [] : [refusal.rule, ...(answer === 'refused' ? [ERROR_BODY] : [])]
	const named = tries === undefined ? [] : [tries]
	if (refusal !== null && answer === 'refused') return [refusal.rule, ...named, ERROR_BODY]
	const tried = [`${operation}.response`, ...named]
	if (operation === 'create-tokens') tried.push('authentication.2')
	else if (authorization !== undefined) tried.push('authentication.1')
	const isOrder = operation === 'validate-order' || operation === 'place-order'
	if (operation === 'validate-order') tried.push(...CHECKS)
	if (isOrder) tried.push(...taxClauses(openEntry(openEntry(request.body, 'address'), 'countryCode')))
	if (typeof openEntry(request.body, 'companyId') === 'string') tried.push('authentication.4')
	if (success.rule !== undefined) tried.push(success.rule)
	tried.push(...rulesIn(success.body))
	return tried
}

/** Returns the rules for the tax numbers of a country. */
function taxClauses(country: unknown): readonly string[] {
	switch (readCountryCode(country)) {
		case 'BR':
			return ['tax-number.1', 'tax-number.2']
		case 'MX':
			return ['tax-number.1', 'tax-number.3']
		case 'CN':
		case 'IT':
		case 'KR':
			return ['tax-number.1', 'tax-number.4']
		default:
			return []
	}
}
