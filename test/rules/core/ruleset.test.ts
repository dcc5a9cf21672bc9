import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { inRoom, isTable, readRuleIds, readRuleset } from '../../../scripts/build-ruleset.ts'
import * as conformance from '../../../src/entries/conformance.ts'
import { MESSAGES, RULESET } from '../../../src/entries/index.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe('D-140 the ruleset', () => {
	it('has the version of the package and a digest in hex, the same at both entries', () => {
		expect(RULESET.version).toBe(packageJson.version)
		expect(RULESET.digest).toMatch(/^[0-9a-f]{64}$/)
		expect(conformance.RULESET).toBe(RULESET)
	})

	it('covers every table, every code and every rule', async () => {
		const { codes, rules, tables } = (await readRuleset()) as Record<'codes' | 'rules' | 'tables', object>
		expect(codes).toEqual(Object.keys(MESSAGES).sort())
		expect(rules).toEqual(readRuleIds())
		expect(rules).toEqual(expect.arrayContaining(['validate-order.4', 'tax-number.2', 'D-11', 'place-order.response']))
		expect(rules).not.toContain('address.zip.invalid')
		const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
		const facts = files.filter((file) => isTable(file) && file.includes('/data/') && file.endsWith('.ts'))
		expect(facts.length).toBeGreaterThan(5)
		for (const file of [...facts, 'rules/contract/generated/schemas.ts']) {
			const exported = Object.entries(tables).filter(([name]) => name.startsWith(`${inRoom(file)}#`))
			const texts = readFileSync(join(ROOT, 'src', file), 'utf8').match(/^export const \w+/gm) ?? []
			expect(exported.length, file).toBe(texts.length)
			for (const [name, value] of exported) expect(JSON.stringify(value).length, name).toBeGreaterThan(1)
		}
	})
})
