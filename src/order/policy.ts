import { readField } from '../core/read.ts'

/** What a service may settle differently: one key for each decision that leaves a choice. */
export interface Policy {
	/** D-34: the caller acts for several companies, so that a missing `companyId` is an error. */
	readonly partner: boolean
	/** D-11: what a province that is missing or unknown is where every source says that addresses need one. */
	readonly province: 'error' | 'warning'
	/** D-15: whose metadata a phone must satisfy; with `min`, a number that only `min` accepts is a warning. */
	readonly phone: 'min' | 'max'
	/** D-30: whether a product ships to a country that its shipping regions do not list. */
	readonly unlistedRegion: 'ships' | 'warning' | 'error'
	/** D-31: what a variant is that is not for sale, or whose product is a draft, discontinued or out of stock. */
	readonly unavailable: 'ignored' | 'warning' | 'error'
	/** D-41: whether a country's price delta applies to retail prices too. */
	readonly deltaOnRetail: boolean
	/** D-50: how far the service's day is ahead of UTC, in whole minutes from -840 to 840. */
	readonly dayOffset: number
	/** D-100: whether one line that cannot be ordered refuses the whole order, or only itself. For `buildOrder`. */
	readonly errorPolicy: 'reject-order' | 'reject-failed-lines'
	/** D-101: whether lines of one variant stay apart or become one. For `buildOrder`. */
	readonly duplicateLines: 'keep' | 'merge'
	/** D-91: the most order items that one order may have; a longer list is refused unread. */
	readonly maxItems: number
}

/** What a caller settles of the policy; a key that is left out has its default. */
export type PolicyOptions = { readonly [Key in keyof Policy]?: Policy[Key] | undefined }

/** One row of the policy table. */
export interface PolicyEntry<T> {
	readonly default: T
	/** The values that the key takes, or the range of whole numbers. */
	readonly values: readonly T[] | { readonly from: number; readonly to: number }
	/** The decision that it settles. */
	readonly decision: `D-${number}`
}

/** The policy table: every key with its values, its default and the decision that it settles. */
export const POLICY: { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> } = {
	partner: { default: false, values: [false, true], decision: 'D-34' },
	province: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	phone: { default: 'min', values: ['min', 'max'], decision: 'D-15' },
	unlistedRegion: { default: 'ships', values: ['ships', 'warning', 'error'], decision: 'D-30' },
	unavailable: { default: 'warning', values: ['ignored', 'warning', 'error'], decision: 'D-31' },
	deltaOnRetail: { default: false, values: [false, true], decision: 'D-41' },
	dayOffset: { default: 0, values: { from: -840, to: 840 }, decision: 'D-50' },
	errorPolicy: { default: 'reject-order', values: ['reject-order', 'reject-failed-lines'], decision: 'D-100' },
	duplicateLines: { default: 'keep', values: ['keep', 'merge'], decision: 'D-101' },
	maxItems: { default: 100_000, values: { from: 1, to: 10_000_000 }, decision: 'D-91' },
}

/** What every rule follows when the caller says nothing. */
export const DEFAULT_POLICY: Policy = /* @__PURE__ */ readPolicy(undefined)

/**
 * The whole policy that a caller's part of one stands for: a key that is missing, or whose value the table does not list, has
 * its default.
 *
 * @example
 * readPolicy({ phone: 'max', province: 'perhaps' }).phone // => 'max'
 * readPolicy({ phone: 'max', province: 'perhaps' }).province // => 'error'
 */
export function readPolicy(policy: unknown): Policy {
	const read: Record<string, unknown> = {}
	for (const key of Object.keys(POLICY)) read[key] = readPolicyKey(policy, key as keyof Policy)
	return read as unknown as Policy
}

/** One key of a policy, by the same rule. */
export function readPolicyKey<Key extends keyof Policy>(policy: unknown, key: Key): Policy[Key] {
	const entry: PolicyEntry<Policy[Key]> = POLICY[key]
	const given = readField(policy, key)
	return isListed(given, entry) ? given : entry.default
}

function isListed<T>(value: unknown, entry: PolicyEntry<T>): value is T {
	const { values } = entry
	if ('from' in values) return Number.isInteger(value) && Number(value) >= values.from && Number(value) <= values.to
	return values.some((listed) => listed === value)
}
