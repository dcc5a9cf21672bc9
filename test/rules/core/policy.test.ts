import { describe, expect, it } from 'vitest'
import { de } from '../../../src/entries/de.ts'
import type * as order from '../../../src/entries/index.ts'
import {
	buildOrder,
	checkCountry,
	checkOrderItems,
	checkPhone,
	checkProvince,
	checkShippable,
	checkTaxNumber,
	checkZip,
	checkZipFormat,
	DEFAULT_POLICY,
	filterOrders,
	POLICY,
	type PolicyOptions,
	resolvePolicy,
	validateAddress,
	validateOrder,
} from '../../../src/entries/index.ts'

const address = { address1: 'Spreebogen 1', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }
const basket = { address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
const products = [{ id: 'mug', variants: [{ id: 'mug-s', price: 1 }] }]
const facts = { products, collection: { rewardType: 'Coins' }, balance: 9 } as const

/** What is told about a policy, with the message. */
const told = (policy: unknown): string[] =>
	validateOrder(basket, facts, policy as PolicyOptions).issues.map(
		({ severity, path, rule, message }) => `${severity} ${path.join('.')} ${rule} ${message}`,
	)
/** What is told about a value that a key does not have. */
const invalid = (key: string, values: string): string[] => [
	`warning policy.${key} D-35 ${key} of the policy must be one of these: ${values}. Its default is used.`,
]

describe('the keys of a policy', () => {
	it.each<[keyof order.Policy, unknown, readonly unknown[], string]>([
		['isPartner', false, [true], 'D-34'],
		['province', 'error', ['warning'], 'D-11'],
		['provinceMismatch', 'error', ['warning', 'everywhere'], 'D-11'],
		['phone', 'min', ['max'], 'D-15'],
		['closedRegion', 'unknown', ['provinces', 'country'], 'D-30'],
		['unlistedRegion', 'listed', ['ships', 'warning', 'error'], 'D-30'],
		['unavailable', 'warning', ['ignored', 'error'], 'D-31'],
		['deltaOnRetail', false, [true], 'D-41'],
		['errorPolicy', 'reject-order', ['reject-failed-lines'], 'D-100'],
		['duplicateLines', 'keep', ['merge'], 'D-101'],
	])('%s is %s, or one of %j (%s)', (key, usual, others, decision) => {
		expect(POLICY[key].decision).toBe(decision)
		for (const value of [usual, ...others]) {
			expect(resolvePolicy({ [key]: value })).toEqual({ ...DEFAULT_POLICY, [key]: value })
		}
		const values = [usual, ...others].map(String)
		for (const wrong of ['perhaps', '', 0, 1, {}, `${String(usual)} `]) {
			expect(resolvePolicy({ [key]: wrong })).toEqual(DEFAULT_POLICY)
			const [said = ''] = told({ [key]: wrong })
			expect(said).toContain(`warning policy.${key} D-35 ${key} of the policy must be one of these: `)
			for (const value of values) expect(said).toContain(value)
		}
		for (const absent of [usual, null, undefined]) {
			expect(resolvePolicy({ [key]: absent })).toEqual({ ...DEFAULT_POLICY, [key]: usual })
			expect(told({ [key]: absent })).toEqual([])
		}
	})
	it.each<[keyof order.Policy, number, number, number, string]>([
		['dayOffset', 0, -840, 840, 'D-50'],
		['maxItems', 100_000, 1, 10_000_000, 'D-91'],
	])('%s is %i, or a whole number from %i to %i (%s)', (key, usual, from, to, decision) => {
		expect(POLICY[key].decision).toBe(decision)
		expect(resolvePolicy({})[key]).toBe(usual)
		for (const value of [from, from + 1, to - 1, to]) expect(resolvePolicy({ [key]: value })[key]).toBe(value)
		for (const wrong of [from - 1, to + 1, 1.5, '7', Number.NaN, Number.POSITIVE_INFINITY, [7], true]) {
			expect(resolvePolicy({ [key]: wrong })[key]).toBe(usual)
			expect(told({ [key]: wrong })).toEqual(invalid(key, `${from} to ${to}`))
		}
	})
	it('are those of the table', () => {
		expect(Object.keys(DEFAULT_POLICY)).toEqual(Object.keys(POLICY))
		expect(Object.isFrozen(DEFAULT_POLICY)).toBe(true)
		expect(resolvePolicy(undefined)).toEqual(DEFAULT_POLICY)
		expect(told({ isPartner: 1 })).toEqual([...invalid('isPartner', 'false, true')])
	})
})

describe('D-35: the choices of a caller', () => {
	it.each([undefined, null, 7, 'phone', [], ['phone'], () => 1])('are none: %s', (policy) => {
		expect(resolvePolicy(policy)).toEqual(DEFAULT_POLICY)
		expect(told(policy)).toEqual([])
	})
	it('reads a known key after any number of unknown ones', () => {
		const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`unknown${at}`, at]))
		expect(resolvePolicy({ ...unknown, phone: 'max' }).phone).toBe('max')
	})

	it('are read without what they inherit, and without what throws', () => {
		const choices = Object.create({ phone: 'max', unknown: 1 })
		Object.defineProperty(choices, 'province', {
			enumerable: true,
			get: () => {
				throw new Error('no')
			},
		})
		expect(resolvePolicy(choices)).toEqual(DEFAULT_POLICY)
		expect(told(choices)).toEqual([])
	})
	it('have a warning for each unknown key, up to a hundred keys', () => {
		const keys = Array.from({ length: 101 }, (_, at) => `key${100 + at}`)
		const said = told(Object.fromEntries(keys.map((key) => [key, 1])))
		expect(said).toEqual(
			keys
				.slice(0, 100)
				.map(
					(key) =>
						`warning policy.${key} D-35 "${key}" isn't a key of the policy, so it is ignored. Check its spelling.`,
				),
		)
	})
	it('have a warning for a name that every object inherits', () => {
		expect(told(JSON.parse('{"toString":1}'))).toHaveLength(1)
	})
	it('keep their warnings in an order that is built', () => {
		const { issues } = buildOrder(basket, facts, { phones: 'max', province: 'perhaps' } as object)
		expect(issues.map(({ code, params }) => [code, params])).toEqual([
			['policy.key.unknown', { key: 'phones' }],
			['policy.value.invalid', { key: 'province', values: 'error, warning' }],
		])
	})
	it('once read, are frozen, and told each time', () => {
		const policy = resolvePolicy({ phones: 'max' })
		expect(Object.isFrozen(policy)).toBe(true)
		expect(resolvePolicy(policy)).toBe(policy)
		for (let at = 0; at < 2; at++) expect(told(policy)).toHaveLength(1)
	})
	it('are read again if they are only a copy of a policy', () => {
		expect(told({ ...resolvePolicy({ phones: 'max' }), phone: 'maximal' })).toEqual(invalid('phone', 'min, max'))
	})
	it('hold for the single rules', () => {
		const items = [basket.orderItems[0], basket.orderItems[0]] as never
		expect(checkOrderItems(items, { maxItems: 1 }).status).toBe('invalid')
		const draft = { status: 'Draft', variants: [{ id: 'v' }] } as const
		const ship = (unavailable: order.Policy['unavailable']) =>
			checkShippable({ variantId: 'v' }, draft, { countryCode: 'DE' }, { unavailable }).status
		expect([ship('warning'), ship('error')]).toEqual(['valid', 'invalid'])
		const record = { userId: 'u', order: { id: 'o', createdAt: '2026-01-31T23:30:00Z', orderLineItems: [] } }
		const days = { dateRange: { start: '2026-02-01T00:00:00Z', end: '2026-02-01T00:00:00Z' } }
		const count = (dayOffset: number): unknown => filterOrders([record], days, { dayOffset })
		expect(count(0)).toMatchObject({ value: { count: 0 } })
		expect(count(30)).toMatchObject({ value: { count: 1 } })
	})
})

