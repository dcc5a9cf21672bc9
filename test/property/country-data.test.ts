import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as main from '../../src/entries/index.ts'
import { type CountryData, createBuildOrder, createRules, type Rules } from '../../src/entries/rules.ts'
import { phonePlaceholder } from '../../src/rules/phone/phone-placeholders.ts'
import { leastOf, runs, seedOf } from '../fuzz.ts'
import { ALL, COUNTRY, dataFor } from '../rules/country-data/some-data.ts'
import { PRODUCTS as MUGS } from './orders.ts'
import { anyPolicy } from './policies.ts'

const CODES = main.allCountries().map(({ code }) => code)
/** Countries that are asked for more often: those that share a calling code, are judged under another one, or have disputed rules. */
const FREQUENT = 'US CA MX GB DE FR CN HK MO TW PR NZ AU IT BR XK PN AE PA PH'.split(' ')
const code = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...FREQUENT) }, fc.constantFrom(...CODES))

/** Texts as a hand changes them: as they are, in small letters, with a letter less, a letter O for a zero, or a word beside them. */
const CHANGES: readonly ((text: string) => string)[] = [
	(text) => text,
	(text) => text,
	(text) => text.toLowerCase(),
	(text) => text.slice(0, 3) + text.slice(4),
	(text) => text.replaceAll('0', 'O'),
	(text) => `${text} ext. 12`,
	(text) => ` ${text}.`,
]

/** What the parts of an address are in each country. */
const OWN = CODES.map((countryCode) => {
	const national = phonePlaceholder(countryCode)
	const e164 = main.checkPhone(national, countryCode).value?.e164 ?? national
	return {
		countryCode,
		zip: String(main.checkZipFormat('?', countryCode).issues[0]?.params['example'] ?? ''),
		phones: [national, e164, e164.replace('+', '00'), e164.replace('+', '011 ')],
		provinces: main.provincesOf(countryCode),
	}
})
const ownOf = (countryCode: string): (typeof OWN)[number] => OWN[CODES.indexOf(countryCode)] as (typeof OWN)[number]

/** The fields of random addresses: texts of every country, and some that no address has. */
const TEXTS = {
	phone: OWN.flatMap(({ phones }) => phones),
	zip: [...OWN.map(({ zip }) => zip), '94111', '100080', '999077', 'K1A 0B1', 'SW1A 2AA', '00901', ''],
	province: [
		...OWN.flatMap(({ provinces }) => provinces.flatMap(({ name, isoCode, code }) => [name, isoCode ?? code, code])),
		...['Paris', 'Foobar', 'DE-BY', 'Bayern', 'Ceuta', 'XX', 'Punjab', 'La Paz', ''],
		...Array.from({ length: 60 }, () => ['Hong Kong', 'Macau', 'Taiwan', 'Puerto Rico', '']).flat(),
	],
	country: [
		...main.allCountries().flatMap(({ name, code, alpha3 }) => [name, code, alpha3]),
		...'Allemagne|Alemania|Deutschland|Republic of Korea|Republic of China|UK|USA|Nippon|中国'.split('|'),
		...['Democratic Republic of the Congo', 'Georgia', 'Congo', 'Guinea', 'Holland', 'Ruritania', 'Griechenland', ''],
	],
	city: ['', 'Paris', 'Hong Kong'],
}
const textOf = (kind: keyof typeof TEXTS): fc.Arbitrary<string> =>
	fc.tuple(fc.constantFrom(...TEXTS[kind]), fc.constantFrom(...CHANGES)).map(([text, change]) => change(text))
/** Up to three fields with another text than an address of the country has. */
const strange = fc.array(
	fc.oneof(
		...(['phone', 'phone', 'province', 'zip', 'country', 'city'] as const).map((kind) =>
			textOf(kind).map((text): [string, string] => [kind, text]),
		),
		textOf('province').map((text): [string, string] => ['provinceCode', text]),
	),
	{ maxLength: 3 },
)

