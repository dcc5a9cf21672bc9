import { BUILT_IN_ADDRESSES } from '../../rules/address/built-in-addresses.ts'
import { checkCountry, checkProvince } from '../../rules/built-in/address.ts'
import { provincesOf } from '../../rules/built-in/places.ts'
import type {
	AddressInput,
	OrderItemInput,
	Product,
	ValidateOrderBody,
	Variant,
} from '../../rules/contract/generated/types.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { isDisputedCountry } from '../../rules/country/disputed-country.ts'
import { isQuantity } from '../../rules/order/judge/check-order-items.ts'
import { readShippingRules, regionKeys } from '../../rules/order/judge/shipping-rules.ts'
import { BUILT_IN_PROVINCES } from '../../rules/province/built-in-provinces.ts'
import { isUndivided } from '../../rules/province/judge-province.ts'
import { isDisputedZip } from '../../rules/zip/judge-zip.ts'

/** The countries whose tax numbers are not validated (tax-number.4). */
const ANY_TAX_NUMBER: readonly string[] = ['CN', 'IT', 'KR']

/**
 * Warnings about the field of a tax number. Warnings about the number itself aren't included: the API documentation shows a pattern for some
 * countries, and no rule for the others.
 */
const OPEN_TAX_NUMBERS: readonly string[] = ['tax-number.missing', 'tax-number.deprecated-attribute']

/** Returns the alpha-2 code of an address's country, by its code or name; an empty text if the country is unknown. */
export function countryOf(address: AddressInput | undefined): string {
	const verdict = checkCountry(address)
	return verdict.status === 'valid' ? verdict.value.code : ''
}

/**
 * Returns whether a service may ignore an error about an order: no address was sent, its country's code is not written in capitals,
 * sources disagree, the tax number is an empty or blank text where its value is not validated, its item's quantity isn't a whole number
 * of 1 or more (D-143), the province is right by its name and the request doesn't require a check of its code (D-106), or the code is a
 * province's name.
 */
export function isErrorOpen(
	{ rule, code, path }: Issue,
	{ address, taxNumber, orderItems, shouldValidateProvinceCode }: ValidateOrderBody,
): boolean {
	const country = countryOf(address)
	const [part, index] = path
	const item = part === 'orderItems' ? orderItems?.[Number(index)] : undefined
	if (rule === 'validate-order.2' && item !== undefined && !isQuantity(item.quantity)) return true
	if (address === undefined || isDisputedCountry(country)) return true
	const { countryCode = '', province = '', provinceCode = '' } = address
	if (countryCode !== '' && countryCode !== country) return true
	if (rule === 'tax-number.1') return typeof taxNumber === 'string' && ANY_TAX_NUMBER.includes(country)
	// The API documentation checks a province that is given. Only D-11 decides whether one is needed.
	if (code === 'address.province.missing') return true
	// A service may know provinces from ISO 3166-2 alone, which divides fewer countries than addresses do (HK).
	const isOfProvince = rule === 'validate-order.1' || code === 'address.province.code-unknown'
	if (isOfProvince && isUndivided(BUILT_IN_PROVINCES.of(country))) return true
	// A name in the field of the code is the right province.
	const named = code === 'address.province.code-unknown' ? checkProvince({ province: provinceCode }, country) : null
	if (named?.status === 'valid' && named.value?.code) return true
	if (isOfProvince && shouldValidateProvinceCode !== true && isProvinceName(province, country)) return true
	return rule === 'validate-order.4' && isDisputedZip(country)
}

/** Returns whether a text is the name of a province of the country, or empty. */
function isProvinceName(province: string, country: string): boolean {
	return province.trim() === '' || checkProvince({ province }, country).status === 'valid'
}

/**
 * Returns whether the address or the tax number allows a service to reject an order that the rules accept:
 *
 * - The code of the country is not in capitals.
 * - There is a warning that isn't about a tax number. For BR and MX the API documentation shows a pattern, and other numbers aren't validated.
 * - Only the name or only the code of the province is given, or the province is unknown.
 * - The zip is empty, or isn't in the format of its country.
 * - ISO 3166-2 does not list the province.
 */
