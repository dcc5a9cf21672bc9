import type { OperationId } from '../../contract/generated/operations.ts'
import type { PlannedRequest } from '../planned.ts'
import { planListOrders, planPlaceOrder, planValidateOrder } from './order-plans.ts'
import { planCreatePeople, planListPeople, planReward } from './people-plans.ts'
import type { Scene } from './scene.ts'
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

/** How to plan a request of an operation, how often (as a weight), and whether it writes. */
export interface Plan {
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
