import { makeIssue, type Notes } from '../../core/issue.ts'
import { fromCents, sumCents } from '../../money/cents.ts'
import type { OrderTotals } from './built-order.ts'
import type { Purse } from './judge-purse.ts'
import type { Totals } from './judge-totals.ts'

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
 *
 * @example
 * const totals = { items: 2, price: 3000, retailPrice: null }
 * payOrder(totals, { rewardType: 'Coins', balance: 5000, takesCards: false }).balanceAfter // => 2000
 * payOrder(totals, { rewardType: 'Coins', balance: 1000, takesCards: true }).dueByCard // => 2000
 */
export function payOrder(totals: Totals, purse: Purse): Payment {
	const needed = purse.rewardType === 'Gifts' ? totals.items * 100 : Math.max(0, totals.price)
	const used = Math.min(needed, Math.max(0, purse.balance))
	return { totals, purse, used, dueByCard: needed - used, balanceAfter: purse.balance - used }
}

/** Notes a payment above the balance, if the store takes no cards. */
export function judgePayment({ purse, used, dueByCard }: Payment, to: Notes<PaymentCode>): void {
	if (dueByCard === 0 || purse.takesCards) return
	const { balance } = purse
	const needed = used + dueByCard
	const missing = sumCents([needed, -balance]) ?? needed
	const params = { needed: fromCents(needed), balance: fromCents(balance), missing: fromCents(missing) }
	const details = { severity: 'error', path: ['orderItems'], rule: 'D-81', params } as const
	to.push(makeIssue(PAYMENT_MESSAGES, 'order.balance.insufficient', details))
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
		dueByCard: fromCents(dueByCard),
	}
}
