import type { OrderInput } from '../contract/order.ts'
import { type Fields, isPlain, readField } from '../core/read.ts'

/** The fields that the checks begin with. */
export type OpenOrder = Pick<Fields<OrderInput>, 'address' | 'orderItems' | 'taxNumber' | 'shouldValidateProvinceCode'>

/** The core: the fields of a plain object; null for anything else. */
export function openPlainOrder(order: unknown): OpenOrder | null {
	if (typeof order !== 'object' || order === null) return null
	try {
		const { address, orderItems, taxNumber, shouldValidateProvinceCode }: Fields<OrderInput> = order
		return isPlain(order) ? { address, orderItems, taxNumber, shouldValidateProvinceCode } : null
	} catch {
		return null // a getter or a proxy that throws
	}
}

/** The same of any object. */
export function openOrder(order: object): OpenOrder {
	return {
		address: readField(order, 'address'),
		orderItems: readField(order, 'orderItems'),
		taxNumber: readField(order, 'taxNumber'),
		shouldValidateProvinceCode: readField(order, 'shouldValidateProvinceCode'),
	}
}
