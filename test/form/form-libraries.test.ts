import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { addressSchema } from '../../src/entries/form.ts'
import { type Address, type AddressInput, applySuggestion, validateAddress } from '../../src/entries/index.ts'

const ADDRESS: AddressInput = { countryCode: 'US', provinceCode: 'CA', zip: '94111', phone: '415 983 8030' }
const WRONG: AddressInput = { countryCode: 'US', provinceCode: '', zip: '9O21O', phone: '' }

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Returns a form of React Hook Form after submitting these values. All its fields are judged at each change from then on. */
async function submitted(values: AddressInput) {
	const schema = addressSchema<AddressInput>()
	const form = createFormControl<AddressInput, unknown, Address>({ values, resolver: standardSchemaResolver(schema) })
	for (const name of ['countryCode', 'provinceCode', 'zip', 'phone'] as const) form.register(name)
	form.subscribe({
		formState: { values: true },
		callback: ({ isSubmitted }) => {
			if (isSubmitted) form.trigger()
		},
	})
	let value: Address | null = null
	await form.handleSubmit((address) => {
		value = address
	})()
	const change = async (name: keyof AddressInput, text: string) => {
		form.setValue(name, text)
		await settled()
		return form.control._formState.errors
	}
	return { schema, value: () => value, errors: () => form.control._formState.errors, change }
}

describe('a schema under React Hook Form', () => {
	it('submits the normalized value, despite warnings (D-03)', async () => {
		expect((await submitted(ADDRESS)).value()?.phone).toBe('+14159838030')
		const doubtful = { ...ADDRESS, province: 'Nevada' }
		expect(validateAddress(doubtful).issues).not.toEqual([])
		expect((await submitted(doubtful)).value()?.province).toBe('California')
	})

	it('has an error at each field, and the whole issue in `errors` of the schema', async () => {
		const { schema, errors, value } = await submitted(WRONG)
		expect(value()).toBeNull()
		expect(Object.keys(errors())).toEqual(['provinceCode', 'phone', 'zip'])
		const { zip } = schema.errors(WRONG)
		expect(errors().zip?.message).toBe(zip?.message)
		expect(applySuggestion(WRONG, zip ?? {})).toMatchObject({ zip: '90210' })
	})

	it('keeps the errors of the other fields current', async () => {
		const { change } = await submitted(WRONG)
		const inGermany = await change('countryCode', 'DE')
		expect(Object.keys(inGermany)).toEqual(['phone', 'zip'])
		expect(inGermany.zip?.message).toContain('Germany')
	})
})
