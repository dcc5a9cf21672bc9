import { type Issue, makeIssue } from '../core/issue.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { fromCents, sumCents } from '../money/cents.ts'
import type { OrderTotals } from './built-order.ts'
import type { Purse } from './read-facts.ts'
import type { Totals } from './total-lines.ts'

export const PAYMENT_MESSAGES = {
	'order.balance.insufficient':
		'Take items out or add {missing} to the balance: the order needs {needed}, and the balance is {balance}.',
} as const

export type PaymentCode = keyof typeof PAYMENT_MESSAGES

/** Who pays what, in cents; gifts in hundredths of an item. */
export interface Payment {
	readonly totals: Totals
	readonly purse: Purse
	readonly used: number
	readonly dueByCard: number
	readonly balanceAfter: number
}

/**
 * Pays an order from the balance (D-81): a store of credits takes its price, a store of gifts its pieces. What the credits do not
 * cover, a card pays where the store takes cards; else the order is refused. A price below zero costs nothing, and a balance
 * below zero holds nothing. Without a purse: `unknown`.
 *
 * @example
 * const totals = { items: 2, price: 3000, retailPrice: null }
 * payOrder(totals, { rewardType: 'Coins', balance: 5000, takesCards: false }).value.balanceAfter // => 2000
 * payOrder(totals, { rewardType: 'Coins', balance: 1000, takesCards: true }).value.dueByCard // => 2000
 * payOrder(totals, { rewardType: 'Gifts', balance: 100, takesCards: false }).issues[0].message
 * // => 'Take items out or add 1 to the balance: the order needs 2, and the balance is 1.'
 */
export function payOrder(totals: Totals, purse: Purse | null): Verdict<Payment, PaymentCode> {
	if (purse === null) return { status: 'unknown', needs: [{ kind: 'balance' }], issues: [] }
	const { balance, takesCards, rewardType } = purse
	const needed = rewardType === 'Gifts' ? totals.items * 100 : Math.max(0, totals.price)
	const used = Math.min(needed, Math.max(0, balance))
	if (used < needed && !takesCards) return refuse(insufficient(needed, balance))
	return settle({ totals, purse, used, dueByCard: needed - used, balanceAfter: balance - used }, [])
}

/** The totals of an order with what pays for them, as amounts. */
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

function insufficient(needed: number, balance: number): Issue<PaymentCode> {
	const missing = sumCents([needed, -balance]) ?? needed
	const params = { needed: fromCents(needed), balance: fromCents(balance), missing: fromCents(missing) }
	const details = { severity: 'error', path: ['orderItems'], rule: 'D-81', params } as const
	return makeIssue(PAYMENT_MESSAGES, 'order.balance.insufficient', details)
}
