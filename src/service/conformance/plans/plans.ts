import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import type { PlannedRequest } from '../planned.ts'
import { once, pick } from '../random.ts'
import { planListOrders, planPlaceOrder, planValidateOrder } from './order-plans.ts'
import { choosePlace, nameCollection, type Place, planRequest, type Scene } from './scene.ts'
import {
	planCollectionStatus,
	planCreateCollection,
	planCreateCompany,
	planCreateTokens,
	planGetProduct,
	planListCollections,
	planPersonalize,
	planUpdateProduct,
} from './store-plans.ts'

/** Plans a request for the people of a collection, all or by e-mail. */
function planListPeople(scene: Scene): PlannedRequest {
	const place = choosePlace(scene)
	const some = once(scene.random, 2) && { emails: planEmails(scene, place) }
	return planRequest(scene, place, 'list-people', { collectionId: nameCollection(scene, place), ...some })
}

/** Plans a reward for known and unknown people, some of them listed twice. */
function planReward(scene: Scene): PlannedRequest {
	const { random } = scene
	const place = choosePlace(scene)
	const emails = planEmails(scene, place)
	const amount = pick(random, [1, 2, 5, 10, 50, 100, 0.1, 7.25], 1)
	const collectionId = nameCollection(scene, place)
	return planRequest(scene, place, 'reward', { collectionId, emails, amount, shouldSendEmail: false })
}

/** Plans one to three new people, each with or without an amount of their own. */
function planCreatePeople(scene: Scene): PlannedRequest {
	const { random } = scene
	const place = choosePlace(scene)
	const people = Array.from({ length: 1 + random(3) }, () => {
		const name = pick(random, NAMES, 'Ada')
		return {
			firstName: name,
			lastName: pick(random, NAMES, 'Smith'),
			email: `${name.toLowerCase()}-${random(1_000_000)}@mail.test`,
			...(once(random, 2) && { addBalance: pick(random, [5, 20.5, 100], 5) }),
			birthDate: '1984-02-29T00:00:00Z',
			startDate: '2020-01-02T00:00:00Z',
			externalId: `hr-${random(1_000_000)}`,
			department: 'Sales',
			location: 'London',
		}
	})
	const amount = once(random, 2) && { amount: pick(random, [1, 30, 99.95], 1) }
	const collectionId = nameCollection(scene, place)
	return planRequest(scene, place, 'create-people', { collectionId, people, shouldSendEmail: false, ...amount })
}

const NAMES = ['Ada', 'Zoe', 'Mary-Jane', 'Smith', 'James'] as const

/** Returns e-mails of people, as they are and in capitals, with unknown and duplicate e-mails. */
function planEmails({ random }: Scene, { collection }: Place): string[] {
	const known = (collection?.people ?? []).flatMap(({ email }) => (email === null ? [] : [email]))
	const emails = Array.from({ length: 1 + random(3) }, () => {
		const email = once(random, 6) ? 'nobody@mail.test' : pick(random, known, 'nobody@mail.test')
		return once(random, 4) ? email.toUpperCase() : email
	})
	return once(random, 4) ? [...emails, ...emails.slice(0, 1)] : emails
}

/** How to plan a request of an operation, how often (as a weight), and whether it writes. */
interface Plan {
	readonly weight: number
	readonly writes: boolean
	readonly plan: (scene: Scene) => PlannedRequest
}

/** The plan of every operation of the interface. */
export const PLANS: Readonly<Record<OperationId, Plan>> = {
	'create-tokens': { weight: 1, writes: false, plan: planCreateTokens },
	'list-collections': { weight: 1, writes: false, plan: planListCollections },
	'get-collection-status': { weight: 2, writes: false, plan: planCollectionStatus },
	'get-product': { weight: 4, writes: false, plan: planGetProduct },
	'validate-order': { weight: 6, writes: false, plan: planValidateOrder },
	'list-orders': { weight: 6, writes: false, plan: planListOrders },
	'list-people': { weight: 4, writes: false, plan: planListPeople },
	'create-collection': { weight: 1, writes: true, plan: planCreateCollection },
	'update-product': { weight: 1, writes: true, plan: planUpdateProduct },
	'place-order': { weight: 6, writes: true, plan: planPlaceOrder },
	personalize: { weight: 1, writes: true, plan: planPersonalize },
	'create-people': { weight: 3, writes: true, plan: planCreatePeople },
	reward: { weight: 4, writes: true, plan: planReward },
	'create-company': { weight: 1, writes: true, plan: planCreateCompany },
}
