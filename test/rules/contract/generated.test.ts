import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'
import type * as types from '../../../src/rules/contract/generated/types.ts'
import type { ZodiacSign } from '../../../src/rules/contract/resources.ts'
import { LOCALES, type Locale } from '../../../src/rules/locale/negotiate-locale.ts'

describe('the entry', () => {
	it('has every type as a value of its name, and exports those that callers write', () => {
		const exported = new Map(Object.entries<unknown>(contract))
		const names = Object.keys(contract.SCHEMAS) as contract.SchemaName[]
		expect(Object.keys(contract.TYPES).sort()).toEqual([...names].sort())
		for (const name of names) {
			const type = contract.TYPES[name]
			expect(exported.get(name) ?? type).toBe(type)
			expect(type.name).toBe(name)
			expect(Object.isFrozen(type) && Object.isFrozen(type['~standard']), name).toBe(true)
		}
	})
})

describe('the parser of a type', () => {
	it('needs no `this`, and reads none', () => {
		const { parse } = contract.PlaceOrderBody
		const expected = { status: 'valid', value: { note: 'n' }, issues: [] }
		expect(parse({ note: 'n' })).toEqual(expected)
		const { proxy, revoke } = Proxy.revocable({}, {})
		revoke()
		for (const self of [null, undefined, proxy, { parse: 7 }]) {
			expect(Reflect.apply(parse, self, [{ note: 'n' }])).toEqual(expected)
			const { validate } = contract.PlaceOrderBody['~standard']
			expect(Reflect.apply(validate, self, [{ note: 'n' }])).toEqual({ value: { note: 'n' } })
		}
	})
})

describe('the types that other folders declare themselves', () => {
	it('match the contract', () => {
		expect([...LOCALES].sort()).toEqual([...contract.LOCALES].sort())
		expectTypeOf<Locale>().toEqualTypeOf<contract.Locale>()
		expectTypeOf<ZodiacSign>().toEqualTypeOf<contract.ZodiacSign>()
		expectTypeOf<contract.PersonalizationFields>().toExtend<types.PersonalizationData>()
		expectTypeOf<contract.OrderItem>().toExtend<types.OrderItemInput>()
		expectTypeOf<contract.PlaceOrderBody>().toExtend<contract.OrderInput>()
		expectTypeOf<contract.ValidateOrderBody>().toExtend<contract.OrderInput>()
	})
})

describe('the Standard Schemas', () => {
	it('fit the specification', () => {
		expectTypeOf(contract.PlaceOrderBody).toExtend<StandardSchemaV1<unknown, contract.PlaceOrderBody>>()
		expectTypeOf<StandardSchemaV1.InferOutput<typeof contract.OrderList>>().toEqualTypeOf<contract.OrderList>()
		const { version, vendor } = contract.PlaceOrderBody['~standard']
		expect([version, vendor]).toEqual([1, 'orderwright'])
	})

	it('return the copy, or the errors with code and path, without warnings', () => {
		const { validate } = contract.PlaceOrderBody['~standard']
		expect(validate({ note: null, isVip: true })).toEqual({ value: { isVip: true } })
		const refused = validate({ isVip: 'yes' })
		expect(refused.issues).toMatchObject([{ code: 'request.type', path: ['isVip'], rule: 'place-order.body' }])
		expect(refused).not.toHaveProperty('value')
	})
})
