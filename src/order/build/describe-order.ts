import { textOf } from '../../contract/field-types.ts'
import { fromCents } from '../../money/cents.ts'
import type { Line } from './judge-lines.ts'
import type { Payment } from './judge-payment.ts'

/** Limits of the text, because it is for people: the number of lines, and the length of a title. The steps are always complete. */
const MOST_DESCRIBED = 1000
const LONGEST_TITLE = 100

/**
 * Returns an order's explanation as text: one line for each order line, the total and the payment. It has no prices if the store
 * hides them.
 */
export function describeOrder(lines: readonly Line[], payment: Payment): string {
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

/** A cache of `.00` to `.99`. */
const DECIMALS: string[] = []

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
