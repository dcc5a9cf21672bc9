import { expect, it } from 'vitest'
import { disagreement } from '../../../scripts/phone/compare.ts'
import { createPhones } from '../../../scripts/phone/generate.ts'
import { fractionsFrom } from '../../../scripts/phone/words.ts'
import { runs, seedOf } from '../../fuzz.ts'

/** `scripts/compare-phone.ts` does the same with any number and seed. */
const COUNT = runs(25_000)

it(`checkPhone agrees with libphonenumber-js on ${COUNT} generated numbers: class, E.164, country and national number (D-15)`, () => {
	const next = createPhones(fractionsFrom(seedOf(20261120)))
	const differences: string[] = []
	for (let i = 0; i < COUNT; i++) {
		const difference = disagreement(next())
		if (difference !== null) differences.push(difference)
	}
	expect(differences.slice(0, 20)).toEqual([])
})
