import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, it } from 'vitest'
import { addressFieldsOf, addressSchema, orderSchema } from '../../src/entries/form.ts'
import { fr } from '../../src/entries/fr.ts'
import {
	type AddressInput,
	type Issue,
	indexProducts,
	type OrderInput,
	type ValidOrder,
	validateAddress,
	validateOrder,
} from '../../src/entries/index.ts'
import { FERRY_BUILDING as ADDRESS } from './events.ts'

const ORDER = { address: ADDRESS, orderItems: [{ variantId: 'v', quantity: 1 }] }
const PRODUCTS = [{ id: 'p', variants: [{ id: 'v' }], shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }] }]
const GERMANY = { countryCode: 'DE', zip: '10557', phone: '030 901820' }

/** Validates like any library that accepts Standard Schemas. */
function ask<Input, Output>(schema: StandardSchemaV1<Input, Output>, value: unknown): StandardSchemaV1.Result<Output> {
	const result = schema['~standard'].validate(value)
	if (result instanceof Promise) throw new Error('answers at once')
	return result
}
const codes = ({ issues }: StandardSchemaV1.Result<unknown>): readonly string[] =>
	(issues ?? []).map((issue) => (issue as Issue).code)

describe('addressSchema', () => {
	it('has the first issue of each field in `errors` and `warnings`', () => {
		const long = addressSchema({ lineLength: 5, lineScript: 'latin' })
		const values = { ...ADDRESS, address1: 'ул. Ленина', zip: '9O210' }
		expect(Object.entries(long.warnings(values)).map(([path, { code }]) => `${path} ${code}`)).toEqual(
			expect.arrayContaining(['address1 address.line.long']),
		)
		expect(Object.keys(long.errors(values))).toEqual(['zip'])
		expect(long.errors(values)['zip']).toMatchObject({ code: 'address.zip.invalid', suggestion: [{ value: '90210' }] })
	})

	it('returns the normalized address', () => {
		expect(ask(addressSchema(), { ...ADDRESS, provinceCode: 'us-ca', zip: ' 94111 ' })).toEqual({
			value: {
				address1: '1 Ferry Building',
				address2: '',
				city: 'San Francisco',
				province: 'California',
				provinceCode: 'CA',
				zip: '94111',
				country: 'United States',
				countryCode: 'US',
				phone: '+14159838030',
			},
		})
	})

	it('reports errors with our code, params and suggestion, without warnings (D-03)', () => {
		const { issues } = ask(addressSchema(), { ...ADDRESS, province: 'Nevada', zip: '9O21O' })
		expect(issues).toEqual([
			{
				code: 'address.zip.invalid',
				severity: 'error',
				about: 'refusal',
				path: ['zip'],
				message: '"9O21O" isn\'t a valid ZIP code for the United States. Use a format like 95014.',
				params: { zip: '9O21O', country: 'US', example: '95014' },
				rule: 'validate-order.4',
				suggestion: [{ path: ['zip'], value: '90210' }],
			},
		])
	})

	it('reports a province error at the code if the form has only that, and the other way round (D-121)', () => {
		const { provinceCode: _, ...rest } = ADDRESS
		const paths = (address: object) => ask(addressSchema(), address).issues?.map(({ path }) => path)
		expect(paths({ ...rest, provinceCode: '' })).toEqual([['provinceCode']])
		expect(paths({ ...rest, province: '' })).toEqual([['province']])
		expect(paths({ ...rest, province: '', provinceCode: '' })).toEqual([['provinceCode']])
		expect(paths(rest)).toEqual([['provinceCode']])
		expect(paths({ ...rest, province: 'Kansai', provinceCode: undefined })).toEqual([['province']])
		const order = { ...ORDER, address: { ...rest, provinceCode: '' } }
		expect(ask(orderSchema(), order).issues?.map(({ path }) => path)).toEqual([['address', 'provinceCode']])
	})

	it('has warnings apart from errors, each at the field that the values have', () => {
		const doubtful = { ...ADDRESS, provinceCode: 'NY' }
		expect(ask(addressSchema(), doubtful).issues).toBeUndefined()
		expect(addressSchema({}, fr).warnings(doubtful)['provinceCode']?.message).toContain('94111')
		expect(Object.keys(orderSchema().warnings({ ...ORDER, address: doubtful }))).toEqual(['address.provinceCode'])
		const { provinceCode: _, ...rest } = ADDRESS
		expect(Object.keys(addressSchema().warnings({ ...rest, province: 'New York' }))).toEqual(['province'])
		expect(addressSchema().warnings(ADDRESS)).toEqual({})
		expect(addressSchema().warnings(null)).toEqual({})
	})

	it('passes on the options of validateAddress', () => {
		const strict = addressSchema({ shouldValidateProvinceCode: true })
		const named = { ...ADDRESS, provinceCode: '', province: 'California' }
		expect(codes(ask(addressSchema(), named))).toEqual([])
		expect(codes(ask(strict, named))).toEqual(['address.province.code-missing'])
	})

	it('translates messages, and keeps English without a translation', () => {
		const german = addressSchema(
			{},
			{ messages: { 'address.zip.invalid': '{zip}: die von {country} sind wie {example}.' } },
		)
		const { issues } = ask(german, { ...ADDRESS, zip: '1', phone: '1' })
		expect(issues?.map(({ message }) => message)).toEqual([
			'"1" isn\'t a valid phone number (too short). Use a format like (201) 555-0123.',
			'1: die von US sind wie 95014.',
		])
	})

	it('has the types of its input and its output', () => {
		type Schema = ReturnType<typeof addressSchema>
		const input: StandardSchemaV1.InferInput<Schema> = { zip: '94111' } satisfies AddressInput
		const output: Pick<StandardSchemaV1.InferOutput<Schema>, 'zip'> = { zip: '94111' }
		expect(input).toEqual(output)
	})
})

