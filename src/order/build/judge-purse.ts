import type { RewardType } from '../../contract/generated/types.ts'
import { makeIssue, type Notes } from '../../core/issue.ts'
import type { Need } from '../../core/verdict.ts'
import { toCents } from '../../money/cents.ts'
import { type PriceCode, priceIssue } from '../../money/shift-prices.ts'
import type { GivenFacts } from './read-facts.ts'
import { judgeRewardType, type RewardTypeCode } from './reward-type.ts'

export const PURSE_MESSAGES = {
	'order.payment.gifts':
		'Leave paymentCheckout out. It is ignored here: only stores of credits take payment at checkout.',
} as const

export type PurseCode = keyof typeof PURSE_MESSAGES | RewardTypeCode | PriceCode

/** The means of payment. */
export interface Purse {
	readonly rewardType: RewardType
	/** In cents; for gifts, in hundredths of an item. */
	readonly balance: number
	readonly takesCards: boolean
}

/**
 * Returns the means of payment; null while a fact is missing. The balance comes from the facts, otherwise from the person. Notes a
 * balance that is given but is not an amount, an unknown reward type (D-93), and payment at checkout in a store of gifts, which is ignored (D-83).
 *
 * @example
 * judgePurse({ rewardType: 'Coins', balance: 20, hasCheckout: false }, undefined, [], [])
 * // => { rewardType: 'Coins', balance: 2000, takesCards: false }
 * judgePurse({ rewardType: 'Coins', balance: null, hasCheckout: false }, undefined, [], []) // => null
 */
export function judgePurse(
	{ rewardType: givenType, balance: ofFacts, hasCheckout }: Pick<GivenFacts, 'rewardType' | 'balance' | 'hasCheckout'>,
	ofPerson: unknown,
	to: Notes<PurseCode>,
	needs: Need[],
): Purse | null {
	const given = ofFacts ?? ofPerson ?? null
	const balance = toCents(given)
	const rewardType = judgeRewardType(givenType, ['facts', 'collection', 'rewardType'], to)
	if ((givenType ?? '') === '') needs.push({ kind: 'collection' })
	if (given === null) needs.push({ kind: 'balance' })
	else if (balance === null) {
		to.push(priceIssue('money.amount.invalid', [ofFacts === null ? 'person' : 'facts', 'balance']))
	}
	if (hasCheckout && rewardType === 'Gifts') {
		const path = ['facts', 'collection', 'paymentCheckout']
		to.push(makeIssue(PURSE_MESSAGES, 'order.payment.gifts', { severity: 'warning', path, rule: 'D-83' }))
	}
	if (rewardType === null || balance === null) return null
	return { rewardType, balance, takesCards: hasCheckout && rewardType === 'Coins' }
}
