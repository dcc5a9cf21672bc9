import { parseDay, parseInstant, RFC_3339 } from '../../calendar/parse-instant.ts'
import { textOf } from '../../contract/field-types.ts'
import { PLACE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { PersonalizationFields, PersonalizationSource } from '../../contract/resources.ts'
import { type Issue, type Notes, prefixIssues } from '../../core/issue.ts'
import { DEFAULT_POLICY, type Policy } from '../../core/policy.ts'
import type { Fields } from '../../core/read.ts'
import type { Need } from '../../core/verdict.ts'
import { judgePersonalization } from '../../personalization/derive-personalization.ts'
import { judgeDay, type PersonalizationCode } from '../../personalization/read-fields.ts'
import { factDetails } from './fact-details.ts'
import { fieldNames, type GivenDraft, type GivenPerson, NOBODY, pickTexts } from './read-draft.ts'

/** The person for whom personalized lines are made. */
export interface JudgedPerson {
	/** The fields that personalized lines show. Null if no line is personalized, or if a fact is missing. */
	readonly fields: PersonalizationFields | null
	/** The person's data for the body of place-order. Undefined if the body needs none. */
	readonly body: PersonalizationSource | undefined
}

const SOURCE = PLACE_ORDER_FIELDS.personalizations
export const DATES: readonly (keyof PersonalizationSource)[] = fieldNames(SOURCE).filter(
	(name) => SOURCE[name] === 'date-time',
)
const TEXTS = fieldNames(SOURCE).filter((name) => SOURCE[name] === 'string')

/** The result if no personalization is needed. */
const NOTHING: JudgedPerson = { fields: null, body: undefined }

/**
 * Returns the person for whom personalized lines are made: the draft's `personalizations`, otherwise its person, otherwise its user (D-102).
 * The dates of `personalizations` are checked even if no line needs them, because place-order reads them.
 *
 * @example
 * const draft = { personalizations: { firstName: 'Zoë', birthDate: '1984-02-29' } }
 * judgePerson(draft, '2026-11-20', true, [], []).fields.name.firstPossessive // => "Zoë's"
 * judgePerson(draft, undefined, true, [], []).fields // => null
 * judgePerson(draft, undefined, false, [], []).body // => { firstName: 'Zoë', birthDate: '1984-02-29T00:00:00Z' }
 */
export function judgePerson(
	{ personalizations, person, user }: Pick<GivenDraft, 'personalizations' | 'person' | 'user'>,
	asOf: unknown,
	isNeeded: boolean,
	to: Notes<PersonalizationCode>,
	needs: Need[],
	policy: Policy = DEFAULT_POLICY,
): JudgedPerson {
	if (!isNeeded && !personalizations) return NOTHING
	const field = personalizations ? 'personalizations' : person ? 'person' : 'user'
	const source = sourceOf({ personalizations, person, user })
	const ofFacts: Issue<PersonalizationCode>[] = []
	const issues: Issue<PersonalizationCode>[] = []
	const day = isNeeded ? judgeDay({ asOf }, 'asOf', ofFacts, factDetails(policy)) : null
	const held = { severity: policy.types, policy: 'types' } as const
	const fields = judgePersonalization(source, day, '', 'chicago', issues, held)
	to.push(...prefixIssues(ofFacts, ['facts']), ...prefixIssues(issues, [field]))
	if (isNeeded && fields === undefined) needs.push({ kind: 'asOf' })
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
