import { describe, expect, it } from 'vitest'
import { CALLING_CODES, CODES, cutNames } from '../../../scripts/country-data/cut-country-data.ts'
import { allCountries } from '../../../src/entries/index.ts'
import { createCheckCountry } from '../../../src/entries/rules.ts'
import { BUILT_IN_ADDRESSES } from '../../../src/rules/address/built-in-addresses.ts'
import { countryKey, plainKeys } from '../../../src/rules/country/country-names.ts'
import { COUNTRY_NAMES } from '../../../src/rules/country/data/country-names.ts'
import { factOf, readNames } from '../../../src/rules/country/fact-table.ts'
import { openCountryData } from '../../../src/rules/country-data/country-data.ts'
import { addressFacts } from '../../../src/rules/country-data/make-facts.ts'
import { LABEL } from '../../../src/rules/packing/phone-pack.ts'
import type { PhoneGroup } from '../../../src/rules/phone/phone-plans.ts'
import { sampler } from '../../fuzz.ts'
import { ALL, COUNTRY } from './some-data.ts'

/** Facts from the blocks of all countries, without those of everything. */
const JOINED = addressFacts(openCountryData(Object.values(COUNTRY)))

/** Every name of every country, with the country's code. */
const NAMES: readonly (readonly [name: string, code: string])[] = allCountries().flatMap(({ code, alpha3, name }) =>
	[code, alpha3, name, ...readNames(factOf(COUNTRY_NAMES, code))].map((each): [string, string] => [each, code]),
)

/** Returns true if two automata accept the same digits with the same labels. */
function isSame(one: PhoneGroup, from: number, other: PhoneGroup, to: number, seen: Set<string>): boolean {
	if ((from === 0) !== (to === 0)) return false
	if (from === 0 || seen.has(`${from} ${to}`)) return true
	seen.add(`${from} ${to}`)
	if (one.cells[from + LABEL] !== other.cells[to + LABEL]) return false
	for (let digit = 0; digit < LABEL; digit++)
		if (!isSame(one, one.cells[from + digit] as number, other, other.cells[to + digit] as number, seen)) return false
	return true
}

describe('the blocks of all countries, put together', () => {
	it('have the names of the tables', () => {
		expect(JOINED.countries.allCountries()).toEqual(allCountries())
		for (const [key] of NAMES)
			expect(JOINED.countries.resolveCountryName(key)?.code, key).toBe(
				BUILT_IN_ADDRESSES.countries.resolveCountryName(key)?.code,
			)
		expect(NAMES.length).toBeGreaterThan(1700)
	})

	it('have the zips of the tables, with their provinces', () => {
		const formsOf = ({ zips }: typeof JOINED) => CODES.map((code) => zips.zipForms(code))
		expect(formsOf(JOINED)).toEqual(formsOf(BUILT_IN_ADDRESSES))
	})

	it('have the provinces of the tables', () => {
		for (const code of CODES) {
			const all = ({ provinces }: typeof JOINED) =>
				Object.values(provinces.of(code)).map((part) => (typeof part === 'function' ? part() : part))
			expect(all(JOINED), code).toEqual(all(BUILT_IN_ADDRESSES))
		}
		expect(JOINED.provinces.namesAbroad()).toBeNull()
	})

	it('have the numbers of the tables', () => {
		const planOf = (facts: typeof JOINED, code: string) => {
			const plan = facts.phones.planOf(code)
			return plan && { ...plan, group: plan.group.callingCode, national: 0, idd: 0, prefix: 0, lengths: 0 }
		}
		for (const code of CODES) expect(planOf(JOINED, code), code).toEqual(planOf(BUILT_IN_ADDRESSES, code))
		const foreign = ['800', '808', '870', '878', '881', '882', '883', '888', '979']
		const all = addressFacts(openCountryData(ALL))
		for (const callingCode of CALLING_CODES) {
			const facts = foreign.includes(callingCode) ? all : JOINED
			const [world, own] = [BUILT_IN_ADDRESSES, facts].map(
				({ phones }) => phones.groupOf(Number(callingCode)) as PhoneGroup,
			)
			if (world === undefined || own === undefined) throw new Error(callingCode)
			const seen = new Set<string>()
			expect(isSame(world, world.root, own, own.root, seen), callingCode).toBe(true)
			for (const [at, plan] of world.plans.entries())
				for (const root of ['national', 'idd', 'prefix'] as const)
					expect(isSame(world, plan[root], own, own.plans[at]?.[root] ?? -1, new Set()), callingCode).toBe(true)
		}
	})

	it('speak of countries as the tables do', () => {
		const wordsOf = ({ formats, phones }: typeof JOINED) =>
			CODES.map((code) => [formats.wordsOf(code).shown, formats.phoneExample(phones.planOf(code))])
		expect(wordsOf(JOINED)).toEqual(wordsOf(BUILT_IN_ADDRESSES))
	})
})

describe('the names of one country', () => {
	it('mean no other country, even without formal words', () => {
		for (const code of sampler()(CODES)) {
			const { countries } = addressFacts(openCountryData([cutNames(code)]))
			const read = NAMES.filter(([key, of]) => of !== code && countries.resolveCountryName(key) !== null)
			for (const [key] of read)
				expect(countries.resolveCountryName(key), key).toEqual(BUILT_IN_ADDRESSES.countries.resolveCountryName(key))
		}
	})

	it('come with those of TW for CN, because the Republic of China is TW', () => {
		const owners = new Map(NAMES.map(([name, code]) => [countryKey(name), code]))
		const shared = NAMES.filter(([key, code]) =>
			plainKeys(countryKey(key)).some((plain) => (owners.get(plain) ?? code) !== code),
		)
		expect(shared).toEqual([['Republic of China', 'TW']])
		expect(createCheckCountry([cutNames('CN')])({ country: 'Republic of China' }).value?.code).toBe('TW')
	})
})

describe('the blocks of everything', () => {
	it('have the names of all provinces', () => {
		const { provinces } = addressFacts(openCountryData(ALL.slice(-3)))
		expect(provinces.namesAbroad()).toEqual(BUILT_IN_ADDRESSES.provinces.namesAbroad())
	})
})
