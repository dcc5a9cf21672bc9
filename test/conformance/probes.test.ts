import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildProbes } from '../../scripts/build-probes.ts'

it('sends the values of the vectors on which other packages agree', () => {
	const path = join(import.meta.dirname, '../../src/conformance/data/probes.ts')
	expect(buildProbes()).toBe(readFileSync(path, 'utf8'))
})
