import type { RewardBody } from '../../../rules/contract/generated/types.ts'
import { applyReward, foldEmail } from '../../../rules/order/apply-reward.ts'
import { anySuccess, type Call, type Outcome, refuseBy, succeed } from '../call.ts'
import { ANY, objectOf, type Pattern } from '../expectation.ts'
import { areExact, enter, withCollection } from '../find.ts'
import { openBalances, rewardTypeOf } from '../people.ts'
import type { StoreCollection, StorePerson } from '../state.ts'

const NOBODY = /* @__PURE__ */ objectOf({ numAffectedPeople: { kind: 'equals', value: 0 } })

/**
 * Adds credits, points or gifts to balances. The reward type of the collection decides which (D-81, D-84). A service may decide these cases:
 *
 * - If `applyReward` returns a warning (nobody has the e-mail, or the amount adds nothing), a service may reject the request. A service may
 *   subtract a negative amount, or ignore it.
 * - An e-mail in another case than the person's may match or not.
 * - A person who is listed twice may get the reward once or twice.
 * - A service may create a person for an unknown e-mail.
 */
export function rewardPeople(call: Call<RewardBody>): Outcome {
	const { state, body } = call
	const { emails = [], amount = 0 } = body
	const inCollection = (collection: StoreCollection): Outcome => {
		const people = collection.people.map(({ email, balance }) => (email === null ? { balance } : { email, balance }))
		const verdict = applyReward(people, emails, amount, rewardTypeOf(collection))
		const folded = new Set(emails.map(foldEmail))
		const isRewarded = ({ email }: StorePerson): boolean => email !== null && folded.has(foldEmail(email))
		const opened = { ...collection, people: openBalances(collection.people, isRewarded) }
		if (verdict.status !== 'valid') {
			return refuseBy(verdict.issues, call, { ...anySuccess(state), after: () => withCollection(state, opened) })
		}
		const { numAffectedPeople, people: after } = verdict.value
		const isExact = areExact(emails, collection.people)
		const isClear = amount > 0 && isExact && new Set(emails).size === emails.length
		const rewarded = collection.people.map((person, at) => ({
			...person,
			balance: after[at]?.balance ?? person.balance,
		}))
		const affected: Pattern =
			amount > 0 && isExact && collection.arePeopleOpen !== true ? { kind: 'equals', value: numAffectedPeople } : ANY
		const success = {
			body: { numAffectedPeople },
			pattern: objectOf({ numAffectedPeople: affected }),
			after: () =>
				withCollection(state, {
					...collection,
					people: isClear ? rewarded : openBalances(rewarded, isRewarded),
					arePeopleOpen: collection.arePeopleOpen || (numAffectedPeople < folded.size && 'D-84'),
				}),
		}
		return succeed(success, verdict.issues.length > 0 || emails.length === 0 || !isExact)
	}
	return enter(call, inCollection, { ...anySuccess(state, { numAffectedPeople: 0 }), pattern: NOBODY })
}
