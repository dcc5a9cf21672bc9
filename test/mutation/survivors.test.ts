import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import survivors from './survivors.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
const files = [...new Set(survivors.map(({ file }) => file))]

describe('the list of mutants that no test notices', () => {
	it.each(files)('names declarations that %s has, and says why', (file) => {
		const path = join(ROOT, file)
		const words = new Set(existsSync(path) ? readFileSync(path, 'utf8').match(/[\w$]+/g) : [])
		for (const { within, reason } of survivors.filter((each) => each.file === file)) {
			expect(words, within).toContain(within.replace(/^#/, ''))
			expect(reason).toMatch(/\S/)
		}
	})
})
