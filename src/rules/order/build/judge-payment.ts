import type { RewardType } from '../../contract/generated/types.ts'
import type { Product, Variant } from '../../contract/resources.ts'
import { type Findings, note, noteNeed } from '../../core/finding.ts'
import type { IssueDetails, Path, PolicySeverity } from '../../core/issue.ts'
import { type Fields, typeName } from '../../core/read.ts'
import { addCents, fromCents, sumCents, toCents } from '../../money/cents.ts'
import { noteAmount, type PriceCode } from '../../money/price-delta.ts'
import { readDelta } from '../../money/price-with-delta.ts'
import { type CatalogueEntry, titleOf } from '../judge/index-products.ts'
import { factDetails, type GivenFacts, type OrderTotals } from './read-draft.ts'

export const PURSE_MESSAGES = {
	'order.payment.gifts':
		'Leave paymentCheckout out. It is ignored here: only stores of credits take payment at checkout.',
} as const

export type PurseCode = keyof typeof PURSE_MESSAGES | RewardTypeCode | PriceCode

/** The sums of all lines: the number of pieces, and amounts in cents. */
export interface Totals {
	readonly items: number
	readonly price: number
	/** Null if a line has no retail price. */
	readonly retailPrice: number | null
}

/** The means of payment. */
interface Purse {
	readonly rewardType: RewardType
	/** In cents; for gifts, in hundredths of an item. */
	readonly balance: number
	readonly takesCards: boolean
}

/**
 * Returns the means of payment; null if a fact is missing. The balance is taken from the facts, otherwise from the person. Adds a finding for a
 * balance that isn't an amount, and for a wrong reward type (D-93). It also adds one for payment at checkout in a store of gifts, which is ignored
 * (D-83).
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

/** How an order is paid, in cents; for gifts, in hundredths of an item. */
export interface Payment {
	readonly totals: Totals
	readonly purse: Purse
	readonly used: number
	readonly dueByCard: number
	readonly balanceAfter: number
}

/**
 * Pays an order from the balance (D-81). A store of credits charges the price, and a store of gifts the number of pieces. If the price is below
 * zero, nothing is due. A balance below zero counts as empty.
 */
export function payOrder(totals: Totals, purse: Purse): Payment {
	const needed = purse.rewardType === 'Gifts' ? totals.items * 100 : Math.max(0, totals.price)
	const used = Math.min(needed, Math.max(0, purse.balance))
	return { totals, purse, used, dueByCard: needed - used, balanceAfter: purse.balance - used }
}

/** Adds a finding for a payment above the balance, if the store doesn't accept cards. */
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

/** Returns the totals and the payment of an order as amounts. */
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

export const REWARD_TYPE_MESSAGES = {
	'collection.reward-type.invalid': 'The reward type is Coins or Gifts, written like this. Received: {actual}.',
} as const

export type RewardTypeCode = keyof typeof REWARD_TYPE_MESSAGES

/**
 * Returns the reward type of a collection. Returns null in two cases: the type is missing or empty, or it is neither Coins nor Gifts. The second
 * case adds a finding (service.1, D-93).
 */
export function judgeRewardType(
	value: unknown,
	path: Path,
	to: Findings<unknown>,
	{ severity, policy }: PolicySeverity = { severity: 'error' },
): RewardType | null {
	const type = readRewardType(value)
	if (type === null && (value ?? '') !== '') {
		const params = { actual: typeof value === 'string' ? value : typeName(value) }
		note(to, REWARD_TYPE_MESSAGES, 'collection.reward-type.invalid', {
			severity,
			policy,
			path,
			rule: 'service.1',
			params,
		})
	}
	return type
}

/** Returns the value if it is a reward type, otherwise null. */
export function readRewardType(value: unknown): RewardType | null {
	return value === 'Coins' || value === 'Gifts' ? value : null
}

export const PRICE_LINE_MESSAGES = {
	'order.price.missing': '{title} has no price. Pass its product with a price like 29.99.',
	'order.price.invalid': "A price or price delta of {title} isn't an amount. Use amounts like 29.99.",
	'order.price.other-country':
		'{title} has the prices for {other}. Fetch it for {country}. Here, the delta of {country} replaces that of {other}.',
	'order.price.negative': 'The price of {title} in {country} is {amount}. Check the price and the delta.',
} as const

export type PriceLineCode = keyof typeof PRICE_LINE_MESSAGES

/** A change of an amount, in cents, between the product and the order. */
interface PriceChange {
	readonly reason: 'delta' | 'delta-of-other-country'
	readonly country: string
	/** Below zero if a delta is subtracted. */
	readonly cents: number
}

