import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packPrefixes } from '../../scripts/zip-province-pack.ts'
import { type Prefix, readPrefixes } from '../../src/rules/packing/zip-province-pack.ts'
import { runs } from '../fuzz.ts'

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const code = fc.oneof(
	fc.stringMatching(/^[A-Z]{1,3}$/),
	fc.stringMatching(/^[0-9]{1,3}$/),
	fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0')),
)
const prefix = fc.oneof(
	fc.stringMatching(/^[0-3]{1,4}$/),
	fc.stringMatching(/^[A-C0-2]{1,7}$/),
	fc.stringMatching(/^[0-9A-Z]{1,2}$/),
)
/** The prefixes of a country by province. */
const provinces = fc
	.uniqueArray(fc.tuple(code, fc.uniqueArray(prefix, { minLength: 1, maxLength: 8 })), {
		selector: ([name]) => name,
		maxLength: 12,
	})
	.map((entries) => new Map(entries))

describe('packing prefixes and their provinces', () => {
	it('unpacks the same, whatever the surroundings: each text is in the provinces of its prefixes', () => {
		fc.assert(
			fc.property(provinces, fc.string(), fc.string(), (country, before, after) => {
				const { root, provinces } = readPrefixes(before + packPrefixes(country) + after, before.length)
				expect([...provinces].sort()).toEqual([...country.keys()].sort())
				for (const text of textsOf(country)) expect(codesOf(root, text), text).toEqual(expected(country, text))
			}),
			{ numRuns: runs(500) },
		)
	})

	it('rejects what could not be read back', () => {
		const pack = (province: string, text: string) => () => packPrefixes(new Map([[province, [text]]]))
		expect(pack('ABCD', '1')).toThrow('4 of 3')
		expect(pack('', '1')).toThrow(' is no code')
		expect(pack('a', '1')).toThrow('a is no code')
		expect(pack('A', '')).toThrow(' is no prefix')
		expect(pack('A', '1-')).toThrow('1- is no prefix')
		expect(pack('A', '12345678')).toThrow('12345678 is no prefix')
	})
})

/** Returns all prefixes, each prefix without its last character, and each with one of a few characters appended. */
function textsOf(country: ReadonlyMap<string, readonly string[]>): Set<string> {
	const prefixes = [...country.values()].flat()
	const shorter = prefixes.flatMap((text) => [...text].map((_, length) => text.slice(0, length)))
	return new Set([
		'',
		...CHARACTERS,
		...shorter,
		...[...prefixes, ...shorter].flatMap((text) => [text, `${text}0`, `${text}A`]),
	])
}

function expected(country: ReadonlyMap<string, readonly string[]>, text: string): string[] {
	return [...country]
		.filter(([, prefixes]) => prefixes.some((start) => text.startsWith(start)))
		.map(([name]) => name)
		.sort()
}

function codesOf(root: Prefix, text: string): readonly string[] {
	let { codes } = root
	let node: Prefix | undefined = root
	for (const character of text) {
		node = node.longer[character.charCodeAt(0) - 48]
		if (node === undefined) break
		codes = node.codes
	}
	return codes
}
