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
	const steps = [
		...lines.flatMap(explainLine),
		...explainTotal('price', lines),
		...(totals.retailPrice === null ? [] : explainTotal('retailPrice', lines)),
		...explainPayment(payment),
	]
	const count = `${totals.items} ${totals.items === 1 ? 'item' : 'items'}`
	const more = lines.length - MOST_DESCRIBED
	const text = [
		...lines.slice(0, MOST_DESCRIBED).map((line) => describeLine(line, hidesPrices)),
		...(more > 0 ? [`… and ${more} more ${more === 1 ? 'line' : 'lines'}`] : []),
		hidesPrices ? count : `${count}: ${writeCents(totals.price)}`,
		describePayment(payment),
	]
	return { steps, text: text.join('\n') }
}

/** An amount of cents with two decimals, exact at any size. */
export function writeCents(cents: number): string {
	const size = Math.abs(cents)
	return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

function explainLine({ price: { price, retailPrice } }: Line, at: number): Step[] {
	const path = ['order', 'orderLineItems', at]
	const steps = explainAmount([...path, 'price'], price)
	return retailPrice === null ? steps : [...steps, ...explainAmount([...path, 'retailPrice'], retailPrice)]
}

function explainAmount(of: Path, { given, changes }: Amount): Step[] {
	const steps: Step[] = [{ of, operator: '=', value: fromCents(given), reason: 'product', result: fromCents(given) }]
	let sum = given
	for (const { reason, country, cents } of changes) {
		sum += cents
		const isTaken = reason === 'delta-of-other-country'
		const value = fromCents(isTaken ? 0 - cents : cents)
		steps.push({ of, operator: isTaken ? '-' : '+', value, reason, result: fromCents(sum), country })
	}
	return steps
}

function explainTotal(name: 'price' | 'retailPrice', lines: readonly Line[]): Step[] {
	let sum = 0
	return lines.map(({ item: { quantity }, price }) => {
		const cents = price[name]?.cents ?? 0
		sum += cents * quantity
		return {
			of: ['totals', name],
			operator: '+',
			value: fromCents(cents * quantity),
			reason: 'line',
			result: fromCents(sum),
			quantity,
			price: fromCents(cents),
		}
	})
}

function explainPayment({ totals, purse, used, dueByCard, balanceAfter }: Payment): Step[] {
	const isGifts = purse.rewardType === 'Gifts'
	const reason = isGifts ? 'gifts' : 'credits'
	const of = ['balanceAfter']
	const balance = fromCents(purse.balance)
	const steps: Step[] = [
		{ of, operator: '=', value: balance, reason: 'balance', result: balance },
		{ of, operator: '-', value: fromCents(used), reason, result: fromCents(balanceAfter) },
	]
	if (dueByCard > 0) {
		const due = ['totals', 'dueByCard']
		const price = fromCents(totals.price)
		steps.push({ of: due, operator: '=', value: price, reason: 'order', result: price })
		steps.push({ of: due, operator: '-', value: fromCents(used), reason, result: fromCents(dueByCard) })
	}
	return steps
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
