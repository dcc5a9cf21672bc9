import type { OrderInput, ValidOrder } from 'orderwright'
import { orderSchema } from 'orderwright/form'
import { type TypedSchema, useForm } from 'vee-validate'
import { defineComponent, h, ref, type VNode } from 'vue'
import { EMPTY_ORDER, FIELDS } from './fields.tsx'

const schema = orderSchema()

/** VeeValidate 4 has a schema type of its own. */
const validationSchema: TypedSchema<OrderInput, ValidOrder> = {
	__type: 'VVTypedSchema',
	async parse(values) {
		const result = await schema['~standard'].validate(values)
		if (result.issues === undefined) return { value: result.value, errors: [] }
		return { errors: result.issues.map(({ path, message }) => ({ path: path.join('.'), errors: [message] })) }
	},
}

/** The order in VeeValidate. */
export const VeeForm = defineComponent(() => {
	const order = ref('')
	const { values, errors, defineField, handleSubmit } = useForm({
		validationSchema,
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