/** An address whose parts are of one country, but for one or two that are of any other. */
const address: fc.Arbitrary<main.AddressInput> = fc
	.tuple(code, fc.nat(60), strange, fc.constantFrom('code', 'code', 'code', 'name', 'small', 'none'))
	.map(([countryCode, at, others, by]) => {
		const { zip, phones, provinces } = ownOf(countryCode)
		const province = provinces[at % provinces.length]
		const own: Record<string, string> = {
			address1: '1 Main St',
			city: 'Springfield',
			zip,
			provinceCode: at % 2 === 0 ? (province?.code ?? '') : '',
			province: province?.name ?? '',
			phone: phones[0] as string,
		}
		if (by === 'name') own['country'] = TEXTS.country[CODES.indexOf(countryCode) * 3] as string
		else if (by !== 'none') own['countryCode'] = by === 'small' ? countryCode.toLowerCase() : countryCode
		return { ...own, ...Object.fromEntries(others) }
	})

/** Regions by code, and by names that only some blocks have. */
const PRODUCTS: readonly main.ProductInput[] = [
	...MUGS,
	{
		id: 'cap',
		variants: [{ id: 'cap-s' }],
		shippingRegions: [
			{ countryName: 'Allemagne', isBlacklisted: true },
			{
				countryName: 'Kanada',
				countryCode: 'CA',
				denyCheckout: true,
				provinces: [{ provinceName: 'Québec' }, { provinceCode: 'ON' }],
			},
			{ countryCode: 'HK', isBlacklisted: true, provinces: [{ provinceName: 'Kowloon' }] },
		],
	},
]
/** An order but for its address. */
const rest = fc.record({
	orderItems: fc.array(
		fc.record({ variantId: fc.constantFrom('mug-s', 'tee-m', 'cap-s'), quantity: fc.constantFrom(1, 2, 0) }),
		{ minLength: 1, maxLength: 2 },
	),
	taxNumber: fc.constantFrom('', '529.982.247-25'),
	shouldValidateProvinceCode: fc.boolean(),
})

/** Any set of blocks: none, one, a few. Some have the names of all countries or of all provinces, or all numbers; some miss a part. */
const someData: fc.Arbitrary<readonly CountryData[]> = fc
	.tuple(
		fc.oneof(
			fc.subarray(FREQUENT, { maxLength: 3 }),
			fc.subarray(FREQUENT, { minLength: FREQUENT.length - 3 }),
			code.map((one) => [one]),
		),
		fc.subarray(ALL.slice(-3), { maxLength: 2 }),
		fc.constantFrom(true, false, false),
		fc.nat(19),
	)
	.map(([codes, all, isMore, missing]) => [
		...codes.flatMap((one): readonly CountryData[] => {
			const block = COUNTRY[one] as CountryData
			return missing > 3 ? [block] : (block.brings ?? []).filter((_, at) => at !== missing)
		}),
		...(isMore ? all : []),
	])

/** Of these sets, a hundred a run: making the rules takes longer than asking them. */
const some = fc.constantFrom(...fc.sample(someData, { numRuns: 100, seed: seedOf(1) }))

const known = new Map<string, Rules & { readonly buildOrder: typeof main.buildOrder }>()
/** The rules of a set of blocks, made once. */
function rulesOf(data: readonly CountryData[]): Rules & { readonly buildOrder: typeof main.buildOrder } {
	const key = data
		.map(({ kind, of }) => `${kind} ${of}`)
		.sort()
		.join()
	const rules = known.get(key) ?? { ...createRules(data), buildOrder: createBuildOrder(data) }
	if (known.size > 500) known.clear()
	known.set(key, rules)
	return rules
}

type Asked = Pick<
	Rules,
	'validateAddress' | 'validateOrder' | 'checkCountry' | 'checkProvince' | 'checkPhone' | 'checkZip' | 'checkShippable'
> & { readonly buildOrder: typeof main.buildOrder }
type Ask = (rules: Asked) => main.Verdict<unknown>

const errorsOf = ({ issues }: main.Verdict<unknown>): readonly string[] =>
	issues.flatMap(({ severity, path }) => (severity === 'error' ? [path.join('.')] : []))

