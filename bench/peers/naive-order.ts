import countries from 'i18n-iso-countries'
import { iso31662 } from 'iso-3166'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { OrderInput, Product } from '../../src/entries/index.ts'

/** The name of the check that rejects an order, or the normalized order. */
export type NaiveVerdict =
	| { readonly success: true; readonly order: OrderInput }
	| { readonly success: false; readonly reason: string }

/** A validator for zips. It returns true, or the fault. */
type ValidateZip = (country: string, zip: string) => true | string

const PROVINCES = new Set(iso31662.map(({ code }) => code))
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const RFC = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/
const TAXED = new Set(['BR', 'MX', 'CN', 'IT', 'KR'])

/**
 * The code that an integrator would write with other packages. It runs the five checks in the order of the API documentation up to the first failure,
 * and returns the normalized order.
 *
 * This is the fastest simple way to use the packages. The catalogue is a Map by variant that is made once, the provinces are a Set, and the patterns
 * are constants. The code only reports the name of the failed check.
 */
export function composeNaively(products: readonly Product[], validateZip: ValidateZip) {
	const productOf = new Map(
		products.flatMap((product) => (product.variants ?? []).map((variant) => [variant.id, product] as const)),
	)

	return ({ address, orderItems, taxNumber }: OrderInput): NaiveVerdict => {
		const country = address?.countryCode ?? ''
		if (!countries.isValid(country)) return refuse('country')
		const province = address?.provinceCode ?? ''
		if (province !== '' && !PROVINCES.has(`${country}-${province}`)) return refuse('province')

		if (orderItems === undefined || orderItems.length === 0) return refuse('items')
		for (const { variantId, quantity } of orderItems) {
			if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1) return refuse('quantity')
			const product = productOf.get(variantId)
			if (product === undefined) return refuse('variant')
			const region = product.shippingRegions?.find(({ countryCode }) => countryCode === country)
			if (region?.isBlacklisted || region?.denyCheckout) return refuse('shipping')
		}

		const phone = parsePhoneNumberFromString(address?.phone ?? '', country as 'US')
		if (!phone?.isValid()) return refuse('phone')
		const zip = (address?.zip ?? '').trim().toUpperCase()
		if (validateZip(country, zip) !== true) return refuse('zip')

		if (TAXED.has(country) && !taxNumber) return refuse('tax number')
		if (country === 'BR' && !CPF.test(taxNumber ?? '')) return refuse('tax number')
		if (country === 'MX' && !RFC.test(taxNumber ?? '')) return refuse('tax number')
		return {
			success: true,
			order: { address: { ...address, zip, phone: phone.number }, orderItems, taxNumber } as OrderInput,
		}
	}
}

function refuse(reason: string): NaiveVerdict {
	return { success: false, reason }
}
