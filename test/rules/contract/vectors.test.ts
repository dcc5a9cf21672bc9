import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

/** The published samples of every operation, judged by a JSON Schema validator with the published schemas. */

interface Case {
	readonly id: string
	readonly call: string
	readonly args: readonly [unknown]
	readonly status: 'valid' | 'invalid'
	readonly issues: readonly { readonly code: string; readonly severity: string }[]
}

const FOLDER = join(import.meta.dirname, '../../vectors/contract')
const ROOT = join(import.meta.dirname, '../../..')
const files = readdirSync(FOLDER)
const cases = files.flatMap(
	(file) => (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { readonly cases: readonly Case[] }).cases,
)
const openapi = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Record<string, unknown>

describe('the samples of the contract', () => {
	it('exist for every operation, good and bad', () => {
		expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(
			contract.OPERATIONS.map(({ id }) => id).sort(),
		)
		for (const { id, body, response } of contract.OPERATIONS) {
			for (const name of [body, response].filter((one) => one !== null)) {
				const own = cases.filter((one) => one.id.startsWith(`${id}-`) && one.call === `parse${name}`)
				expect(new Set(own.map(({ status }) => status)), `${id} ${name}`).toEqual(new Set(['valid', 'invalid']))
			}
		}
	})
})

describe('the OpenAPI document', () => {
	it('is valid OpenAPI 3.1', async () => {
		const validator = new Validator()
		const result = await validator.validate(structuredClone(openapi))
		expect(result.errors ?? []).toEqual([])
		expect(result.valid).toBe(true)
		expect(validator.version).toBe('3.1')
	})

	it('is invalid for the same validator after a fault is added', async () => {
		const broken = { ...structuredClone(openapi), paths: { '/x': { get: { responses: 7 } } } }
		expect((await new Validator().validate(broken)).valid).toBe(false)
	})
})

describe('the schemas, in another validator', () => {
	/** Validators as users configure them. An OpenAPI document has keywords that JSON Schema lacks. */
	const ajv = new Ajv2020({ allErrors: true })
	const openApiAjv = new Ajv2020({ strict: false, allErrors: true })
	// The plug-in is CommonJS: its export is under `default`.
	const plugin = addFormats as unknown as typeof addFormats.default
	plugin(ajv)
	plugin(openApiAjv)
	/** For draft-07, as Fastify uses it. */
	const olderAjv = new Ajv({ allErrors: true })
	plugin(olderAjv)
	openApiAjv.addSchema({ ...openapi, $id: 'https://contract.test/openapi' })

	const compiled = new Map<string, readonly ValidateFunction[]>()
	/** Returns the validators of a type: by the OpenAPI document, and by its own schema. */
	const validatorsOf = (name: string): readonly ValidateFunction[] => {
		const known = compiled.get(name) ?? [
			openApiAjv.compile({ $ref: `https://contract.test/openapi#/components/schemas/${name}` }),
			ajv.compile(contract.toJsonSchema(name as contract.SchemaName) ?? {}),
			olderAjv.compile(contract.toJsonSchema(name as contract.SchemaName, { dialect: 'draft-07' }) ?? {}),
		]
		compiled.set(name, known)
		return known
	}

	/** Cases that the parsers accept with a warning, and schemas can only reject. */
	/** An invalid date is a warning that no schema can give, so it doesn't count. */
	const isLenient = ({ issues }: Case): boolean =>
		issues.some(({ severity, code }) => severity === 'warning' && code !== 'request.format')

	/** No schema can tell an error body from a product without any of its fields. */
	const isBare = ({ call, issues }: Case): boolean =>
		call === 'parseProduct' && issues.some(({ code }) => code === 'response.missing')

	it.each(cases.map((one) => [one.id, one] as const))('agree with the parser on %s', (_, one) => {
		const name = one.call.slice('parse'.length)
		const valid = (one.status === 'valid' && !isLenient(one)) || isBare(one)
		for (const validate of validatorsOf(name)) expect(validate(one.args[0])).toBe(valid)
	})

	it('are null for an unknown name', () => {
		expect(contract.toJsonSchema('constructor' as contract.SchemaName)).toBeNull()
		// `Object.hasOwn` would convert these to strings, which calls their methods.
		for (const name of [['Order'], { toString: () => 'Order' }, Object.create(null), Symbol('Order'), undefined]) {
			expect(contract.toJsonSchema(name as unknown as contract.SchemaName)).toBeNull()
		}
	})
})
