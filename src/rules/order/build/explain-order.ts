import type { Path } from '../../core/issue.ts'
import { textOf } from '../../core/read.ts'
import { fromCents } from '../../money/cents.ts'
import type { Line } from './judge-lines.ts'
import type { Amount, LinePrice, Payment } from './judge-payment.ts'
import type { CalculationStep, Explanation } from './read-draft.ts'

/** The limits of the explanation's text: the most lines, and the longest title. The steps have no limit. */
const MAX_DESCRIBED = 1000
const MAX_TITLE_LENGTH = 100

/**
 * Returns how each amount of an order is calculated. A price comes from the product's price and the deltas, a total from the lines, and the payment
 * from the total and the balance.
 */
export function explainOrder(lines: readonly Line[], payment: Payment): Explanation {
	const steps: CalculationStep[] = []
	for (const [at, { price }] of lines.entries()) {
		addAmount(steps, ['order', 'orderLineItems', at, 'price'], price.price)
		if (price.retailPrice !== null) addAmount(steps, ['order', 'orderLineItems', at, 'retailPrice'], price.retailPrice)
	}
	addTotal(steps, ['totals', 'price'], lines, ({ price }) => price.cents)
	if (payment.totals.retailPrice !== null)
		addTotal(steps, ['totals', 'retailPrice'], lines, ({ retailPrice }) => retailPrice?.cents ?? 0)
	addPayment(steps, payment)
	return { steps, text: describeOrder(lines, payment) }
}

function addAmount(steps: CalculationStep[], of: Path, { given, changes }: Amount): void {
	const value = fromCents(given)
	steps.push({ of, operator: '=', value, reason: 'product', result: value })
	let sum = given
	for (const { reason, country, cents } of changes) {
		sum += cents
		const isTaken = reason === 'delta-of-other-country'
		const delta = fromCents(isTaken ? 0 - cents : cents)
		steps.push({ of, operator: isTaken ? '-' : '+', value: delta, reason, result: fromCents(sum), country })
	}
}

function addTotal(
	steps: CalculationStep[],
	of: Path,
	lines: readonly Line[],
	eachOf: (price: LinePrice) => number,
): void {
	let sum = 0
	for (const { item, price } of lines) {
		const { quantity } = item
		const each = eachOf(price)
		const cents = each * quantity
		sum += cents
		const counted = { quantity, price: fromCents(each) }
		steps.push({ of, operator: '+', value: fromCents(cents), reason: 'line', result: fromCents(sum), ...counted })
	}
}

function addPayment(steps: CalculationStep[], { totals, purse, used, dueByCard, balanceAfter }: Payment): void {
	const isGifts = purse.rewardType === 'Gifts'
	const reason = isGifts ? 'gifts' : 'credits'
	const of = ['balanceAfter']
	const ofUsed = isGifts ? ['totals', 'giftsUsed'] : ['totals', 'creditsUsed']
	const balance = fromCents(purse.balance)
	const value = fromCents(used)
	const limit = dueByCard === 0 ? 'order' : 'balance'
	steps.push(
		{ of: ofUsed, operator: '=', value, reason: limit, result: value },
		{ of, operator: '=', value: balance, reason: 'balance', result: balance },
		{ of, operator: '-', value, reason, result: fromCents(balanceAfter) },
	)
	if (dueByCard === 0) return
	const due = ['totals', 'dueByCard']
	const price = fromCents(totals.price)
	steps.push(
		{ of: due, operator: '=', value: price, reason: 'order', result: price },
		{ of: due, operator: '-', value, reason, result: fromCents(dueByCard) },
	)
}

/**
 * Returns the explanation of an order as text: a line for each order line, for the total and for the payment. If the store hides prices, the text has
 * no prices.
 */
function describeOrder(lines: readonly Line[], payment: Payment): string {
	const { totals, purse } = payment
	const hidesPrices = purse.rewardType === 'Gifts'
	const texts = lines.slice(0, MAX_DESCRIBED).map((line) => describeLine(line, hidesPrices))
	const more = lines.length - texts.length
	if (more > 0) texts.push(`… and ${more} more ${more === 1 ? 'line' : 'lines'}`)
	const items = totals.items === 1 ? '1 item' : `${totals.items} items`
	texts.push(hidesPrices ? items : `${items}: ${writeCents(totals.price)}`)
	return [...texts, describePayment(payment)].join('\n')
}

/** Returns an amount in cents with two decimals. It is exact at any size. */
function writeCents(cents: number): string {
	const size = Math.abs(cents)
	const rest = size % 100
	const amount = `${(size - rest) / 100}.${String(rest).padStart(2, '0')}`
	return cents < 0 ? `-${amount}` : amount
}

function describeLine({ item, product, variant, price }: Line, hidesPrices: boolean): string {
	const title = textOf(product.title).slice(0, MAX_TITLE_LENGTH)
	const kind = textOf(variant.title).slice(0, MAX_TITLE_LENGTH)
	const both = title !== '' && kind !== '' ? `${title}, ${kind}` : title || kind
	let text = `${item.quantity} × ${both || item.variantId.slice(0, MAX_TITLE_LENGTH)}`
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
