import { COUNTRY_CODES } from './country-codes.ts'
import { type DayOffsets, readDayOffsets } from './day-offsets.ts'
import { deepFreeze } from './deep-freeze.ts'
import { MAX_KEYS } from './limits.ts'
import { openItems, openKeys } from './open.ts'
import { isList, isRecord, lengthOf, owns, readField } from './read.ts'

/** One choice that a decision leaves to a service: a row of the policy table. */
export interface PolicyEntry<T> {
	readonly default: T
	/** The valid values of the key, a range of whole numbers, or the first items or rows that a list may have. */
	readonly values:
		| readonly T[]
		| { readonly from: number; readonly to: number }
		| { readonly codes: string }
		| { readonly rows: string }
	/** The value with which only documented checks give errors (`DOCUMENTED_POLICY`). Absent if that is the default. */
	readonly documented?: T
	/** The decision of the key. */
	readonly decision: `D-${number}`
}

/** The policy table. Types, readers and documents derive from it. */
const CHOICES = {
	/** D-10: a country that is missing or unknown. Nothing else of an address can be checked then, so it is no warning. */
	country: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-10' },
	/** D-170: a missing address, or a missing variant or quantity of an item. Without them, nothing can be checked. */
	missingField: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-170' },
	/** D-171: the severity of a value of the wrong type, such as a number for a text. */
	wrongType: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-171' },
	/** D-11: the severity of a missing or unknown province where every source agrees that addresses need one. */
	province: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/** D-11: the severity of a missing province there, or of its code, if the order requires its check. `province` must be an error, too. */
	missingProvince: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-11' },
	/** D-11: the severity of an unknown code of a province, if the order requires its check. */
	unknownProvinceCode: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/**
	 * D-11: the severity of a province of another country; with `everywhere`, an error also where an unknown province is a warning, or where
	 * addresses name none.
	 */
	provinceMismatch: { default: 'error', values: ['error', 'warning', 'everywhere'], decision: 'D-11' },
	/** D-15: the metadata that a phone must satisfy. With `min`, a number that only `min` accepts is a warning. */
	phone: { default: 'min', values: ['min', 'max'], decision: 'D-15' },
	/** D-15: the severity of a missing phone. */
	missingPhone: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-15' },
	/** D-13: the severity of a missing zip where every source agrees that the country needs one. */
	missingZip: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-13' },
	/**
	 * D-106: the severity of what is wrong where a service need not know what is right: an address in AC, TA or XK, a zip of six countries
	 * whose sources disagree, a province of a country that ISO 3166-2 does not divide.
	 */
	disputedAddress: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-106' },
	/** D-17: the most characters that the carrier prints of a line; 0 for any number. */
	lineLength: { default: 0, values: { from: 0, to: 250 }, decision: 'D-17' },
	/** D-17: the letters that the carrier prints. */
	lineScript: { default: 'any', values: ['any', 'latin'], decision: 'D-17' },
	/** D-17: the severity of a post box or a locker instead of a street. */
	postBox: { default: 'ignored', values: ['ignored', 'warning', 'error'], decision: 'D-17' },
	/** D-20: the severity of a blank tax number where its value is not validated: CN, IT and KR. */
	blankTaxNumber: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-20' },
	/** D-33: the severity of a quantity that is not a whole number of 1 or more. */
	quantity: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-33' },
	/** D-33: the severity of an order without items. `buildOrder` reports a warning as an error. */
	noItems: { default: 'warning', values: ['ignored', 'warning', 'error'], documented: 'ignored', decision: 'D-33' },
	/** D-34: whether the caller acts for several companies, so that a missing `companyId` is an error. */
	isPartner: { default: false, values: [false, true], decision: 'D-34' },
	/**
	 * D-30: what a shipping region with `isBlacklisted` or `denyCheckout` closes if it lists provinces: these provinces alone, or the
	 * whole country. If it is unknown, the other provinces get a warning.
	 */
	closedRegion: { default: 'unknown', values: ['unknown', 'provinces', 'country'], decision: 'D-30' },
	/**
	 * D-30: whether a product ships to a country that its shipping regions do not list. With `listed`, a warning if they list an open region,
	 * once an order.
	 */
	unlistedRegion: {
		default: 'listed',
		values: ['listed', 'ships', 'warning', 'error'],
		documented: 'ships',
		decision: 'D-30',
	},
	/** D-30: the codes of the countries that the shop ships to; null for all. */
	countries: { default: null, values: { codes: 'US, CA, GB, …' }, decision: 'D-30' },
	/**
	 * D-31: the severity of a variant that is not for sale, or whose product is a draft, discontinued or out of stock. `buildOrder` reports a
	 * warning as an error.
	 */
	unavailable: { default: 'warning', values: ['ignored', 'warning', 'error'], documented: 'ignored', decision: 'D-31' },
	/** D-41: whether a country's price delta also applies to retail prices. */
	deltaOnRetail: { default: false, values: [false, true], decision: 'D-41' },
	/** D-50: how far the service's day is ahead of UTC, in whole minutes from -840 to 840. */
	dayOffset: { default: 0, values: { from: -840, to: 840 }, decision: 'D-50' },
	/** D-50: the same in a zone with daylight saving: rows of an instant and the minutes from it on. Stated, `dayOffset` doesn't count. */
	dayOffsets: { default: null, values: { rows: "[['2026-03-08T07:00:00Z', -240], …]" }, decision: 'D-50' },
	/** D-81: the severity of an order that the balance doesn't cover, if the store accepts no cards. For `buildOrder`. */
	balance: { default: 'error', values: ['error', 'warning'], decision: 'D-81' },
	/** D-93: a fact with which no order can be built, such as a price that is no amount: an error, or as if it were missing. For `buildOrder`. */
	invalidFacts: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-93' },
	/** D-100: whether a failed line rejects the whole order or only itself. For `buildOrder`. */
	errorPolicy: { default: 'reject-order', values: ['reject-order', 'reject-failed-lines'], decision: 'D-100' },
	/** D-101: whether lines of one variant stay separate or become one. For `buildOrder`. */
	duplicateLines: { default: 'keep', values: ['keep', 'merge'], decision: 'D-101' },
	/** D-91: the most order items, and the most custom attributes. A longer list is rejected without reading it. */
	maxItems: { default: 100_000, values: { from: 1, to: 10_000_000 }, documented: 10_000_000, decision: 'D-91' },
} as const

