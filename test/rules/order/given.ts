import type { BuiltOrder, buildOrder } from '../../../src/entries/index.ts'

/** What many tests of orders are given, and how they read an answer. */

export const BERLIN = { address1: 'Spreebogen 1', countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
export const SAO_PAULO = {
	...{ city: 'São Paulo', provinceCode: 'SP', zip: '01310-200', countryCode: 'BR' },
	phone: '(11) 3149-5959',
}

export type Verdict = ReturnType<typeof buildOrder>

/** Items of one piece each. */
export const itemsOf = (...variants: readonly string[]): { variantId: string; quantity: number }[] =>
	variants.map((variantId) => ({ variantId, quantity: 1 }))

/** Returns what was built, and fails with the verdict if nothing was. */
export function builtOf(verdict: Verdict): BuiltOrder {
	if (verdict.status !== 'valid') throw new Error(JSON.stringify(verdict))
	return verdict.value
}
