import { textOf } from '../../rules/contract/field-types.ts'
import type { OrderItemInput, Product } from '../../rules/contract/generated/types.ts'
import type { PersonalizationSource } from '../../rules/contract/resources.ts'
import type { Issue } from '../../rules/core/issue.ts'
import type { Need } from '../../rules/core/verdict.ts'
import type { Creation } from '../../rules/order/build/built-order.ts'
import { personalizationSha } from '../../rules/personalization/personalization-sha.ts'
import { modelIssue } from './messages.ts'
import { creationOf } from './readiness.ts'
import type { StoreCollection } from './state.ts'

/** Returns the state of each personalized product for a person, as `buildOrder` needs it (D-86). */
export function creationsFor(
	{ products, personalizations }: StoreCollection,
	source: PersonalizationSource,
	moment: number,
): Readonly<Record<string, Creation>> {
	if (personalizations.length === 0) return {}
	const key = personalizationSha(source)
	const ofPerson = personalizations.filter((each) => each.key === key)
	const entries = products.flatMap(({ product }): [string, Creation][] => {
		const id = textOf(product.id)
		const made =
			ofPerson.find(({ productId }) => productId === id) ?? ofPerson.find(({ productId }) => productId === null)
		return made === undefined ? [] : [[id, { status: creationOf(made, moment).status, sha: made.sha }]]
	})
	return Object.fromEntries(entries)
}

/**
 * Returns the errors of products that were not created for the person before the order. If a product was never created, the order
 * violates the interface (get-product.3). If it was created for other data, the order only violates a decision (D-86), because a
 * service may compare data in another way.
 */
export function findPersonalizationIssues(
	needs: readonly Need[],
	{ personalizations }: StoreCollection,
): readonly Issue[] {
	return needs.flatMap((need) => {
		if (need.kind !== 'personalizedProduct') return []
		const id = need.productId
		const isMade = personalizations.some(({ productId }) => productId === null || productId === id)
		return [modelIssue('order.personalization.missing', isMade ? 'D-86' : 'get-product.3', ['orderItems'], { id })]
	})
}

/** Returns an error for each order item whose variant belongs to no product of the collection. One that lacks only its price is there. */
export function findMissingVariants(
	needs: readonly Need[],
	orderItems: readonly OrderItemInput[] | undefined,
	products: readonly Product[] = [],
): readonly Issue[] {
	const known = new Set(products.flatMap(({ variants = [] }) => variants.map(({ id }) => id)))
	const lacking = needs.flatMap((need) => (need.kind === 'product' ? [need.variantId] : []))
	const missing = new Set(lacking.filter((id) => !known.has(id)))
	return (orderItems ?? []).flatMap(({ variantId = '' }, at) =>
		missing.has(variantId)
			? [modelIssue('resource.variant', 'validate-order.2', ['orderItems', at, 'variantId'], { id: variantId })]
			: [],
	)
}
