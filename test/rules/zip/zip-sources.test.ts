import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decided } from '../../../scripts/facts/read-countries.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const lines: readonly (readonly [country: string, line: { readonly reason?: string; readonly source: string }])[] = [
	...decided('zip'),
	...decided('zipProvinces').flatMap(([country, own]) => own.map((line) => [country, line] as const)),
]

/** Names of sources: a data set or page, or only general knowledge. */
const NAMED =
	/Google|Wikipedia|GeoNames|ISO 3166-2|npm packages? |postcode-validator|github\.com\/|https?:\/\/|general knowledge/i

describe('D-104: the corrections of zips', () => {
	it.each(lines)('%s: names what was read, or says general knowledge', (country, { reason, source }) => {
		expect(country).toMatch(/^[A-Z]{2}$/)
		expect(reason).toBeTruthy()
		expect(source).toMatch(NAMED)
	})

	it('that rest on general knowledge are listed in the decisions', () => {
		const known = new Set(
			lines.filter(([, { source }]) => /general knowledge/i.test(source)).map(([country]) => country),
		)
		expect([...known].sort()).toEqual(['AQ', 'CN', 'EG', 'GB', 'LY', 'MM', 'PS', 'TD'])
		const listed =
			read('docs/decisions.md')
				.match(/rest on general knowledge alone: [^.]*\./g)
				?.join(' ') ?? ''
		for (const country of known) expect(listed, country).toMatch(new RegExp(`\\b${country}\\b`))
	})
})
