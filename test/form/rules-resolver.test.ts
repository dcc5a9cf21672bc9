import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl, type FieldErrors, type FieldPath, get, type Resolver } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import {
	addressSchema,
	issueOf,
	orderSchema,
	type RuleError,
	type RuleErrors,
	rulesResolver,
} from '../../src/entries/form.ts'
import {
	type Address,
	type AddressInput,
	applySuggestion,
	checkTaxNumber,
	checkZip,
	type OrderInput,
	type ValidOrder,
	validateAddress,
	validateOrder,
} from '../../src/entries/index.ts'

const ADDRESS: AddressInput = { countryCode: 'US', provinceCode: 'CA', zip: '94111', phone: '415 983 8030' }
const FRENCH = { countryCode: 'FR', zip: '1' }
const ORDER: OrderInput = { address: ADDRESS, orderItems: [{ variantId: 'v', quantity: 1 }] }

const at = (errors: object, path: string): RuleError | undefined => get(errors, path) as RuleError | undefined

/** Runs React Hook Form itself, without a page. Returns the submitted values, and its errors. */
async function submit<Input extends object, Output>(
	values: Input,
	resolver: Resolver<Input, unknown, Output>,
	criteriaMode: 'all' | 'firstError' = 'firstError',
): Promise<{ readonly value: Output | null; readonly errors: FieldErrors<Input> }> {
	const { control, handleSubmit, register } = createFormControl<Input, unknown, Output>({
		values,
		resolver,
		criteriaMode,
	})
	for (const name of leavesOf(values)) register(name as FieldPath<Input>)
	let value: Output | null = null
	await handleSubmit((data) => {
		value = data
	})()
	return { value, errors: control._formState.errors }
}

function leavesOf(value: object, prefix = ''): readonly string[] {
	return Object.entries(value).flatMap(([key, inner]) =>
		typeof inner === 'object' && inner !== null ? leavesOf(inner, `${prefix}${key}.`) : [prefix + key],
	)
}

describe('rulesResolver under React Hook Form', () => {
	it('submits the normalized value', async () => {
		const { value, errors } = await submit<AddressInput, Address>(ADDRESS, rulesResolver(addressSchema()))
		expect(value?.phone).toBe('+14159838030')
		expect(errors).toEqual({})
	})

	it('submits despite warnings (D-03)', async () => {
		const doubtful = { ...ADDRESS, province: 'Nevada' }
		expect(validateAddress(doubtful).issues).not.toEqual([])
		for (const resolver of [rulesResolver(addressSchema()), rulesResolver(validateAddress)])
			expect((await submit<AddressInput, Address>(doubtful, resolver)).value?.province).toBe('California')
	})

	it('keeps code, params and suggestion of an error, nested by path', async () => {
		const order = { ...ORDER, address: { ...ADDRESS, zip: '9O21O' }, orderItems: [{ variantId: 'v', quantity: 0 }] }
		const { value, errors } = await submit<OrderInput, ValidOrder>(order, rulesResolver(orderSchema()))
		expect(value).toBeNull()
		expect(Object.keys(errors).sort()).toEqual(['address', 'orderItems'])
		const zip = at(errors, 'address.zip')
		expect(zip?.type).toBe('address.zip.invalid')
		expect(zip?.message).toBe('"9O21O" isn\'t a valid ZIP code for the United States. Use a format like 95014.')
		expect(issueOf(zip)?.params).toEqual({ zip: '9O21O', country: 'US', example: '95014' })
		const suggested = applySuggestion(order, issueOf(zip) ?? {})
		expect(get(suggested, 'address.zip')).toBe('90210')
		expect(Array.isArray(errors.orderItems)).toBe(true)
		expect(at(errors, 'orderItems.0.quantity')?.type).toBe('order.quantity.invalid')
	})

	it('has all errors of a field in types on request', async () => {
		const twice = (): ReturnType<typeof validateAddress> => {
			const { issues } = validateAddress({ ...ADDRESS, zip: '1' })
			const [first] = issues
			if (first === undefined) throw new Error('an issue')
			const params = { country: 'US', example: '95014' }
			const second = { ...first, code: 'address.zip.missing', message: 'Second.', params } as const
			return { status: 'invalid', issues: [first, second] }
		}
		const { errors } = await submit<AddressInput, Address>(ADDRESS, rulesResolver(twice), 'all')
		expect(errors.zip?.types).toEqual({
			'address.zip.invalid': '"1" isn\'t a valid ZIP code for the United States. Use a format like 95014.',
			'address.zip.missing': 'Second.',
		})
		expect((await submit<AddressInput, Address>(ADDRESS, rulesResolver(twice))).errors.zip?.types).toBeUndefined()
	})

	it('translates the messages of a field', async () => {
		const resolver = rulesResolver(addressSchema(), { messages: { 'address.zip.invalid': '{zip} ?' } })
		expect((await submit<AddressInput, Address>({ ...ADDRESS, zip: '1' }, resolver)).errors.zip?.message).toBe('1 ?')
	})
})

