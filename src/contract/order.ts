import type { Address, AddressInput, CustomAttribute } from './address.ts'

/** The body of validate-order and of place-order alike; each ignores what only the other names. */
export interface OrderInput {
	readonly address?: AddressInput | undefined
	readonly orderItems?: readonly OrderItem[] | undefined
	/** Required for BR, MX, CN, IT and KR. */
	readonly taxNumber?: string | undefined
	/** Partners must pass it. */
	readonly companyId?: string | undefined
	readonly orderNumber?: string | undefined
	/** Absent means false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** @deprecated Use `taxNumber`. */
	readonly customAttributes?: readonly CustomAttribute[] | undefined
	readonly user?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string } | undefined
	readonly isVip?: boolean | undefined
	readonly note?: string | undefined
	readonly externalId?: string | undefined
	readonly shouldSendEmail?: boolean | undefined
	readonly personalizations?: PersonalizationSource | undefined
}

/** One line of a basket. */
export interface OrderItem {
	readonly variantId: string
	/** A whole number of at least 1. */
	readonly quantity: number
}

/** The person's data from which personalized items are made; dates are ISO 8601. */
export interface PersonalizationSource {
	readonly firstName?: string | undefined
	readonly lastName?: string | undefined
	readonly department?: string | undefined
	readonly location?: string | undefined
	readonly startDate?: string | undefined
	readonly birthDate?: string | undefined
}

/** An order that passed: the caller's order with its address, items and tax number in normalised form. */
export interface ValidOrder {
	address: Address
	orderItems: OrderItem[]
	/** Null where the country asks for none. */
	taxNumber: string | null
}
