import type { OrderInput, ValidOrder } from 'orderwright'
import { orderSchema, refreshErrors, rulesResolver } from 'orderwright/form'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { EMPTY_ORDER, FIELDS, Field } from './fields.tsx'

const schema = orderSchema()
const resolver = rulesResolver(schema)

/** React Hook Form: `rulesResolver` judges, `refreshErrors` keeps the errors of the other fields current. */
export function HookForm(): ReactNode {
	const form = useForm<OrderInput, unknown, ValidOrder>({ resolver, defaultValues: EMPTY_ORDER })
	const [order, setOrder] = useState<ValidOrder>()
	const warnings = schema.warnings(useWatch({ control: form.control }))
	useEffect(() => refreshErrors(form, resolver), [form])
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
