import { textOf } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/order.ts'
import type { Issue } from '../core/issue.ts'
import type { Need } from '../core/verdict.ts'
import type { Creation } from '../order/built-order.ts'
import { personalizationSha } from '../personalization/personalization-sha.ts'
import { modelIssue } from './messages.ts'
import { creationOf } from './readiness.ts'
import type { StoreCollection } from './state.ts'

/** How far each product of the collection is made for a person, as `buildOrder` asks for it (D-86). */
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
 * The error of each product that was not made for the person before it was ordered. That it was made for nobody is an error of the
 * interface; that it was made for somebody whose data are others may be a matter of how the service compares them.
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
