import { provincesForZip } from '../../address/provinces-for-zip.ts'
import { countryByCode } from '../../geo/countries.ts'
import { phoneExample } from '../../geo/phone-examples.ts'
import { planOf } from '../../geo/phone-plans.ts'
import { provincesOf } from '../../geo/provinces.ts'
import { zipExamples } from '../../geo/zip-examples.ts'
import { taxNumberField } from '../../tax/tax-number-field.ts'

/** An order as far as its country goes; what is missing is left out. */
export interface SampleOrder {
	readonly address: Readonly<Record<string, string>>
	readonly taxNumber?: string
	readonly shouldValidateProvinceCode?: boolean
}

/**
 * An order to a country that passes every check of the address and the tax number, made of the tables' own examples.
 *
 * @example
 * sampleOrder('BR').taxNumber // => '529.982.247-25'
 * sampleOrder('CA').address.zip // => 'K1A 0B1'
 */
export function sampleOrder(countryCode: string): SampleOrder {
	return orderWithZip(countryCode, zipExamples(countryCode)[0])
}

/** The same with another zip, and the province that it lies in where that is known. */
export function orderWithZip(countryCode: string, zip: string | undefined): SampleOrder {
	const province = (zip === undefined ? [] : provincesForZip(zip, countryCode))[0] ?? provincesOf(countryCode)[0]
	const field = taxNumberField(countryCode)
	return {
		address: {
			address1: '1 Main Street',
			city: 'Springfield',
			...(province && { province: province.name, provinceCode: province.code }),
			...(zip !== undefined && { zip }),
			country: countryByCode(countryCode)?.name ?? countryCode,
			countryCode,
			phone: phoneExample(planOf(countryCode)),
		},
		...(field && { taxNumber: field.example }),
	}
}
