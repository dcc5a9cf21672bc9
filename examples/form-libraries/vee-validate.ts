import { orderSchema, typedSchema } from 'orderwright/form'
import { useForm } from 'vee-validate'
import { defineComponent, h, ref, type VNode } from 'vue'
import { EMPTY_ORDER, FIELDS } from './fields.tsx'

const schema = orderSchema()

/** VeeValidate takes the schema by `typedSchema`. */
export const VeeForm = defineComponent(() => {
	const order = ref('')
	const { values, errors, defineField, handleSubmit } = useForm({
		validationSchema: typedSchema(schema),
		initialValues: EMPTY_ORDER,
	})
	const fields = FIELDS.map(([name, label]) => ({ name: `address.${name}` as const, label }))
	const inputs = fields.map(({ name, label }) => ({ name, label, field: defineField(name) }))
	const submit = handleSubmit(({ address }) => {
		order.value = JSON.stringify(address)
	})
	return (): VNode => {
		const warnings = schema.warnings(JSON.parse(JSON.stringify(values)))
		return h('form', { onSubmit: submit }, [
			...inputs.map(({ name, label, field: [model, bind] }) =>
				h('label', [
					label,
					h('input', {
						name,
						...bind.value,
						value: model.value,
						onInput: ({ target }: Event) => {
							model.value = (target as HTMLInputElement).value
						},
					}),
					h('span', { 'data-error': name }, errors.value[name]),
					h('span', { 'data-warning': name }, warnings[name]?.message),
				]),
			),
			h('button', { type: 'submit' }, 'Order'),
			h('output', order.value),
		])
	}
})
