import { zipExamples } from '../../../rules/zip/zip-examples.ts'
import { orderWithZip, type SampleOrder } from './sample-order.ts'

/** A changed order and the clause that it tests. Null if the country has no such order. */
export interface Change {
	readonly rule: string
	readonly name: string
	readonly make: (order: SampleOrder, countryCode: string) => SampleOrder | null
}

const withAddress = (order: SampleOrder, fields: Readonly<Record<string, string>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields },
})

const withTaxNumber = (order: SampleOrder, change: (taxNumber: string) => string): SampleOrder | null =>
	order.taxNumber === undefined ? null : { ...order, taxNumber: change(order.taxNumber) }

const ofCountry =
	(code: string, change: (taxNumber: string) => string): Change['make'] =>
	(order, countryCode) =>
		countryCode === code ? withTaxNumber(order, change) : null

/** Returns the same order without a field of its address; null if it has no such field. */
const without =
	(field: string): Change['make'] =>
	({ address: { [field]: left, ...address }, ...order }) =>
		left === undefined ? null : { ...order, address }

/** Other spellings of the same order, which also pass. */
export const ALTERNATIVES: readonly Change[] = [
	{
		rule: 'validate-order.4',
		name: 'another zip in use',
		make: (_, country) => {
			const zip = zipExamples(country)[1]
			return zip === undefined ? null : orderWithZip(country, zip)
		},
	},
	{ rule: 'validate-order.1', name: 'the province by its code', make: /* @__PURE__ */ without('province') },
	{ rule: 'validate-order.1', name: 'the province by its name', make: /* @__PURE__ */ without('provinceCode') },
	{
		rule: 'validate-order.1',
		name: 'the code of the province, to be checked',
		make: (order) => (order.address['provinceCode'] ? { ...order, shouldValidateProvinceCode: true } : null),
	},
]

/** Defects that a service must reject, by the checks of validate-order. The model decides about each order. */
export const DEFECTS: readonly Change[] = [
	{
		rule: 'validate-order.1',
		name: 'a province code that the country has not',
		make: (order) => ({ ...withAddress(order, { provinceCode: 'QQQ' }), shouldValidateProvinceCode: true }),
	},
	{
		rule: 'validate-order.1',
		name: 'the beginning of a province code',
		make: (order) =>
			order.address['provinceCode']
				? {
						...withAddress(order, { provinceCode: order.address['provinceCode'].slice(0, -1) }),
						shouldValidateProvinceCode: true,
					}
				: null,
	},
	{
		rule: 'validate-order.1',
		name: 'a province of another country',
		make: (order, country) =>
			withAddress(
				order,
				country === 'JP' ? { province: 'Texas', provinceCode: 'TX' } : { province: 'Osaka', provinceCode: '27' },
			),
	},
	{
		rule: 'validate-order.3',
		name: 'a phone that is too short',
		make: (order) => withAddress(order, { phone: '12' }),
	},
	{ rule: 'validate-order.3', name: 'no phone', make: (order) => withAddress(order, { phone: '' }) },
	{
		rule: 'validate-order.3',
		name: 'a phone with a digit too many',
		make: (order) => withAddress(order, { phone: `${order.address['phone']}00000` }),
	},
	{ rule: 'validate-order.4', name: 'a zip of signs', make: (order) => withAddress(order, { zip: '!?!' }) },
	{
		rule: 'validate-order.4',
		name: 'a zip that lacks its last character',
		make: (order) => (order.address['zip'] ? withAddress(order, { zip: order.address['zip'].slice(0, -1) }) : null),
	},
	{
		rule: 'validate-order.4',
		name: 'a zip with a digit too many',
		make: (order) => (order.address['zip'] ? withAddress(order, { zip: `${order.address['zip']}7` }) : null),
	},
	{ rule: 'validate-order.4', name: 'no zip', make: (order) => withAddress(order, { zip: '' }) },
	{
		rule: 'tax-number.1',
		name: 'no tax number',
		make: ({ taxNumber, ...order }) => (taxNumber === undefined ? null : order),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF without its signs',
		make: /* @__PURE__ */ ofCountry('BR', (text) => text.replace(/\D/g, '')),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF with space around it',
		make: /* @__PURE__ */ ofCountry('BR', (text) => ` ${text} `),
	},
	{
		rule: 'tax-number.2',
		name: 'a CPF that lacks a digit',
		make: /* @__PURE__ */ ofCountry('BR', (text) => text.slice(0, -1)),
	},
	{
		rule: 'tax-number.3',
		name: 'an RFC that lacks a letter',
		make: /* @__PURE__ */ ofCountry('MX', (text) => text.slice(1)),
	},
	{
		rule: 'tax-number.3',
		name: 'an RFC with a letter for a digit',
		make: /* @__PURE__ */ ofCountry('MX', (text) => `${text.slice(0, 4)}O${text.slice(5)}`),
	},
]
