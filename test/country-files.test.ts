import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CountryFile, readCountries } from '../scripts/facts/read-countries.ts'
import { isCountryCode } from '../src/rules/country/countries.ts'

const FILES = [...readCountries()]
const KEYS: Readonly<Record<keyof CountryFile, readonly string[]>> = {
	country: ['shown', 'alpha3', 'names'],
	address: ['order', 'province', 'needsCity'],
	provinces: ['code', 'iso', 'shown', 'names', 'parts', 'shared', 'codes'],
	otherDivisions: ['code', 'names'],
	alternativeCodes: ['codes'],
	places: ['names'],
	zip: ['forms'],
	zipNotAssigned: ['first'],
	zipZero: ['example', 'first'],
	zipProvinces: ['province', 'prefixes', 'as', 'alone'],
}

describe('the file of a country', () => {
	it.each(FILES)('%s has a source in each line, and keys that the tables read', (code, file) => {
		expect(isCountryCode(code)).toBe(true)
		for (const [kind, value] of Object.entries(file)) {
			const known = KEYS[kind as keyof CountryFile]
			expect(known, kind).toBeDefined()
			for (const { source, reason, ...rest } of Array.isArray(value) ? value : [value]) {
				if (kind !== 'zipZero') expect(source).toMatch(/\w{3}/)
				expect(known).toEqual(expect.arrayContaining(Object.keys(rest)))
				expect(reason ?? source ?? rest.example).toBeTruthy()
			}
		}
	})

	it.each(FILES)('%s has each decision on a line of its own', (code, file) => {
		const text = readFileSync(join(import.meta.dirname, `../scripts/facts/countries/${code}.json`), 'utf8')
		const decisions = Object.values(file).flatMap((value) => value as readonly unknown[])
		expect(text.match(/^\t+(?:"\w+": )?\{ .* \},?$/gm)).toHaveLength(decisions.length)
	})
})
