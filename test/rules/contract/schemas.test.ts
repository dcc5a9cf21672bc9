import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'
import { toStandardSchema } from '../../../src/rules/contract/contract-type.ts'

describe('toStandardSchema', () => {
	it('passes nothing if the parser is no function', () => {
		const { validate } = toStandardSchema(undefined as never)['~standard']
		expect(validate({})).toEqual({ issues: [] })
	})
	it('gives the issues of any parser', () => {
		const issue = {
			code: 'a.b',
			severity: 'error',
			about: 'refusal',
			path: [],
			message: '',
			params: {},
			rule: 'D-01',
		} as const
		const schema = toStandardSchema((input) =>
			input === 1
				? { status: 'valid', value: 'one', issues: [{ ...issue, severity: 'warning' }] }
				: { status: 'invalid', issues: [issue] },
		)
		expect(schema['~standard'].validate(1)).toStrictEqual({ value: 'one' })
		expect(schema['~standard'].validate(2)).toStrictEqual({ issues: [issue] })
	})
})

describe('toJsonSchema', () => {
	/** The names that a schema refers to. */
	const referred = (schema: unknown, place: string): string[] =>
		[...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => {
			expect(ref.startsWith(`#/${place}/`), ref).toBe(true)
			return ref.slice(place.length + 3)
		})

	it.each([
		['draft-2020-12', '$defs', 'https://json-schema.org/draft/2020-12/schema'],
		['draft-07', 'definitions', 'http://json-schema.org/draft-07/schema#'],
	] as const)('%s: has the types that it refers to, and no others', (dialect, place, $schema) => {
		for (const name of Object.keys(contract.SCHEMAS) as contract.SchemaName[]) {
			const schema = contract.toJsonSchema(name, { dialect }) ?? {}
			expect(Object.keys(schema)).toEqual(['$schema', '$ref', place])
			expect(schema).toMatchObject({ $schema, $ref: `#/${place}/${name}` })
			const found = Object.keys(schema[place] as object)
			expect(new Set(found)).toEqual(new Set(referred(schema, place)))
			expect(found[0]).toBe(name)
		}
	})
	it('is of 2020-12 by default, and for a dialect that is none', () => {
		const expected = contract.toJsonSchema('OrderList', { dialect: 'draft-2020-12' })
		for (const options of [undefined, {}, { dialect: 'draft-04' }]) {
			expect(contract.toJsonSchema('OrderList', options as never)).toEqual(expected)
		}
		expect(Object.keys(expected?.['$defs'] as object)).toContain('OrderLineItem')
	})
})
