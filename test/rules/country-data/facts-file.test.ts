import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeFacts } from '../../../cli/facts/facts.ts'
import {
	allNames,
	allPhones,
	allPlaces,
	CODES,
	cutCountry,
	cutTyping,
} from '../../../scripts/country-data/cut-country-data.ts'
import { compareFacts, RULESET, validateAddress } from '../../../src/entries/index.ts'
import { createRules, type FactsFile, writeFactsFile } from '../../../src/entries/rules.ts'
import { openFactsFile } from '../../../src/rules/country-data/facts-file.ts'
import { countPaths } from '../../../src/rules/country-data/safe-facts.ts'
import { expectCost } from '../../bounded.ts'
import { folderOf } from '../../cli/program.ts'
import { runs } from '../../fuzz.ts'

const US = writeFactsFile([cutCountry('US')])
const ADDRESS = {
	address1: '1 Main St',
	city: 'Reno',
	provinceCode: 'NV',
	zip: '89501',
	countryCode: 'US',
	phone: '(775) 555-0123',
}
const CHANGED = 'The file of facts was changed or cut: load it again.'
const reasonOf = (file: unknown): unknown => createRules([file as string]).checkZip('89501', 'US').needs?.[0]

/** A file with other facts about a country, and the digest of these: what a stranger writes. */
function forge(country: string, change: (facts: Record<string, Record<string, unknown>>) => void): string {
	const { data, ...head } = writeFactsFile([cutCountry(country)])
	const changed = data.map((block) => {
		const facts = structuredClone(block.facts) as Record<string, Record<string, unknown>>
		change(facts)
		return { ...block, facts, size: JSON.stringify(facts).length }
	})
	const { digest } = writeFactsFile(changed as unknown as FactsFile['data'])
	return JSON.stringify({ ...head, digest, data: changed })
}

