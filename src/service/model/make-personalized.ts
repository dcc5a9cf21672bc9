import { textField, textOf } from '../../rules/contract/field-types.ts'
import type { CreationStatus, PersonalizationSource } from '../../rules/contract/generated/types.ts'
import { personalizationSha } from '../../rules/personalization/personalization-sha.ts'
import type { Call } from './call.ts'
import { creationOf } from './readiness.ts'
import type { StoreCollection, StorePersonalization, StoreProduct } from './state.ts'

const FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** The number of fields in a person's data. */
export const SOURCE_FIELDS: number = FIELDS.length

/** The known fields of a person. */
type OwnSource = { readonly [Field in keyof PersonalizationSource]?: string }

/** Returns a person's data without blank fields, so that equal data has the same key (D-67). */
export function ownSource(person: unknown): OwnSource {
	const fields = FIELDS.map((name) => [name, textField(person, name)] as const)
	return Object.fromEntries(fields.filter(([, text]) => text.trim() !== ''))
}

/** Returns the person in the parameters; null if they name none. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const source = ownSource(Object.fromEntries(FIELDS.map((name) => [name, parameter(name)])))
	return Object.keys(source).length === 0 ? null : source
}

/** The creation of a product, or of a whole collection, for one person. */
export interface Making {
	readonly source: PersonalizationSource
	readonly sha: string
	readonly status: CreationStatus
	/** The statuses that a service may return. */
	readonly admitted: readonly CreationStatus[]
	/** Returns the collection's personalizations after a service returned this status and sha. */
	readonly after: (status: string | null, sha?: string) => readonly StorePersonalization[]
}

const STATUSES: readonly CreationStatus[] = ['Pending', 'Done', 'Error']

/**
 * Creates a product, or all products of a collection, for a person. The creation starts now, unless it started before. A failed
 * creation starts again.
 */
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
