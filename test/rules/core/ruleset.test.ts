import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { writeDigest } from '../../../scripts/build-digest.ts'
import * as conformance from '../../../src/entries/conformance.ts'
import { RULESET } from '../../../src/entries/index.ts'

describe('D-140 the ruleset', () => {
	it('has the version of the package, the same at both entries', () => {
		expect(RULESET.version).toBe(packageJson.version)
		expect(conformance.RULESET).toBe(RULESET)
	})

	it('has no digest in the tree: the build writes it into each file', () => {
		const folder = mkdtempSync(join(tmpdir(), 'orderwright-'))
		for (const name of ['a.js', 'b.cjs', 'c.json', 'd.txt']) writeFileSync(join(folder, name), JSON.stringify(RULESET))
		// As esbuild breaks a long line.
		writeFileSync(join(folder, 'e.cjs'), `x = "${'0'.repeat(20)}\\\n${'0'.repeat(44)}"`)
		writeDigest(folder)
		expect(readFileSync(join(folder, 'e.cjs'), 'utf8')).toMatch(/^x = "[0-9a-f]{64}"$/)
		const [first, ...others] = ['a.js', 'b.cjs', 'c.json', 'd.txt'].map(
			(name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).digest,
		)
		rmSync(folder, { recursive: true })
		expect(first).toMatch(/^[0-9a-f]{64}$/)
		expect(others).toEqual([first, first, '0'.repeat(64)])
		expect(first).not.toBe('0'.repeat(64))
	})
})
