import type { Issue } from '../core/issue.ts'
import { lengthOf } from '../core/read.ts'
import { type Need, settle, settleOpen, type Verdict } from '../core/verdict.ts'
import { fromCents } from '../money/cents.ts'
import type { PersonalizationCode } from '../personalization/derive-personalization.ts'
import type { BuiltOrder, OrderDraft, OrderFacts } from './built-order.ts'
import { explainOrder } from './explain-order.ts'
import { failedLines, lineOf, withoutFailed } from './failed-lines.ts'
import { openCatalogue } from './index-products.ts'
import { judgeDraft, readDestination, strictPolicy } from './judge-draft.ts'
import { draftFields, factsFields, openFields } from './open-fields.ts'
import { type PaymentCode, payOrder, writeTotals } from './pay-order.ts'
import type { PolicyOptions } from './policy.ts'
import { type FactsCode, readFacts } from './read-facts.ts'
import { type LineCode, readLines } from './read-lines.ts'
import { readPersonalization } from './read-personalization.ts'
import { mergeLines, totalLines } from './total-lines.ts'
import type { OrderIssueCode } from './validate-order.ts'
import { writeBody } from './write-body.ts'
import { writeOrder } from './write-order.ts'

export type BuildCode = OrderIssueCode | LineCode | FactsCode | PersonalizationCode | PaymentCode

/**
 * Builds the order that the service would show: priced, shippable, personalized, paid for and explained, with the body to place it.
 *
 * All that `validateOrder` says comes first; what is a warning there only because no clause of validate-order forbids it is an
 * error here: nothing to order, what is unavailable, a wrong type in a field of place-order (D-31, D-33, D-92). Facts that are
 * missing make the verdict `unknown`, with every need at once. A line that fails refuses the order, or itself alone where
 * `errorPolicy` says so (D-100).
 *
 * @example
 * const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
 * const draft = { address, orderItems: [{ variantId: 'mug-s', quantity: 2 }] }
 * const products = [{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', price: 14.5 }], priceDeltaByCountry: { DE: 1 } }]
 * const facts = { products, collection: { rewardType: 'Coins' }, balance: 40 }
 * buildOrder(draft, facts).value.totals
 * // => { items: 2, price: 31, retailPrice: null, creditsUsed: 31, giftsUsed: 0, dueByCard: 0 }
 * buildOrder(draft, facts).value.explanation.text.split('\n')
 * // => ['2 × Mug: 14.50 + 1.00 (DE) = 15.50 each, 31.00', '2 items: 31.00', 'Credits: 40.00 - 31.00 = 9.00']
 * buildOrder(draft, { ...facts, balance: 20 }).issues[0].code // => 'order.balance.insufficient'
 * buildOrder(draft, { products }).needs // => [{ kind: 'collection' }, { kind: 'balance' }]
 */
export function buildOrder(
	draft: OrderDraft,
	facts?: OrderFacts,
	policy?: PolicyOptions,
): Verdict<BuiltOrder<BuildCode>, BuildCode> {
	const strict = strictPolicy(policy)
	const given = openFields(draft, draftFields)
	const known = openFields(facts, factsFields)
	const count = lengthOf(given.orderItems)
	const products = openCatalogue(known.products, count)
	const judged = judgeDraft(draft, given.address, products, strict)
	// What is judged as valid is copied already.
	const copies = judged.verdict.status === 'valid' ? judged.verdict.value.orderItems : null
	const { country } = judged
	const context = { products, facts: known, country, policy: strict, areCopies: copies !== null }
	const read = readLines(copies ?? given.orderItems, context)
	const found: readonly Issue<BuildCode>[] = [...judged.issues, ...read.issues]

	const isWhole = strict.errorPolicy === 'reject-order'
	const failed = failedLines(isWhole ? [] : found, count)
	const kept = withoutFailed(read.lines, failed, indexOf)
	const lines = strict.duplicateLines === 'merge' ? mergeLines(kept) : kept
	const ofLines = withoutFailed(read.needs, failed, indexOf).map(({ need }) => need)

	const whom = readPersonalization(given, known.asOf, withoutFailed(read.personalized, failed, Number).length > 0)
	const money = readFacts(known, given.person, strict.dayOffset)
	const totals = totalLines(lines)
	const payment = totals.status === 'valid' ? payOrder(totals.value, money.purse) : totals
	// Only when no line can come or go any more is it certain what there is to pay.
	const isFinal = kept.length + failed.size === count && (isWhole || ofLines.length === 0)

	const all = [...found, ...whom.issues, ...money.issues, ...(isFinal ? payment.issues : [])]
	const issues = withoutFailed(all, failed, lineOf)
	const isRefused = issues.some((issue) => issue.severity === 'error')
	const open = settleOpen(null, isRefused ? all : issues, dedupe([...ofLines, ...whom.needs, ...money.needs]))
	if (open.status !== 'valid') return open
	if (payment.status !== 'valid') return payment
	const destination = readDestination(given, judged, strict)
	const orderItems = lines.map((line) => line.item)
	const value: BuiltOrder<BuildCode> = {
		order: writeOrder(given, lines, whom.fields, money.createdAt, known.ids),
		showPrices: payment.value.purse.rewardType === 'Coins',
		body: writeBody(given, destination, orderItems, whom.body),
		totals: writeTotals(payment.value),
		balanceAfter: fromCents(payment.value.balanceAfter),
		explanation: explainOrder(lines, payment.value),
		rejected: failed.size === 0 ? [] : [...failed].map(([index, ofLine]) => ({ index, issues: ofLine })),
	}
	return settle(value, issues)
}

function indexOf({ index }: { readonly index: number }): number {
	return index
}

/** Each need once. */
function dedupe(needs: readonly Need[]): readonly Need[] {
	return needs.length < 2 ? needs : [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()]
}
