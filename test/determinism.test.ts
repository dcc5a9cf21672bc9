import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia']
const digestIn = (zone: string, language: string): string =>
	execFileSync(join(import.meta.dirname, '../node_modules/.bin/tsx'), [join(import.meta.dirname, 'digest.ts')], {
		encoding: 'utf8',
		env: { ...process.env, TZ: zone, LANG: language, LC_ALL: language },
	})

describe('the same input has the same verdict', () => {
	it('is judged alike in every time zone and locale, to the byte', () => {
		const digests = ZONES.map((zone, at) =>
			digestIn(zone, ['C', 'tr_TR.UTF-8', 'ja_JP.UTF-8', 'de_DE.UTF-8'][at] as string),
		)
		expect(digests[0]).toMatch(/^[0-9a-f]{64} of 10000 orders\n$/)
		expect(new Set(digests).size).toBe(1)
	})
})
