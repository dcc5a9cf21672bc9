import { parseDay, parseInstant, RFC_3339 } from '../../calendar/parse-instant.ts'
import { textOf } from '../../contract/field-types.ts'
import { PLACE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { PersonalizationFields, PersonalizationSource } from '../../contract/resources.ts'
import { type Findings, noteNeed } from '../../core/finding.ts'
import type { Fields } from '../../core/read.ts'
import { judgePersonalization } from '../../personalization/derive-personalization.ts'
import { judgeDay } from '../../personalization/read-fields.ts'
import { fieldNames, type GivenDraft, type GivenPerson, NOBODY, pickTexts } from './read-draft.ts'
import { factDetails } from './read-facts.ts'

/** The person for whom personalized lines are made. */
export interface JudgedPerson {
	/** The fields that personalized lines show. Null if no line is personalized, or if a fact is missing. */
	readonly fields: PersonalizationFields | null
	/** The person's data for the body of place-order. Undefined if the body needs none. */
	readonly body: PersonalizationSource | undefined
}

export const DATES: readonly (keyof PersonalizationSource)[] = /* @__PURE__ */ sourceNames('date-time')
const TEXTS = /* @__PURE__ */ sourceNames('string')

function sourceNames(type: 'date-time' | 'string') {
	const { personalizations } = PLACE_ORDER_FIELDS
	return fieldNames(personalizations).filter((name) => personalizations[name] === type)
}

/** The result if no personalization is needed. */
const NOTHING: JudgedPerson = { fields: null, body: undefined }

/**
 * Returns the person for whom personalized lines are made: the draft's `personalizations`, otherwise its person, otherwise its user (D-102).
 * The dates of `personalizations` are checked even if no line needs them, because place-order reads them.
 */
export function judgePerson(
	{ personalizations, person, user }: Pick<GivenDraft, 'personalizations' | 'person' | 'user'>,
	asOf: unknown,
	isNeeded: boolean,
	to: Findings,
): JudgedPerson {
	if (!isNeeded && !personalizations) return NOTHING
	const source = sourceOf({ personalizations, person, user })
	const { prefix } = to
	to.prefix = ['facts']
	const day = isNeeded ? judgeDay({ asOf }, 'asOf', to, factDetails(to.policy)) : null
	to.prefix = [personalizations ? 'personalizations' : person ? 'person' : 'user']
	const fields = judgePersonalization(source, day, '', 'chicago', to)
	to.prefix = prefix
	if (isNeeded && fields === undefined) noteNeed(to, { kind: 'asOf' })
	return { fields: (isNeeded ? fields : null) ?? null, body: writeSource(source) }
}

/** Returns the person for whom personalized lines are made (D-102). */
export function sourceOf({
	personalizations,
	person,
	user,
}: Pick<GivenDraft, 'personalizations' | 'person' | 'user'>): GivenPerson {
	return personalizations ?? person ?? user ?? NOBODY
}

/** Writes the source in the contract's form: the texts that exist, and days as date-times. Returns undefined if it is empty. */
export function writeSource(source: Fields<PersonalizationSource>): PersonalizationSource | undefined {
	const body: Record<string, string> = pickTexts(source, TEXTS)
	for (const name of DATES) {
		const text = textOf(source[name]).trim()
		if (parseDay(text) === null) continue
		body[name] = (parseInstant(text, 0) & 3) === RFC_3339 ? text : `${text.slice(0, 10)}T00:00:00Z`
	}
	return Object.keys(body).length === 0 ? undefined : body
}
