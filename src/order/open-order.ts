import type { OrderInput } from '../contract/order.ts'
import { type Fields, isPlain, readField } from '../core/read.ts'

/** The fields that the checks begin with. */
export function openOrder(order: object): Fields<OrderInput> {
	try {
		const { address, orderItems, taxNumber, shouldValidateProvinceCode }: Fields<OrderInput> = order
		if (isPlain(order)) return { address, orderItems, taxNumber, shouldValidateProvinceCode }
	} catch {
		// A getter or a proxy that throws.
	}
	return {
		address: readField(order, 'address'),
		orderItems: readField(order, 'orderItems'),
		taxNumber: readField(order, 'taxNumber'),
		shouldValidateProvinceCode: readField(order, 'shouldValidateProvinceCode'),
	}
}
