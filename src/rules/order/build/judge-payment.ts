import type { RewardType } from '../../contract/generated/types.ts'
import { type Findings, note, noteNeed } from '../../core/finding.ts'
import { fromCents, sumCents, toCents } from '../../money/cents.ts'
import { noteAmount, type PriceCode } from '../../money/price-delta.ts'
import type { OrderTotals } from './built-order.ts'
import type { Totals } from './order-lines.ts'
import { factDetails, type GivenFacts } from './read-facts.ts'
import { judgeRewardType, type RewardTypeCode } from './reward-type.ts'

export const PURSE_MESSAGES = {
	'order.payment.gifts':
		'Leave paymentCheckout out. It is ignored here: only stores of credits take payment at checkout.',
} as const

export type PurseCode = keyof typeof PURSE_MESSAGES | RewardTypeCode | PriceCode

/** The means of payment. */
interface Purse {
	readonly rewardType: RewardType
	/** In cents; for gifts, in hundredths of an item. */
	readonly balance: number
	readonly takesCards: boolean
}

/**
 * Returns the means of payment; null while a fact is missing. The balance comes from the facts, otherwise from the person. Notes a
 * balance that is given but is not an amount, an unknown reward type (D-93), and payment at checkout in a store of gifts, which is ignored (D-83).
 */
export function judgePurse(
	{ rewardType: givenType, balance: ofFacts, hasCheckout }: Pick<GivenFacts, 'rewardType' | 'balance' | 'hasCheckout'>,
	ofPerson: unknown,
	to: Findings,
): Purse | null {
	const given = ofFacts ?? ofPerson ?? null
	const balance = toCents(given)
	const wrong = factDetails(to.policy)
	const rewardType = judgeRewardType(givenType, ['facts', 'collection', 'rewardType'], to, wrong)
	if (rewardType === null) noteNeed(to, { kind: 'collection' })
	to.check++
	if (balance === null) noteNeed(to, { kind: 'balance' })
	if (given !== null && balance === null) noteAmount([ofFacts === null ? 'person' : 'facts', 'balance'], to, wrong)
	to.check++
	if (hasCheckout && rewardType === 'Gifts') {
		const path = ['facts', 'collection', 'paymentCheckout']
		note(to, PURSE_MESSAGES, 'order.payment.gifts', { severity: 'warning', about: 'change', path, rule: 'D-83' })
	}
	if (rewardType === null || balance === null) return null
	return { rewardType, balance, takesCards: hasCheckout && rewardType === 'Coins' }
}

export const PAYMENT_MESSAGES = {
	'order.balance.insufficient':
		'The order needs {needed}, but the balance is {balance}. Remove items, or add {missing} to the balance.',
} as const

export type PaymentCode = keyof typeof PAYMENT_MESSAGES

/** Who pays how much, in cents; for gifts, in hundredths of an item. */
export interface Payment {
	readonly totals: Totals
	readonly purse: Purse
	readonly used: number
	readonly dueByCard: number
	readonly balanceAfter: number
}

/**
 * Pays an order from the balance (D-81). A store of credits charges the price, a store of gifts the number of pieces. A price below
 * zero costs nothing, and a balance below zero counts as empty.
 */
export function payOrder(totals: Totals, purse: Purse): Payment {
	const needed = purse.rewardType === 'Gifts' ? totals.items * 100 : Math.max(0, totals.price)
	const used = Math.min(needed, Math.max(0, purse.balance))
	return { totals, purse, used, dueByCard: needed - used, balanceAfter: purse.balance - used }
}

/** Notes a payment above the balance, if the store takes no cards. */
export function judgePayment({ purse, used, dueByCard }: Payment, to: Findings): void {
	if (dueByCard === 0 || purse.takesCards) return
	const { balance } = purse
	const needed = used + dueByCard
	const missing = sumCents([needed, -balance]) ?? needed
	const params = { needed: fromCents(needed), balance: fromCents(balance), missing: fromCents(missing) }
	const { balance: severity } = to.policy
	const details = { severity, path: ['orderItems'], rule: 'D-81', policy: 'balance', params } as const
	note(to, PAYMENT_MESSAGES, 'order.balance.insufficient', details)
}

/** Returns the totals of an order and its payment, as amounts. */
export function writeTotals({ totals, purse, used, dueByCard }: Payment): OrderTotals {
	const isGifts = purse.rewardType === 'Gifts'
	return {
		items: totals.items,
		price: fromCents(totals.price),
		retailPrice: totals.retailPrice === null ? null : fromCents(totals.retailPrice),
		creditsUsed: isGifts ? 0 : fromCents(used),
		giftsUsed: isGifts ? fromCents(used) : 0,
		dueByCard: isGifts ? 0 : fromCents(dueByCard),
	}
}
