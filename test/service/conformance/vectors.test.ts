import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { buildVectors } from '../../../scripts/build-vectors.ts'
import { VECTOR_SCHEMA } from '../../../scripts/vectors/schema.ts'
import { RULESET } from '../../../src/entries/conformance.ts'
import { MESSAGES } from '../../../src/entries/index.ts'
import { readVectors } from '../../engines/vectors.ts'

const SRC = join(import.meta.dirname, '../../../src')
/** A decision or a clause in source code. Issue codes look the same. */
const RULE_ID = /'(D-\d+|[a-z][a-z-]*\.[a-z0-9-]+)'/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const ruleIds = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !file.includes('/data/'))
	.flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').replace(COMMENTS, '').matchAll(RULE_ID)])
	.map(([, id = '']) => id)
const decisions = readFileSync(join(import.meta.dirname, '../../../docs/decisions.md'), 'utf8')
/** The numbered clauses of the interface, and the rule ids of this library's checks. */
const rules = new Set([
	...ruleIds.filter((id) => !Object.hasOwn(MESSAGES, id)),
	...['validate-order.5', 'tax-number.4'],
	...[...decisions.matchAll(/^### (D-\d+)$/gm)].map(([, id = '']) => id),
])

describe('the published vectors', () => {
	const files = buildVectors()
	const cases = Object.values(files).flatMap((file) => file.cases)

	it('are many, all in one form', () => {
		const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(VECTOR_SCHEMA)
		for (const [name, file] of Object.entries(files)) {
			expect(validate(file) ? [] : validate.errors?.slice(0, 3), name).toEqual([])
			expect(file.ruleset).toEqual(RULESET)
			expect(JSON.parse(JSON.stringify(file)), name).toEqual(file)
		}
		expect(cases.length).toBeGreaterThan(10_000)
		const [first] = Object.values(files)
		for (const broken of [{ expected: {} }, { id: 'a b' }, { rule: 'no rule' }, { more: 1 }, { note: '' }]) {
			expect(validate({ ...first, cases: [{ ...first?.cases[0], ...broken }] })).toBe(false)
		}
	})

	it('have ids that are unique over all files', () => {
		const seen = new Set<string>()
		expect(cases.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id)).toEqual([])
	})

	it('keep their ids: the first, the last and some between', () => {
		const argsOf = (id: string): unknown => cases.find((each) => each.id === id)?.args
		expect(argsOf('money-001')).toEqual([29.99, { CA: 3.5 }, 'CA'])
		expect(argsOf('tax-br-01-kind')).toEqual(['529.982.247-25', 'BR'])
		expect(argsOf('zip-AD-3697f29b')).toEqual(['AD100', 'AD'])
		expect(argsOf('country-AE-937040cd')).toEqual([{ country: 'UAE' }])
	})

	it('name existing rules and codes', () => {
		expect(cases.filter(({ rule }) => !rules.has(rule)).map(({ id, rule }) => `${id} ${rule}`)).toEqual([])
		const codes = new Set(cases.flatMap(({ expected }) => expected.codes ?? []))
		expect([...codes].filter((code) => !Object.hasOwn(MESSAGES, code))).toEqual([])
		expect(codes.size).toBeGreaterThan(50)
	})

	it('expect a status of every verdict, with each code once', () => {
		for (const { id, expected } of cases) {
			const { status, codes, issues } = expected
			if (issues !== undefined)
				expect(
					issues.map(({ code }) => code),
					id,
				).toEqual(codes)
			if (status === undefined) expect(Object.keys(expected), id).toHaveLength(1)
			else if (codes?.length === 0) expect(status, id).not.toBe('invalid')
		}
	})

	it('cover everything that the sources test, except how zips relate to provinces', () => {
		const asked = new Set(cases.map(({ call, args }) => JSON.stringify([call, args])))
		const lost = readVectors().filter(([call, args]) => {
			const given = args.filter((arg, index) => arg !== undefined || index < args.length - 1)
			return call !== 'compareZipWithProvince' && !asked.has(JSON.stringify([call, given]))
		})
		expect(lost).toEqual([])
	})
})
