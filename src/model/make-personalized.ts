import { textOf } from '../contract/field-types.ts'
import type { CreationStatus, PersonalizationSource } from '../contract/generated/types.ts'
import { personalizationSha } from '../personalization/personalization-sha.ts'
import type { Call } from './call.ts'
import { creationOf } from './readiness.ts'
import { ownSource } from './source.ts'
import type { StoreCollection, StorePersonalization, StoreProduct } from './state.ts'

/** A product, or a whole collection, in the making for one person. */
export interface Making {
	readonly source: PersonalizationSource
	readonly sha: string
	readonly status: CreationStatus
	/** What a service may call it. */
	readonly admitted: readonly CreationStatus[]
	/** The collection's personalizations with this one, where a service says this of it, by this sha. */
	readonly after: (status: string | null, sha?: string) => readonly StorePersonalization[]
}

/** Makes a product for a person, or all products of a collection: begun now, unless it was before. What failed begins anew. */
export function makeFor(
	{ now, moment }: Call,
	{ personalizations }: StoreCollection,
	stored: StoreProduct | null,
	person: PersonalizationSource,
): Making {
	const source = ownSource(person)
	const key = personalizationSha(source)
	const productId = stored === null ? null : textOf(stored.product.id)
	const known = personalizations.find((each) => each.key === key && each.productId === productId)
	const begun: StorePersonalization = { productId, key, sha: key, createdAt: now, status: null }
	const made = known === undefined || known.status === 'Error' ? begun : known
	const others = personalizations.filter((each) => each !== known)
	return {
		source,
		sha: made.sha,
		...creationOf(made, moment),
		after: (status, sha = made.sha) => {
			const said = status === 'Done' || status === 'Error' ? status : null
			return said === made.status && sha === made.sha && made === known
				? personalizations
				: [...others, { ...made, sha, status: said ?? made.status }]
		},
	}
}
