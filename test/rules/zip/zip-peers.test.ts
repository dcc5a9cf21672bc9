import { createRequire } from 'node:module'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { describe, expect, it } from 'vitest'
import { corrections } from '../../../scripts/build-zips.ts'
import { checkZip } from '../../../src/rules/built-in/address.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { findZip } from '../../../src/rules/zip/read-zip.ts'

type Judge = (zip: string) => boolean

const require = createRequire(import.meta.url)
const FORMATS: Readonly<Record<string, readonly string[]>> = require('postal-codes-js/mappings/alpha2-to-formats.json')
const formatOf: (file: string) => { ValidationRegex: string | string[] } = require('postal-codes-js/formats-web.js')

/** Returns the judgement of each other validator that knows a country. The pattern of postal-codes-js, which it compiles for each call, is compiled once. */
function judgesOf(country: string): Judge[] {
	const judges: Judge[] = []
	const file = Object.keys(FORMATS).find((name) => FORMATS[name]?.includes(country))
	if (file !== undefined) {
		const pattern = new RegExp(`^(?:${[formatOf(file).ValidationRegex].flat().join('|')})$`, 'i')
		judges.push((zip) => pattern.test(zip))
	}
	if (postcodeValidatorExistsForCountry(country)) judges.push((zip) => postcodeValidator(zip, country))
	const locale = validator.isPostalCodeLocales.find((known) => known === country)
	if (locale !== undefined) judges.push((zip) => validator.isPostalCode(zip, locale))
	return judges
}

/** Returns the strings of a number of digits that we alone accept, also with a separator, and those that we alone refuse. */
function judgeAll(country: string, digits: number, every = 1): { accepted: string[]; refused: string[] } {
	const judges = judgesOf(country)
	const zips = Array.from({ length: Math.ceil(10 ** digits / every) }, (_, n) => `${n * every}`.padStart(digits, '0'))
	const isTaken = (zip: string): boolean => judges.some((judge) => judge(zip))
	return {
		accepted: zips.filter((zip) => {
			const canonical = findZip(BUILT_IN_ZIPS, zip, country)
			return judges.length > 0 && canonical !== null && !isTaken(zip) && !isTaken(canonical)
		}),
		refused: zips.filter(
			(zip) =>
				judges.length > 0 &&
				judges.every((judge) => judge(zip)) &&
				findZip(BUILT_IN_ZIPS, zip, country) === null &&
				checkZip(zip, country).status !== 'valid',
		),
	}
}

describe('every string of two to four digits, by us and three other validators', () => {
	const counts = allCountries().flatMap(({ code }) =>
		[2, 3, 4].map((digits) => ({ code, digits, ...judgeAll(code, digits) })),
	)

	it('no country where we alone accept one, but for Antarctica, whose stations have the codes of their nations', () => {
		const alone = counts.filter(({ accepted }) => accepted.length > 0)
		expect(alone.map(({ code, digits }) => [code, digits])).toEqual([['AQ', 4]])
	})

	it('counts those that we alone accept, as the six digits of Cambodia', () => {
		const { accepted } = judgeAll('KH', 6, 997)
		expect([accepted.length, accepted[0]]).toEqual([1003, '000997'])
	})

	it('we alone refuse only what a correction gives a reason and an authority for', () => {
		const alone = counts.filter(({ refused }) => refused.length > 0)
		expect(alone.map(({ code, digits, refused }) => [code, digits, refused.length])).toEqual([
			['FO', 3, 100],
			['SJ', 4, 9989],
		])
		for (const { code } of alone) expect(corrections()[code]?.source).toBeTruthy()
	})
})
