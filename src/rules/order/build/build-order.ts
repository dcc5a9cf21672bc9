import type { AddressFacts } from '../../address/address-facts.ts'
import { type InstantCode, noteInstant, parseInstant } from '../../calendar/parse-instant.ts'
import { writeInFull } from '../../calendar/write-in-full.ts'
import { openZone } from '../../calendar/zone.ts'
import type { ValidOrder } from '../../contract/resources.ts'
import { noFindings, toIssues, toVerdict } from '../../core/finding.ts'
import type { Issue } from '../../core/issue.ts'
import { judgeOrCopy } from '../../core/open.ts'
import { DEFAULT_POLICY, type Policy, type PolicyOptions, resolvePolicy, withChoices } from '../../core/policy.ts'
import { type Need, type Verdict, verdictOf } from '../../core/verdict.ts'
import { fromCents } from '../../money/cents.ts'
import type { PersonalizationCode } from '../../personalization/read-fields.ts'
import { openCatalogue } from '../judge/index-products.ts'
import { type OwnRows, openOwnFacts } from '../judge/own-facts.ts'
import { judgeOrder, type OrderIssueCode } from '../judge/validate-order.ts'
import { explainOrder } from './explain-order.ts'
import {
	failedLines,
	judgeLines,
	judgeTotals,
	type LineCode,
	lineIndexOf,
	mergeLines,
	withoutFailed,
} from './judge-lines.ts'
import { judgePayment, judgePurse, type PaymentCode, type PurseCode, payOrder, writeTotals } from './judge-payment.ts'
import { judgePerson, sourceOf } from './judge-person.ts'
import { type BuiltOrder, factDetails, type OrderDraft, type OrderFacts, readDraft, readFacts } from './read-draft.ts'
import { writeBody, writeOrder } from './write-order.ts'

/** The issue codes of `buildOrder`. */
export type BuildCode = OrderIssueCode | LineCode | PurseCode | InstantCode | PersonalizationCode | PaymentCode

/** `buildOrder` with the caller's facts. */
export function buildOrderBy(
	addresses: AddressFacts,
	draft: OrderDraft,
	facts?: OrderFacts,
	policy?: PolicyOptions,
): Verdict<BuiltOrder<BuildCode>, BuildCode> {
	const strict = strictPolicy(policy)
	const given = readDraft(draft)
	const known = readFacts(facts)
	const products = openCatalogue(known.products, given.itemCount, addresses)
	const judged = judgeDraft(draft, products, openOwnFacts(facts), addresses, strict)
	const { order, country } = judged
	const ofLines = noFindings(strict)
	const context = { products, facts: known, country, person: sourceOf(given) }
	const judgedLines = judgeLines(order.orderItems, context, ofLines)
	const found: readonly Issue<BuildCode>[] = [...judged.issues, ...(toIssues(ofLines) as Issue<LineCode>[])]

	const isWhole = strict.errorPolicy === 'reject-order'
	const failed = failedLines(isWhole ? [] : found, given.itemCount)
	const kept = withoutFailed(judgedLines.lines, failed, indexOf)
	const lines = strict.duplicateLines === 'merge' ? mergeLines(kept) : kept
	const ofJudged = [...judged.needs, ...withoutFailed(judgedLines.needs, failed, indexOf).map(({ need }) => need)]
	// The amount to pay is certain only if no line can still be added or removed.
	const isFinal = kept.length + failed.size === given.itemCount && (isWhole || ofJudged.length === 0)

	const rest = noFindings(strict)
	const isPersonalized = withoutFailed(judgedLines.personalized, failed, Number).length > 0
	const person = judgePerson(given, known.asOf, isPersonalized, rest)
	rest.check++
	const purse = judgePurse(known, given.person?.balance, rest)
	rest.check++
	const zone = openZone(strict)
	if (known.now !== null) noteInstant(parseInstant(known.now, zone), ['facts', 'now'], rest, factDetails(strict))
	const ofPayment = noFindings(strict)
	const totals = judgeTotals(lines, ofPayment)
	const payment = totals === null || purse === null ? null : payOrder(totals, purse)
	if (payment !== null) judgePayment(payment, ofPayment)

	const noted = (isFinal ? [rest, ofPayment] : [rest]).flatMap(toIssues) as Issue<BuildCode>[]
	const all = [...found, ...noted]
	const issues = withoutFailed(all, failed, lineIndexOf)
	const isRefused = issues.some(({ severity }) => severity === 'error')
	const needs = dedupe([...ofJudged, ...(rest.needs ?? []), ...(ofPayment.needs ?? [])])
	const open = verdictOf(null, isRefused ? all : issues, needs)
	if (open.status !== 'valid') return open
	if (payment === null || ofPayment.isRefused) return toVerdict<never, BuildCode>(undefined, ofPayment)
	const orderItems = lines.map((line) => line.item)
	const createdAt = writeInFull(known.now, zone)
	const value: BuiltOrder<BuildCode> = {
		order: writeOrder(given, lines, person.fields, createdAt, known),
		showPrices: payment.purse.rewardType === 'Coins',
		body: writeBody(given, order, orderItems, person.body),
		totals: writeTotals(payment),
		balanceAfter: fromCents(payment.balanceAfter),
		explanation: explainOrder(lines, payment),
		rejected: failed.size === 0 ? [] : [...failed].map(([index, ofLine]) => ({ index, issues: ofLine })),
	}
	return verdictOf(value, issues)
}

