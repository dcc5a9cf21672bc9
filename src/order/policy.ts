import { deepFreeze } from '../core/deep-freeze.ts'
import { type Findings, note } from '../core/finding.ts'
import { type Copy, openFields, openKeys } from '../core/open.ts'
import { isRecord } from '../core/read.ts'

export const POLICY_MESSAGES = {
	'policy.key.unknown': 'A policy has no {key}. It has no effect: check its name.',
	'policy.value.invalid': '{key} of the policy must be one of these: {values}. Its default is used.',
} as const

export type PolicyCode = keyof typeof POLICY_MESSAGES

/** The choices of a service: one key for each decision that leaves a choice. */
export interface Policy {
	/** D-34: whether the caller acts for several companies, so that a missing `companyId` is an error. */
	readonly partner: boolean
	/** D-11: the severity of a missing or unknown province where every source agrees that addresses need one. */
	readonly province: 'error' | 'warning'
	/** D-11: the severity of a province of another country. */
	readonly provinceMismatch: 'error' | 'warning'
	/** D-15: the metadata that a phone must satisfy. With `min`, a number that only `min` accepts is a warning. */
	readonly phone: 'min' | 'max'
	/**
	 * D-30: what a shipping region with `isBlacklisted` or `denyCheckout` closes if it lists provinces: these provinces alone, or the
	 * whole country.
	 */
	readonly closedRegion: 'provinces' | 'country'
	/** D-30: whether a product ships to a country that its shipping regions do not list. */
	readonly unlistedRegion: 'ships' | 'warning' | 'error'
	/** D-31: the severity of a variant that is not for sale, or whose product is a draft, discontinued or out of stock. */
	readonly unavailable: 'ignored' | 'warning' | 'error'
	/** D-41: whether a country's price delta also applies to retail prices. */
	readonly deltaOnRetail: boolean
	/** D-50: how far the service's day is ahead of UTC, in whole minutes from -840 to 840. */
	readonly dayOffset: number
	/** D-100: whether a failed line rejects the whole order or only itself. For `buildOrder`. */
	readonly errorPolicy: 'reject-order' | 'reject-failed-lines'
	/** D-101: whether lines of one variant stay separate or become one. For `buildOrder`. */
	readonly duplicateLines: 'keep' | 'merge'
	/** D-91: the most order items of one order. A longer list is rejected without reading it. */
	readonly maxItems: number
}

/** The caller's choices. A missing key has its default. */
export type PolicyOptions = { readonly [Key in keyof Policy]?: Policy[Key] | undefined }

/** One row of the policy table. */
export interface PolicyEntry<T> {
	readonly default: T
	/** The valid values of the key, or a range of whole numbers. */
	readonly values: readonly T[] | { readonly from: number; readonly to: number }
	/** The decision behind the key. */
	readonly decision: `D-${number}`
}

/** The policy table: every key with its values, its default and its decision. */
export const POLICY: { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> } = /* @__PURE__ */ deepFreeze({
	partner: { default: false, values: [false, true], decision: 'D-34' },
	province: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	provinceMismatch: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	phone: { default: 'min', values: ['min', 'max'], decision: 'D-15' },
	closedRegion: { default: 'provinces', values: ['provinces', 'country'], decision: 'D-30' },
	unlistedRegion: { default: 'ships', values: ['ships', 'warning', 'error'], decision: 'D-30' },
	unavailable: { default: 'warning', values: ['ignored', 'warning', 'error'], decision: 'D-31' },
	deltaOnRetail: { default: false, values: [false, true], decision: 'D-41' },
	dayOffset: { default: 0, values: { from: -840, to: 840 }, decision: 'D-50' },
	errorPolicy: { default: 'reject-order', values: ['reject-order', 'reject-failed-lines'], decision: 'D-100' },
	duplicateLines: { default: 'keep', values: ['keep', 'merge'], decision: 'D-101' },
	maxItems: { default: 100_000, values: { from: 1, to: 10_000_000 }, decision: 'D-91' },
})

const KEYS = /* @__PURE__ */ Object.keys(POLICY) as (keyof Policy)[]
const policyFields: Copy<Policy> = (policy) => {
	const fields: Partial<Record<keyof Policy, unknown>> = {}
	for (const key of KEYS) fields[key] = policy[key]
	return fields
}

/** The policy for callers without one. */
export const DEFAULT_POLICY: Policy = /* @__PURE__ */ defaults()

function defaults(): Policy {
	const policy: Record<string, unknown> = {}
	for (const key of KEYS) policy[key] = POLICY[key].default
	return Object.freeze(policy) as unknown as Policy
}

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
	const given = openFields(policy, policyFields)
	const read: Record<string, unknown> = {}
	const faults: PolicyFault[] = []
	for (const key of KEYS) {
		const { values, default: usual } = POLICY[key]
		const value = given[key]
		read[key] = isListed(value, POLICY[key]) ? value : usual
		if ((value ?? usual) !== read[key]) {
			const listed = 'from' in values ? `${values.from} to ${values.to}` : values.join(', ')
			faults.push({ code: 'policy.value.invalid', params: { key, values: listed } })
		}
	}
	for (const key of openKeys(policy, MOST_KEYS))
		if (!Object.hasOwn(POLICY, key)) faults.push({ code: 'policy.key.unknown', params: { key } })
	return keep(read as unknown as Policy, faults)
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

function isListed(value: unknown, { values }: PolicyEntry<unknown>): boolean {
	if ('from' in values) return Number.isInteger(value) && Number(value) >= values.from && Number(value) <= values.to
	return values.some((listed) => listed === value)
}
