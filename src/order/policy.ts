import { ADDRESS_CHOICES, type AddressPolicy } from '../address/address-policy.ts'
import { defaultsOf, type Options, type PolicyEntry, readChoices, type Settings } from '../core/choices.ts'
import { deepFreeze } from '../core/deep-freeze.ts'
import { type Findings, note } from '../core/finding.ts'
import { openKeys } from '../core/open.ts'
import { isRecord } from '../core/read.ts'

export const POLICY_MESSAGES = {
	'policy.key.unknown': `"{key}" isn't a key of the policy, so it is ignored. Check its spelling.`,
	'policy.value.invalid': '{key} of the policy must be one of these: {values}. Its default is used.',
} as const

export type PolicyCode = keyof typeof POLICY_MESSAGES

/** The keys that concern orders only. Types and readers derive from it. */
const ORDER_CHOICES = {
	/** D-34: whether the caller acts for several companies, so that a missing `companyId` is an error. */
	partner: { default: false, values: [false, true], decision: 'D-34' },
	/**
	 * D-30: what a shipping region with `isBlacklisted` or `denyCheckout` closes if it lists provinces: these provinces alone, or the
	 * whole country.
	 */
	closedRegion: { default: 'provinces', values: ['provinces', 'country'], decision: 'D-30' },
	/** D-30: whether a product ships to a country that its shipping regions do not list. */
	unlistedRegion: { default: 'ships', values: ['ships', 'warning', 'error'], decision: 'D-30' },
	/** D-31: the severity of a variant that is not for sale, or whose product is a draft, discontinued or out of stock. */
	unavailable: { default: 'warning', values: ['ignored', 'warning', 'error'], decision: 'D-31' },
	/** D-41: whether a country's price delta also applies to retail prices. */
	deltaOnRetail: { default: false, values: [false, true], decision: 'D-41' },
	/** D-50: how far the service's day is ahead of UTC, in whole minutes from -840 to 840. */
	dayOffset: { default: 0, values: { from: -840, to: 840 }, decision: 'D-50' },
	/** D-100: whether a failed line rejects the whole order or only itself. For `buildOrder`. */
	errorPolicy: { default: 'reject-order', values: ['reject-order', 'reject-failed-lines'], decision: 'D-100' },
	/** D-101: whether lines of one variant stay separate or become one. For `buildOrder`. */
	duplicateLines: { default: 'keep', values: ['keep', 'merge'], decision: 'D-101' },
	/** D-91: the most order items of one order. A longer list is rejected without reading it. */
	maxItems: { default: 100_000, values: { from: 1, to: 10_000_000 }, decision: 'D-91' },
} as const

/** The choices of a service: one key for each decision that leaves a choice. */
export interface Policy extends AddressPolicy, Settings<typeof ORDER_CHOICES> {}

/** The caller's choices. A missing key has its default. */
export type PolicyOptions = Options<Policy>

/** The policy table: every key with its values, its default and its decision. */
export const POLICY: { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> } = /* @__PURE__ */ policyTable()

function policyTable(): { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> } {
	return deepFreeze({ ...ADDRESS_CHOICES, ...ORDER_CHOICES })
}

/** The policy for callers without one. */
export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ defaultsOf(POLICY))

/**
 * Returns the complete policy from a caller's choices. A key that is missing, or whose value the table does not list, has its
 * default.
 *
 * The result is frozen. If you pass it to rules instead of the choices, they don't read it again. Verdicts of orders have a warning
 * for each unknown key and value (D-35).
 *
 * @example
 * readPolicy({ phone: 'max', province: 'perhaps' }).phone // => 'max'
 * readPolicy({ phone: 'max', province: 'perhaps' }).province // => 'error'
 */
export function readPolicy(policy: unknown): Policy {
	if (policy === undefined) return DEFAULT_POLICY
	if (isRecord(policy) && faultsOf.has(policy)) return policy as unknown as Policy
	const unlisted: (keyof Policy)[] = []
	const settings = readChoices(POLICY, DEFAULT_POLICY, policy, unlisted)
	const faults = unlisted.map((key): PolicyFault => {
		const { values } = POLICY[key]
		const listed = 'from' in values ? `${values.from} to ${values.to}` : values.join(', ')
		return { code: 'policy.value.invalid', params: { key, values: listed } }
	})
	for (const key of openKeys(policy, MOST_KEYS))
		if (!Object.hasOwn(POLICY, key)) faults.push({ code: 'policy.key.unknown', params: { key } })
	return keep(settings, faults)
}

/** A problem of a caller's choices. */
interface PolicyFault {
	readonly code: PolicyCode
	readonly params: { readonly key: string; readonly values?: string }
}

/** The most keys of a caller's choices that are read. */
const MOST_KEYS = 100
const NO_FAULTS: readonly PolicyFault[] = []

/** The problems of each policy that was read. Policies are frozen, so they are read once, not for each order. */
const faultsOf = /* @__PURE__ */ new WeakMap<object, readonly PolicyFault[]>()

function keep(policy: Policy, faults: readonly PolicyFault[]): Policy {
	Object.freeze(policy)
	faultsOf.set(policy, faults)
	return policy
}

/** Notes unknown keys and values, each as a warning at `['policy', key]` (D-35). */
export function notePolicy(policy: Policy, to: Findings): void {
	for (const { code, params } of faultsOf.get(policy) ?? NO_FAULTS)
		note(to, POLICY_MESSAGES, code, { severity: 'warning', path: ['policy', params.key], rule: 'D-35', params })
}

/** Returns the same policy with another severity of unavailable items. */
export function withUnavailable(policy: Policy, unavailable: Policy['unavailable']): Policy {
	return keep({ ...policy, unavailable }, faultsOf.get(policy) ?? NO_FAULTS)
}
