import { useForm, useFormData } from '@conform-to/react/future'
import { addressSchema } from 'orderwright/form'
import { type ReactNode, useState } from 'react'
import { FIELDS, Field } from './fields.tsx'

const schema = addressSchema()

/** Conform takes the schema as it is, and judges the form's own data. */
export function ConformForm(): ReactNode {
	const [address, setAddress] = useState<object>()
	const { form, fields } = useForm(schema, {
		shouldValidate: 'onBlur',
		shouldRevalidate: 'onInput',
		defaultValue: { countryCode: 'US' },
		onSubmit: (event, { value }) => {
			event.preventDefault()
			if (value !== undefined) setAddress(value)
		},
	})
	const warnings = useFormData(form.id, (data) => schema.warnings(Object.fromEntries(data ?? [])))
	return (
		<form {...form.props}>
			{FIELDS.map(([name, label]) => (
				<Field
					key={name}
					label={label}
					name={name}
					defaultValue={fields[name]?.defaultValue}
					error={fields[name]?.errors?.[0]}
					warning={warnings?.[name]?.message}
				/>
			))}
			<button type="submit">Order</button>
			<output>{address && JSON.stringify(address)}</output>
		</form>
	)
}
