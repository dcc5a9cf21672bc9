import type { Issue } from '../../rules/core/issue.ts'
import { readField } from '../../rules/core/read.ts'
import { readCountryCode } from '../../rules/country/countries.ts'
import type { ServiceAnswer, ServiceRequest } from '../model/call.ts'
import { type Expectation, rulesIn } from '../model/expectation.ts'
import { ERROR_BODY } from './clauses.ts'
import type { Seen } from './coverage.ts'
import type { PlannedRequest } from './planned.ts'

/** The kind of mismatch: the service rejects what it must accept, accepts what it must reject, or returns something different. */
export type Difference = 'stricter' | 'laxer' | 'different' | 'no answer'

/**
 * Returns the clause or decision that an answer violates:
 *
 * - `laxer`: the clause that forbids the request.
 * - `stricter`: the clause that the request tests.
 * - `different`: the clause about the wrong part of the body.
 */
export function clauseOf(
	{ operation, tries }: PlannedRequest,
	{ refusal }: Expectation,
	difference: Difference,
	{ rule }: Issue,
): string {
	if (difference === 'laxer' && refusal !== null) return refusal.rule
	if (difference === 'stricter' && tries !== undefined) return tries
	return difference === 'different' ? rule : `${operation}.response`
}

/** The checks of validate-order that every order tests. */
const CHECKS = ['validate-order.1', 'validate-order.2', 'validate-order.3', 'validate-order.4']

/** The clauses of a request. */
export interface Tried {
	/** Those that the answer could have broken. */
	readonly tested: readonly string[]
	/** The clauses of the request that the answer couldn't break, because both answers are allowed. */
	readonly asked: readonly string[]
}

/**
 * Returns the clauses that a request tests. If a request must be rejected, this is the clause that rejects it; otherwise it is every clause that
 * the request must satisfy. If both answers are allowed, only the body of the answer can break a clause.
 */
export function clausesTried(
	planned: PlannedRequest,
	request: ServiceRequest,
	{ success, refusal }: Expectation,
	answer: Seen['answer'],
): Tried {
	const { operation, tries } = planned
	const isRefused = answer === 'refused'
	if (success === null) {
		return { tested: refusal === null ? [] : [refusal.rule, ...(isRefused ? [ERROR_BODY] : [])], asked: [] }
	}
	const named = tries === undefined ? [] : [tries]
	if (refusal !== null && isRefused) {
		// Instead of a rejection, only an empty answer passes: any other answer would have broken the clause.
		const isBound = success.rule === refusal.rule
		return {
			tested: isBound ? [refusal.rule, ERROR_BODY] : [ERROR_BODY],
			asked: isBound ? named : [refusal.rule, ...named],
		}
	}
	const shown = [`${operation}.response`, operation === 'create-tokens' ? 'authentication.2' : 'authentication.1']
	if (success.rule !== undefined) shown.push(success.rule)
	shown.push(...rulesIn(success.body))
	const judged = [...named, ...judgedBy(planned, request)]
	return refusal === null ? { tested: [...shown, ...judged], asked: [] } : { tested: shown, asked: judged }
}

/** Returns the clauses that decide whether a request succeeds. */
function judgedBy({ operation }: PlannedRequest, { body }: ServiceRequest): readonly string[] {
	const isOrder = operation === 'validate-order' || operation === 'place-order'
	return [
		...(operation === 'validate-order' ? CHECKS : []),
		...(isOrder ? taxClauses(readField(readField(body, 'address'), 'countryCode')) : []),
		...(typeof readField(body, 'companyId') === 'string' ? ['authentication.4'] : []),
	]
}

/** The countries whose orders need a tax number, each with the rule for the number. */
export const TAX_RULES: Readonly<Record<string, string>> = {
	BR: 'tax-number.2',
	MX: 'tax-number.3',
	IT: 'tax-number.4',
	CN: 'tax-number.4',
	KR: 'tax-number.4',
}

function taxClauses(country: unknown): readonly string[] {
	const rule = TAX_RULES[readCountryCode(country) ?? '']
	return rule === undefined ? [] : ['tax-number.1', rule]
}

/** An answer that differs from the model. */
export interface Mismatch {
	/** The clause or decision that the answer violates. */
	readonly rule: string
	readonly operation: string
	readonly difference: Difference
	/** The first difference, in words. */
	readonly why: string
	/** What any answer to the last request must satisfy. */
	readonly expected: Expectation
	/** The model's own answer. */
	readonly canonical: ServiceAnswer
	/** The service's answer. Null without an answer. */
	readonly got: unknown
	/** A text that is equal for two mismatches if they probably have the same cause. */
	readonly signature: string
}

/** An answer, and the issues that the model finds in it. */
export type Found = Pick<Mismatch, 'operation' | 'expected' | 'canonical' | 'got'>

/** Returns a mismatch that no expectation shows. */
export function differs(found: Found, rule: string, why: string, signature: string): Mismatch {
	return { ...found, rule, difference: 'different', why, signature }
}
