import { describe, expect, it } from 'vitest'
import { zipProvinces } from '../../../scripts/build-zip-provinces.ts'
import { zipForms as formsByCountry, notAssigned, zipSamples, zipZeros } from '../../../scripts/build-zips.ts'
import { checkZip, checkZipFormat, validateAddress } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { findZip } from '../../../src/rules/zip/read-zip.ts'
import corpus from '../../vectors/zip-examples.json' with { type: 'json' }
import CASES from './zip-not-assigned.json' with { type: 'json' }
import { zipPattern } from './zip-pattern.ts'

const FACTS = Object.entries(notAssigned())
const SOURCE = /Google|Wikipedia|GeoNames|^validator|^postcode-validator|github\.com\/|https?:\/\//

/** Returns all digits of a class such as `n`, `[0-9]` or `7`. */
const digitsOf = (atom: string): readonly string[] => {
	const members = new RegExp(`^${atom.replace('n', '[0-9]')}$`)
	return [...'0123456789'].filter((digit) => members.test(digit))
}

/** Returns codes of a country that begin with a first part that it doesn't give out: `0[05]` in DE is 00000 and 05000. */
const codesWith = (country: string, first: string): readonly string[] =>
	first.split('|').flatMap((part) => {
		let starts = ['']
		for (const [atom] of part.replace('LV-', '').matchAll(/\[[^\]]+\]|./g))
			starts = starts.flatMap((start) => digitsOf(atom).map((digit) => start + digit))
		const example = (zipSamples()[country]?.[0] ?? '').replace(/\D/g, '')
		const digits = country === 'AR' ? example.slice(0, 4) : example
		return starts.map((start) => start + digits.slice(start.length))
	})

const list = (codes: Readonly<Record<string, readonly string[]>>) =>
	Object.entries(codes).flatMap(([country, zips]) => zips.map((zip) => [country, zip] as const))

describe('D-13: first parts that a country does not give out', () => {
	it.each(FACTS)('%s: rests on two sources, each named', (country, { first, source: read }) => {
		const sources = read.split('; ')
		expect(formsByCountry().has(country)).toBe(true)
		expect(first).toMatch(/^(?:LV-)?[0-9n[\]|-]+$/)
		expect(new Set(sources).size).toBeGreaterThan(1)
		for (const source of sources) expect(source).toMatch(SOURCE)
	})

	it.each(FACTS)('%s: such a code passes with a warning, in its format, and nothing finds it', (country, { first }) => {
		const codes = codesWith(country, first)
		expect(codes.length).toBeGreaterThan(0)
		for (const zip of codes) {
			const verdict = checkZipFormat(zip, country)
			expect(verdict, zip).toMatchObject({
				status: 'valid',
				issues: [{ code: 'address.zip.not-assigned', severity: 'warning' }],
			})
			expect(verdict.issues[0]).not.toHaveProperty('suggestion')
			expect(verdict.status === 'valid' && new RegExp(zipPattern(country) ?? '').test(verdict.value), zip).toBe(true)
			expect(findZip(BUILT_IN_ZIPS, zip, country)).toBeNull()
		}
	})

	it('a code in use beside them still is in its province (D-14)', () => {
		const { issues } = checkZip('560001', 'IN', { provinceCode: 'HP' })
		expect(issues.map(({ code }) => code)).toEqual(['address.zip.province-mismatch'])
	})

	it.each(FACTS)('%s: such a code is in no province (D-14)', (country, { first }) => {
		const held = codesWith(country, first).flatMap((zip) =>
			provincesOf(country).flatMap(({ code, name }) => [
				...checkZip(zip, country, { provinceCode: code }).issues,
				...validateAddress({ countryCode: country, province: name, zip }).issues,
			]),
		)
		expect(held.filter(({ code }) => code === 'address.zip.province-mismatch')).toEqual([])
	})

	it('no code in use begins so', () => {
		const inUse = [
			...list(zipSamples()),
			...list(corpus.valid),
			...list(corpus.known.valid),
			...list(zipZerosByCountry()),
		]
		expect(inUse.length).toBeGreaterThan(1000)
		const warned = inUse.filter(([country, zip]) =>
			checkZip(zip, country).issues.some(({ code }) => code === 'address.zip.not-assigned'),
		)
		expect(warned).toEqual([])
	})

	it('no zip of a province begins so, except in IN, where Google has wider ranges', () => {
		const prefixes = [...zipProvinces()].flatMap(([country, byProvince]) =>
			[...byProvince.values()].flat().map((prefix) => [country, prefix] as const),
		)
		const firsts = new Map(
			FACTS.map(([country, { first }]) => [country, new RegExp(`^(?:${first.replaceAll('n', '[0-9]')})`)]),
		)
		const excluded = prefixes.filter(([country, prefix]) => firsts.get(country)?.test(prefix))
		expect(excluded).toEqual([
			['IN', '54'],
			['IN', '55'],
			['IN', '65'],
			['IN', '66'],
		])
	})

	it('reads such a code in any spelling', () => {
		for (const zip of ['11000', 'BA-11000', 'BIH 11000', '１１０００', '١١٠٠٠'])
			expect(checkZip(zip, 'BA')).toMatchObject({ status: 'valid', value: '11000', issues: [{ rule: 'D-13' }] })
		expect(checkZip('94567', 'GR')).toMatchObject({ value: '945 67' })
		expect(checkZip('LV-7001', 'LV')).toMatchObject({ value: 'LV-7001', issues: [{ severity: 'warning' }] })
		expect(checkZip('00000', 'DE').issues[0]?.message).toBe(
			'Check 00000 for typos. No known postal code in DE starts like this.',
		)
	})

	it('suggests no such code', () => {
		for (const [zip, country] of [
			['O0115', 'DE'],
			['OOOOO', 'DE'],
			['9600O', 'FR'],
			['PLZ 00115', 'DE'],
			['00115 Berlin', 'DE'],
		] as const)
			expect(checkZip(zip, country).issues[0], zip).not.toHaveProperty('suggestion')
	})
})

