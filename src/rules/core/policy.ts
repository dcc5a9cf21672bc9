import { COUNTRY_CODES } from './country-codes.ts'
import { type DayOffsets, readDayOffsets } from './day-offsets.ts'
import { deepFreeze } from './deep-freeze.ts'
import { MAX_KEYS } from './limits.ts'
import { openItems, openKeys } from './open.ts'
import { isList, isRecord, lengthOf, owns, readField } from './read.ts'

/** A row of the policy table: a choice that a decision leaves to the service. */
export interface PolicyEntry<T> {
	readonly default: T
	/** The valid values of the key, a range of whole numbers, or an example of a valid list. */
	readonly values:
		| readonly T[]
		| { readonly from: number; readonly to: number }
		| { readonly codes: string }
		| { readonly rows: string }
	/** The value in `DOCUMENTED_POLICY`, with which only documented checks give errors. Absent if that is the default. */
	readonly documented?: T
	/** The decision of the key. */
	readonly decision: `D-${number}`
}

/** The policy table. Types, readers and documents derive from it. */
const CHOICES = {
	/**
	 * D-10: the severity of a missing or unknown country. A missing country can't be a warning, because nothing else of an address can be checked
	 * without a country.
	 */
	country: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-10' },
	/** D-170: the severity of a missing address, variant or quantity. Without them, nothing can be checked. */
	missingField: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-170' },
	/** D-171: the severity of a value of the wrong type, such as a number for a text. */
	wrongType: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-171' },
	/** D-11: the severity of a missing or unknown province, in countries where every source requires one. */
	province: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/**
	 * D-11: the severity of a missing province or province code in these countries, if the order requires the check of the code. `province` must be
	 * an error, too.
	 */
	missingProvince: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-11' },
	/** D-11: the severity of an unknown province code, if the order requires the check of the code. */
	unknownProvinceCode: { default: 'error', values: ['error', 'warning'], decision: 'D-11' },
	/**
	 * D-11: the severity of a province of another country. `everywhere` makes it an error even in countries where an unknown province is a warning,
	 * or whose addresses have no province.
	 */
	provinceMismatch: { default: 'error', values: ['error', 'warning', 'everywhere'], decision: 'D-11' },
	/** D-15: the metadata of libphonenumber that a phone must satisfy. With `min`, a number that `max` rejects is a warning. */
	phone: { default: 'min', values: ['min', 'max'], decision: 'D-15' },
	/** D-15: the severity of a missing phone. */
	missingPhone: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-15' },
	/** D-13: the severity of a missing zip, in countries where every source requires one. */
	missingZip: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-13' },
	/**
	 * D-106: the severity where a service may have other data that is right. This concerns addresses in AC, TA and XK, zips of six countries whose
	 * sources disagree, and provinces of countries that ISO 3166-2 doesn't divide.
	 */
	disputedAddress: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-106' },
	/** D-17: the most characters that the carrier prints on a line; 0 for no limit. */
	lineLength: { default: 0, values: { from: 0, to: 250 }, decision: 'D-17' },
	/** D-17: the letters that the carrier prints. */
	lineScript: { default: 'any', values: ['any', 'latin'], decision: 'D-17' },
	/** D-17: the severity of a post box or a locker instead of a street. */
	postBox: { default: 'ignored', values: ['ignored', 'warning', 'error'], decision: 'D-17' },
	/** D-20: the severity of a blank tax number in the countries whose numbers aren't validated: CN, IT and KR. */
	blankTaxNumber: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-20' },
	/** D-33: the severity of a quantity that isn't a whole number of 1 or more. */
	quantity: { default: 'error', values: ['error', 'warning'], documented: 'warning', decision: 'D-33' },
	/** D-33: the severity of an order without items. `buildOrder` reports a warning as an error. */
	noItems: { default: 'warning', values: ['ignored', 'warning', 'error'], documented: 'ignored', decision: 'D-33' },
	/** D-34: whether you act for several companies. A missing `companyId` is then an error. */
	isPartner: { default: false, values: [false, true], decision: 'D-34' },
	/**
	 * D-30: what a region with `isBlacklisted` or `denyCheckout` closes, if the region lists provinces: only these provinces, or the whole country.
	 * With `unknown`, the other provinces get a warning.
	 */
	closedRegion: { default: 'unknown', values: ['unknown', 'provinces', 'country'], decision: 'D-30' },
	/**
	 * D-30: whether a product ships to a country that its shipping regions don't list. `listed` is a warning, once an order, if the regions list an
	 * open region.
	 */
	unlistedRegion: {
		default: 'listed',
		values: ['listed', 'ships', 'warning', 'error'],
		documented: 'ships',
		decision: 'D-30',
	},
	/** D-30: the codes of the countries that the shop ships to; null for all. Only the rules for orders read this key: `validateAddress` doesn't. */
	countries: { default: null, values: { codes: 'US, CA, GB, …' }, decision: 'D-30' },
	/**
	 * D-31: the severity of a variant that isn't for sale, or whose product is a draft, discontinued or out of stock. `buildOrder` reports a
	 * warning as an error.
	 */
	unavailable: { default: 'warning', values: ['ignored', 'warning', 'error'], documented: 'ignored', decision: 'D-31' },
	/** D-41: whether a country's price delta also applies to retail prices. */
	deltaOnRetail: { default: false, values: [false, true], decision: 'D-41' },
	/** D-50: how many minutes earlier than a day of UTC the service's day begins: a whole number from -840 to 840. */
	dayOffset: { default: 0, values: { from: -840, to: 840 }, decision: 'D-50' },
	/** D-50: the offsets for a zone with daylight saving: rows of an instant and the minutes from then on. Stated, `dayOffset` doesn't count. */
	dayOffsets: { default: null, values: { rows: "[['2026-03-08T07:00:00Z', -240], …]" }, decision: 'D-50' },
	/** D-81: the severity of an order above the person's balance, if the store accepts no cards. For `buildOrder`. */
	balance: { default: 'error', values: ['error', 'warning'], decision: 'D-81' },
	/**
	 * D-93: how a fact counts with which no order can be built, such as a price that isn't an amount: as an error, or as missing. For `buildOrder`.
	 */
	invalidFacts: { default: 'error', values: ['error', 'unknown'], documented: 'unknown', decision: 'D-93' },
	/** D-100: whether a failed line rejects the whole order or only the line. For `buildOrder`. */
	errorPolicy: { default: 'reject-order', values: ['reject-order', 'reject-failed-lines'], decision: 'D-100' },
	/** D-101: whether several lines with the same variant stay separate or become one. For `buildOrder`. */
	duplicateLines: { default: 'keep', values: ['keep', 'merge'], decision: 'D-101' },
	/** D-91: the most order items, and the most custom attributes. A longer list is rejected without being read. */
	maxItems: { default: 100_000, values: { from: 1, to: 10_000_000 }, documented: 10_000_000, decision: 'D-91' },
} as const

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

