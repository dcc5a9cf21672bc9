import type { OrderItemInput } from '../contract/generated/types.ts'
import type { Issue } from '../core/issue.ts'
import type { Need } from '../core/verdict.ts'
import { modelIssue } from './messages.ts'

/** Returns an error for each order item whose variant belongs to no product of the collection. */
export function findMissingVariants(
	needs: readonly Need[],
	orderItems: readonly OrderItemInput[] | undefined,
): readonly Issue[] {
	const missing = new Set(needs.flatMap((need) => (need.kind === 'product' ? [need.variantId] : [])))
	return (orderItems ?? []).flatMap(({ variantId = '' }, at) =>
		missing.has(variantId)
			? [modelIssue('resource.variant', 'validate-order.2', ['orderItems', at, 'variantId'], { id: variantId })]
			: [],
	)
}
