import { findInInstant, type InstantCode } from '../calendar/check-instant.ts'
import { writeInFull } from '../calendar/write-in-full.ts'
import type { RewardType } from '../contract/generated/types.ts'
import { type Issue, makeIssue } from '../core/issue.ts'
import { type Fields, readField } from '../core/read.ts'
import type { Need } from '../core/verdict.ts'
import { toCents } from '../money/cents.ts'
import { type PriceCode, priceIssue } from '../money/shift-prices.ts'
import type { OrderFacts } from './built-order.ts'

export const FACTS_MESSAGES = {
	'order.payment.gifts': 'Leave paymentCheckout out: only stores of credits take payment at checkout. It is ignored.',
} as const

export type FactsCode = keyof typeof FACTS_MESSAGES | InstantCode | PriceCode

/** How the order is paid for. */
export interface Purse {
	readonly rewardType: RewardType
	/** In cents; for gifts, in hundredths of an item. */
	readonly balance: number
	readonly takesCards: boolean
}

/** The facts that concern the whole order. */
export interface FactsReading {
	/** Null while a fact is missing. */
	readonly purse: Purse | null
	readonly createdAt: string | null
	readonly issues: readonly Issue<FactsCode>[]
	readonly needs: readonly Need[]
}

/**
 * Reads how an order is paid for and when it is made. A fact of another type than it should be is a missing one; a balance
 * that is a number but no amount is an error (D-40). Payment at checkout in a store of gifts is ignored, with a warning (D-83).
 *
 * @example
 * readFacts({ collection: { rewardType: 'Coins' }, balance: 20 }, undefined, 0).purse
 * // => { rewardType: 'Coins', balance: 2000, takesCards: false }
 * readFacts({}, undefined, 0).needs // => [{ kind: 'collection' }, { kind: 'balance' }]
 */
export function readFacts(facts: Fields<OrderFacts>, person: unknown, dayOffset: number): FactsReading {
	const issues: Issue<FactsCode>[] = []
	const needs: Need[] = []
	const { collection } = facts
	const rewardType = readRewardType(readField(collection, 'rewardType'))
	const isOfPerson = (facts.balance ?? null) === null
	const given = isOfPerson ? readField(person, 'balance') : facts.balance
	const balance = toCents(given)
	const hasCheckout = readField(collection, 'paymentCheckout') === true
	if (rewardType === null) needs.push({ kind: 'collection' })
	if (balance === null && typeof given === 'number') {
		issues.push(priceIssue('money.amount.invalid', [isOfPerson ? 'person' : 'facts', 'balance']))
	} else if (balance === null) needs.push({ kind: 'balance' })
	if (hasCheckout && rewardType === 'Gifts') {
		const path = ['facts', 'collection', 'paymentCheckout']
		issues.push(makeIssue(FACTS_MESSAGES, 'order.payment.gifts', { severity: 'warning', path, rule: 'D-83' }))
	}
	const now = facts.now ?? null
	if (now !== null) issues.push(...findInInstant(now, dayOffset, ['facts', 'now']))
	return {
		purse:
			rewardType === null || balance === null
				? null
				: { rewardType, balance, takesCards: hasCheckout && rewardType === 'Coins' },
		createdAt: now === null ? null : writeInFull(now, dayOffset),
		issues,
		needs,
	}
}

/** The reward type that a value names, else null. */
export function readRewardType(value: unknown): RewardType | null {
	return value === 'Coins' || value === 'Gifts' ? value : null
}
