import {
	checkCountry,
	type Issue,
	type PolicyOptions,
	type ProductIndex,
	translateIssue,
	validateOrder,
} from 'orderwright'
import type { Language } from 'orderwright/fr'
import { describeQuantity } from './cells.ts'
import { type Part, partOfPath } from './fields.ts'
import { withCountryCode } from './languages.ts'
import type { Layout } from './layout.ts'

export type OrderVerdict = ReturnType<typeof validateOrder>

/** The facts for checking orders. */
export interface Facts {
	/** Null if no products are given. Shipping then isn't checked. */
	readonly products: ProductIndex | null
	readonly policy: PolicyOptions
	/** The language of the messages. */
	readonly language: Language
	/** Whether each record is an address without items. */
	readonly addresses: boolean
}

/** What was not checked in an order: a part that the file doesn't have, or shipping if no products are given. */
export type NotJudged = Part | 'products'

export interface Judged {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly verdict: OrderVerdict
	readonly notJudged: readonly NotJudged[]
}

/** The fields of an order that are read here. */
interface Read {
	readonly address?: { readonly country?: unknown; readonly countryCode?: unknown }
	readonly orderItems?: unknown
	readonly taxNumber?: unknown
}

/**
 * Judges an order. A part that the file doesn't have isn't missing in the order: its issues are dropped, and it counts as not checked. Without a
 * list of products, shipping isn't checked.
 */
export function judge(given: object, layout: Layout | undefined, facts: Facts): Judged {
	const isAddress = facts.addresses || layout?.addresses === true
	const named = withCountryCode(given as Read, facts.language)
	const isForeign = layout?.limits.taxNumber !== undefined && !goesTo(named, layout.limits.taxNumber)
	const order = isForeign ? { ...named, taxNumber: undefined } : named
	const shown = isAddress ? { ...order, orderItems: [] } : order
	const english = validateOrder(shown, { products: facts.products ?? productsOf(shown) }, facts.policy)
	const notJudged = facts.products === null && !isAddress ? SHIPPING : NOTHING
	if (english.issues.length === 0) return { status: english.status, verdict: english, notJudged }
	const missed = new Set<NotJudged>(notJudged)
	const issues: Issue[] = []
	for (const issue of english.issues) {
		if (issue.path[0] === 'product') continue // said once, for the file of products
		const part = partOfPath(issue.path)
		const isAbsent =
			part !== null &&
			(layout?.absent.includes(part) === true ||
				(isForeign && part === 'taxNumber') ||
				(isAddress && ITEM_PARTS.includes(part)) ||
				(MISSING.test(issue.code) && isBlank(part, layout, named)))
		if (isAbsent) missed.add(part)
		else issues.push(worded(translateIssue(issue, facts.language), order, layout, facts.language))
	}
	const hasError = issues.some(({ severity }) => severity === 'error')
	const status = english.status === 'invalid' && !hasError ? 'valid' : english.status
	return { status, verdict: { ...english, issues } as OrderVerdict, notJudged: [...missed] }
}

const NOTHING: readonly NotJudged[] = []
const SHIPPING: readonly NotJudged[] = ['products']
const ITEM_PARTS: readonly Part[] = ['items', 'variantId', 'quantity']

/** Returns whether an order goes to one of these countries. */
function goesTo({ address }: Read, countries: readonly string[]): boolean {
	const { country = '', countryCode = '' } = address ?? {}
	const found = checkCountry({ country: String(country), countryCode: String(countryCode) })
	return found.status === 'valid' && countries.includes(found.value.code)
}

/** Matches the codes of issues about missing values. */
const MISSING = /\.(?:missing|none)$/

/** Returns whether an empty cell of this part isn't missing data in this order. */
function isBlank(part: Part, layout: Layout | undefined, order: Read): boolean {
	const blank = layout?.blank[part === 'items' ? 'variantId' : part]
	return blank !== undefined && (blank === true || goesTo(order, blank))
}

/** Returns products that have only the variants of the items. With these products, only shipping can't be checked. */
function productsOf({ orderItems }: Read): { readonly id: string; readonly variants: { readonly id: string }[] }[] {
	if (!Array.isArray(orderItems)) return []
	const variants = orderItems.map((item) => (item as { variantId?: unknown } | null)?.variantId)
	return [{ id: '', variants: variants.filter((id) => typeof id === 'string').map((id) => ({ id })) }]
}

/** Returns an issue with a message about the cell instead of a type, because cells of a file have no types. */
function worded(issue: Issue, order: Read, layout: Layout | undefined, language: Language): Issue {
	const [first, at, field] = issue.path
	if (layout?.isCsv !== true || first !== 'orderItems' || field !== 'quantity') return issue
	const item = (order.orderItems as readonly { readonly quantity?: unknown }[])[Number(at)]
	if (item?.quantity === undefined) return issue
	const cell = String(item.quantity)
	if (language.language === 'en') return { ...issue, message: describeQuantity(cell) }
	const rule = translateIssue({ ...issue, code: 'order.quantity.invalid', params: { quantity: cell } }, language)
	return { ...issue, message: `${rule.message} (${JSON.stringify(cell)})` }
}
