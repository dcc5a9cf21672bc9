import { nameCountries, sendKinds, sendPhones, sendProvinces, sendZips } from './addresses.ts'
import { ALL, outliveTokens, SCENARIOS } from './basic-scenarios.ts'
import { leaveChoices, orderOpenly, orderWhole, refuseBatches, refuseHalves } from './choices.ts'
import { closeRegions } from './closed-regions.ts'
import { outliveMidnight, placeAtMidnight, rangeDays } from './days.ts'
import { giveRewards, payExactly, payWithCredits, payWithGifts, payWithoutCheckout } from './money.ts'
import {
	guessSecrets,
	guessTokens,
	hideNewStores,
	mixStores,
	nameCompanies,
	peekOrders,
	twinStores,
	workAsPartner,
} from './other-clients.ts'
import { listEach, makeElsewhere, personalizeTwo, stayReady } from './persons.ts'
import {
	hasDeltas,
	hasOrders,
	hasPeople,
	hasProducts,
	inPair,
	inPlace,
	inShop,
	inStore,
	isAny,
	isOf,
	OF_PARTNERS,
	type Scenario,
	takesNoCards,
} from './scenario-parts.ts'
import { missingPrices } from './shops.ts'
import { placeWithTaxNumbers, sendTaxNumbers } from './tax-orders.ts'
import { nameOrders, namePeople, spellBodies, writeNotes } from './texts.ts'

/** All scenarios: first the basic scenarios, which find common mistakes in few requests, then all others. */
export const ALL_SCENARIOS: readonly Scenario[] = /* @__PURE__ */ listScenarios()

/** The list is a function, so that a bundle without the scenarios leaves them out. */
function listScenarios(): readonly Scenario[] {
	const COINS = { has: isOf('Coins'), missing: missingPrices }
	return [
		...SCENARIOS,
		{ about: ['place-order'], steps: inShop(payWithCredits, COINS) },
		{ about: ['place-order'], steps: inShop(payWithGifts, { has: isOf('Gifts') }) },
		{ about: ['place-order', 'reward'], steps: inShop(payExactly, COINS) },
		{ about: ['place-order', 'create-collection'], steps: inStore(payWithoutCheckout) },
		{ about: ['create-tokens'], steps: guessSecrets },
		{
			about: ['list-collections', 'list-people', 'get-product', 'list-orders', 'validate-order'],
			steps: inPlace(guessTokens),
		},
		{
			about: ['get-product', 'update-product', 'validate-order', 'place-order', 'list-people', 'reward'],
			steps: inPair(mixStores),
		},
		{ about: OF_PARTNERS, steps: inPlace(nameCompanies, { has: hasPeople }) },
		{ about: ['create-people', 'list-people'], steps: inStore(namePeople) },
		{ about: ['validate-order'], steps: closeRegions },
		{ about: ['validate-order'], steps: sendTaxNumbers },
		{ about: ['validate-order'], steps: sendPhones },
		{ about: ['validate-order'], steps: sendZips },
		{ about: ['validate-order'], steps: sendProvinces },
		{ about: ['validate-order'], steps: nameCountries },
		{ about: ['validate-order'], steps: sendKinds },
		{ about: ['place-order'], steps: placeWithTaxNumbers },
		{ about: ['list-orders'], steps: inStore(rangeDays, hasOrders, hasPeople, isAny) },
		{ about: ['place-order', 'list-orders'], steps: placeAtMidnight },
		{ about: ['list-collections'], steps: inPlace(outliveMidnight) },
		{ about: ALL, steps: inPlace(outliveTokens, { has: hasPeople, only: 'partner' }) },
		{
			about: ['get-product', 'update-product', 'create-collection', 'create-company'],
			steps: inPlace(workAsPartner, { only: 'partner' }),
		},
		{ about: ['create-people', 'reward', 'place-order'], steps: inShop(refuseHalves, { has: takesNoCards }) },
		{ about: ['create-people', 'list-people'], steps: inStore(refuseBatches) },
		{ about: ['place-order', 'get-product'], steps: inShop(personalizeTwo, { isPersonalized: true }) },
		{ about: ['place-order', 'get-product'], steps: inPair(makeElsewhere, { isPersonalized: true }, true) },
		{ about: ['update-product'], steps: inStore(writeNotes, hasDeltas, hasProducts) },
		{ about: ['place-order', 'list-orders'], steps: inShop(nameOrders) },
		{ about: ['reward', 'create-people'], steps: giveRewards },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], steps: inStore(twinStores) },
		{ about: ['create-collection', 'list-collections', 'get-collection-status'], steps: inStore(hideNewStores) },
		{ about: ['get-collection-status'], steps: stayReady },
		{ about: ['list-people', 'list-orders'], steps: inStore(spellBodies, hasPeople, isAny) },
		{ about: ['list-people'], steps: listEach },
		{
			about: ['create-tokens', 'update-product', 'create-collection', 'create-company', 'place-order'],
			steps: inShop(leaveChoices, { has: takesNoCards }),
		},
		{ about: ['place-order'], steps: orderOpenly },
		{ about: ['place-order', 'personalize'], steps: inShop(orderWhole, { isPersonalized: true }) },
		{ about: ['list-orders', 'place-order'], steps: peekOrders },
	]
}
