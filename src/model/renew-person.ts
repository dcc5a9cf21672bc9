import { parseInstant, UNREADABLE } from '../calendar/parse-instant.ts'
import type { CreatePeopleBody } from '../contract/generated/types.ts'
import type { StorePerson } from './state.ts'

/** One of the people in the body of create-people. */
type Given = NonNullable<CreatePeopleBody['people']>[number]

const DATES = ['birthDate', 'startDate'] as const

/** Returns a person with the given fields updated. Absent fields stay. */
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

/** Returns whether a date can't be read. The interface types dates as strings, so the parser of the body only warns (D-60). */
export function hasUnreadDate(given: Given): boolean {
	return DATES.some((field) => {
		const date = given[field]?.trim() ?? ''
		return date !== '' && parseInstant(date, 0) === UNREADABLE
	})
}
