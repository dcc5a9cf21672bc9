import type { AddressInput, OrderItemInput, Product } from '../contract/generated/types.ts'
import type { Issue } from '../core/issue.ts'
import { readCountryCode } from '../country/countries.ts'
import { provincesOf } from '../province/provinces.ts'

/** Not countries of ISO 3166-1: a service need not know them. */
const UNLISTED: readonly string[] = ['AC', 'TA', 'XK']
/** Countries where sources disagree on which postal codes are valid. */
const OPEN_ZIPS: readonly string[] = ['CR', 'KH', 'MT', 'NI', 'SO', 'TZ']
/** The countries whose tax numbers are not validated (tax-number.4). */
const ANY_TAX_NUMBER: readonly string[] = ['CN', 'IT', 'KR']

/** The country of an address, as a code; empty where it names none. */
export function countryOf(address: AddressInput | undefined): string {
	return readCountryCode(address?.countryCode) ?? readCountryCode(address?.country) ?? ''
}

/** Whether an error about an address binds no service: no address was sent, or sources disagree. */
export function isErrorOpen({ rule }: Issue, address: AddressInput | undefined): boolean {
	const country = countryOf(address)
	if (address === undefined || UNLISTED.includes(country)) return true
	return rule === 'validate-order.4' && OPEN_ZIPS.includes(country)
}

/**
 * Whether a service may refuse an order that the rules accept, for its address or its tax number: for what is a warning here (but
 * not for a tax number that the interface does not validate), a province that is named by its name or its code alone, an empty
 * zip, or a zip in another spelling than its country's.
 */
export function isOrderOpen(
	address: AddressInput | undefined,
	canonicalZip: string | undefined,
	issues: readonly Issue[],
): boolean {
	const country = countryOf(address)
	const isWarned = issues.some(({ code }) => {
		const isOfValue = code.startsWith('tax-number.') && code !== 'tax-number.blank'
		return !(isOfValue && ANY_TAX_NUMBER.includes(country))
	})
	if (isWarned || address === undefined || UNLISTED.includes(country) || OPEN_ZIPS.includes(country)) return true
	const { province = '', provinceCode = '', zip = '' } = address
	if (provincesOf(country).length > 0 && (province.trim() === '' || provinceCode.trim() === '')) return true
	return zip.trim() === '' || zip !== canonicalZip
}

/**
 * Whether a service may refuse to ship an item because the regions of its product do not name the country: the interface does not
 * show what becomes of a country that is not listed (D-30).
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
