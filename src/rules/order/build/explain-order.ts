import { textOf } from '../../contract/field-types.ts'
import type { Path } from '../../core/issue.ts'
import { fromCents } from '../../money/cents.ts'
import type { Explanation, Step } from './built-order.ts'
import type { Line } from './judge-lines.ts'
import type { Payment } from './judge-payment.ts'
import type { Amount } from './judge-price.ts'

/** Limits of the text, because it is for people: the number of lines, and the length of a title. The steps are always complete. */
const MOST_DESCRIBED = 1000
const LONGEST_TITLE = 100

/** A cache of `.00` to `.99`. */
const DECIMALS: string[] = []

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

/**
 * Returns an order's explanation as text: one line for each order line, the total and the payment. It has no prices if the store
 * hides them.
 */
function describeOrder(lines: readonly Line[], payment: Payment): string {
	const { totals, purse } = payment
	const hidesPrices = purse.rewardType === 'Gifts'
	const described = Math.min(lines.length, MOST_DESCRIBED)
	let text = ''
	for (let at = 0; at < described; at++) text += `${describeLine(lines[at] as Line, hidesPrices)}\n`
	const more = lines.length - described
	if (more > 0) text += `… and ${more} more ${more === 1 ? 'line' : 'lines'}\n`
	text += totals.items === 1 ? '1 item' : `${totals.items} items`
	if (!hidesPrices) text += `: ${writeCents(totals.price)}`
	// A joined string is one piece in memory; a concatenated string keeps all its pieces.
	return [text, describePayment(payment)].join('\n')
}

/** Returns an amount in cents with two decimals, exact at any size. */
function writeCents(cents: number): string {
	const size = Math.abs(cents)
	const rest = size % 100
	DECIMALS[rest] ??= `${rest < 10 ? '.0' : '.'}${rest}`
	const amount = (size - rest) / 100 + DECIMALS[rest]
	return cents < 0 ? `-${amount}` : amount
}

function describeLine({ item, product, variant, price }: Line, hidesPrices: boolean): string {
	const title = textOf(product.title).slice(0, LONGEST_TITLE)
	const kind = textOf(variant.title).slice(0, LONGEST_TITLE)
	const both = title !== '' && kind !== '' ? `${title}, ${kind}` : title || kind
	let text = `${item.quantity} × ${both || item.variantId.slice(0, LONGEST_TITLE)}`
	if (hidesPrices) return text
	const { given, changes, cents } = price.price
	text += `: ${writeCents(given)}`
	for (const { cents, country } of changes) {
		text += ` ${cents < 0 ? '-' : '+'} ${writeCents(Math.abs(cents))} (${country})`
	}
	if (changes.length > 0) text += ` = ${writeCents(cents)}`
	if (item.quantity !== 1) text += ` each, ${writeCents(cents * item.quantity)}`
	return text
}

function describePayment({ purse, used, dueByCard, balanceAfter }: Payment): string {
	const { rewardType, balance } = purse
	if (rewardType === 'Gifts') return `Gifts: ${fromCents(balance)} - ${fromCents(used)} = ${fromCents(balanceAfter)}`
	const credits = `Credits: ${writeCents(balance)} - ${writeCents(used)} = ${writeCents(balanceAfter)}`
	return dueByCard === 0 ? credits : `${credits}; by card: ${writeCents(dueByCard)}`
}
