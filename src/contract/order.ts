import type { Address } from './address.ts'
import type { PlaceOrderBody, ValidateOrderBody } from './generated/types.ts'

export type { PersonalizationSource } from './generated/types.ts'

/** The body of validate-order and of place-order alike; each ignores what only the other names. */
export interface OrderInput extends PlaceOrderBody, ValidateOrderBody {}

/** One line of a basket. */
export interface OrderItem {
	readonly variantId: string
	/** A whole number of at least 1. */
	readonly quantity: number
}

/** An order that passed: the caller's order with its address, items and tax number in normalised form. */
export interface ValidOrder {
	address: Address
	orderItems: OrderItem[]
	/** Null where the country asks for none. */
	taxNumber: string | null
}