/**
 * Asks the rules of a set and those of the main entry. A verdict that needs blocks is asked again with these. The last one has the status
 * and the value of the main entry's; errors are at fields at which that has some, and a suggestion is one of its own. Returns the first status.
 */
function compare(data: readonly CountryData[], ask: Ask): string {
	const world = ask(main)
	let own = ask(rulesOf(data))
	const first = own.status
	for (let given = data, round = 0; own.status === 'unknown' && round < 20; round++) {
		// A line that fails in the country, once that is known, needs nothing more.
		const others = own.needs.filter((need) => need.kind === 'field' && !need.path.some(Number.isInteger))
		if (world.status !== 'invalid') expect(world.needs ?? []).toEqual(expect.arrayContaining(others))
		const missing = own.needs.flatMap((need) => dataFor(need) ?? [])
		if (missing.length === 0) break
		expect(
			missing.filter((block) => given.includes(block)).map(({ of }) => of),
			'a need that is fulfilled',
		).toEqual([])
		given = [...new Set([...given, ...missing])]
		own = ask(rulesOf(given))
	}
	expect(own.status).toBe(world.status)
	expect(own.value).toEqual(world.value)
	expect(own.needs).toEqual(world.needs)
	expect(errorsOf(world)).toEqual(expect.arrayContaining([...new Set(errorsOf(own))]))
	for (const { code, path, suggestion } of own.issues) {
		const same = world.issues.find((issue) => issue.code === code && issue.path.join() === path.join())
		if (suggestion !== undefined)
			expect(suggestion.map(({ path, value }) => ({ path, value }))).toEqual(
				same?.suggestion?.map(({ path, value }) => ({ path, value })),
			)
	}
	return first
}

/** A question to the rules, with a policy or without. */
const question: fc.Arbitrary<{ readonly ask: Ask }> = fc
	.tuple(fc.oneof(anyPolicy, fc.constant({})), address, rest, code, fc.nat(11))
	.map(([policy, place, items, country, which]) => {
		const whole = { address: place, ...items }
		const { province = '', provinceCode = '', zip, phone, countryCode } = place
		const options = { ...policy, shouldValidateProvinceCode: whole.shouldValidateProvinceCode }
		const questions: readonly Ask[] = [
			(rules) => rules.validateOrder(whole, { products: PRODUCTS }, policy),
			(rules) => rules.validateOrder(whole, {}, policy),
			(rules) => rules.buildOrder(whole as main.OrderDraft, { products: PRODUCTS }, policy),
			(rules) => rules.checkCountry(place, policy),
			(rules) => rules.checkProvince({ province, provinceCode }, countryCode ?? country, options),
			(rules) => rules.checkPhone(phone, countryCode, policy),
			(rules) => rules.checkZip(zip, countryCode ?? country, { ...policy, provinceCode }),
			(rules) =>
				rules.checkShippable(
					{ variantId: 'cap-s' },
					PRODUCTS[2] as main.ProductInput,
					{ countryCode: country, province: province ?? '' },
					policy,
				),
		]
		const ask = questions[which] ?? ((rules) => rules.validateAddress(place, options))
		return { ask, [fc.toStringMethod]: () => JSON.stringify({ which, policy, whole, country }) }
	})

describe('createRules', () => {
	it('answers with all blocks what the main entry answers', () => {
		fc.assert(
			fc.property(question, ({ ask }) => {
				expect(ask(rulesOf(ALL))).toEqual(ask(main))
			}),
			{ numRuns: runs(1500) },
		)
	})

	it('answers with any blocks what the main entry answers, or names the blocks that are missing', () => {
		const seen: Record<string, number> = { valid: 0, invalid: 0, unknown: 0 }
		fc.assert(
			fc.property(some, question, (data, { ask }) => {
				const status = compare(data, ask)
				seen[status] = (seen[status] ?? 0) + 1
			}),
			{ numRuns: runs(2000) },
		)
		for (const count of Object.values(seen)) expect(count).toBeGreaterThanOrEqual(leastOf(runs(2000), 0.05))
	})
})