/** A complete policy: a value for each key. Each key belongs to a decision about what the API documentation leaves open. */
export interface Policy extends Settings<typeof CHOICES> {}

/** The name of a key of the policy, such as `province` or `wrongType`. */
export type PolicyKey = keyof Policy

/**
 * A policy with optional keys, as callers pass it: `{ missingZip: 'warning' }`. A missing key has its default. Rules of addresses and orders accept
 * all keys, and read those that concern them. Rules of days and prices have only their own keys (`DayOptions`, `DeltaPolicy`).
 */
export type PolicyOptions = { readonly [Key in keyof Policy]?: Policy[Key] | undefined }

/** The policy table: every key with its valid values, its default and its decision. */
export const POLICY: { readonly [Key in keyof Policy]: PolicyEntry<Policy[Key]> } = /* @__PURE__ */ deepFreeze(CHOICES)

/** The policy for callers without one. */
export const DEFAULT_POLICY: Policy = /* @__PURE__ */ valuesOf('default')

/**
 * The policy in which only documented checks give errors (D-172). The documented checks are the five checks of validate-order on values that are
 * given, the check for a missing tax number, and the patterns of Brazil and Mexico. With it, a verdict is `invalid` only if every service that can
 * read the country's code rejects the order. Some services can't read a code in small letters (D-106).
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

const NO_KEYS: readonly string[] = []

/**
 * Returns a complete policy from your choices. A key that is missing or has an invalid value gets its default. Never throws.
 *
 * The result is frozen. If you pass the result to rules instead of your choices, the rules don't have to read the choices again. Verdicts still
 * have a warning for each unknown key and value (D-35).
 *
 * @example
 * resolvePolicy({ phone: 'max', province: 'perhaps' }).phone // => 'max'
 * resolvePolicy({ phone: 'max', province: 'perhaps' }).province // => 'error'
 */
export function resolvePolicy(policy: unknown): Policy {
	return readRuleOptions(policy, NO_KEYS)
}

/** Returns the complete policy from a rule's options, which may also contain the rule's own keys. Those keys are no mistake. */
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

/** Returns the valid items of a list, if the key accepts a list. */
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
 * Returns, for a message, the values that a policy key may have.
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

/** Returns the codes of countries in a list, in capitals. Everything else is left out. */
function readCodes(list: unknown): readonly string[] {
	const known: readonly string[] = COUNTRY_CODES.split(' ')
	const texts = openItems(list, MAX_CODES).map((value) =>
		typeof value === 'string' && value.length <= MAX_CODE_LENGTH ? value.trim().toUpperCase() : '',
	)
	return Object.freeze(texts.filter((text) => known.includes(text)))
}

/** The most items to read of a list of countries. */
const MAX_CODES = 1000
/** The longest text, including spaces, that is read as a country's code. */
const MAX_CODE_LENGTH = 100

/** A problem of a caller's choices. */
export interface PolicyFault {
	readonly code: 'policy.key.unknown' | 'policy.value.invalid'
	readonly params: { readonly key: string; readonly values?: string }
}

/** The faults of each policy that was read. A policy is frozen, so it is read once, and not for each order. */
const faultsOf = /* @__PURE__ */ new WeakMap<object, readonly PolicyFault[]>()

function keep(policy: Policy, faults: readonly PolicyFault[]): Policy {
	Object.freeze(policy)
	faultsOf.set(policy, faults)
	return policy
}

/** Returns the faults of the choices from which a policy was made. */
export function policyFaults(policy: Policy): readonly PolicyFault[] {
	return faultsOf.get(policy) ?? []
}

/** Returns the policy with other values of some keys. */
export function withChoices(policy: Policy, choices: PolicyOptions): Policy {
	return keep({ ...policy, ...choices } as Policy, policyFaults(policy))
}
