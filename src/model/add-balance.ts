import type { RewardType } from '../contract/generated/types.ts'
import type { Issue } from '../core/issue.ts'
import { reward } from '../order/reward.ts'
import type { StoreCollection, StorePerson } from './state.ts'

/** A balance after a reward, with the issues of the reward. */
export interface Addition {
	readonly balance: number
	readonly issues: readonly Issue[]
	/** True if the interface does not define the balance. */
	readonly isOpen: boolean
}

/** Any e-mail, because `reward` needs one. */
const EMAIL = 'one@mail.test'

/** Adds a reward to a balance with `reward`; the issues are about its `amount`. Without a reward, the balance stays. */
export function addBalance(balance: number, amount: number | undefined, rewardType: RewardType): Addition {
	if (amount === undefined) return { balance, issues: [], isOpen: false }
	const verdict = reward([{ email: EMAIL, balance }], [EMAIL], amount, rewardType)
	if (verdict.status !== 'valid') return { balance, issues: verdict.issues, isOpen: true }
	return { balance: verdict.value.people[0]?.balance ?? balance, issues: verdict.issues, isOpen: amount <= 0 }
}

/** Returns the reward type of a store; Coins if it is unknown. */
export function rewardTypeOf({ rewardType }: StoreCollection): RewardType {
	return rewardType ?? 'Coins'
}

/** Returns the people, with the balances of some marked as open. */
export function openBalances(
	people: readonly StorePerson[],
	isConcerned: (person: StorePerson) => boolean,
): readonly StorePerson[] {
	return people.map((person) => (isConcerned(person) ? { ...person, isBalanceOpen: true } : person))
}
