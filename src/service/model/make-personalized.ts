import type { CreationStatus, PersonalizationSource } from '../../rules/contract/generated/types.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { textField, textOf } from '../../rules/core/read.ts'
import type { Need } from '../../rules/core/verdict.ts'
import type { Creation } from '../../rules/order/build/read-draft.ts'
import { canonicalSource, SOURCE_FIELDS } from '../../rules/personalization/read-fields.ts'
import type { Call } from './call.ts'
import { modelIssue } from './messages.ts'
import { creationOf, STATUSES } from './readiness.ts'
import type { StoreCollection, StorePersonalization, StoreProduct } from './state.ts'

/** Returns a person's data without blank fields, so that equal data has the same key (D-67). */
export function ownSource(person: unknown): { readonly [Field in keyof PersonalizationSource]?: string } {
	const fields = SOURCE_FIELDS.map((name) => [name, textField(person, name)] as const)
	return Object.fromEntries(fields.filter(([, text]) => text.trim() !== ''))
}

/** Returns the person in the parameters; null if the parameters don't describe one. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const source = ownSource(Object.fromEntries(SOURCE_FIELDS.map((name) => [name, parameter(name)])))
	return Object.keys(source).length === 0 ? null : source
}

/** The creation of a product, or of all products of a collection, for one person. */
export interface Making {
	readonly source: PersonalizationSource
	readonly sha: string
	readonly status: CreationStatus
	/** The statuses that a service may return. */
	readonly admitted: readonly CreationStatus[]
	/** Returns the collection's personalizations after a service returned this status and sha. */
	readonly after: (status: string | null, sha?: string) => readonly StorePersonalization[]
}

/**
 * Creates a product, or all products of a collection, for a person. The creation starts now, if it hasn't started yet. A failed creation starts
 * again.
 */
export function makeFor(
	{ now, moment }: Call,
	{ personalizations }: StoreCollection,
	stored: StoreProduct | null,
	person: PersonalizationSource,
): Making {
	const source = ownSource(person)
	const key = canonicalSource(source)
	const productId = stored === null ? null : textOf(stored.product.id)
	const known = personalizations.find((each) => each.key === key && each.productId === productId)
	const { sha = `sha-${personalizations.length + 1}` } = personalizations.find((each) => each.key === key) ?? {}
	const begun: StorePersonalization = { productId, key, sha, createdAt: now, status: null }
	const made = known === undefined || known.status === 'Error' ? begun : known
	const others = personalizations.filter((each) => each !== known)
	// A service may have created the product with the whole collection, or for all people at once.
	const isElsewhere = others.some((each) => each.productId === null || each.productId === productId)
	const creation = creationOf(made, moment)
	return {
		source,
		sha: made.sha,
		...creation,
		admitted: isElsewhere ? STATUSES : creation.admitted,
		after: (status, sha = made.sha) => {
			const said = status === 'Done' || status === 'Error' ? status : null
			return said === made.status && sha === made.sha && made === known
				? personalizations
				: [...others, { ...made, sha, status: said ?? made.status }]
		},
	}
}

/**
 * Returns the collection's personalizations after a product was read without a person. "Names of the query parameters, and which are needed: not
 * shown", so a service may have created a personalized product then (D-86).
 */
export function afterAnyRead(
	{ now }: Call,
	{ personalizations }: StoreCollection,
	{ product }: StoreProduct,
): readonly StorePersonalization[] {
	const productId = textOf(product.id)
	const isKnown = personalizations.some((each) => each.key === NOBODY && each.productId === productId)
	if (product.isPersonalized !== true || isKnown) return personalizations
	return [...personalizations, { productId, key: NOBODY, sha: '', createdAt: now, status: 'Done' }]
}

/** The key of a creation without a person. No person's data has it. */
export const NOBODY = ''

/** Returns the state of each personalized product for a person, as `buildOrder` expects it (D-86). */
export function creationsFor(
	{ products, personalizations }: StoreCollection,
	source: PersonalizationSource,
	moment: number,
): Readonly<Record<string, Creation>> {
	if (personalizations.length === 0) return {}
	const key = canonicalSource(source)
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
 * Returns an error for each product that wasn't created for the person before the order. An order of a product that was never created violates a
 * clause (get-product.3). An order of a product that was created for other data only violates a decision (D-86), because a service may compare data
 * differently.
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
