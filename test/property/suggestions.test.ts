import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	type AddressInput,
	allCountries,
	applySuggestion,
	provincesForZip,
	provincesOf,
	validateAddress,
} from '../../src/index.ts'
import { zipExamples } from '../../src/zip/zip-examples.ts'
import { runs } from '../fuzz.ts'

/** Zips of a country whose provinces the tables know, made from its examples with other digits. */
const zipsByCountry = new Map(
	allCountries().flatMap(({ code: country }) => {
		const zips = new Set<string>()
		for (const example of zipExamples(country)) {
			for (let n = 0; n < 400 && zips.size < 60; n++) {
				const zip = example.replace(/\d/g, (digit, at: number) => String((Number(digit) + n * 7 + at * n * 3) % 10))
				if (provincesForZip(zip, country).length > 0) zips.add(zip)
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
		const own = provincesForZip(zip, country)
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

const told = (address: AddressInput): string[] =>
	validateAddress(address).issues.map(({ code, path }) => `${path.join('.')} ${code}`)

describe('suggestions agree with the rest of the order', () => {
	it('repairs a zip only to one that is in the given province', () => {
		const address = { countryCode: 'US', provinceCode: 'CA', zip: '9210', phone: '415 983 8030' }
		const [issue] = validateAddress(address).issues.filter(({ code }) => code === 'address.zip.invalid')
		expect(issue).toBeDefined()
		expect(issue?.suggestion).toBeUndefined()
		const boston = validateAddress({ ...address, provinceCode: 'MA', zip: '2134' }).issues
		expect(boston.find(({ code }) => code === 'address.zip.invalid')?.suggestion).toEqual([
			{ path: ['zip'], value: '02134' },
		])
	})

	it('suggests a province only if the zip can be in it', () => {
		const address = { countryCode: 'US', province: 'Californa', phone: '415 983 8030' }
		expect(validateAddress({ ...address, zip: '94111' }).issues[0]?.suggestion).toBeDefined()
		expect(validateAddress({ ...address, zip: '10118' }).issues[0]?.suggestion).toBeUndefined()
	})

	it('suggests a country only if the address is right there', () => {
		const address = { countryCode: 'AR', province: 'California' }
		const [moved] = validateAddress({ ...address, zip: '94111', phone: '+1 415 983 8030' }).issues
		expect(moved?.suggestion).toEqual([{ path: ['countryCode'], value: 'US', label: 'United States' }])
		expect(moved?.message).toBe(
			'California is in the United States, not in Argentina. Check the country and the province.',
		)
		const [kept] = validateAddress({ ...address, zip: '1425', phone: '11 4123-4567' }).issues
		expect(kept?.code).toBe('address.province.mismatch')
		expect(kept?.suggestion).toBeUndefined()
	})

	it('covers the countries whose zips tell a province', () => {
		expect(COUNTRIES).toHaveLength(31)
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
					const added = told(mended).filter((issue) => !before.includes(issue))
					// Hong Kong as a province of CN isn't a province of HK either: one warning replaces another.
					const isMoved = mended.countryCode !== address.countryCode
					expect(isMoved ? added.filter((issue) => !issue.startsWith('province')) : added).toEqual([])
				}
				const twice = helpful.reduce<AddressInput>((mended, issue) => applySuggestion(mended, issue), all)
				expect(twice).toEqual(all)
			}),
			{ numRuns: runs(4000) },
		)
		expect(applied).toBeGreaterThan(runs(1000))
	})
})
