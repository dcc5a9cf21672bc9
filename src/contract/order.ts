import type { Address } from './address.ts'
import type { PlaceOrderBody, ValidateOrderBody } from './generated/types.ts'

export type { PersonalizationSource } from './generated/types.ts'

/** The body of validate-order or place-order. Each operation ignores fields that only the other names. */
export interface OrderInput extends PlaceOrderBody, ValidateOrderBody {}

/** One line of a basket. */
export interface OrderItem {
	readonly variantId: string
	/** A whole number of 1 or more. */
	readonly quantity: number
}

/**
 * A valid order: the caller's order with its address, items and tax number in normalized form.
 * A type rather than an interface, because form libraries ask for values with an index signature.
 */
export type ValidOrder = {
	address: Address
	orderItems: OrderItem[]
	/** Absent if the country needs none: a null would get a warning of every parser (D-92). */
	taxNumber?: string
}
