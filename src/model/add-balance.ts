import type { RewardType } from '../contract/generated/types.ts'
import type { Issue } from '../core/issue.ts'
import { reward } from '../order/reward.ts'
import type { StoreCollection, StorePerson } from './state.ts'

/** A balance after a reward, and what there is to say of it. */
export interface Addition {
	readonly balance: number
	readonly issues: readonly Issue[]
	/** True where the interface does not settle what the balance is. */
	readonly isOpen: boolean
}

/** Whoever it is. */
const EMAIL = 'one@mail.test'

/** A balance with a reward added, as `reward` adds it; issues are of its `amount`. Nothing is added where there is no reward. */
export function addBalance(balance: number, amount: number | undefined, rewardType: RewardType): Addition {
	if (amount === undefined) return { balance, issues: [], isOpen: false }
	const verdict = reward([{ email: EMAIL, balance }], [EMAIL], amount, rewardType)
	if (verdict.status !== 'valid') return { balance, issues: verdict.issues, isOpen: true }
	return { balance: verdict.value.people[0]?.balance ?? balance, issues: verdict.issues, isOpen: amount <= 0 }
}

/** What kind of store it is: one of credits, where nobody said which. */
export function rewardTypeOf({ rewardType }: StoreCollection): RewardType {
	return rewardType ?? 'Coins'
}

/** The people with the balances of some no longer settled. */
export function openBalances(
	people: readonly StorePerson[],
	isConcerned: (person: StorePerson) => boolean,
): readonly StorePerson[] {
	return people.map((person) => (isConcerned(person) ? { ...person, isBalanceOpen: true } : person))
}