describe('orderSchema', () => {
	it('reports the errors of validateOrder', () => {
		const bad = { ...ORDER, address: { ...GERMANY, zip: '1055' } }
		expect(codes(ask(orderSchema({ products: PRODUCTS }), bad))).toEqual([
			'order.shipping.country-closed',
			'address.zip.invalid',
		])
		expect(ask(orderSchema(), bad).issues?.map(({ path }) => path)).toEqual([['address', 'zip']])
	})

	it('accepts a product that the facts lack (D-120), with the same value as with the product', () => {
		const ships: OrderInput = {
			...ORDER,
			taxNumber: 'x',
			orderItems: [...ORDER.orderItems, { variantId: 'w', quantity: 2 }],
		}
		expect(validateOrder(ships, { products: PRODUCTS }).status).toBe('unknown')
		const known = validateOrder(ships, { products: [...PRODUCTS, { id: 'q', variants: [{ id: 'w' }] }] })
		const value = known.status === 'valid' ? known.value : null
		expect(value?.orderItems.length).toBe(2)
		expect(ask(orderSchema({ products: PRODUCTS }), ships)).toEqual({ value })
		expect(ask(orderSchema({ products: indexProducts(PRODUCTS) }), ships)).toEqual({ value })
		expect(ask(orderSchema(), ships)).toEqual({ value })
	})

	it('still reports errors of a known product beside a missing one (D-120)', () => {
		const order = { address: GERMANY, orderItems: [{ variantId: 'w', quantity: 2 }, ...ORDER.orderItems] }
		expect(codes(ask(orderSchema({ products: PRODUCTS }), order))).toEqual(['order.shipping.country-closed'])
	})

	it('follows the policy', () => {
		const doubtful = { ...ORDER, address: { ...GERMANY, phone: '+4915000000' } }
		expect(codes(ask(orderSchema(), doubtful))).toEqual([])
		expect(codes(ask(orderSchema({}, { phone: 'max', isPartner: true }), doubtful))).toEqual([
			'order.company.missing',
			'address.phone.doubtful',
		])
	})
})

describe('the value of orderSchema', () => {
	it('has an index signature, which form libraries such as Superforms ask for', () => {
		const asRecord = (order: ValidOrder): Record<string, unknown> => order
		const result = ask(orderSchema(), { ...ORDER, address: GERMANY })
		expect(result.issues === undefined && Object.keys(asRecord(result.value))).toEqual(['address', 'orderItems'])
	})
})

describe('D-172: what a form shows', () => {
	it('leaves out warnings that only the code of the page can mend', () => {
		const misspelled = { phones: 'max' } as object
		expect(validateAddress(ADDRESS, misspelled).issues.map(({ code, about }) => [code, about])).toContainEqual([
			'policy.key.unknown',
			'usage',
		])
		expect(addressSchema(misspelled).warnings(ADDRESS)).toEqual({})
		const nameless = addressSchema(misspelled).warnings({ ...ADDRESS, address1: null, address2: null })
		expect(Object.values(nameless).map(({ code }) => code)).toEqual(['address.street.missing'])
	})
	it('asks for no field whose absence the policy makes a warning', () => {
		const required = (policy: object): string[] =>
			addressFieldsOf('US', { policy, names: undefined })
				.filter((field) => field.required)
				.map(({ name }) => name)
		expect(required({})).toEqual(expect.arrayContaining(['zip', 'phone']))
		const soft = required({ missingZip: 'warning', missingPhone: 'warning', missingProvince: 'warning' })
		expect(soft.filter((name) => ['zip', 'phone', 'provinceCode'].includes(name))).toEqual([])
	})
})