/** Returns the codes that begin with a zero, in lists. */
function zipZerosByCountry(): Readonly<Record<string, readonly string[]>> {
	return Object.fromEntries(Object.entries(zipZeros()).map(([country, zip]) => [country, [zip]]))
}

describe('D-13: zeros that a spreadsheet drops', () => {
	it.each(Object.entries(zipZeros()))('%s: %s is a code that begins with a zero', (country, zip) => {
		expect(findZip(BUILT_IN_ZIPS, zip, country)).toBe(zip)
		expect(zip).toMatch(/^[A-Z]{0,2}0/)
	})

	it('come back only where codes begin with zeros', () => {
		const zeros = zipZeros()
		const wrong: string[] = []
		let padded = 0
		for (const [country] of formsByCountry()) {
			for (const [, zip] of [...list({ [country]: zipSamples()[country] ?? [] })]) {
				const digits = zip.replace(/[ -]/g, '')
				if (!/^\d+$/.test(digits)) continue
				for (let at = 0; at < digits.length; at++) {
					const short = digits.slice(0, at) + digits.slice(at + 1)
					const meant = checkZip(short, country).issues[0]?.suggestion?.[0]?.value
					if (meant === undefined) continue
					padded++
					if (zeros[country] === undefined) wrong.push(`${country} ${short} ${meant}`)
				}
			}
		}
		expect(wrong).toEqual([])
		expect(padded).toBeGreaterThan(100)
	})

	it.each(CASES.assigned)('%s %s is %s', (country, zip, meant) => {
		expect(checkZip(zip, country).issues[0]?.suggestion).toEqual([{ path: ['zip'], value: meant }])
	})

	it.each(CASES.withoutZero)('%s %s gets no zero', (country, zip) => {
		const meant = checkZip(zip, country).issues[0]?.suggestion?.[0]?.value
		expect(meant).toBeUndefined()
	})
})

describe('D-13: a code of zeros', () => {
	it('is a warning in every country whose addresses have a zip, and an error in none where it was none', () => {
		const seen = { warning: 0, error: 0 }
		for (const { code } of allCountries())
			for (const zip of ['000', '0000', '00000', '000000', '0000000', '00000-000', '000-0000']) {
				const verdict = checkZip(zip, code)
				expect(verdict.issues.length, `${zip} in ${code}`).toBeGreaterThan(0)
				if (verdict.status === 'valid') seen.warning++
				else seen.error++
			}
		expect(seen.warning).toBeGreaterThan(200)
	})
	it('is no other code: each example of a country passes', () => {
		for (const { code } of allCountries()) {
			const example = checkZip('?', code).issues[0]?.params['example']
			if (typeof example === 'string' && example !== '') expect(checkZip(example, code).issues, code).toEqual([])
		}
		for (const [zip, country] of [
			['00100', 'FI'],
			['00-001', 'PL'],
			['00118', 'IT'],
			['00501', 'US'],
			['1000', 'BE'],
			['LV-1000', 'LV'],
		] as const)
			expect(checkZip(zip, country).issues, zip).toEqual([])
	})
})
