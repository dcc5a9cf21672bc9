import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { PlacedOrder, PlaceOrderBody } from '../../../src/entries/contract.ts'
import {
	applyReward,
	checkCountry,
	checkPhone,
	checkProvince,
	checkTaxNumber,
	checkZip,
	derivePersonalization,
	validateAddress,
	validateOrder,
} from '../../../src/entries/index.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A new text of a quarter of a megabyte. Joined, so that it has characters of its own. */
const long = (start = 'x'): string => [start, Math.random(), ' y'.repeat(125_000)].join(' ')

/** No long name of a field: the path of an issue has it whole, so that it can be followed. */
const CALLS: Readonly<Record<string, () => unknown>> = {
	'a zip': () => checkZip(long(), 'DE'),
	'a province': () => checkProvince({ province: long() }, 'US'),
	'a country': () => checkCountry({ country: long() }),
	'a phone number': () => checkPhone(long('030'), 'DE'),
	'a tax number': () => checkTaxNumber(long(), 'BR'),
	'an address': () =>
		validateAddress({ city: long(), address1: long(), zip: long(), countryCode: 'US', province: long() }),
	'an order': () =>
		validateOrder({ address: { countryCode: 'DE' }, orderItems: [{ variantId: long(), quantity: 1 }], note: long() }),
	'a body': () => PlaceOrderBody.parse({ taxNumber: [long()] }),
	'an order of the contract': () => PlacedOrder.parse({ id: long(), createdAt: long(), status: long() }),
	'a person': () => derivePersonalization({ firstName: long(), birthDate: long() }, { asOf: long() }),
	'e-mails': () => applyReward([{ email: 'ann@mail.test' }], [long()], 1, 'Coins'),
	'a policy': () => validateOrder({}, {}, { phone: long() as never }),
}

/** Returns how much of the heap the issues of twenty of each of these calls hold. Each call was made before. */
function heldBy(calls: readonly (() => unknown)[]): number {
	collect()
	const before = process.memoryUsage().heapUsed
	const kept = calls.map((call) => Array.from({ length: 20 }, () => (call() as { issues: readonly unknown[] }).issues))
	collect()
	const held = process.memoryUsage().heapUsed - before
	for (const issues of kept) expect(issues.flat()).not.toEqual([])
	return held
}

it('a kept issue does not hold the long text that it quotes', () => {
	const calls = Object.entries(CALLS)
	for (const [, call] of calls) call()
	// Each call quotes five megabytes. To collect garbage takes longest, so it is asked one by one only who it was.
	const isMuch = heldBy(Object.values(CALLS)) > 3_000_000
	expect(isMuch ? calls.filter(([, call]) => heldBy([call]) > 1_000_000).map(([name]) => name) : []).toEqual([])
	expect(isMuch).toBe(false)
})
