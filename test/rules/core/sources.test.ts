import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareRanges } from '../../../scripts/facts/compare-facts.ts'
import type { PhoneAutomaton, SourceGroup } from '../../../scripts/phone/plans.ts'
import { RULESET } from '../../../src/entries/index.ts'

/** Read as a file: not every package exports its own description. */
const versionOf = (name: string): string =>
	JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version

describe('the sources of the facts', () => {
	it.each(Object.entries(RULESET.sources))('%s %s is installed; npm run facts takes a newer one', (name, version) => {
		expect(versionOf(name)).toBe(version)
	})
	it('have a day', () => expect(RULESET.date).toMatch(/^\d{4}-\d\d-\d\d$/))
})

/** Returns plans of one country with exactly these numbers. */
function plansOf(...numbers: readonly string[]): PhoneAutomaton {
	const nodes = [{ label: 0, targets: new Array(10).fill(0) }]
	const add = (suffixes: readonly string[]): number => {
		if (suffixes.length === 0) return 0
		const targets = Array.from({ length: 10 }, (_, digit) =>
			add(suffixes.filter((each) => each.startsWith(String(digit))).map((each) => each.slice(1))),
		)
		return nodes.push({ label: suffixes.includes('') ? 1 : 0, targets }) - 1
	}
	const root = add(numbers)
	const group = {
		callingCode: '999',
		plans: [{ countryCode: 'XX', callingCode: '999' }],
		block: 0,
	} as unknown as SourceGroup
	return { nodes, groups: [{ group, root, plans: [] }] }
}

describe('the ranges of two sets of numbering plans', () => {
	it('are none if the numbers are the same', () => {
		expect(compareRanges(plansOf('123', '456'), plansOf('456', '123'))).toEqual([])
	})
	it('open, close and change, each with an example', () => {
		const ranges = compareRanges(plansOf('123', '45'), plansOf('123', '128', '456'))
		expect(ranges).toEqual([
			{ country: 'XX', kind: 'opens', prefix: '+999 128', example: '+999128' },
			{ country: 'XX', kind: 'closes', prefix: '+999 45', example: '+99945' },
			{ country: 'XX', kind: 'opens', prefix: '+999 456', example: '+999456' },
		])
		expect(compareRanges(plansOf('12'), plansOf())[0]).toMatchObject({ kind: 'closes', example: '+99912' })
	})
})
