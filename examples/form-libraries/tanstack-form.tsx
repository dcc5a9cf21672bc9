import { useForm, useStore } from '@tanstack/react-form'
import { orderSchema } from 'orderwright/form'
import { type ReactNode, useState } from 'react'
import { EMPTY_ORDER, FIELDS, Field } from './fields.tsx'

const schema = orderSchema()

/** TanStack Form takes the schema as it is. What it submits are the values as entered: `validate` returns them in normalised form. */
export function TanStackForm(): ReactNode {
	const [order, setOrder] = useState<unknown>()
	const form = useForm({
		defaultValues: EMPTY_ORDER,
		validators: { onChange: schema },
		onSubmit: ({ value }) => {
			const result = schema['~standard'].validate(value)
			if (result.issues === undefined) setOrder(result.value.address)
		},
	})
	const warnings = schema.warnings(useStore(form.store, ({ values }) => values))
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				void form.handleSubmit()
			}}
		>
			{FIELDS.map(([name, label]) => (
				<form.Field key={name} name={`address.${name}`}>
					{({ name: path, state, handleChange, handleBlur }) => (
						<Field
							label={label}
							name={path}
							value={state.value ?? ''}
							onChange={({ target }) => handleChange(target.value)}
							onBlur={handleBlur}
							error={state.meta.isTouched ? state.meta.errors[0]?.message : undefined}
							warning={warnings[path]?.message}
						/>
					)}
				</form.Field>
			))}
			<button type="submit">Order</button>
			<output>{order === undefined ? '' : JSON.stringify(order)}</output>
		</form>
	)
}
