export type { AddressInput } from './generated/types.ts'

/** A normalized address: trimmed, codes in canonical case, the zip in its country's format, the phone in E.164. */
export interface Address {
	address1: string
	address2: string
	city: string
	province: string
	provinceCode: string
	zip: string
	country: string
	countryCode: string
	phone: string
}