describe('rulesResolver', () => {
	const errorsOf = (values: AddressInput): RuleErrors => rulesResolver(validateAddress)(values).errors

	it('finds the same fields as the resolver of Standard Schemas', async () => {
		const order = { address: { ...ADDRESS, zip: '1', phone: '2' }, orderItems: [{ variantId: '', quantity: 1.5 }] }
		const options = { fields: {}, shouldUseNativeValidation: false }
		const ours = rulesResolver(orderSchema())(order, undefined, options).errors
		const theirs = (await standardSchemaResolver(orderSchema())(order, undefined, options)).errors
		const paths = ['address.zip', 'address.phone', 'orderItems.0.variantId', 'orderItems.0.quantity']
		for (const path of paths) {
			expect(at(theirs, path)?.message, path).toBeTypeOf('string')
			expect(at(ours, path)?.message).toBe(at(theirs, path)?.message)
		}
		expect(Object.keys(ours)).toEqual(Object.keys(theirs))
	})

	it('reports a province error at provinceCode if the values have only that (D-121)', () => {
		const { province: _, ...rest } = { ...ADDRESS, province: '', provinceCode: '' }
		expect(Object.keys(errorsOf(rest))).toEqual(['provinceCode'])
		const { provinceCode: _code, ...bare } = rest
		expect(Object.keys(errorsOf({ ...bare, province: '' }))).toEqual(['province'])
		expect(Object.keys(errorsOf({ ...rest, province: '' }))).toEqual(['provinceCode'])
		expect(Object.keys(errorsOf(bare))).toEqual(['provinceCode'])
	})

	it('reports a province error at the field that the form has registered, also without a value (D-121)', () => {
		const resolver = rulesResolver(validateAddress)
		const { provinceCode: _, ...rest } = ADDRESS
		const errorsFor = (values: AddressInput, names: readonly string[]) =>
			Object.keys(resolver(values, undefined, { names }).errors)
		expect(errorsFor(rest, ['province', 'zip'])).toEqual(['province'])
		expect(errorsFor({ ...rest, province: 'Kansai' }, ['provinceCode', 'zip'])).toEqual(['provinceCode'])
		expect(errorsFor({ ...rest, province: 'Kansai' }, ['zip'])).toEqual(['province'])
	})

	it('reports errors of the whole, or of a list with nested errors, in root', () => {
		expect(errorsOf(5 as AddressInput)['root']).toMatchObject({ type: 'request.type' })
		const issue = (path: readonly (string | number)[], code: string) =>
			({ code, severity: 'error', about: 'refusal', path, message: code, params: {}, rule: 'D-01' }) as const
		const judge = (issues: readonly [ReturnType<typeof issue>, ReturnType<typeof issue>]) =>
			rulesResolver(() => ({ status: 'invalid', issues }))({ list: [1], text: '' }).errors
		const within = issue(['list', 0, 'a'], 'x.within')
		for (const found of [judge([issue(['list'], 'x.list'), within]), judge([within, issue(['list'], 'x.list')])]) {
			expect(get(found, 'list.root.type')).toBe('x.list')
			expect(get(found, 'list.0.a.type')).toBe('x.within')
		}
		const late = judge([issue(['text'], 'x.text'), issue(['text', 'inner'], 'x.inner')])
		expect([get(late, 'text.root.type'), get(late, 'text.inner.type')]).toEqual(['x.text', 'x.inner'])
		const hostile = judge([issue(['__proto__', 'a'], 'x.a'), issue(['b', '__proto__'], 'x.b')])
		expect(get(hostile, 'root.type')).toBe('x.a')
		expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
	})

	it('accepts any rule that returns a verdict, and passes the values if the verdict is unknown', () => {
		expect(rulesResolver(({ zip }: { zip: string }) => checkZip(zip, 'GB'))({ zip: 'sw1a2aa' }).values).toBe('SW1A 2AA')
		expect(rulesResolver((order: OrderInput) => validateOrder(order))(ORDER)).toEqual({ values: ORDER, errors: {} })
	})

	it('passes a value of null', () => {
		expect(rulesResolver(() => checkTaxNumber(undefined, 'DE'))({})).toEqual({ values: null, errors: {} })
	})

	it('lets a form infer the type of its values', async () => {
		const control = createFormControl({ values: ORDER, resolver: rulesResolver(orderSchema()) })
		let phone = ''
		await control.handleSubmit((order) => {
			phone = order.address.phone
		})()
		expect(phone).toBe('+14159838030')
		const flat = createFormControl({ resolver: rulesResolver(validateAddress), defaultValues: FRENCH })
		let zip = ''
		await flat.handleSubmit(
			(address) => {
				zip = address.zip
			},
			(errors) => {
				zip = errors.zip?.type ?? ''
			},
		)()
		expect(zip).toBe('address.zip.invalid')
	})

	it('returns no issue for other errors', () => {
		for (const other of [null, undefined, {}, { issue: null }, { issue: {} }, { type: 'required' }])
			expect(issueOf(other)).toBeNull()
	})
})