/** The price of one piece in cents, and its changes. */
export interface Amount {
	readonly given: number
	readonly changes: readonly PriceChange[]
	readonly cents: number
}

/** The price of one piece of a line. */
export interface LinePrice {
	readonly price: Amount
	/** Null if the variant has none. */
	readonly retailPrice: Amount | null
}

/** The source of a price. */
export interface Priced {
	readonly product: Fields<Product>
	readonly variant: Fields<Variant>
}

/** The destination, and the country whose delta the prices include. */
interface PriceContext {
	readonly country: string
	/** The country whose delta the product's prices include; null for none. */
	readonly pricedFor: string | null
	readonly deltaOnRetail: boolean
	/** True in a store of gifts, in which the price of a variant without a price is 0 (D-85). */
	readonly hidesPrices: boolean
}

const UNCHANGED: readonly PriceChange[] = []
const FREE: Amount = { given: 0, changes: UNCHANGED, cents: 0 }

/**
 * Returns the price of a variant in a country (get-product.2, D-40, D-41). If the product was fetched for another country, the delta of that
 * country is subtracted first. The destination's delta is added once. Returns null if there is no price, or if the price or a delta isn't an
 * amount.
 */
function priceLine({ product, variant }: Priced, context: PriceContext): LinePrice | null {
	const changes = readChanges(product.priceDeltaByCountry, context)
	if (changes === null) return null
	const price = context.hidesPrices && isPriceMissing(variant) ? FREE : addChanges(variant.price, changes)
	const retail = variant.retailPrice ?? null
	const retailPrice = retail === null ? null : addChanges(retail, context.deltaOnRetail ? changes : UNCHANGED)
	return price === null || (retail !== null && retailPrice === null) ? null : { price, retailPrice }
}

/** Returns true if a variant has no price. */
function isPriceMissing({ price }: Priced['variant']): boolean {
	return (price ?? null) === null
}

/** Returns true if a line lacks a price that it needs: its variant has none, and the store shows prices. */
function needsPrice({ variant }: Priced, { hidesPrices }: Pick<PriceContext, 'hidesPrices'>): boolean {
	return !hidesPrices && isPriceMissing(variant)
}

/**
 * Returns the price of a line as from `priceLine`, and adds findings. A missing price counts as missing data, because the caller can still add it,
 * except in a store of gifts. A price that isn't an amount is an error.
 */
export function judgePrice(
	priced: Priced,
	context: PriceContext,
	entry: CatalogueEntry,
	path: Path,
	to: Findings,
): LinePrice | null {
	const price = priceLine(priced, context)
	const { country, pricedFor } = context
	const isOther = pricedFor !== null && pricedFor !== country
	if (price !== null && price.price.cents >= 0 && !isOther) return price
	const title = titleOf(entry)
	const noteAs = (code: PriceLineCode, details: Omit<IssueDetails, 'path'>): void => {
		note(to, PRICE_LINE_MESSAGES, code, { ...details, path })
	}
	const warning = { severity: 'warning', rule: 'D-41' } as const
	if (needsPrice(priced, context)) noteAs('order.price.missing', { ...warning, about: 'usage', params: { title } })
	else if (price === null)
		noteAs('order.price.invalid', { ...factDetails(to.policy), about: 'usage', rule: 'D-40', params: { title } })
	if (isOther) {
		const params = { title, country, other: pricedFor }
		noteAs('order.price.other-country', { ...warning, about: 'change', params })
	}
	if (price !== null && price.price.cents < 0) {
		const params = { title, country, amount: price.price.cents / 100 }
		noteAs('order.price.negative', { ...warning, params })
	}
	return price
}

/** Returns the deltas that change a product's prices into the prices at the destination. Returns null if a delta isn't an amount. */
function readChanges(deltas: unknown, { country, pricedFor }: PriceContext): readonly PriceChange[] | null {
	if (pricedFor === country) return UNCHANGED
	const delta = readDelta(deltas, country)
	const other = pricedFor === null ? 0 : readDelta(deltas, pricedFor)
	if (delta === null || other === null) return null
	const added: readonly PriceChange[] = delta === 0 ? UNCHANGED : [{ reason: 'delta', country, cents: delta }]
	if (pricedFor === null || other === 0) return added
	return [{ reason: 'delta-of-other-country', country: pricedFor, cents: -other }, ...added]
}

function addChanges(amount: unknown, changes: readonly PriceChange[]): Amount | null {
	const given = toCents(amount)
	let cents = given
	for (const change of changes) cents = addCents(cents, change.cents)
	return given === null || cents === null ? null : { given, changes, cents }
}
