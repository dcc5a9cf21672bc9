import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import {
	addressSchema,
	issueOf,
	orderSchema,
	refreshErrors,
	rulesResolver,
	typedSchema,
} from '../../src/entries/form.ts'
import type { Address, AddressInput, OrderInput, ValidOrder } from '../../src/entries/index.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Returns a form of React Hook Form after submitting these values; its errors are kept current. */
async function submitted(values: AddressInput) {
	const resolver = rulesResolver(addressSchema())
	const form = createFormControl<AddressInput, unknown, Address>({ values, resolver })
	for (const name of ['countryCode', 'provinceCode', 'zip', 'phone'] as const) form.register(name)
	const stop = refreshErrors(form, resolver)
	await form.handleSubmit(() => undefined)()
	const change = async (name: keyof AddressInput, value: string) => {
		form.setValue(name, value)
		await settled()
		return form.control._formState.errors
	}
	return { errors: () => form.control._formState.errors, change, stop }
}

const WRONG: AddressInput = { countryCode: 'US', provinceCode: '', zip: '9O21', phone: '' }

describe('refreshErrors under React Hook Form', () => {
	it('takes away the errors that a change elsewhere has settled', async () => {
		const { errors, change } = await submitted(WRONG)
		expect(Object.keys(errors())).toEqual(['provinceCode', 'phone', 'zip'])
		const errorsInGermany = await change('countryCode', 'DE')
		expect(Object.keys(errorsInGermany)).toEqual(['phone', 'zip'])
		expect(errorsInGermany.zip?.message).toContain('Germany')
		expect(issueOf(errorsInGermany.zip)?.code).toBe('address.zip.invalid')
	})

	it('shows no error that was not there', async () => {
		const { change } = await submitted({ countryCode: 'DE', provinceCode: '', zip: '10557', phone: '' })
		expect(Object.keys(await change('countryCode', 'US'))).toEqual(['phone'])
	})

	it('changes nothing more after its stop', async () => {
		const { change, stop } = await submitted(WRONG)
		stop()
		expect(Object.keys(await change('countryCode', 'DE'))).toContain('provinceCode')
	})
})

describe('typedSchema for VeeValidate', () => {
	it('has all messages of a field, by its path in dots and brackets', async () => {
		const order: OrderInput = {
			address: { countryCode: 'DE', zip: '1', phone: '030 901820' },
			orderItems: [{ variantId: 'v', quantity: 0 }],
		}
		const { value, errors } = await typedSchema(orderSchema()).parse(order)
		expect(value).toBeUndefined()
		expect(errors.map(({ path }) => path)).toEqual(['orderItems[0].quantity', 'address.zip'])
		expect(errors.every(({ errors: messages }) => messages.length === 1)).toBe(true)
	})

	it('has the value in normalised form', async () => {
		const order: OrderInput = {
			address: { countryCode: 'DE', zip: '10557', phone: '030 901820' },
			orderItems: [{ variantId: 'v', quantity: 1 }],
		}
		const { value, errors } = await typedSchema<ValidOrder, OrderInput>(orderSchema()).parse(order)
		expect([value?.address.phone, errors]).toEqual(['+4930901820', []])
	})
})
