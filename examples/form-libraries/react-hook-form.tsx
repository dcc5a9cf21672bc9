import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { OrderInput, ValidOrder } from 'orderwright'
import { orderSchema } from 'orderwright/form'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { EMPTY_ORDER, FIELDS, Field } from './fields.tsx'

const schema = orderSchema()
const resolver = standardSchemaResolver(schema)

/** React Hook Form judges only the field that changes: after the first submit, the effect judges all. */
export function HookForm(): ReactNode {
	const form = useForm<OrderInput, unknown, ValidOrder>({ resolver, defaultValues: EMPTY_ORDER })
	const [order, setOrder] = useState<ValidOrder>()
	const warnings = schema.warnings(useWatch({ control: form.control }))
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ isSubmitted }) => {
					if (isSubmitted) form.trigger()
				},
			}),
		[form],
	)
	return (
		<form onSubmit={form.handleSubmit(setOrder)}>
			{FIELDS.map(([name, label]) => (
				<Field
					key={name}
					label={label}
					error={form.formState.errors.address?.[name]?.message}
					warning={warnings[`address.${name}`]?.message}
					{...form.register(`address.${name}`)}
				/>
			))}
			<button type="submit">Order</button>
			<output>{order && JSON.stringify(order.address)}</output>
		</form>
	)
}
