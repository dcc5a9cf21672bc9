import type { AddressInput, OrderItemInput, Product } from '../contract/generated/types.ts'
import type { Issue } from '../core/issue.ts'
import { readCountryCode } from '../country/countries.ts'
import { provincesOf } from '../province/provinces.ts'

/** Countries that are not in ISO 3166-1. A service need not know them. */
const UNLISTED: readonly string[] = ['AC', 'TA', 'XK']
/** Countries where sources disagree on which postal codes are valid. */
const OPEN_ZIPS: readonly string[] = ['CR', 'KH', 'MT', 'NI', 'SO', 'TZ']
/** The countries whose tax numbers are not validated (tax-number.4). */
const ANY_TAX_NUMBER: readonly string[] = ['CN', 'IT', 'KR']

/** Returns the country of an address as an alpha-2 code; empty if it names none. */
export function countryOf(address: AddressInput | undefined): string {
	return readCountryCode(address?.countryCode) ?? readCountryCode(address?.country) ?? ''
}

/**
 * Returns whether an error about an address or its tax number doesn't bind a service: no address was sent, sources disagree, or the tax
 * number is a blank text where its value is not validated.
 */
export function isErrorOpen({ rule, params }: Issue, address: AddressInput | undefined): boolean {
	const country = countryOf(address)
	if (address === undefined || UNLISTED.includes(country)) return true
	if (rule === 'tax-number.1') return params['type'] === 'string' && ANY_TAX_NUMBER.includes(country)
	return rule === 'validate-order.4' && OPEN_ZIPS.includes(country)
}

/**
 * Returns whether a service may reject an order that the rules accept, because of its address or tax number:
 *
 * - It has a warning (except about a tax number that the interface does not validate).
 * - Only the name or only the code of the province is given.
 * - The zip is empty, or not in its country's format.
 */
export function isOrderOpen(
	address: AddressInput | undefined,
	canonicalZip: string | undefined,
	issues: readonly Issue[],
): boolean {
	const country = countryOf(address)
	const isWarned = issues.some(({ code }) => !(code.startsWith('tax-number.') && ANY_TAX_NUMBER.includes(country)))
	if (isWarned || address === undefined || UNLISTED.includes(country) || OPEN_ZIPS.includes(country)) return true
	const { province = '', provinceCode = '', zip = '' } = address
	if (provincesOf(country).length > 0 && (province.trim() === '' || provinceCode.trim() === '')) return true
	return zip.trim() === '' || zip !== canonicalZip
}

/**
 * Returns whether a service may refuse to ship an item because its product's regions do not list the country. The interface does
 * not show what this means (D-30).
 */
export function isUnlisted(
	products: readonly Product[],
	orderItems: readonly OrderItemInput[] | undefined,
	address: AddressInput | undefined,
): boolean {
	const country = countryOf(address)
	const isOrdered = ({ variants }: Product): boolean =>
		variants?.some(({ id }) => orderItems?.some(({ variantId }) => variantId === id)) === true
	return products.some(
		(product) =>
			product.shippingRegions !== undefined &&
			product.shippingRegions.length > 0 &&
			product.shippingRegions.every(({ countryCode }) => countryCode !== country) &&
			isOrdered(product),
	)
}