/** The values of all keys of a table. */
type Settings<Table> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> }

type ValueOf<Entry> = Entry extends { readonly values: { readonly codes: string } }
	? readonly string[] | null
	: Entry extends { readonly values: { readonly rows: string } }
		? DayOffsets | null
		: Entry extends PolicyEntry<infer Value>
			? Value extends number
				? number
				: Value
			: never

/** The choices of a service: one key for each decision that leaves a choice. */
export interface Policy extends Settings<typeof CHOICES> {}

/** The name of one choice of a policy, such as `province` or `wrongType`. */
export type PolicyKey = keyof Policy

/**
 * The keys of a policy that the caller chooses, all optional: `{ zip: 'warning' }`. A missing key has its default. Every rule takes them
 * all, and reads the keys that concern it.
 */
export type PolicyOptions = { readonly [Key in keyof Policy]?: Policy[Key] | undefined }

type PolicyTable = { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> }

/** The policy table: every key with its values, its default and its decision. */
export const POLICY: PolicyTable = /* @__PURE__ */ deepFreeze(CHOICES)

/** The policy for callers without one. */
export const DEFAULT_POLICY: Policy = /* @__PURE__ */ valuesOf('default')

/**
 * The policy with which only documented checks give errors (D-172): the five checks of validate-order about what was given, a tax number that
 * is missing, and the patterns of Brazil and Mexico. A verdict is then `invalid` only if every service that reads the country's code rejects
 * the order: a service may not read a code in small letters (D-106).
 *
 * @example
 * const address = { countryCode: 'FR', address1: '1 rue de la Paix', city: 'Paris', zip: '75002' }
 * validateAddress(address).issues[0].policy // => 'missingPhone'
 * validateAddress(address, DOCUMENTED_POLICY).status // => 'valid'
 * validateAddress({ ...address, zip: '7500' }, DOCUMENTED_POLICY).status // => 'invalid'
 */
export const DOCUMENTED_POLICY: Policy = /* @__PURE__ */ valuesOf('documented')

function valuesOf(column: 'default' | 'documented'): Policy {
	const settings: Record<string, unknown> = {}
	for (const [key, entry] of Object.entries(POLICY)) settings[key] = entry[column] ?? entry.default
	// A copy, since engines keep an object that gets its keys one by one as a table, which is slow to read.
	return Object.freeze({ ...settings }) as unknown as Policy
}

