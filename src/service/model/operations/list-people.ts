import { parseDay } from '../../../rules/calendar/parse-instant.ts'
import type { BodyField } from '../../../rules/contract/body-fields.ts'
import { PERSON_FIELDS } from '../../../rules/contract/generated/body-fields.ts'
import type { ListPeopleBody, Person } from '../../../rules/contract/generated/types.ts'
import { isList, readField, textOf } from '../../../rules/core/read.ts'
import { toCents } from '../../../rules/money/cents.ts'
import { foldEmail } from '../../../rules/order/apply-reward.ts'
import { anySuccess, type Call, type Outcome, succeed } from '../call.ts'
import {
	ANY,
	equalTo,
	type FieldPattern,
	fieldsOf,
	type ItemPattern,
	kept,
	optional,
	type Pattern,
	required,
} from '../expectation.ts'
import { enter, withCollection } from '../find.ts'
import { emailOf } from '../people.ts'
import type { StoreCollection, StorePerson } from '../state.ts'

/** Every field of a listed person, with its type. */
const FIELDS = Object.entries(PERSON_FIELDS) as readonly [keyof typeof PERSON_FIELDS, BodyField][]
const NOBODY: Pattern = { kind: 'sequence', items: [] }

/**
 * Returns everyone in the collection, or the people with these e-mails (D-84), in any order. If a balance is open, the model reads it from the
 * answer.
 *
 * - The API documentation doesn't show what the parameter `emails` does. A service may require the parameter, ignore it, or reject e-mails that are
 *   unknown or listed twice.
 * - A long list may be a page.
 */
export function listPeople(call: Call<ListPeopleBody>): Outcome {
	const { emails } = call.body
	const inCollection = (collection: StoreCollection): Outcome => {
		const listed = emails === undefined ? null : new Set(emails.map(foldEmail))
		const isListed = ({ email }: StorePerson): boolean => listed === null || listed.has(foldEmail(email ?? ''))
		const people = collection.people.filter(isListed)
		const known = new Set(collection.people.map(({ email }) => email))
		const isClear = (given: readonly string[]): boolean =>
			given.length > 0 &&
			new Set(given).size === given.length &&
			given.every((email) => email !== '' && known.has(email))
		const isDoubtful = emails !== undefined && !isClear(emails)
		// Nobody else is listed for e-mails of people whom the collection has (D-106).
		const shown = isDoubtful ? collection.people : people
		const items = shown.map((person) =>
			itemOf(person, !isDoubtful && isListed(person) && !(collection.arePeopleOpen === true && person.isBalanceOpen)),
		)
		const success = {
			body: people.map(toPerson),
			pattern: { kind: 'set', key: 'id', items, isOpen: collection.arePeopleOpen, isPaged: true } as const,
			rule: 'list-people.1',
			after: (body: unknown) => withCollection(call.state, learnBalances(collection, body)),
		}
		return succeed(success, isDoubtful)
	}
	return enter(call, inCollection, { ...anySuccess(call.state, []), pattern: NOBODY })
}

function toPerson(person: StorePerson): Person {
	const shown = FIELDS.map(([name, type]) => [name, type === 'date-time' ? dateTimeOf(person[name]) : person[name]])
	return Object.fromEntries(shown.filter(([, value]) => value !== null))
}

/** Returns a day as a date-time at midnight: a birth date is a day (D-60). */
function dateTimeOf(date: unknown): string | null {
	const text = textOf(date).trim()
	return parseDay(text) === null ? null : `${text.slice(0, 10)}T00:00:00Z`
}

function itemOf(person: StorePerson, isRequired: boolean): ItemPattern {
	const { id, balance, isBalanceOpen } = person
	const fields = FIELDS.map(([name, type]): FieldPattern => {
		if (name === 'id') return required(name, equalTo(id))
		if (name === 'balance') return kept(name, isBalanceOpen ? ANY : { kind: 'amount', values: [balance] }, 'service.1')
		if (type !== 'date-time') return kept(name, name === 'email' ? emailOf(person) : equalTo(person[name]))
		const value = dateTimeOf(person[name])
		return optional(name, value === null ? ANY : { kind: 'day', value })
	})
	return { key: id, isRequired, pattern: fieldsOf(fields) }
}

function learnBalances(collection: StoreCollection, body: unknown): StoreCollection {
	if (!isList(body) || !collection.people.some(({ isBalanceOpen }) => isBalanceOpen)) return collection
	const shown = new Map(body.map((item) => [readField(item, 'id'), readField(item, 'balance')]))
	const people = collection.people.map((person) => {
		const balance = shown.get(person.id)
		if (!person.isBalanceOpen || typeof balance !== 'number' || toCents(balance) === null) return person
		return { ...person, balance, isBalanceOpen: false }
	})
	return { ...collection, people }
}
