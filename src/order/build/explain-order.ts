import type { Path } from '../../core/issue.ts'
import { fromCents } from '../../money/cents.ts'
import type { Explanation, Step } from './built-order.ts'
import { describeOrder } from './describe-order.ts'
import type { Line } from './judge-lines.ts'
import type { Payment } from './judge-payment.ts'
import type { Amount } from './judge-price.ts'

/**
 * Returns the calculation of every amount of an order: each price from the product's price and the deltas, each total from the
 * lines, the payment from the total and the balance.
 */
export function explainOrder(lines: readonly Line[], payment: Payment): Explanation {
	// A list with its final length takes half the memory of a list that grows.
	const steps = new Array<Step>(countSteps(lines, payment))
	let end = 0
	for (let at = 0; at < lines.length; at++) {
		const { price, retailPrice } = (lines[at] as Line).price
		end = addAmount(steps, end, ['order', 'orderLineItems', at, 'price'], price)
		if (retailPrice !== null) end = addAmount(steps, end, ['order', 'orderLineItems', at, 'retailPrice'], retailPrice)
	}
	end = addTotal(steps, end, ['totals', 'price'], lines, false)
	if (payment.totals.retailPrice !== null) end = addTotal(steps, end, ['totals', 'retailPrice'], lines, true)
	addPayment(steps, end, payment)
	return { steps, text: describeOrder(lines, payment) }
}

/** Returns the number of steps: one per line for each total, three for the payment, and two more if a card pays. */
function countSteps(lines: readonly Line[], { totals, dueByCard }: Payment): number {
	let count = lines.length * (totals.retailPrice === null ? 1 : 2) + (dueByCard === 0 ? 3 : 5)
	for (const { price } of lines) {
		count += 1 + price.price.changes.length
		if (price.retailPrice !== null) count += 1 + price.retailPrice.changes.length
	}
	return count
}

function addAmount(steps: Step[], at: number, of: Path, { given, changes }: Amount): number {
	let end = at
	const value = fromCents(given)
	steps[end++] = { of, operator: '=', value, reason: 'product', result: value }
	let sum = given
	for (const { reason, country, cents } of changes) {
		sum += cents
		const isTaken = reason === 'delta-of-other-country'
		const delta = fromCents(isTaken ? 0 - cents : cents)
		steps[end++] = { of, operator: isTaken ? '-' : '+', value: delta, reason, result: fromCents(sum), country }
	}
	return end
}

function addTotal(steps: Step[], at: number, of: Path, lines: readonly Line[], isRetail: boolean): number {
	let end = at
	let sum = 0
	for (const { item, price } of lines) {
		const { quantity } = item
		const amount = isRetail ? price.retailPrice : price.price
		const each = amount?.cents ?? 0
		const value = fromCents(each * quantity)
		sum += each * quantity
		steps[end++] = {
			of,
			operator: '+',
			value,
			reason: 'line',
			result: fromCents(sum),
			quantity,
			price: fromCents(each),
		}
	}
	return end
}

function addPayment(steps: Step[], at: number, { totals, purse, used, dueByCard, balanceAfter }: Payment): void {
	const isGifts = purse.rewardType === 'Gifts'
	const reason = isGifts ? 'gifts' : 'credits'
	const of = ['balanceAfter']
	const ofUsed = isGifts ? ['totals', 'giftsUsed'] : ['totals', 'creditsUsed']
	const balance = fromCents(purse.balance)
	const value = fromCents(used)
	const limit = dueByCard === 0 ? 'order' : 'balance'
	steps[at] = { of: ofUsed, operator: '=', value, reason: limit, result: value }
	steps[at + 1] = { of, operator: '=', value: balance, reason: 'balance', result: balance }
	steps[at + 2] = { of, operator: '-', value, reason, result: fromCents(balanceAfter) }
	if (dueByCard === 0) return
	const due = ['totals', 'dueByCard']
	const price = fromCents(totals.price)
	steps[at + 3] = { of: due, operator: '=', value: price, reason: 'order', result: price }
	steps[at + 4] = { of: due, operator: '-', value, reason, result: fromCents(dueByCard) }
}
