import postalCodes from 'postal-codes-js'
import { describe, expect, it } from 'vitest'
import { corrections } from '../../../scripts/build-zips.ts'
import { COUNTRIES, countZips } from '../../../scripts/compare-zips.ts'

describe('every string of two to four digits, by us and three other validators', () => {
	const counts = COUNTRIES.flatMap((country) => [2, 3, 4].flatMap((digits) => countZips(country, digits) ?? []))

	it('no country where we alone accept one, but for Antarctica, whose stations have the codes of their nations', () => {
		const alone = counts.filter(({ aloneAccept }) => aloneAccept > 0)
		expect(alone.map(({ country, digits }) => [country, digits])).toEqual([['AQ', 4]])
	})

	it('counts those that we alone accept, as the six digits of Cambodia', () => {
		expect(countZips('KH', 6, 997)).toMatchObject({ ours: 1004, aloneAccept: 1004, firstAccepted: '000000' })
	})

	it('we alone refuse only what a correction gives a reason and an authority for', () => {
		const alone = counts.filter(({ aloneRefuse }) => aloneRefuse > 0)
		expect(alone.map(({ country, digits, aloneRefuse }) => [country, digits, aloneRefuse])).toEqual([
			['FO', 3, 100],
			['SJ', 4, 9989],
		])
		for (const { country } of alone) expect(corrections()[country]?.source).toBeTruthy()
	})

	it('counts for postal-codes-js what its own function accepts', () => {
		const counted = counts.filter(({ digits, theirs }) => digits === 3 && theirs['postal-codes-js'] !== null)
		expect(counted.length).toBeGreaterThan(5)
		for (const { country, theirs } of counted) {
			const zips = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))
			const accepted = zips.filter((zip) => postalCodes.validate(country, zip) === true).length
			expect([country, theirs['postal-codes-js']]).toEqual([country, accepted])
		}
	})
})
