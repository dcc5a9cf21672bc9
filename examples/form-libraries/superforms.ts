import type { AddressInput, OrderInput } from 'orderwright'
import { orderSchema } from 'orderwright/form'
import { standardClient } from 'sveltekit-superforms/adapters'
import { type SuperForm, superForm } from 'sveltekit-superforms/client'
import { EMPTY_ORDER } from './fields.tsx'

/** An order as entered, or in normalised form, which has null for no tax number. */
type Values = Omit<OrderInput, 'taxNumber'> & { readonly taxNumber?: OrderInput['taxNumber'] | null }

export const schema = orderSchema()

/** Superforms takes the schema by its adapter `standardClient`. When all is right, its fields hold the values in normalised form. */
export function orderForm(show: (address: AddressInput | undefined) => void): SuperForm<Values> {
	return superForm<Values>(EMPTY_ORDER, {
		SPA: true,
		applyAction: false,
		invalidateAll: false,
		resetForm: false,
		dataType: 'json',
		validators: standardClient(schema),
		onUpdate: ({ form }) => {
			if (form.valid) show(form.data.address)
		},
	})
}
