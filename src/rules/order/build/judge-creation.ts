import type { PersonalizationSource } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import type { Path } from '../../core/issue.ts'
import { openFields, openList } from '../../core/open.ts'
import { type Fields, isList } from '../../core/read.ts'
import { canonicalSource, SOURCE_FIELDS } from '../../personalization/read-fields.ts'
import type { Creation } from './built-order.ts'
import { writeQuery } from './person-query.ts'
import { factDetails } from './read-facts.ts'

export const CREATION_MESSAGES = {
	'order.personalization.pending': '{title} is still being made for this person. Try again in a moment.',
	'order.personalization.failed':
		"{title} couldn't be made for this person. Try again later, or remove it from the order.",
} as const

export type CreationCode = keyof typeof CREATION_MESSAGES

/** The most creations of one product that are read. */
const MAX_CREATIONS = 100_000

const CREATION_FIELDS: readonly (keyof Creation)[] = ['status', 'sha', 'person']

/**
 * Returns the creation of a product for a person: the one that names the person, otherwise one that names nobody (D-163). Returns an
 * empty one if the product was only made for others.
 */
export function findCreation(creations: unknown, person: Fields<PersonalizationSource>): Fields<Creation> {
	const given = isList(creations) ? openList(creations, MAX_CREATIONS) : [creations]
	let forAnybody = openFields<Creation>(undefined, CREATION_FIELDS)
	let wanted: string | undefined
	for (const each of given) {
		const creation = openFields<Creation>(each, CREATION_FIELDS)
		if ((creation.person ?? null) === null) {
			if (forAnybody.status === undefined) forAnybody = creation
			continue
		}
		wanted ??= canonicalSource(writeQuery(person))
		if (canonicalSource(writeQuery(openFields<PersonalizationSource>(creation.person, SOURCE_FIELDS))) === wanted)
			return creation
	}
	return forAnybody
}

/**
 * Returns true if a personalized product can be ordered for this person, false if that isn't known (D-86). Notes a pending creation
 * as a warning, a failed one as an error; if that is none, it counts as not created.
 */
export function judgeCreation({ status }: Fields<Creation>, title: string, path: Path, to: Findings): boolean {
	if (status === 'Done') return true
	if (status !== 'Pending' && status !== 'Error') return false
	const isPending = status === 'Pending'
	const code = isPending ? 'order.personalization.pending' : 'order.personalization.failed'
	const held = isPending ? ({ severity: 'warning' } as const) : factDetails(to.policy)
	note(to, CREATION_MESSAGES, code, { ...held, path, rule: 'D-86', params: { title } })
	return held.severity === 'error' || isPending
}