describe('a file of facts', () => {
	it('gives the verdicts of the release, as an import and as text', () => {
		for (const file of [US, JSON.stringify(US), JSON.stringify(US, null, '\t')]) {
			const { validateAddress: judge, checkZip } = createRules([file])
			for (const change of [{}, { zip: '8950' }, { provinceCode: 'XX' }, { phone: '1' }])
				expect(judge({ ...ADDRESS, ...change })).toEqual(validateAddress({ ...ADDRESS, ...change }))
			expect(checkZip('10115', 'DE').needs).toEqual([{ kind: 'country', countryCode: 'DE' }])
		}
	})

	it('passes every check with the facts of all countries, each once, without how numbers are typed', () => {
		const all = writeFactsFile([...CODES.map(cutCountry), allNames(), allPhones(), allPlaces(), cutTyping('1')])
		expect(openFactsFile(JSON.stringify(all)).flaw).toBeUndefined()
		const keys = all.data.map(({ kind, of }) => `${kind} ${of}`)
		expect(new Set(keys).size).toBe(keys.length)
		expect(keys.filter((key) => key.startsWith('typing'))).toEqual([])
		expect(all).toMatchObject({ release: RULESET.version, date: RULESET.date })
	})

	it('counts from another release, and not in another format, which the need states', () => {
		expect(reasonOf({ ...US, release: '9.0.0', date: '2030-01-01' })).toBeUndefined()
		const reason =
			'The data of US has format 4, and these rules read format 3: take both from one version of orderwright.'
		expect(reasonOf(JSON.stringify({ ...US, format: 4 }))).toEqual({ kind: 'country', countryCode: 'US', reason })
	})

	it.each<[string, unknown]>([
		['a text that was cut', JSON.stringify(US).slice(0, -9)],
		['a zip that was changed', JSON.stringify(US).replace('California', 'Kalifornia')],
		['another digest', { ...US, digest: '0'.repeat(16) }],
		['no digest', { ...US, digest: undefined }],
		['no format', { ...US, format: undefined }],
		['a page instead of it', '<!doctype html>'],
		['more than two million characters', `${' '.repeat(2_000_000)}${JSON.stringify(US)}`],
		['a text as deep as no file', `${'['.repeat(100_000)}`],
		[
			'a getter that throws',
			{
				...US,
				get digest() {
					throw new Error('no')
				},
			},
		],
	])('is as good as none with %s', (_, file) => {
		expectCost(() => expect(reasonOf(file)).toEqual({ kind: 'country', countryCode: 'US', reason: CHANGED }), 500)
	})

	const zips = (change: object) => forge('US', (facts) => facts.zips && Object.assign(facts.zips.US as object, change))
	const plans = (change: object) =>
		forge('US', (facts) => facts.plans && Object.assign(facts.plans['1'] as object, change))
	const optional = '(5?)'.repeat(30)
	it.each<[string, string]>([
		['a zip pattern with repetition', zips({ forms: '(n+)+' })],
		['a zip pattern with alternatives without end', zips({ forms: '(1|1)'.repeat(60) })],
		['alternatives within alternatives', zips({ forms: `(${'(1|2)|'.repeat(40)}1)` })],
		['a zip pattern that is none', zips({ forms: 'n[9-0]' })],
		['unassigned zips with repetition', zips({ notAssigned: '(0*)*' })],
		['lost zeros with repetition', zips({ zeros: '(0*)*' })],
		['a zip that is a number', zips({ forms: 5 })],
		[
			'a billion beginnings of zips',
			forge(
				'US',
				(facts) => facts.zipProvinces && Object.assign(facts.zipProvinces.US as object, { NV: '0-999999999' }),
			),
		],
		[
			'many ranges of zips',
			forge(
				'US',
				(facts) =>
					facts.zipProvinces && Object.assign(facts.zipProvinces.US as object, { NV: '0-9999 '.repeat(9).trim() }),
			),
		],
		['leading digits with repetition', plans({ plans: '\n1;US/////((\\d+)+)+/\n' })],
		['a prefix of many options', plans({ plans: `\n1;US/////$1/${optional}\n` })],
		['a prefix of many repetitions', plans({ plans: '\n1;US/////$1/(?:d{0,9}){9}\n' })],
		['plans that are a list', plans({ plans: ['\n1;US/\n'] })],
		['an automaton that is a number', plans({ automaton: 7 })],
		[
			'a field of a prototype',
			forge('US', (facts) => Object.defineProperty(facts, '__proto__', { value: { US: 'x' }, enumerable: true })),
		],
		[
			'a country that is a prototype',
			forge(
				'US',
				(facts) =>
					facts.countries && Object.defineProperty(facts.countries, '__proto__', { value: 'x', enumerable: true }),
			),
		],
		['a kind that every object inherits', forge('US', (facts) => Object.assign(facts, { constructor: { US: 'x' } }))],
		[
			'names that are an object',
			forge('US', (facts) => facts.countryNames && Object.assign(facts.countryNames, { US: {} })),
		],
		['how numbers are typed', forge('US', (facts) => Object.assign(facts, { typing: { '1': {} } }))],
		[
			'a text of a million characters',
			forge('US', (facts) => facts.provinces && Object.assign(facts.provinces, { US: 'x'.repeat(1_000_000) })),
		],
	])('is as good as none if a stranger wrote %s', (_, file) => {
		expectCost(() => expect(reasonOf(file)).toEqual({ kind: 'country', countryCode: 'US', reason: CHANGED }), 1000)
		expect(({} as { US?: unknown }).US).toBeUndefined()
	})

	it('is read in bounded time with any automaton, and never throws with any text in its tables', () => {
		const junk = fc.oneof(
			fc.string({ maxLength: 60 }),
			fc.constantFrom('', '\n', ';', 'US', 'US=', '_'.repeat(400), 'NV Nevada; '.repeat(50)),
		)
		fc.assert(
			fc.property(junk, fc.nat(20), (text, at) => {
				const file = forge('US', (facts) => {
					for (const [kind, table] of Object.entries(facts))
						for (const [code, fact] of Object.entries(table)) {
							if (typeof fact === 'string' && kind !== 'callingCodes')
								table[code] = fact.slice(0, at * 9) + text + fact.slice(at * 9 + 1)
							if (kind === 'plans') Object.assign(fact as object, { automaton: text, nodes: at * 9999 })
						}
				})
				const rules = createRules([file])
				expectCost(() => rules.validateAddress({ ...ADDRESS, province: 'Nevadda', country: 'U.S.' }), 500)
				rules.validateAddress({
					...ADDRESS,
					zip: '8950',
					phone: '0017755550123',
					provinceCode: '',
					province: 'Ontario',
				})
			}),
			{ numRuns: runs(100) },
		)
	})

	it('has the patterns of phones counted by the ways in which they match', () => {
		expect([countPaths('0?(?:11|2(?:2|3?))'), countPaths('(5?){3}'), countPaths('d{2,4}$|1')]).toEqual([8, 8, 4])
		for (const odd of [
			'd*',
			'd+',
			'(?=1)',
			'(?!1)',
			'\\d',
			'(1',
			'1)',
			'[^1]',
			'^1',
			'a',
			'.',
			'1{,3}',
			'(?<a>1)',
			'('.repeat(50),
		])
			expect(countPaths(odd), odd).toBe(Number.POSITIVE_INFINITY)
	})

	it('is what the command writes, which names countries', async () => {
		const out = join(folderOf('facts'), 'facts.json')
		const load = async (name: string) => ({ block: cutCountry(name.slice(-2).toUpperCase()) })
		expect(await writeFacts(['--out', out, '--country', 'us'], load)).toBe(0)
		expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(JSON.parse(JSON.stringify(US)))
		await expect(writeFacts(['--out', out, '--country', 'XX'], load)).rejects.toThrow('"XX" isn\'t a country')
		await expect(writeFacts([], load)).rejects.toThrow('--out facts.json')
	})
})

describe('compareFacts', () => {
	it.each<[unknown, string]>([
		[{ date: '2026-11-20', digest: 'a' }, 'same'],
		[{ date: '2026-11-20' }, 'same'],
		[{ date: '2026-11-20', digest: 'b' }, 'other'],
		[{ date: '2026-11-27', digest: 'a' }, 'newer'],
		[{ date: '2026-11-13', digest: 'a' }, 'older'],
		[{ date: 'today' }, 'other'],
		[null, 'other'],
		['2026-11-20', 'other'],
	])('of %j: %s', (theirs, expected) =>
		expect(compareFacts({ date: '2026-11-20', digest: 'a' }, theirs)).toBe(expected),
	)
})