/**
 * Returns the complete policy from a caller's choices, and never throws: a key that is missing, or whose value the table does not list,
 * has its default.
 *
 * The result is frozen. If you pass it to rules instead of the choices, they don't read it again. Verdicts have a warning for each
 * unknown key and value (D-35).
 *
 * @example
 * readPolicy({ phone: 'max', province: 'perhaps' }).phone // => 'max'
 * readPolicy({ phone: 'max', province: 'perhaps' }).province // => 'error'
 */
export function readPolicy(policy: unknown): Policy {
	return readRuleOptions(policy, NO_KEYS)
}

/** Returns the complete policy from the options of a rule, which may also have the rule's own keys. Those keys are no mistake. */
export function readRuleOptions(options: unknown, ownKeys: readonly string[]): Policy {
	if (options === undefined) return DEFAULT_POLICY
	if (isRecord(options) && faultsOf.has(options)) return options as unknown as Policy
	const settings: Record<string, unknown> = { ...DEFAULT_POLICY }
	const faults: PolicyFault[] = []
	for (const [key, { values }] of Object.entries(POLICY)) {
		const value = readField(options, key)
		if (value === undefined || value === null) continue
		const list = isList(value) ? readListed(value, values) : null
		if (list !== null && list.length > 0) settings[key] = list
		if (isListed(value, values)) settings[key] = value
		else if (list?.length !== lengthOf(value))
			faults.push({ code: 'policy.value.invalid', params: { key, values: showValues(values) } })
	}
	for (const key of openKeys(options, MAX_KEYS))
		if (!Object.hasOwn(POLICY, key) && !ownKeys.includes(key))
			faults.push({ code: 'policy.key.unknown', params: { key } })
	return keep(settings as unknown as Policy, faults)
}

/** Returns what can be read of a list, if the key has one. */
function readListed(list: unknown, values: PolicyEntry<unknown>['values']): readonly unknown[] | null {
	if (owns(values, 'rows')) return readDayOffsets(list)
	return owns(values, 'codes') ? readCodes(list) : null
}

function isListed(value: unknown, values: PolicyEntry<unknown>['values']): boolean {
	if (isList(values)) return (values as readonly unknown[]).includes(value)
	if (!owns(values, 'from')) return false
	return Number.isInteger(value) && Number(value) >= values.from && Number(value) <= values.to
}

/**
 * Returns the values that a key of the policy may have, for a message.
 *
 * @example
 * showValues(POLICY.dayOffset.values) // => '-840 to 840'
 * showValues(POLICY.countries.values) // => 'US, CA, GB, …'
 */
export function showValues(values: PolicyEntry<unknown>['values']): string {
	if (isList(values)) return values.join(', ')
	if (owns(values, 'from')) return `${values.from} to ${values.to}`
	return owns(values, 'rows') ? values.rows : values.codes
}

/** Returns the codes of countries in a list, in capitals, without anything else. */
function readCodes(list: unknown): readonly string[] {
	const known: readonly string[] = COUNTRY_CODES.split(' ')
	const texts = openItems(list, MAX_CODES).map((value) =>
		typeof value === 'string' && value.length <= MAX_CODE_LENGTH ? value.trim().toUpperCase() : '',
	)
	return Object.freeze(texts.filter((text) => known.includes(text)))
}

/** The most items that are read of a list of countries. */
const MAX_CODES = 1000
/** The length, with white space, up to which a text is read as a country's code. */
const MAX_CODE_LENGTH = 100

/** A problem of a caller's choices. */
export interface PolicyFault {
	readonly code: 'policy.key.unknown' | 'policy.value.invalid'
	readonly params: { readonly key: string; readonly values?: string }
}

const NO_KEYS: readonly string[] = []

const NO_FAULTS: readonly PolicyFault[] = []

/** The problems of each policy that was read. Policies are frozen, so they are read once, not for each order. */
const faultsOf = /* @__PURE__ */ new WeakMap<object, readonly PolicyFault[]>()

function keep(policy: Policy, faults: readonly PolicyFault[]): Policy {
	Object.freeze(policy)
	faultsOf.set(policy, faults)
	return policy
}

/** Returns what is wrong with the choices that a policy was read from. */
export function policyFaults(policy: Policy): readonly PolicyFault[] {
	return faultsOf.get(policy) ?? NO_FAULTS
}

/** Returns the same policy with other values of some keys. */
export function withChoices(policy: Policy, choices: PolicyOptions): Policy {
	return keep({ ...policy, ...choices } as Policy, policyFaults(policy))
}
