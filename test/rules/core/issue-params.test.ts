import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Issue, MESSAGES, validateOrder } from '../../../src/entries/index.ts'
import { makeRow, PRODUCTS } from '../../engines/orders.ts'

const TABLE = readFileSync(join(import.meta.dirname, '../../../src/rules/core/generated/issue-params.ts'), 'utf8')
/** The types of the params, by code, as the generated file has them. */
const TYPES = new Map(
	[...TABLE.matchAll(/^\treadonly '([\w.-]+)': (?:unknown|\{\n([^}]*)\t\})$/gm)].map(([, code = '', fields = '']) => [
		code,
		[...fields.matchAll(/readonly (\w+)(\??): (.+)$/gm)].map(([, name = '', mark, type = '']) => ({
			name,
			isOptional: mark === '?',
			types: type.split(' | '),
		})),
	]),
)
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'readonly string[]' : typeof value)

describe('the types of the params of an issue', () => {
	it('are those of codes that exist', () => {
		expect(TYPES.size).toBeGreaterThan(50)
		for (const code of TYPES.keys()) expect(MESSAGES, code).toHaveProperty([code])
	})

	it('are those of the issues of other orders than the table was made from', () => {
		const seen = new Set<string>()
		for (let at = 50_000; at < 51_500; at++) {
			const issues: readonly Issue[] = validateOrder(makeRow(at).order, { products: PRODUCTS }).issues
			for (const { code, params } of issues) {
				seen.add(code)
				for (const { name, isOptional, types } of TYPES.get(code) ?? [])
					if (params[name] !== undefined || !isOptional)
						expect(types, `${code} ${name}`).toContain(typeOf(params[name]))
			}
		}
		expect(seen.size).toBeGreaterThan(15)
	})
})
