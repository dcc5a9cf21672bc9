import { describe, expect, it } from 'vitest'
import { zipExamples } from '../../../src/rules/zip/zip-examples.ts'

describe('zipExamples', () => {
	it.each([
		['FR', ['75001', '33380']],
		['AD', ['AD500', 'AD100']],
		['GI', ['GX11 1AA']],
		['HK', []],
		['XX', []],
	])('of %s are %j', (country, examples) => {
		expect(zipExamples(country)).toEqual(examples)
	})
})
