import { textField } from '../contract/field-types.ts'
import type { Path } from '../core/issue.ts'
import { fromCents } from '../money/cents.ts'
import type { Explanation, Step } from './built-order.ts'
import type { Payment } from './pay-order.ts'
import type { Amount } from './price-line.ts'
import type { Line } from './read-lines.ts'

/** The most lines that the text describes, and the longest title in it: a text is for people. The steps leave nothing out. */
const MOST_DESCRIBED = 1000
const LONGEST_TITLE = 100

/**
 * How every amount of an order came about: each price from the product's and the deltas, each total from the lines, the payment
 * from the total and the balance. The text leaves prices out where the store hides them.
 */
export function explainOrder(lines: readonly Line[], payment: Payment): Explanation {
	const { totals, purse } = payment
	const hidesPrices = purse.rewardType === 'Gifts'
	const steps: Step[] = []
	for (const [at, { price }] of lines.entries()) {
		addAmount(steps, ['order', 'orderLineItems', at, 'price'], price.price)
		if (price.retailPrice === null) continue
		addAmount(steps, ['order', 'orderLineItems', at, 'retailPrice'], price.retailPrice)
	}
	addTotal(steps, 'price', lines)
	if (totals.retailPrice !== null) addTotal(steps, 'retailPrice', lines)
	addPayment(steps, payment)
	const count = `${totals.items} ${totals.items === 1 ? 'item' : 'items'}`
	const text = lines.slice(0, MOST_DESCRIBED).map((line) => describeLine(line, hidesPrices))
	const more = lines.length - text.length
	if (more > 0) text.push(`… and ${more} more ${more === 1 ? 'line' : 'lines'}`)
	text.push(hidesPrices ? count : `${count}: ${writeCents(totals.price)}`, describePayment(payment))
	return { steps, text: text.join('\n') }
}

/** An amount of cents with two decimals, exact at any size. */
function writeCents(cents: number): string {
	const size = Math.abs(cents)
	return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

function addAmount(steps: Step[], of: Path, { given, changes }: Amount): void {
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

function addTotal(steps: Step[], name: 'price' | 'retailPrice', lines: readonly Line[]): void {
	const of = ['totals', name]
	let sum = 0
	for (const { item, price } of lines) {
		const { quantity } = item
		const each = price[name]?.cents ?? 0
		const value = fromCents(each * quantity)
		sum += each * quantity
		steps.push({ of, operator: '+', value, reason: 'line', result: fromCents(sum), quantity, price: fromCents(each) })
	}
}

function addPayment(steps: Step[], { totals, purse, used, dueByCard, balanceAfter }: Payment): void {
	const reason = purse.rewardType === 'Gifts' ? 'gifts' : 'credits'
	const of = ['balanceAfter']
	const balance = fromCents(purse.balance)
	const value = fromCents(used)
	steps.push({ of, operator: '=', value: balance, reason: 'balance', result: balance })
	steps.push({ of, operator: '-', value, reason, result: fromCents(balanceAfter) })
	if (dueByCard === 0) return
	const due = ['totals', 'dueByCard']
	const price = fromCents(totals.price)
	steps.push({ of: due, operator: '=', value: price, reason: 'order', result: price })
	steps.push({ of: due, operator: '-', value, reason, result: fromCents(dueByCard) })
}

function describeLine({ item, entry, price }: Line, hidesPrices: boolean): string {
	const titles = [entry.product, entry.variant].map((named) => textField(named, 'title').slice(0, LONGEST_TITLE))
	const title = titles.filter((each) => each !== '').join(', ') || item.variantId.slice(0, LONGEST_TITLE)
	const name = `${item.quantity} × ${title}`
	if (hidesPrices) return name
	const { given, changes, cents } = price.price
	const sum = changes.map((change) => ` ${change.cents < 0 ? '-' : '+'} ${describeChange(change)}`).join('')
	const each = changes.length === 0 ? writeCents(cents) : `${writeCents(given)}${sum} = ${writeCents(cents)}`
	return item.quantity === 1 ? `${name}: ${each}` : `${name}: ${each} each, ${writeCents(cents * item.quantity)}`
}

function describeChange({ cents, country }: Amount['changes'][number]): string {
	return `${writeCents(Math.abs(cents))} (${country})`
}

function describePayment({ purse, used, dueByCard, balanceAfter }: Payment): string {
	const { rewardType, balance } = purse
	if (rewardType === 'Gifts') return `Gifts: ${fromCents(balance)} - ${fromCents(used)} = ${fromCents(balanceAfter)}`
	const credits = `Credits: ${writeCents(balance)} - ${writeCents(used)} = ${writeCents(balanceAfter)}`
	return dueByCard === 0 ? credits : `${credits}; by card: ${writeCents(dueByCard)}`
}
