import { zipExamples } from '../../../rules/zip/zip-examples.ts'
import { orderWithZip, type SampleOrder, withAddress } from './sample-order.ts'

/** A changed order, and the clause that it tests. Null if the change isn't possible in the country. */
export interface Change {
	readonly rule: string
	readonly name: string
	readonly make: (order: SampleOrder, countryCode: string) => SampleOrder | null
}

/** Returns the changed orders that are possible in a country, with their rules and names. */
export const makeAll = (
	changes: readonly Change[],
	order: SampleOrder,
	country: string,
): readonly { readonly rule: string; readonly name: string; readonly order: SampleOrder }[] =>
	changes.flatMap(({ rule, name, make }) => {
		const changed = make(order, country)
		return changed === null ? [] : [{ rule, name, order: changed }]
	})

const withTaxNumber = (order: SampleOrder, change: (taxNumber: string) => string): SampleOrder | null =>
	order.taxNumber === undefined ? null : { ...order, taxNumber: change(order.taxNumber) }

const ofCountry =
	(code: string, change: (taxNumber: string) => string): Change['make'] =>
	(order, countryCode) =>
		countryCode === code ? withTaxNumber(order, change) : null

/** Returns the order without one field of its address; null if the address has no such field. */
const without =
	(field: string): Change['make'] =>
	({ address: { [field]: left, ...address }, ...order }) =>
		left === undefined ? null : { ...order, address }

/** Returns the changes that test one clause, by name. */
const changes = (rule: string, makes: Readonly<Record<string, Change['make']>>): readonly Change[] =>
	Object.entries(makes).map(([name, make]) => ({ rule, name, make }))

/** Other spellings of the order, which must also pass. */
export const ALTERNATIVES: readonly Change[] = /* @__PURE__ */ listAlternatives()

function listAlternatives(): readonly Change[] {
	return [
		...changes('validate-order.4', {
			'another zip in use': ({ address }, country) => {
				const [first, second] = zipExamples(country)
				const zip = first === address['zip'] ? second : first
				return zip === undefined ? null : orderWithZip(country, zip)
			},
		}),
		...changes('validate-order.1', {
			'the province in small letters': ({ address: { province, ...address }, ...order }) =>
				province === undefined ? null : { ...order, address: { ...address, province: province.toLowerCase() } },
			'the province by its code': without('province'),
			'the province by its name': without('provinceCode'),
			'the code of the province, to be checked': (order) =>
				order.address['provinceCode'] ? { ...order, shouldValidateProvinceCode: true } : null,
		}),
	]
}

/** Defects that a service must reject, by the check of validate-order. The model decides about each order. */
export const DEFECTS: readonly Change[] = /* @__PURE__ */ listDefects()

function listDefects(): readonly Change[] {
	const coded = (order: SampleOrder, provinceCode: string): SampleOrder => ({
		...withAddress(order, { provinceCode }),
		shouldValidateProvinceCode: true,
	})
	const zipped =
		(change: (zip: string) => string): Change['make'] =>
		(order) =>
			order.address['zip'] ? withAddress(order, { zip: change(order.address['zip']) }) : null
	return [
		...changes('validate-order.1', {
			'a province code that the country has not': (order) => coded(order, 'QQQ'),
			'the beginning of a province code': (order) =>
				order.address['provinceCode'] ? coded(order, order.address['provinceCode'].slice(0, -1)) : null,
			'a province of another country': (order, country) => ({
				...withAddress(order, foreignProvince(country)),
				shouldValidateProvinceCode: undefined,
			}),
		}),
		...changes('validate-order.3', {
			'a phone that is too short': (order) => withAddress(order, { phone: '12' }),
			'no phone': (order) => withAddress(order, { phone: '' }),
			'a phone with a digit too many': (order) => withAddress(order, { phone: `${order.address['phone']}00000` }),
		}),
		...changes('validate-order.4', {
			'a zip of signs': (order) => withAddress(order, { zip: '!?!' }),
			'a zip that lacks its last character': zipped((zip) => zip.slice(0, -1)),
			'a zip with a digit too many': zipped((zip) => `${zip}7`),
			'no zip': (order) => withAddress(order, { zip: '' }),
		}),
		...changes('tax-number.1', {
			'no tax number': ({ taxNumber, ...order }) => (taxNumber === undefined ? null : order),
		}),
		...changes('tax-number.2', {
			'a CPF without its signs': ofCountry('BR', (text) => text.replace(/\D/g, '')),
			'a CPF with space around it': ofCountry('BR', (text) => ` ${text} `),
			'a CPF that lacks a digit': ofCountry('BR', (text) => text.slice(0, -1)),
		}),
		...changes('tax-number.3', {
			'an RFC that lacks a letter': ofCountry('MX', (text) => text.slice(1)),
			'an RFC with a letter for a digit': ofCountry('MX', (text) => `${text.slice(0, 4)}O${text.slice(5)}`),
		}),
	]
}

/**
 * Returns a province that doesn't belong to this country. Its code has letters, and isn't a code of the country in any numbering.
 */
export function foreignProvince(country: string): { readonly province: string; readonly provinceCode: string } {
	if (country === 'AU') return { province: 'Osaka', provinceCode: 'OSK' }
	// A code of two letters, like every code of the country.
	if (country === 'US') return { province: 'Ontario', provinceCode: 'ON' }
	return { province: 'Queensland', provinceCode: 'QLD' }
}
