import type { Scenario } from '../plans/scenario-parts.ts'
import { SCENARIOS } from '../plans/scenarios.ts'
import { nameCountries, sendKinds, sendPhones, sendProvinces, sendZips } from './addresses.ts'
import { HALVES, refuseHalves } from './batches.ts'
import { leaveChoices } from './choices.ts'
import { closeRegions } from './closed-regions.ts'
import { placeAtMidnight, rangeDays } from './days.ts'
import { payExactly, payWithoutCheckout } from './exact.ts'
import { giveRewards, payForMany, payWithCredits, payWithGifts } from './money.ts'
import { listEach, makeElsewhere, personalizeTwo, readProducts, stayReady } from './persons.ts'
import {
	guessSecrets,
	guessTokens,
	hideNewStores,
	leaveOutCompanies,
	mixStores,
	peekOrders,
	shareEmails,
	twinStores,
} from './strangers.ts'
import { placeWithTaxNumbers, sendTaxNumbers } from './tax-orders.ts'
import { nameOrders, namePeople, personalizePartly, personalizeTexts, writeNotes } from './texts.ts'

/** All stories: first the scenarios, which find common mistakes in few requests, then those that find the others. */
export const STORIES: readonly Scenario[] = /* @__PURE__ */ listStories()

/** A function, so that a bundle without the stories leaves them out. */
function listStories(): readonly Scenario[] {
	return [
		...SCENARIOS,
		{ about: ['place-order'], plan: payWithCredits },
		{ about: ['place-order'], plan: payForMany },
		{ about: ['place-order'], plan: payWithGifts },
		{ about: ['place-order', 'reward'], plan: payExactly },
		{ about: ['place-order', 'create-collection'], plan: payWithoutCheckout },
		{ about: ['create-tokens'], plan: guessSecrets },
		{ about: ['list-collections', 'list-people', 'get-product', 'list-orders', 'validate-order'], plan: guessTokens },
		{
			about: ['get-product', 'update-product', 'validate-order', 'place-order', 'list-people', 'reward'],
			plan: mixStores,
		},
		{
			about: ['validate-order', 'place-order', 'list-orders', 'list-people', 'reward', 'create-people', 'personalize'],
			plan: leaveOutCompanies,
		},
		{ about: ['create-people', 'list-people'], plan: namePeople },
		{ about: ['validate-order'], plan: closeRegions },
		{ about: ['validate-order'], plan: sendTaxNumbers },
		{ about: ['validate-order'], plan: sendPhones },
		{ about: ['validate-order'], plan: sendZips },
		{ about: ['validate-order'], plan: sendProvinces },
		{ about: ['validate-order'], plan: nameCountries },
		{ about: ['validate-order'], plan: sendKinds },
		{ about: ['place-order'], plan: placeWithTaxNumbers },
		{ about: ['list-orders'], plan: rangeDays },
		{ about: ['place-order', 'list-orders'], plan: placeAtMidnight },
		{ about: ['create-people', 'reward', 'place-order'], plan: refuseHalves },
		...HALVES.map((plan): Scenario => ({ about: ['create-people', 'list-people'], plan })),
		{ about: ['place-order', 'get-product'], plan: personalizeTwo },
		{ about: ['place-order', 'get-product'], plan: makeElsewhere },
		{ about: ['personalize'], plan: personalizeTexts },
		{ about: ['personalize'], plan: personalizePartly },
		{ about: ['update-product'], plan: writeNotes },
		{ about: ['place-order', 'list-orders'], plan: nameOrders },
		{ about: ['reward', 'create-people'], plan: giveRewards },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], plan: twinStores },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], plan: hideNewStores },
		{ about: ['get-collection-status'], plan: stayReady },
		{ about: ['get-product'], plan: readProducts },
		{ about: ['list-people'], plan: listEach },
		{
			about: ['create-tokens', 'update-product', 'create-collection', 'create-company', 'place-order'],
			plan: leaveChoices,
		},
		{ about: ['place-order', 'list-people'], plan: shareEmails },
		{ about: ['list-orders', 'place-order'], plan: peekOrders },
	]
}
