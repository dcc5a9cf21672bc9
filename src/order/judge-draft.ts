import { type CountryInput, checkCountry } from '../address/check-country.ts'
import { judgeAddress, readAddress } from '../address/validate-address.ts'
import type { ValidOrder } from '../contract/order.ts'
import type { Issue } from '../core/issue.ts'
import type { Fields } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import type { OrderDraft } from './built-order.ts'
import { checkOrderTaxNumber } from './check-order-tax-number.ts'
import { DEFAULT_POLICY, type Policy, readPolicy } from './policy.ts'
import { judgeOrder, type OrderIssueCode } from './validate-order.ts'

/** A draft as place-order sees it. */
export interface DraftReading {
	readonly verdict: Verdict<ValidOrder, OrderIssueCode>
	/** All that the verdict says, some of it sharpened to errors. */
	readonly issues: readonly Issue<OrderIssueCode>[]
	/** Null for an address without a country that is known. */
	readonly country: string | null
}

/** What building follows when the caller says nothing, made when it is first asked for. */
let usual: Policy | undefined

/** The caller's policy, by which what is unavailable is an error unless it is ignored (D-31). */
export function strictPolicy(policy: unknown): Policy {
	if (policy !== undefined) return harden(readPolicy(policy))
	usual ??= harden(DEFAULT_POLICY)
	return usual
}

function harden(policy: Policy): Policy {
	return { ...policy, unavailable: policy.unavailable === 'ignored' ? 'ignored' : 'error' }
}

/**
 * Judges a draft by `validateOrder` and turns into errors what is a warning there only because validate-order is not place-order:
 * nothing to order (D-33), a wrong type in a field of place-order (D-92).
 */
export function judgeDraft(draft: unknown, address: unknown, products: unknown, policy: Policy): DraftReading {
	const verdict = judgeOrder(draft, products, policy)
	const country = verdict.status === 'valid' ? verdict.value.address.countryCode : findCountry(address)
	return { verdict, issues: verdict.issues.map(sharpen), country }
}

/** The country of an address that something is wrong with, or beside it. */
function findCountry(address: unknown): string | null {
	const country = checkCountry((address ?? {}) as CountryInput)
	return country.status === 'valid' ? country.value.code : null
}

/** The normalised address and tax number of a draft in which nothing else than lines can be wrong. */
export function readDestination(
	given: Fields<OrderDraft>,
	{ verdict }: DraftReading,
	policy: Policy,
): Pick<ValidOrder, 'address' | 'taxNumber'> {
	if (verdict.status === 'valid') return verdict.value
	const requireCode = given.shouldValidateProvinceCode === true
	const { value: address } = judgeAddress(given.address, readAddress(given.address, requireCode), requireCode, policy)
	const tax = checkOrderTaxNumber(given, address.countryCode)
	return { address, taxNumber: tax.status === 'valid' ? tax.value : null }
}

function sharpen(issue: Issue<OrderIssueCode>): Issue<OrderIssueCode> {
	const isOfBody = issue.code === 'request.type' && issue.rule === 'place-order.body'
	return isOfBody || issue.code === 'order.items.none' ? { ...issue, severity: 'error' } : issue
}
