import { describe, expect, it } from 'vitest'
import { writeNameLine, writeNames, writeTable } from '../../../scripts/write-table.ts'
import { COUNTRY_NAMES, FALSE_FRIENDS } from '../../../src/rules/country/data/country-names.ts'
import { factOf, readNameLines, readNames } from '../../../src/rules/country/fact-table.ts'
import { OTHER_DIVISIONS } from '../../../src/rules/province/data/other-divisions.ts'
import { PROVINCE_NAMES } from '../../../src/rules/province/data/province-names.ts'
import { NEAR_PLACES } from '../../../src/rules/province/data/province-places.ts'
import { PROVINCES } from '../../../src/rules/province/data/provinces.ts'

describe('a table of facts', () => {
	it('has no text for a country without one, nor for what every object inherits', () => {
		for (const key of ['FR', '', 'constructor', '__proto__', 'toString']) expect(factOf({ DE: 'x' }, key)).toBe('')
	})

	it('has lines of a code and names', () => {
		expect(readNameLines('CA California; Calif.\nHONG_KONG Hong Kong Island\nBOP')).toEqual([
			{ code: 'CA', names: ['California', 'Calif.'] },
			{ code: 'HONG KONG', names: ['Hong Kong Island'] },
			{ code: 'BOP', names: [] },
		])
		expect(readNameLines('')).toEqual([])
		expect(readNames('')).toEqual([])
	})

	it('is read as it was written', () => {
		expect(readNameLines(writeNameLine('New Territories', ['New Territories', '!NT']))).toEqual([
			{ code: 'New Territories', names: ['New Territories', '!NT'] },
		])
		expect(() => writeNames(['Congo; Brazzaville'])).toThrow('list of names')
		expect(
			writeTable([
				['FR', "l'Île"],
				['DE', 'a'],
				['IT', ''],
			]),
		).toBe("{\n\tDE: 'a',\n\tFR: `l'Île`,\n}")
	})

	it.each(Object.entries({ COUNTRY_NAMES, FALSE_FRIENDS, NEAR_PLACES }))(
		'%s has each name of a country once',
		(_, table) => {
			for (const [code, text] of Object.entries(table)) {
				const names = readNames(text)
				expect(names, code).toEqual([...new Set(names)])
				for (const name of names) expect(name.trim()).toBe(name)
			}
		},
	)

	it.each(Object.entries({ PROVINCES, PROVINCE_NAMES, OTHER_DIVISIONS }))(
		'%s has a line for each code of a country',
		(_, table) => {
			for (const [country, text] of Object.entries(table)) {
				const codes = readNameLines(text).map(({ code }) => code)
				expect(codes, country).toEqual([...new Set(codes)].sort())
			}
		},
	)
})
