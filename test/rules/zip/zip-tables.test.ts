import { describe, expect, it } from 'vitest'
import { zipProvinces } from '../../../scripts/build-zip-provinces.ts'
import { corrections, zipForms as formsByCountry, zipSamples } from '../../../scripts/build-zips.ts'
import { checkZipFormat, provincesOfZip } from '../../../src/rules/built-in/address.ts'
import { readCountryCode } from '../../../src/rules/country/countries.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { provinceByCode } from '../../../src/rules/province/province-table.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { zipExamples } from '../../../src/rules/zip/zip-examples.ts'
import { placeOfZip, type ZipForms } from '../../../src/rules/zip/zips.ts'
import vectors from '../../vectors/zip-provinces.json' with { type: 'json' }

const placeIn = (code: string | null, country: string) => placeOfZip(code, BUILT_IN_ZIPS.zipForms(country) as ZipForms)

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const PAIRS = LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
const COUNTRIES = PAIRS.filter((code) => readCountryCode(code) !== null)
const WITH_ZIPS = [...formsByCountry().keys()]

/** Countries whose forms allow more codes. Only one code of BF is known. */
const MANY_IN_FORM_ONE_IN_USE = ['BF', 'HM', 'PM']

describe('the tables of zips', () => {
	it('know every country and nothing else', () => {
		expect(COUNTRIES).toHaveLength(252)
		expect(PAIRS.filter((code) => BUILT_IN_ZIPS.zipForms(code) !== null)).toEqual(COUNTRIES)
		expect(COUNTRIES.filter((code) => BUILT_IN_ZIPS.zipForms(code)?.text !== '')).toEqual(WITH_ZIPS)
	})

	it('give each correction a reason and a source', () => {
		for (const [country, { reason = '', source }] of Object.entries(corrections())) {
			expect(readCountryCode(country), country).toBe(country)
			expect(reason.length, country).toBeGreaterThan(10)
			expect(source.length, country).toBeGreaterThan(2)
		}
	})

	it('have two examples a country, or one where it has one code; each passes as it stands', () => {
		for (const country of WITH_ZIPS) {
			const examples = zipExamples(country)
			expect(examples, country).toEqual(zipSamples()[country])
			for (const zip of examples) {
				expect(checkZipFormat(zip, country), `${country} ${zip}`).toEqual({ status: 'valid', value: zip, issues: [] })
			}
			expect(examples.length, country).toBe(hasOneCode(country) ? 1 : 2)
		}
	})
})

describe('zips and their provinces, put together apart from the tables', () => {
	const listed = Object.entries(vectors.provinces).flatMap(([country, provinces]) =>
		Object.entries<string[]>(provinces).flatMap(([province, zips]) => zips.map((zip) => ({ country, province, zip }))),
	)

	it('lie in them, alone or with others', () => {
		const astray = listed.filter(({ country, province, zip }) => !placeIn(zip, country).provinces.includes(province))
		expect(astray).toEqual([])
		expect(listed.length).toBeGreaterThan(1_000)
	})

	it('are unknown where codes of another kind begin alike', () => {
		for (const [country, zips] of Object.entries(vectors.unknown)) {
			for (const zip of zips) {
				expect(checkZipFormat(zip, country).issues, zip).toEqual([])
				expect(provincesOfZip(zip, country), zip).toEqual([])
			}
		}
	})
})

describe('the tables of zips and provinces', () => {
	const table = [...zipProvinces()].flatMap(([country, provinces]) =>
		[...provinces].flatMap(([province, prefixes]) => prefixes.map((prefix) => ({ country, province, prefix }))),
	)

	it('cover at least 27 countries', () => {
		expect(zipProvinces().size).toBeGreaterThanOrEqual(27)
	})

	it('name provinces that exist', () => {
		const unknown = table.filter(
			({ country, province }) => provinceByCode(BUILT_IN_PROVINCES, country, province)?.code !== province,
		)
		expect(unknown).toEqual([])
	})

	it('have prefixes that codes of the country begin with, and answer with the province', () => {
		const stray: unknown[] = []
		for (const { country, province, prefix } of table) {
			const zip = completion(prefix, country)
			if (zip === null || !placeIn(zip, country).provinces.includes(province)) stray.push({ country, province, prefix })
		}
		expect(stray).toEqual([])
	})
})

/** Returns true if one code serves the whole country, apart from the four digits that may follow a ZIP code. */
function hasOneCode(country: string): boolean {
	const form = (formsByCountry().get(country) ?? '').replace('(-nnnn|)', '')
	return MANY_IN_FORM_ONE_IN_USE.includes(country) || !/[nax[|]/.test(form)
}

/** Returns a code of the country that begins with the prefix, in canonical form. Tries the endings of known codes. */
function completion(prefix: string, country: string): string | null {
	const rests = ['', ...zipExamples(country).map((zip) => zip.replace(/[ -]/g, '').slice(prefix.length))]
	const tails = '1 11 111 1111 11111 111111 1AA A1AA 11AA A1 0A1 1A1 A1A1 0A0A1 1AAA AAAA G11AA B BB AA'.split(' ')
	for (const rest of [...rests, ...tails]) {
		const verdict = checkZipFormat(prefix + rest, country)
		if (verdict.status === 'valid' && verdict.value.replace(/[ -]/g, '').startsWith(prefix)) return verdict.value
	}
	return null
}
