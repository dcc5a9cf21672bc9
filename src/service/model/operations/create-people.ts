import type { CreatePeopleBody } from '../../../rules/contract/generated/types.ts'
import type { Issue } from '../../../rules/core/issue.ts'
import { isList, readField } from '../../../rules/core/read.ts'
import { foldEmail } from '../../../rules/order/apply-reward.ts'
import { type Call, type Outcome, refuseBy, succeed } from '../call.ts'
import { ANY, fieldsOf, type Pattern, required } from '../expectation.ts'
import { enter, withCollection } from '../find.ts'
import { makeId, takeIds } from '../ids.ts'
import { textOrNull } from '../json.ts'
import { addBalance, hasUnreadDate, nameFields, renew, rewardTypeOf } from '../people.ts'
import type { ServiceState, StoreCollection, StorePerson } from '../state.ts'

/** The effect of create-people on a collection. */
interface Creation {
	/** Everyone in the collection after the request, earlier people first. */
	readonly people: readonly StorePerson[]
	readonly listed: readonly StorePerson[]
	readonly issues: readonly Issue[]
	/** Whether it is open who is in the collection after the request. */
	readonly isOpen: boolean
	/**
	 * Whether a service may reject the people. The API documentation doesn't show what `amount` means next to `addBalance`, nor whether a date may
	 * be invalid.
	 */
	readonly isDoubtful: boolean
}

/**
 * Creates people in a collection. Each person gets the balance `addBalance`, otherwise `amount` (D-84). If the collection already has the e-mail,
 * the model updates that person. A service may do something else (D-108).
 */
export function createPeople(call: Call<CreatePeopleBody>): Outcome {
	return enter(call, (collection) => {
		const creation = create(collection, call.body, call.state)
		const { listed, people, issues, isOpen, isDoubtful } = creation
		const isRefused = issues.some(({ severity }) => severity === 'error')
		const success = {
			body: listed.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
			pattern: isOpen || isRefused ? ANY : patternOf(listed, collection),
			after: (answered: unknown) => {
				const ids = idsByEmail(answered)
				const isListed = new Set(listed.map(({ id }) => id))
				const named = people.map((person) => (isListed.has(person.id) ? withId(person, ids) : person))
				const next = withCollection(call.state, {
					...collection,
					people: named,
					arePeopleOpen: isOpen || isRefused || collection.arePeopleOpen,
				})
				return takeIds(next, [...isListed, ...ids.values()])
			},
		}
		return isRefused
			? refuseBy(issues, call, success)
			: succeed(success, isOpen || isDoubtful || issues.length > 0 || listed.length === 0)
	})
}

/** Returns the outcome of a body that the model can't read. A service may accept the body, and create its people. */
export function openPeople({ state, body }: Call, outcome: Outcome): Outcome {
	const id = textOrNull(body, 'collectionId')
	const collection = state.collections.find((each) => each.id === id)
	if (outcome.success === null || collection === undefined) return outcome
	const after = (): ServiceState => withCollection(state, { ...collection, arePeopleOpen: true })
	return { ...outcome, success: { ...outcome.success, after } }
}

function create(
	collection: StoreCollection,
	{ people: given = [], amount }: CreatePeopleBody,
	{ counter, collections }: ServiceState,
): Creation {
	// A service may identify people by their e-mails in all stores, and reject them in a second one.
	const others = collections.filter((each) => each !== collection).flatMap(({ people }) => people)
	const elsewhere = new Set(others.map(({ email }) => foldEmail(email ?? '')))
	const people = [...collection.people]
	const places = new Map(people.map(({ email }, at) => [foldEmail(email ?? ''), at]))
	const listed: StorePerson[] = []
	const issues: Issue[] = []
	let isOpen = false
	let isDoubtful = false
	for (const [at, person] of given.entries()) {
		const folded = foldEmail(person.email ?? '')
		const place = folded === '' ? undefined : places.get(folded)
		const known = place === undefined ? undefined : people[place]
		const reward = person.addBalance ?? amount
		const added = addBalance(known?.balance ?? 0, reward, rewardTypeOf(collection))
		const path = person.addBalance === undefined ? ['amount'] : ['people', at, 'addBalance']
		issues.push(...added.issues.map((issue) => ({ ...issue, path })))
		const isBoth = person.addBalance !== undefined && amount !== undefined
		if (known !== undefined || folded === '') isOpen = true
		if (isBoth || hasUnreadDate(person) || elsewhere.has(folded)) isDoubtful = true
		const created = {
			...renew(known, person, makeId(counter + at)),
			balance: added.balance,
			// The API documentation does not show whether people start from 0.
			isBalanceOpen: added.isOpen || isBoth || reward === undefined || known !== undefined || folded === '',
		}
		if (place === undefined) {
			places.set(folded, people.length)
			people.push(created)
		} else people[place] = created
		listed.push(created)
	}
	return { people, listed, issues, isOpen, isDoubtful }
}

/** Returns the pattern of the response: each person once, by e-mail, with the id that the service chose. */
function patternOf(listed: readonly StorePerson[], { people }: StoreCollection): Pattern {
	const newId = required('id', { kind: 'noneOf', values: people.map(({ id }) => id) })
	const items = listed.map((person) => {
		const pattern = fieldsOf([newId, ...nameFields(person)])
		return { key: person.email ?? '', isRequired: true, pattern }
	})
	return { kind: 'set', key: 'email', items }
}

function idsByEmail(answered: unknown): ReadonlyMap<string, string> {
	const ids = new Map<string, string>()
	for (const item of isList(answered) ? answered : []) {
		const id = textOrNull(item, 'id')
		const email = readField(item, 'email')
		if (id && typeof email === 'string') ids.set(foldEmail(email), id)
	}
	return ids
}

function withId(person: StorePerson, ids: ReadonlyMap<string, string>): StorePerson {
	const id = person.email === null ? undefined : ids.get(foldEmail(person.email))
	return id === undefined ? person : { ...person, id }
}
