import { parseInstant } from '../../rules/calendar/parse-instant.ts'
import { PERSON_FIELDS } from '../../rules/contract/generated/body-fields.ts'
import type { CreatePeopleBody, Person, RewardType } from '../../rules/contract/generated/types.ts'
import type { Issue } from '../../rules/core/issue.ts'
import type { Fields } from '../../rules/core/read.ts'
import { applyReward } from '../../rules/order/apply-reward.ts'
import { ANY, equalTo, type FieldPattern, kept, type Pattern } from './expectation.ts'
import type { ShownPerson, StoreCollection, StorePerson } from './state.ts'

/** A balance after a reward, and the issues of the reward. */
interface Addition {
	readonly balance: number
	readonly issues: readonly Issue[]
	/** True if the balance is open: the API documentation doesn't define it. */
	readonly isOpen: boolean
}

/** Any e-mail, because `reward` needs one. */
const EMAIL = 'one@mail.test'

/** Adds a reward to a balance with `applyReward`. The issues are about its `amount`. Without a reward, the balance stays. */
export function addBalance(balance: number, amount: number | undefined, rewardType: RewardType): Addition {
	if (amount === undefined) return { balance, issues: [], isOpen: false }
	const verdict = applyReward([{ email: EMAIL, balance }], [EMAIL], amount, rewardType)
	if (verdict.status !== 'valid') return { balance, issues: verdict.issues, isOpen: true }
	return { balance: verdict.value.people[0]?.balance ?? balance, issues: verdict.issues, isOpen: amount <= 0 }
}

/** Returns the reward type of a store; Coins if the type is unknown. */
export function rewardTypeOf({ rewardType }: StoreCollection): RewardType {
	return rewardType ?? 'Coins'
}

/** Returns the people, some of them with a balance that is marked as open. */
export function openBalances(
	people: readonly StorePerson[],
	isConcerned: (person: StorePerson) => boolean,
): readonly StorePerson[] {
	return people.map((person) => (isConcerned(person) ? { ...person, isBalanceOpen: true } : person))
}

type Given = NonNullable<CreatePeopleBody['people']>[number]

/** The fields of a listed person, without the id and the balance. */
export const SHOWN: readonly (keyof ShownPerson)[] = Object.keys(PERSON_FIELDS).filter(
	(name): name is keyof ShownPerson => name !== 'id' && name !== 'balance',
)

/** Returns each of the shown fields, as `read` returns it. */
export function showEach(read: (name: keyof ShownPerson) => unknown): ShownPerson {
	return Object.fromEntries(SHOWN.map((name) => [name, read(name)])) as unknown as ShownPerson
}

/** Returns a person with the given fields updated. Absent fields stay. */
export function renew(
	known: StorePerson | undefined,
	given: Given,
	id: string,
): Omit<StorePerson, 'balance' | 'isBalanceOpen'> {
	const fields: Fields<ShownPerson> = given
	return {
		id: known?.id ?? id,
		...showEach((name) => fields[name] ?? known?.[name] ?? null),
		department: given.department ?? known?.department ?? null,
		location: given.location ?? known?.location ?? null,
	}
}

/**
 * Returns whether a date can't be read. The type of dates is string in the API documentation, so the parser of the body only returns warnings
 * (D-60).
 */
export function hasUnreadDate(given: Given): boolean {
	return (['birthDate', 'startDate'] as const).some((field) => {
		const date = given[field]?.trim() ?? ''
		return date !== '' && parseInstant(date, 0) === null
	})
}

/** Returns the known fields of a person that both lists of people contain. */
export function showName({ id, firstName, lastName, email }: StorePerson): Person {
	return {
		id,
		...(firstName === null ? {} : { firstName }),
		...(lastName === null ? {} : { lastName }),
		...(email === null ? {} : { email }),
	}
}

export function emailOf({ email }: StorePerson): Pattern {
	return email === null ? ANY : { kind: 'email', value: email }
}

/** Returns the patterns of these fields, without the id. The parser of create-people requires their keys (D-160). */
export function nameFields(person: StorePerson): readonly FieldPattern[] {
	const { firstName, lastName } = person
	const fields: FieldPattern[] = []
	if (person.email !== null) fields.push(kept('email', emailOf(person)))
	if (firstName !== null) fields.push(kept('firstName', equalTo(firstName)))
	if (lastName !== null) fields.push(kept('lastName', equalTo(lastName)))
	return fields
}