/** Each rule that takes options, asked with options and otherwise good arguments. */
const RULES: Readonly<Record<string, (options: object) => { readonly issues: readonly order.Issue[] }>> = {
	checkCountry: (options) => checkCountry({ countryCode: 'US' }, options),
	checkProvince: (options) => checkProvince({ provinceCode: 'CA' }, 'US', options),
	checkPhone: (options) => checkPhone('(415) 555-2671', 'US', options),
	checkZip: (options) => checkZip('94111', 'US', options),
	checkZipFormat: (options) => checkZipFormat('94111', 'US', options),
	checkTaxNumber: (options) => checkTaxNumber(undefined, 'US', options),
	checkOrderItems: (options) => checkOrderItems(basket.orderItems, options),
	checkShippable: (options) => checkShippable({ variantId: 'mug-s' }, products[0] as object, address, options),
	filterOrders: (options) => filterOrders([], {}, options),
	validateAddress: (options) => validateAddress(address, options),
	validateOrder: (options) => validateOrder(basket, facts, options),
	buildOrder: (options) => buildOrder(basket, facts, options),
}

describe('D-35: a rule that takes options', () => {
	it.each(Object.entries(RULES))('%s warns about an unknown key and an unknown value', (_, ask) => {
		const said = ask({ provinces: 'warning', phone: 'most' }).issues.map(({ code, severity, path }) => [
			`${severity} ${code}`,
			path.join('.'),
		])
		expect(said).toEqual([
			['warning policy.value.invalid', 'policy.phone'],
			['warning policy.key.unknown', 'policy.provinces'],
		])
	})
	it.each(Object.entries(RULES))('%s warns about a language: its issues are translated afterwards', (_, ask) => {
		for (const language of ['de', de])
			expect(ask({ language }).issues.map(({ code, about, path }) => [code, about, path])).toEqual([
				['policy.key.unknown', 'usage', ['policy', 'language']],
			])
	})
	it.each(Object.entries(RULES))('%s takes a whole policy without a warning', (_, ask) => {
		for (const policy of [DEFAULT_POLICY, { ...DEFAULT_POLICY }, resolvePolicy({ province: 'warning' })])
			expect(ask(policy).issues).toEqual([])
	})
	it('warns about the names that its options had before', () => {
		for (const old of [{ requireCode: true }, { policy: 'warning' }, { mismatch: 'warning' }, { metadata: 'max' }])
			expect(checkProvince({ provinceCode: 'CA' }, 'US', old as object).issues.map(({ code }) => code)).toEqual([
				'policy.key.unknown',
			])
	})
	it("takes the order's flag and the zip's province for no mistake", () => {
		expect(checkProvince({ provinceCode: 'CA' }, 'US', { shouldValidateProvinceCode: true }).issues).toEqual([])
		expect(validateAddress(address, { shouldValidateProvinceCode: true }).issues).toEqual([])
		expect(checkZip('94111', 'US', { provinceCode: 'CA', provinceField: 'province' }).issues).toEqual([])
		expect(checkPhone('(415) 555-2671', 'US', { provinceField: 'province' } as object).issues).toHaveLength(1)
	})
})
