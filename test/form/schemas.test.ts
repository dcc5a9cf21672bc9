import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, it } from 'vitest'
import { addressSchema, orderSchema } from '../../src/form.ts'
import { type AddressInput, type Issue, indexProducts, type OrderInput, validateOrder } from '../../src/index.ts'
import { FRENCH } from '../../src/messages-fr.ts'

const ADDRESS = { countryCode: 'US', provinceCode: 'CA', city: 'San Francisco', zip: '94111', phone: '415 983 8030' }
const ORDER = { address: ADDRESS, orderItems: [{ variantId: 'v', quantity: 1 }] }
const PRODUCTS = [{ id: 'p', variants: [{ id: 'v' }], shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }] }]
const GERMANY = { countryCode: 'DE', zip: '10557', phone: '030 901820' }

/** Asks a schema as any library that takes Standard Schemas does. */
function ask<Input, Output>(schema: StandardSchemaV1<Input, Output>, value: unknown): StandardSchemaV1.Result<Output> {
	const result = schema['~standard'].validate(value)
	if (result instanceof Promise) throw new Error('answers at once')
	return result
}
const codes = ({ issues }: StandardSchemaV1.Result<unknown>): readonly string[] =>
	(issues ?? []).map((issue) => (issue as Issue).code)

describe('addressSchema', () => {
	it('answers with the normalised address', () => {
		expect(ask(addressSchema(), { ...ADDRESS, provinceCode: 'us-ca', zip: ' 94111 ' })).toEqual({
			value: {
				address1: '',
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

	it('tells errors with our code, params and suggestion, and no warning beside them (D-03)', () => {
		const { issues } = ask(addressSchema(), { ...ADDRESS, province: 'Nevada', zip: '9O21O' })
		expect(issues).toEqual([
			{
				code: 'address.zip.invalid',
				severity: 'error',
				path: ['zip'],
				message: '9O21O is no postal code of US. Enter one such as 95014.',
				params: { zip: '9O21O', country: 'US', example: '95014' },
				rule: 'validate-order.4',
				suggestion: [{ path: ['zip'], value: '90210' }],
			},
		])
	})

	it('tells an error of the province at the code of a form that has that alone, and the other way round (D-121)', () => {
		const { provinceCode: _, ...rest } = ADDRESS
		const paths = (address: object) => ask(addressSchema(), address).issues?.map(({ path }) => path)
		expect(paths({ ...rest, provinceCode: '' })).toEqual([['provinceCode']])
		expect(paths({ ...rest, province: '' })).toEqual([['province']])
		expect(paths({ ...rest, province: '', provinceCode: '' })).toEqual([['province']])
		expect(paths(rest)).toEqual([['province']])
		expect(paths({ ...rest, province: 'Kansai', provinceCode: undefined })).toEqual([['province']])
		const order = { ...ORDER, address: { ...rest, provinceCode: '' } }
		expect(ask(orderSchema(), order).issues?.map(({ path }) => path)).toEqual([['address', 'provinceCode']])
	})

	it('lets a warning pass', () => {
		expect(ask(addressSchema(), { ...ADDRESS, province: 'Nevada' }).issues).toBeUndefined()
	})

	it('takes the options of validateAddress', () => {
		const strict = addressSchema({ shouldValidateProvinceCode: true })
		const named = { ...ADDRESS, provinceCode: '', province: 'California' }
		expect(codes(ask(addressSchema(), named))).toEqual([])
		expect(codes(ask(strict, named))).toEqual(['address.province.code-missing'])
	})

	it('speaks another language, and English where that is silent', () => {
		const german = addressSchema(
			{},
			{ messages: { 'address.zip.invalid': '{zip}: die von {country} sind wie {example}.' } },
		)
		const { issues } = ask(german, { ...ADDRESS, zip: '1', phone: '1' })
		expect(issues?.map(({ message }) => message)).toEqual([
			'1 is no phone number that can be called. Enter one such as +12015550123.',
			'1: die von US sind wie 95014.',
		])
	})

	it('says all of an error in French, what the English hint asks included', () => {
		const { issues } = ask(addressSchema({}, FRENCH), { ...ADDRESS, provinceCode: '', province: 'Californa' })
		expect(issues?.map(({ message }) => message)).toEqual([
			'Vérifiez la province ou l’État\u00a0: nous ne trouvons pas «\u00a0Californa\u00a0» dans ce pays (US). Vouliez-vous dire «\u00a0California\u00a0»\u202f?',
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
	it('tells what validateOrder refuses', () => {
		const bad = { ...ORDER, address: { ...GERMANY, zip: '1055' } }
		expect(codes(ask(orderSchema({ products: PRODUCTS }), bad))).toEqual([
			'order.shipping.country-closed',
			'address.zip.invalid',
		])
		expect(ask(orderSchema(), bad).issues?.map(({ path }) => path)).toEqual([['address', 'zip']])
	})

	it('refuses nothing for a product that the facts lack (D-120), and has the value that it has with the product', () => {
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

	it('still refuses what a known product forbids beside one that is missing (D-120)', () => {
		const order = { address: GERMANY, orderItems: [{ variantId: 'w', quantity: 2 }, ...ORDER.orderItems] }
		expect(codes(ask(orderSchema({ products: PRODUCTS }), order))).toEqual(['order.shipping.country-closed'])
	})

	it('follows the policy', () => {
		const doubtful = { ...ORDER, address: { ...GERMANY, phone: '+4915000000' } }
		expect(codes(ask(orderSchema(), doubtful))).toEqual([])
		expect(codes(ask(orderSchema({}, { phone: 'max', partner: true }), doubtful))).toEqual([
			'order.company.missing',
			'address.phone.doubtful',
		])
	})
})
