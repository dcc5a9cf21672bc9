import { expect, it } from 'vitest'
import { disagreement } from '../../../scripts/phone/compare.ts'
import CASES from './phone-ways.json' with { type: 'json' }

/**
 * Numbers, each read in another way: with and without a calling code, a prefix for calls abroad or within the country, in plans of one
 * country or of many, of a possible length or not, claimed by first digits or by none. They were found among many generated ones. The
 * first word of a line is the country in which its numbers are read; `--` means that none is given.
 */
const NUMBERS = CASES.numbers

it.each(NUMBERS)(
	'checkPhone agrees with libphonenumber-js in class, E.164, country and national number (D-15): %s',
	(line) => {
		const [country = '', ...texts] = line.split(' ')
		const countryCode = country === '--' ? undefined : country
		const differences = texts.map((text) => disagreement({ form: 'a way of its own', text, countryCode }))
		expect(differences.filter((difference) => difference !== null)).toEqual([])
	},
)
