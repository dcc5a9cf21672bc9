import { readDay } from '../calendar/read-day.ts'
import { RFC_3339, readInstant } from '../calendar/read-instant.ts'
import { textField } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/order.ts'
import type { PersonalizationFields } from '../contract/personalization.ts'
import type { Issue } from '../core/issue.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import type { Need } from '../core/verdict.ts'
import { derivePersonalization, type PersonalizationCode } from '../personalization/derive-personalization.ts'
import type { OrderDraft } from './built-order.ts'

export interface PersonalizationReading {
	/** What personalized lines show; null where none is, or where the source is wrong. */
	readonly fields: PersonalizationFields | null
	/** What place-order is told of the person; undefined where nothing needs to be. */
	readonly body: PersonalizationSource | undefined
	readonly issues: readonly Issue<PersonalizationCode>[]
	readonly needs: readonly Need[]
}

const TEXTS = ['firstName', 'lastName', 'department', 'location'] as const
const DATES = ['startDate', 'birthDate'] as const

/** Where nothing is made from a person's data. */
const NOTHING: PersonalizationReading = { fields: null, body: undefined, issues: [], needs: [] }

/**
 * Reads whom personalized lines are made for: the draft's `personalizations`, else its person, else its user (D-102). The dates of
 * `personalizations` are checked even where no line needs them, since place-order reads them.
 *
 * @example
 * const draft = { personalizations: { firstName: 'Zoë', birthDate: '1984-02-29' } }
 * readPersonalization(draft, '2026-11-20', true).fields.name.firstPossessive // => "Zoë's"
 * readPersonalization(draft, undefined, true).needs // => [{ kind: 'asOf' }]
 * readPersonalization(draft, undefined, false).body // => { firstName: 'Zoë', birthDate: '1984-02-29T00:00:00Z' }
 */
export function readPersonalization(
	draft: Fields<OrderDraft>,
	asOf: unknown,
	isNeeded: boolean,
): PersonalizationReading {
	const { personalizations, person } = draft
	// The first that is there.
	const field = isRecord(personalizations) ? 'personalizations' : isRecord(person) ? 'person' : 'user'
	if (!isNeeded && field !== 'personalizations') return NOTHING
	const source = draft[field] ?? {}
	const options = { asOf: isNeeded ? (asOf as string) : '' }
	const verdict = derivePersonalization(source as PersonalizationSource, options)
	// The types of the body's own fields are judged with the rest of the body.
	const isOther = ({ code, path }: Issue): boolean =>
		field === 'person' || path[0] === 'asOf' || code !== 'request.type'
	return {
		fields: isNeeded && verdict.status === 'valid' ? verdict.value : null,
		body: writeSource(source),
		issues: verdict.issues
			.filter(isOther)
			.map((issue) => ({ ...issue, path: [issue.path[0] === 'asOf' ? 'facts' : field, ...issue.path] })),
		needs: isNeeded && verdict.status === 'unknown' ? verdict.needs : [],
	}
}

/** The source as the contract writes it: texts that are there, days as date-times; undefined where it says nothing. */
function writeSource(source: unknown): PersonalizationSource | undefined {
	const body: Record<string, string> = {}
	for (const name of TEXTS) {
		const text = readField(source, name)
		if (typeof text === 'string') body[name] = text
	}
	for (const name of DATES) {
		const text = textField(source, name).trim()
		if (readDay(text) === null) continue
		body[name] = (readInstant(text, 0) & 3) === RFC_3339 ? text : `${text.slice(0, 10)}T00:00:00Z`
	}
	return Object.keys(body).length === 0 ? undefined : body
}
