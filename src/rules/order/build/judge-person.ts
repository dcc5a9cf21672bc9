import { parseDay, parseInstant } from '../../calendar/parse-instant.ts'
import { PLACE_ORDER_FIELDS } from '../../contract/generated/body-fields.ts'
import type { PersonalizationFields, PersonalizationSource } from '../../contract/resources.ts'
import { type Findings, note, noteNeed } from '../../core/finding.ts'
import type { Path } from '../../core/issue.ts'
import { openFields, openList } from '../../core/open.ts'
import { type Fields, isList, textOf } from '../../core/read.ts'
import { judgePersonalization } from '../../personalization/derive-personalization.ts'
import { canonicalSource, judgeDay, SOURCE_FIELDS } from '../../personalization/read-fields.ts'
import {
	type Creation,
	factDetails,
	fieldNames,
	type GivenDraft,
	type GivenPerson,
	NOBODY,
	type OrderDraft,
	pickTexts,
	readDraft,
} from './read-draft.ts'

/** The person for whom personalized lines are made. */
interface JudgedPerson {
	/** The fields that personalized lines show. Null if no line is personalized, or if data is missing. */
	readonly fields: PersonalizationFields | null
	/** The data of the person, for the body of place-order. Undefined if the body needs no such data. */
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
 * Returns the person for whom personalized lines are made: the draft's `personalizations`, otherwise its `person`, otherwise its `user` (D-102).
 * The dates in `personalizations` are checked even if no line needs them, because place-order reads them.
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

/**
 * Returns the source as the API documentation has it: without missing texts, and with days as date-times. Returns undefined if the source is empty.
 */
export function writeSource(source: Fields<PersonalizationSource>): PersonalizationSource | undefined {
	const body: Record<string, string> = pickTexts(source, TEXTS)
	for (const name of DATES) {
		const text = textOf(source[name]).trim()
		if (parseDay(text) === null) continue
		body[name] = parseInstant(text, 0)?.isLoose === false ? text : `${text.slice(0, 10)}T00:00:00Z`
	}
	return Object.keys(body).length === 0 ? undefined : body
}

/**
 * The query parameters of get-product that describe a person: `firstName`, `lastName`, `department`, `location`, `startDate`, `birthDate`. The API
 * documentation doesn't show their names (D-82).
 */
export type GetProductQuery = { -readonly [Name in keyof PersonalizationSource]?: string }

/**
 * Returns the query parameters of get-product for the person of an order. With these parameters, the store creates a personalized product for the
 * person (get-product.3, D-163). The person is the order's `personalizations`, otherwise its `person`, otherwise its `user`. Blank fields, and dates
 * that don't exist, are left out. Dates are date-times.
 *
 * @example
 * toGetProductQuery({ user: { firstName: 'Ada', lastName: '', email: 'ada@mail.test' } }) // => { firstName: 'Ada' }
 * toGetProductQuery({ personalizations: { birthDate: '1984-02-29' } }) // => { birthDate: '1984-02-29T00:00:00Z' }
 * toGetProductQuery({}) // => {}
 */
export function toGetProductQuery(order: OrderDraft): GetProductQuery {
	return writeQuery(sourceOf(readDraft(order)))
}

/** Returns the fields of a person that aren't blank, as `writeSource` returns them. */
function writeQuery(person: Fields<PersonalizationSource>): GetProductQuery {
	const written = Object.entries(writeSource(person) ?? {})
	return Object.fromEntries(written.filter(([, text]) => text.trim() !== ''))
}

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
 * Returns the creation of a product for this person; without such a creation, a creation that has no person (D-163). If the product was created only
 * for other people, returns an empty creation.
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
 * Returns whether the state of a personalized product is known for this person (D-86). A pending creation adds a warning, and a failed creation adds
 * an error. If the policy makes a failed creation a warning, the state counts as not known.
 */
export function judgeCreation({ status }: Fields<Creation>, title: string, path: Path, to: Findings): boolean {
	if (status === 'Done') return true
	if (status !== 'Pending' && status !== 'Error') return false
	const isPending = status === 'Pending'
	const code = isPending ? 'order.personalization.pending' : 'order.personalization.failed'
	const details = isPending ? ({ severity: 'warning' } as const) : factDetails(to.policy)
	note(to, CREATION_MESSAGES, code, { ...details, path, rule: 'D-86', params: { title } })
	return details.severity === 'error' || isPending
}
