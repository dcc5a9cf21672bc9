import { inPair, inPlace, inShop, inStore } from '../plans/in-store.ts'
import {
	hasDeltas,
	hasOrders,
	hasPeople,
	hasProducts,
	isAny,
	isOf,
	isPersonal,
	OF_PARTNERS,
	type Scenario,
	takesNoCards,
} from '../plans/scenario-parts.ts'
import { ALL, outliveTokens, SCENARIOS } from '../plans/scenarios.ts'
import { lackingPrices } from '../plans/shops.ts'
import { nameCountries, sendKinds, sendPhones, sendProvinces, sendZips } from './addresses.ts'
import { refuseBatches, refuseHalves } from './batches.ts'
import { leaveChoices, orderOpenly, orderWhole } from './choices.ts'
import { closeRegions } from './closed-regions.ts'
import { outliveMidnight, placeAtMidnight, rangeDays } from './days.ts'
import { giveRewards, payExactly, payWithCredits, payWithGifts, payWithoutCheckout } from './money.ts'
import { listEach, makeElsewhere, personalizeTwo, stayReady } from './persons.ts'
import {
	guessSecrets,
	guessTokens,
	hideNewStores,
	mixStores,
	nameCompanies,
	peekOrders,
	shareEmails,
	twinStores,
	workAsPartner,
} from './strangers.ts'
import { placeWithTaxNumbers, sendTaxNumbers } from './tax-orders.ts'
import { nameOrders, namePeople, personalizeTexts, writeNotes } from './texts.ts'

/** All stories: first the scenarios, which find common mistakes in few requests, then those that find the others. */
export const STORIES: readonly Scenario[] = /* @__PURE__ */ listStories()

/** A function, so that a bundle without the stories leaves them out. */
function listStories(): readonly Scenario[] {
	const COINS = { has: isOf('Coins'), lacking: lackingPrices }
	return [
		...SCENARIOS,
		{ about: ['place-order'], plan: inShop(payWithCredits, COINS) },
		{ about: ['place-order'], plan: inShop(payWithGifts, { has: isOf('Gifts') }) },
		{ about: ['place-order', 'reward'], plan: inShop(payExactly, COINS) },
		{ about: ['place-order', 'create-collection'], plan: inStore(payWithoutCheckout) },
		{ about: ['create-tokens'], plan: guessSecrets },
		{
			about: ['list-collections', 'list-people', 'get-product', 'list-orders', 'validate-order'],
			plan: inPlace(guessTokens),
		},
		{
			about: ['get-product', 'update-product', 'validate-order', 'place-order', 'list-people', 'reward'],
			plan: inPair(mixStores),
		},
		{ about: OF_PARTNERS, plan: inPlace(nameCompanies, { has: hasPeople }) },
		{ about: ['create-people', 'list-people'], plan: inStore(namePeople) },
		{ about: ['validate-order'], plan: closeRegions },
		{ about: ['validate-order'], plan: sendTaxNumbers },
		{ about: ['validate-order'], plan: sendPhones },
		{ about: ['validate-order'], plan: sendZips },
		{ about: ['validate-order'], plan: sendProvinces },
		{ about: ['validate-order'], plan: nameCountries },
		{ about: ['validate-order'], plan: sendKinds },
		{ about: ['place-order'], plan: placeWithTaxNumbers },
		{ about: ['list-orders'], plan: inStore(rangeDays, hasOrders, hasPeople, isAny) },
		{ about: ['place-order', 'list-orders'], plan: placeAtMidnight },
		{ about: ['list-collections'], plan: inPlace(outliveMidnight) },
		{ about: ALL, plan: inPlace(outliveTokens, { has: hasPeople, only: 'partner' }) },
		{
			about: ['get-product', 'update-product', 'create-collection', 'create-company'],
			plan: inPlace(workAsPartner, { only: 'partner' }),
		},
		{ about: ['create-people', 'reward', 'place-order'], plan: inShop(refuseHalves, { has: takesNoCards }) },
		{ about: ['create-people', 'list-people'], plan: inStore(refuseBatches) },
		{ about: ['place-order', 'get-product'], plan: inShop(personalizeTwo, { isPersonalized: true }) },
		{ about: ['place-order', 'get-product'], plan: inPair(makeElsewhere, { isPersonalized: true }, true) },
		{ about: ['personalize'], plan: inStore(personalizeTexts, isPersonal) },
		{ about: ['update-product'], plan: inStore(writeNotes, hasDeltas, hasProducts) },
		{ about: ['place-order', 'list-orders'], plan: inShop(nameOrders) },
		{ about: ['reward', 'create-people'], plan: giveRewards },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], plan: inStore(twinStores) },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], plan: inStore(hideNewStores) },
		{ about: ['get-collection-status'], plan: stayReady },
		{ about: ['list-people'], plan: listEach },
		{
			about: ['create-tokens', 'update-product', 'create-collection', 'create-company', 'place-order'],
			plan: inShop(leaveChoices, { has: takesNoCards }),
		},
		{ about: ['place-order'], plan: orderOpenly },
		{ about: ['place-order', 'personalize'], plan: inShop(orderWhole, { isPersonalized: true }) },
		{ about: ['place-order', 'list-people'], plan: inPair(shareEmails, { has: takesNoCards }) },
		{ about: ['list-orders', 'place-order'], plan: peekOrders },
	]
}
