import { readDay } from '../calendar/read-day.ts'
import type { CreatePeopleBody } from '../contract/generated/types.ts'
import { type Issue, makeIssue, type Path } from '../core/issue.ts'
import { PERSONALIZATION_MESSAGES } from '../personalization/read-fields.ts'
import type { StorePerson } from './state.ts'

/** One of the people that create-people lists. */
type Given = NonNullable<CreatePeopleBody['people']>[number]

const DATES = ['birthDate', 'startDate'] as const

/** A person with what is given of them; what is not, stays. */
export function renew(
	known: StorePerson | undefined,
	given: Given,
	id: string,
): Omit<StorePerson, 'balance' | 'isBalanceOpen'> {
	return {
		id: known?.id ?? id,
		firstName: given.firstName ?? known?.firstName ?? null,
		lastName: given.lastName ?? known?.lastName ?? null,
		email: given.email ?? known?.email ?? null,
		birthDate: given.birthDate ?? known?.birthDate ?? null,
		startDate: given.startDate ?? known?.startDate ?? null,
		externalId: given.externalId ?? known?.externalId ?? null,
		department: given.department ?? known?.department ?? null,
		location: given.location ?? known?.location ?? null,
	}
}

/** Dates that no calendar has (D-60). */
export function findInDates(given: Given, path: Path): readonly Issue[] {
	return DATES.flatMap((field) => {
		const date = given[field]?.trim() ?? ''
		if (date === '' || readDay(date) !== null) return []
		const details = { severity: 'error', path: [...path, field], rule: 'D-60', params: { field, date } } as const
		return [makeIssue(PERSONALIZATION_MESSAGES, 'personalization.date.invalid', details)]
	})
}