export function isOrderOpen(
	address: AddressInput | undefined,
	canonicalZip: string | undefined,
	issues: readonly Issue[],
): boolean {
	const country = countryOf(address)
	const isWarned = issues.some(({ code }) => OPEN_TAX_NUMBERS.includes(code) || !code.startsWith('tax-number.'))
	if (isWarned || address === undefined || isDisputedZip(country)) return true
	const { province = '', provinceCode = '', zip = '', countryCode } = address
	if (countryCode !== undefined && countryCode !== country) return true
	if (provincesOf(country).length > 0 && (province.trim() === '' || provinceCode.trim() === '')) return true
	return zip.trim() === '' || zip !== canonicalZip || isOutsideIso(province, provinceCode, country)
}

/** Returns whether the province isn't in ISO 3166-2. A service doesn't have to know such a province (D-143). */
function isOutsideIso(province: string, provinceCode: string, country: string): boolean {
	if (province.trim() === '' && provinceCode.trim() === '') return false
	const verdict = checkProvince({ province, provinceCode }, country)
	if (verdict.status !== 'valid' || verdict.value === null || !isProvinceName(province, country)) return true
	// ISO 3166-2 lists some under another code than addresses use (D-143; IT: AO), and no other codes in use (AU: AC for ACT).
	const { code, isoCode } = verdict.value
	const given = provinceCode.trim().toUpperCase()
	return isoCode?.slice(3) !== code || (given !== '' && given !== code)
}

/** How far a product ships to a country: `whole` (everywhere), `part`, `unlisted` (the regions don't list the country), or `none`. */
export type Reach = 'whole' | 'part' | 'unlisted' | 'none'

/**
 * Returns how far a product ships to an address in a country. The API documentation doesn't explain a missing region, nor the provinces in a
 * region (D-30). So only two are certain: a whole country, and a province in an open region that lists most provinces of the country. A short list
 * may be one of exceptions.
 */
export function reachOf(
	{ shippingRegions = [] }: Pick<Product, 'shippingRegions'>,
	country: string,
	{ province, provinceCode }: Pick<AddressInput, 'province' | 'provinceCode'> = {},
): Reach {
	if (shippingRegions.length === 0) return 'whole'
	const rule = readShippingRules(shippingRegions, BUILT_IN_ADDRESSES, country).byCountry.get(country)
	if (rule === undefined) return 'unlisted'
	if (rule.isClosed) return 'none'
	const keysOf = (code: unknown, name: unknown): string[] => regionKeys(BUILT_IN_PROVINCES, country, code, name)
	const own = keysOf(provinceCode, province)
	const isPart = ({ provinces = [], isBlacklisted, denyCheckout }: ShippingRegion): boolean => {
		const isOpen = isBlacklisted !== true && denyCheckout !== true
		const isListed = (each: (typeof provinces)[number]): boolean =>
			keysOf(each.provinceCode, each.provinceName).some((key) => own.includes(key))
		const isLong = 2 * provinces.length > provincesOf(country).length
		return provinces.length > 0 && !(isOpen && isLong && provinces.some(isListed))
	}
	const parts = shippingRegions.filter(isPart)
	return readShippingRules(parts, BUILT_IN_ADDRESSES, country).byCountry.has(country) ? 'part' : 'whole'
}

type ShippingRegion = NonNullable<Product['shippingRegions']>[number]

/** Returns whether every service certainly sells a variant of a product (D-31). */
export function isAvailable(
	{ status, isInStock, isDiscontinued }: Product,
	{ isAvailableForSale }: Pick<Variant, 'isAvailableForSale'>,
): boolean {
	return status !== 'Draft' && isInStock !== false && isDiscontinued !== true && isAvailableForSale !== false
}

/**
 * Returns whether a service with any policy may reject the items of an order: it has no items, a variant may not be for sale, or a product may not
 * ship to the whole country, or to the address.
 */
export function areItemsOpen(
	products: readonly Product[],
	orderItems: readonly OrderItemInput[] | undefined,
	address: AddressInput | undefined,
): boolean {
	if (orderItems === undefined || orderItems.length === 0) return true
	const country = countryOf(address)
	const isSure = (product: Product): boolean => {
		const ordered = product.variants?.filter(({ id }) => orderItems.some(({ variantId }) => variantId === id)) ?? []
		return (
			ordered.length === 0 ||
			(reachOf(product, country, address) === 'whole' && ordered.every((each) => isAvailable(product, each)))
		)
	}
	return !products.every(isSure)
}
