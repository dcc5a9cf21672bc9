import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fact, factsOf, showFacts } from '../scripts/facts/show-facts.ts'
import { allCountries } from '../src/rules/world/all-countries.ts'

const ROOT = join(import.meta.dirname, '..')
const CODES = allCountries().map(({ code }) => code)
const FACTS: ReadonlyMap<string, readonly Fact[]> = new Map(CODES.map((code) => [code, factsOf(code)]))

/** The countries that a facts file names, found without looking at lines. */
const NAMED: Readonly<Record<string, (file: string) => readonly string[]>> = {
	'address-kinds.json': (file) => {
		const { province, city, zip, corrections, cityNotNeeded } = JSON.parse(file)
		const lists = [...[province, city, zip].flatMap((kinds) => Object.values<string>(kinds))]
		lists.push(...[...corrections, ...cityNotNeeded].map(({ countries }) => countries))
		return lists.flatMap((list) => list.split(' '))
	},
	'country-names.txt': startsOf,
	'places.txt': startsOf,
	'province-additions.txt': startsOf,
	'province-numberings.txt': startsOf,
	'province-names.json': (file) => Object.keys(JSON.parse(file).countries),
	'province-use.json': (file) => {
		const { about, ...lists } = JSON.parse(file)
		return Object.values<string>(lists).flatMap((list) => list.split(' '))
	},
	'zip-corrections.json': (file) => Object.keys(JSON.parse(file).corrections),
	'zip-not-assigned.json': (file) => Object.keys(JSON.parse(file).countries),
	'zip-provinces.json': (file) => Object.keys(JSON.parse(file).countries),
	'zip-province-corrections.json': (file) =>
		JSON.parse(file).corrections.map(({ country }: { readonly country: string }) => country),
	'zip-required.json': (file) => [...JSON.parse(file).both, ...JSON.parse(file).one],
	'zip-samples.json': (file) => Object.keys(JSON.parse(file).samples),
	'zip-zeros.json': (file) => [...Object.keys(JSON.parse(file).zeros), ...Object.keys(JSON.parse(file).other)],
}

function startsOf(file: string): readonly string[] {
	return file.split('\n').flatMap((line) => (/^[A-Z]{2}\b/.test(line) ? [line.slice(0, 2)] : []))
}

describe('the facts about a country', () => {
	it.each(Object.entries(NAMED))('find the countries of %s, and no other', (name, namedIn) => {
		const named = new Set(namedIn(readFileSync(join(ROOT, 'scripts/facts', name), 'utf8')))
		const found = CODES.filter((code) =>
			FACTS.get(code)?.some(({ from }) => from.some((each) => each.includes(`/${name}:`))),
		)
		expect(found).toEqual([...named].filter((code) => FACTS.has(code)).sort())
	})

	it('name lines that name the country, and files that exist', () => {
		for (const [code, facts] of FACTS) {
			for (const { from, change } of facts) {
				for (const [, file = '', line] of from.flatMap((each) => [...each.matchAll(/^(scripts\S+):(\d+)$/g)]))
					expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1], `${file}:${line}`).toContain(
						code,
					)
				for (const file of change?.split(', ') ?? []) expect(existsSync(join(ROOT, file)), file).toBe(true)
			}
		}
	})

	it('show the forms of zips with the source of a correction', () => {
		const [forms] = (FACTS.get('LI') ?? []).filter(({ part }) => part === 'zip')
		expect(forms?.what).toBe('forms 94(8[5-9]|9[0-8])')
		expect(forms?.from[0]).toMatch(/^scripts\/facts\/zip-corrections\.json:\d+$/)
		expect(FACTS.get('EE')?.find(({ what }) => what === 'forms nnnnn')?.from).toEqual(['postal-codes-js 2.5.2'])
	})

	it('are printed part by part', () => {
		expect(showFacts('BR')).toContain('tax number: CPF, like 529.982.247-25\n  from    src/rules/tax/br.ts\n')
		expect(showFacts('ee')).toBe("ee is not a country's alpha-2 code in capitals.\n")
	})
})
