import { type AddressIssueCode, validateAddressBy } from '../address/validate-address.ts'
import { WORLD_ADDRESSES } from '../address/world-addresses.ts'
import type { Address, AddressInput } from '../contract/resources.ts'
import type { Verdict } from '../core/verdict.ts'
import type { ProvinceOptions } from '../province/check-province.ts'

/**
 * Decides whether an address passes the interface's checks of province, phone and zip (validate-order.1, .3 and .4), and normalizes
 * it: text trimmed, country and province by code and name, the zip in its country's format, the phone in E.164.
 *
 * - The issues are sorted: shape, country, province, phone, zip, street and city (D-04).
 * - It doesn't check whether the street exists. A blank street or city is a warning (D-16).
 * - A value that isn't an object is rejected with `request.type`.
 *
 * @example
 * validateAddress({ countryCode: 'ca', provinceCode: 'on', zip: 'k1a0b1', phone: '613 555 0123' }).value.zip // => 'K1A 0B1'
 * validateAddress({ countryCode: 'FR', zip: '9210', phone: '01 42 68 53 00' }).issues[0].path // => ['zip']
 */
export function validateAddress(
	address: AddressInput | undefined,
	options?: ProvinceOptions,
): Verdict<Address, AddressIssueCode> {
	return validateAddressBy(WORLD_ADDRESSES, address, options)
}
