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
	const [zip] = zipExamples(countryCode)
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

/** One thing wrong with an order: the clause that it goes against, and the order with it; null where the country knows no such fault. */
export interface Defect {
	readonly rule: string
	readonly name: string
	readonly spoil: (order: SampleOrder, countryCode: string) => SampleOrder | null
}

const withAddress = (order: SampleOrder, fields: Readonly<Record<string, string>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields },
})

const withTaxNumber = (order: SampleOrder, change: (taxNumber: string) => string): SampleOrder | null =>
	order.taxNumber === undefined ? null : { ...order, taxNumber: change(order.taxNumber) }

const ofCountry =
	(code: string, change: (taxNumber: string) => string): Defect['spoil'] =>
	(order, countryCode) =>
		countryCode === code ? withTaxNumber(order, change) : null

/** What is wrong with orders that a service has to refuse, by the checks of validate-order; the model has the last word on each. */
export const DEFECTS: readonly Defect[] = [
	{
		rule: 'validate-order.1',
		name: 'a province code that the country has not',
		spoil: (order) => ({ ...withAddress(order, { provinceCode: 'QQQ' }), shouldValidateProvinceCode: true }),
	},
	{
		rule: 'validate-order.1',
		name: 'a province of another country',
		spoil: (order, country) =>
			withAddress(
				order,
				country === 'JP' ? { province: 'Texas', provinceCode: 'TX' } : { province: 'Osaka', provinceCode: '27' },
			),
	},
	{
		rule: 'validate-order.3',
		name: 'a phone that is too short',
		spoil: (order) => withAddress(order, { phone: '12' }),
	},
	{ rule: 'validate-order.3', name: 'no phone', spoil: (order) => withAddress(order, { phone: '' }) },
	{
		rule: 'validate-order.3',
		name: 'a phone with a digit too many',
		spoil: (order) => withAddress(order, { phone: `${order.address['phone']}00000` }),
	},
	{ rule: 'validate-order.4', name: 'a zip of signs', spoil: (order) => withAddress(order, { zip: '!?!' }) },
	{
		rule: 'validate-order.4',
		name: 'a zip that lacks its last character',
		spoil: (order) => (order.address['zip'] ? withAddress(order, { zip: order.address['zip'].slice(0, -1) }) : null),
	},
	{
		rule: 'validate-order.4',
		name: 'a zip with a digit too many',
		spoil: (order) => (order.address['zip'] ? withAddress(order, { zip: `${order.address['zip']}7` }) : null),
	},
	{ rule: 'validate-order.4', name: 'no zip', spoil: (order) => withAddress(order, { zip: '' }) },
	{
		rule: 'tax-number.1',
		name: 'no tax number',
		spoil: ({ taxNumber, ...order }) => (taxNumber === undefined ? null : order),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF without its signs',
		spoil: /* @__PURE__ */ ofCountry('BR', (text) => text.replace(/\D/g, '')),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF with space around it',
		spoil: /* @__PURE__ */ ofCountry('BR', (text) => ` ${text} `),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF that lacks a digit',
		spoil: /* @__PURE__ */ ofCountry('BR', (text) => text.slice(0, -1)),
	},
	{
		rule: 'tax-number.3',
		name: 'an RFC that lacks a letter',
		spoil: /* @__PURE__ */ ofCountry('MX', (text) => text.slice(1)),
	},
	{
		rule: 'tax-number.3',
		name: 'an RFC with a letter for a digit',
		spoil: /* @__PURE__ */ ofCountry('MX', (text) => `${text.slice(0, 4)}O${text.slice(5)}`),
	},
]
