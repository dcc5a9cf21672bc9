import { provincesOfZip } from '../../../rules/built-in/address.ts'
import { provincesOf } from '../../../rules/built-in/places.ts'
import { BUILT_IN_COUNTRIES } from '../../../rules/country/built-in-countries.ts'
import { BUILT_IN_PHONES } from '../../../rules/phone/built-in-phones.ts'
import { phoneExample } from '../../../rules/phone/phone-examples.ts'
import { taxNumberFieldOf } from '../../../rules/tax/tax-number-field-of.ts'
import { zipExamples } from '../../../rules/zip/zip-examples.ts'
import { SAMPLES } from '../data/samples.ts'

/** The parts of an order that depend on its country. Unneeded parts are absent. */
export interface SampleOrder {
	readonly address: Readonly<Record<string, string>>
	readonly taxNumber?: string
	readonly shouldValidateProvinceCode?: boolean | undefined
}

/**
 * Returns an order to a country that passes every check of address and tax number. The order is made from the examples in the tables.
 *
 * @example
 * sampleOrder('BR').taxNumber // => '529.982.247-25'
 * sampleOrder('CA').address.zip // => 'K1A 0B1'
 */
export function sampleOrder(countryCode: string): SampleOrder {
	const [zip, code] = SAMPLES[countryCode] ?? [zipExamples(countryCode)[0]]
	return orderWithZip(countryCode, zip || undefined, code)
}

/** Returns the order with another zip, and with the province of this zip if that is known; otherwise with the given province. */
export function orderWithZip(countryCode: string, zip: string | undefined, code?: string): SampleOrder {
	const own = provincesOf(countryCode)
	const here = zip === undefined ? [] : provincesOfZip(zip, countryCode)
	// A province of ISO 3166-2 if there is one: services need not know the storefront's own provinces.
	const listed = own.filter(({ isoCode }) => isoCode !== null)
	const province =
		code === undefined
			? (listed.find((each) => here.some(({ code }) => each.code === code)) ?? listed[0] ?? here[0] ?? own[0])
			: own.find((each) => each.code === code)
	const field = taxNumberFieldOf(countryCode)
	return {
		address: {
			address1: '1 Main Street',
			city: 'Springfield',
			...(province && { province: province.name, provinceCode: province.code }),
			...(zip !== undefined && { zip }),
			country: BUILT_IN_COUNTRIES.countryByCode(countryCode)?.name ?? countryCode,
			countryCode,
			phone: phoneExample(BUILT_IN_PHONES.planOf(countryCode)),
		},
		...(field && { taxNumber: field.example }),
	}
}

/** Returns the order with these fields in its address. */
export const withAddress = (order: SampleOrder, fields: Readonly<Record<string, unknown>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields } as Readonly<Record<string, string>>,
})
