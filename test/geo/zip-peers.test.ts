import { describe, expect, it } from 'vitest'
import { corrections } from '../../scripts/build-zips.ts'
import { compareZips } from '../../scripts/compare-zips.ts'

describe('every string of two to four digits, by us and three other validators', () => {
	const differences = compareZips([2, 3, 4])

	it('no country where we alone accept one', () => {
		expect(differences.filter(({ alone }) => alone === 'accept')).toEqual([])
	})

	it('we alone refuse only what a correction gives a reason and an authority for', () => {
		expect(differences.map(({ country, digits, count }) => [country, digits, count])).toEqual([
			['FO', 3, 100],
			['SJ', 4, 9989],
		])
		for (const { country } of differences) expect(corrections()[country]?.source).toBeTruthy()
	})
})