function indexOf({ index }: { readonly index: number }): number {
	return index
}

/** Returns the needs without duplicates. */
function dedupe(needs: readonly Need[]): readonly Need[] {
	return needs.length < 2 ? needs : [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()]
}

/** A draft after the checks of validate-order. */
interface JudgedDraft {
	/** All issues of validate-order. Some warnings of validate-order are errors here. */
	readonly issues: readonly Issue<OrderIssueCode>[]
	/** The normalized order, as far as possible. An item that isn't valid has no id, or the quantity 0. */
	readonly order: ValidOrder
	/** Everything that is missing in the order, except for its lines. */
	readonly needs: readonly Need[]
	/** Null if the address doesn't have a known country. */
	readonly country: string | null
}

/** The policy for callers that pass no policy, created on first use. */
let usual: Policy | undefined

/**
 * Returns the caller's policy with one change: unavailable items and an order without items are errors (D-31, D-33). If the policy ignores such a
 * case, it stays ignored.
 */
export function strictPolicy(policy: unknown): Policy {
	if (policy !== undefined) return harden(resolvePolicy(policy))
	usual ??= harden(DEFAULT_POLICY)
	return usual
}

function harden(policy: Policy): Policy {
	const { unavailable, noItems } = policy
	return withChoices(policy, {
		unavailable: unavailable === 'ignored' ? 'ignored' : 'error',
		noItems: noItems === 'ignored' ? 'ignored' : 'error',
	})
}

/**
 * Checks a draft with the checks of `validateOrder`. A wrong type in a field of place-order is an error here, because place-order needs fields that
 * validate-order may ignore (D-92).
 */
export function judgeDraft(
	draft: unknown,
	products: unknown,
	own: OwnRows | null,
	addresses: AddressFacts,
	policy: Policy,
): JudgedDraft {
	return judgeOrCopy(draft, (given) => {
		const findings = noFindings(policy, addresses.formats.wordsOf)
		const order = judgeOrder(given, products, own, addresses, findings)
		for (const finding of findings.list ?? [])
			if (finding.code === 'request.type' && finding.rule === 'place-order.body') finding.severity = policy.wrongType
		const issues = toIssues(findings) as Issue<OrderIssueCode>[]
		return { issues, order, needs: (findings.needs ?? []).filter(isOfWhole), country: findings.country }
	})
}

/** Returns whether missing data concerns the whole order. `judgeLines` reports the data that is missing for a line. */
function isOfWhole(need: Need): boolean {
	return need.kind === 'field' ? typeof need.path[1] !== 'number' : need.kind !== 'product'
}
