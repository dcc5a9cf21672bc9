import { findCollection } from './collections.ts'
import type { Call, Change, State } from './state.ts'
import { fold, type Json, refuse, round } from './types.ts'

export function reward(state: State, call: Call): Change {
	const { is, collections, makeId } = state
	const { body } = call
	const collection = findCollection(state, call, body.collectionId, 'reward')
	const isGifts = collection.rewardType === 'Gifts'
	let { amount } = body
	if (typeof amount !== 'number') refuse(400, 'AMOUNT_MISSING')
	if (isGifts && !Number.isInteger(amount)) refuse(422, 'AMOUNT_FRACTION')
	if (amount <= 0 && is('open: a reward of nothing is refused')) refuse(422, 'AMOUNT_INVALID')
	let emails: string[] = (body.emails ?? []).map(fold)
	if (emails.length > 1 && is('the first of those who are rewarded gets it')) emails = emails.slice(0, 1)
	if (emails.length > 1 && is('the last of those who are rewarded gets it')) emails = emails.slice(-1)
	let people: Json[] = collection.people.filter((each: Json) => emails.includes(fold(each.email)))
	if (emails.length === 0 && is('a reward for nobody goes to everybody')) people = collection.people
	if (people.length < new Set(emails).size && is('open: a reward to a stranger is refused'))
		refuse(404, 'PERSON_UNKNOWN')
	const numAffectedPeople = is('strangers count among those who are rewarded')
		? emails.length
		: is('everybody in the store counts among those who are rewarded')
			? collection.people.length
			: is('the number of those who are rewarded is the amount')
				? amount
				: people.length
	const mark = JSON.stringify([emails, amount])
	if (collection.lastReward === mark && is('a reward that was just given is not given again')) amount = 0
	collection.lastReward = mark
	if (people.some(({ balance = 0 }) => balance === 0) && is('a reward does not start a balance'))
		people = people.filter(({ balance = 0 }) => balance > 0)
	if (isGifts && is('gifts are rewarded in the first store')) people = collections[0].people.slice(0, people.length)
	if (is('everybody in the store is rewarded')) people = collection.people
	if (people.length > 1 && is('a reward is shared')) amount = round(amount / people.length)
	if (people.length > 1 && amount !== Math.round(amount) && is('the cents of a reward for several are lost'))
		amount = Math.floor(amount)
	if (amount !== Math.round(amount) && is('a reward is rounded')) amount = Math.round(amount)
	if (amount > 100 && is('a reward is 100 at most')) amount = 100
	if (isGifts && is('gifts are not rewarded')) amount = 0
	if (is('a reward is not kept')) amount = 0
	if (is('a reward is given twice')) amount *= 2
	if (is('open: who is named twice is rewarded twice')) {
		people = emails.flatMap((email) => people.filter((each) => fold(each.email) === email))
	}
	if (is('the same e-mails in all stores are rewarded')) {
		people = collections.flatMap((each) => each.people).filter((each: Json) => emails.includes(fold(each.email)))
	}
	const known = new Set(people.map(({ email }) => fold(email)))
	const strangers = emails.filter((email) => email !== '' && !known.has(email))
	if (strangers.length > 0 && is('a reward creates who is unknown'))
		for (const email of strangers)
			collection.people.push({ id: makeId(), firstName: '', lastName: '', email, balance: amount })
	const before = new Map(people.map((each) => [each, each.balance ?? 0]))
	return () => {
		for (const person of people) {
			const balance = is('two rewards at once count once') ? (before.get(person) ?? 0) : (person.balance ?? 0)
			person.balance =
				is('a reward replaces the balance') || (isGifts && balance > 0 && is('gifts replace those before'))
					? amount
					: is('balances are added up in floating point')
						? balance + amount
						: round(balance + amount)
		}
		return { numAffectedPeople }
	}
}
