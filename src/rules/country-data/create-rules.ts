import type { AddressFacts } from '../address/address-facts.ts'
import { validateAddressBy } from '../address/validate-address.ts'
import type {
	checkCountry,
	checkPhone,
	checkProvince,
	checkZip,
	checkZipFormat,
	validateAddress,
} from '../built-in/address.ts'
import type {
	buildOrder,
	checkShippable,
	indexProducts,
	validateOrder,
	validateOrderFetchingProducts,
	validateOrders,
} from '../built-in/order.ts'
import type { provincesOf } from '../built-in/places.ts'
import { readField } from '../core/read.ts'
import { checkCountryBy } from '../country/check-country.ts'
import { buildOrderBy } from '../order/build/build-order.ts'
import { checkShippableBy } from '../order/judge/check-shippable.ts'
import { indexProductsBy } from '../order/judge/index-products.ts'
import type { PlaceFacts } from '../order/judge/shipping-rules.ts'
import { validateOrderBy, validateOrdersBy } from '../order/judge/validate-order.ts'
import { validateOrderFetchingProductsBy } from '../order/judge/validate-order-fetching-products.ts'
import { checkPhoneBy } from '../phone/check-phone.ts'
import { checkProvinceBy } from '../province/check-province.ts'
import { listProvinces } from '../province/province-table.ts'
import { checkZipBy, checkZipFormatBy } from '../zip/check-zip.ts'
import {
	type CountryData,
	type CountryDataSet,
	explain,
	type FactsFile,
	missingFacts,
	openCountryData,
} from './country-data.ts'
import { addressFacts, nameFacts, phoneFacts, provinceFacts, zipFacts } from './make-facts.ts'

/** The rules of the main entry that need facts about countries, with the same signatures. `buildOrder` is left out (`createBuildOrder`). */
export interface Rules {
	readonly validateOrder: typeof validateOrder
	readonly validateOrders: typeof validateOrders
	readonly validateOrderFetchingProducts: typeof validateOrderFetchingProducts
	readonly validateAddress: typeof validateAddress
	readonly checkCountry: typeof checkCountry
	readonly checkProvince: typeof checkProvince
	readonly checkPhone: typeof checkPhone
	readonly checkZip: typeof checkZip
	readonly checkZipFormat: typeof checkZipFormat
	readonly checkShippable: typeof checkShippable
	/** Use an index only with the rules that created it: the index contains the provinces of the countries that these rules know. */
	readonly indexProducts: typeof indexProducts
	readonly provincesOf: typeof provincesOf
}

/**
 * Returns the rules for a list of countries' data: modules such as `DE` of `orderwright/countries/de`, or files of facts (imported or as text). If
 * data is missing, a rule returns an `unknown` verdict whose `needs` lists the data. It never guesses.
 *
 * @example
 * const { checkZip, validateAddress } = createRules([])
 * checkZip('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 * validateAddress({ country: 'France' }).needs // => [{ kind: 'countryNames' }]
 */
export function createRules(data: readonly (CountryData | FactsFile | string)[]): Rules {
	const set = openCountryData(data)
	const facts = addressFacts(set)
	// These facts differ from the facts for addresses. For addresses, only countries with all of their data count.
	const zips = zipFacts(set.facts)
	return {
		validateOrder: bindOrder(set, facts),
		validateOrders: (orders, products, options) =>
			validateOrdersBy(facts, orders, products, options).map((verdict) => explain(set, verdict)),
		validateOrderFetchingProducts: async (order, fetchProduct, options) =>
			explain(set, await validateOrderFetchingProductsBy(facts, order, fetchProduct, options)),
		validateAddress: bindAddress(set, facts),
		checkCountry: bindCountry(set, facts.countries),
		checkProvince: bindProvince(set, facts.provinces),
		checkPhone: bindPhone(set, facts.phones),
		checkZip: bindZip(set, zips),
		checkZipFormat: bindZipFormat(set, zips),
		checkShippable: bindShippable(set, facts),
		indexProducts: (products) => indexProductsBy(facts, products),
		provincesOf: (countryCode) => listProvinces(facts.provinces, countryCode),
	}
}

/**
 * Returns a `buildOrder` for a list of countries' data, such as `DE`. If data is missing, it returns an `unknown` verdict whose `needs` lists the
 * data. `createBuildOrder` is separate from `createRules`, so that a bundle contains it only if you use it.
 *
 * @example
 * createBuildOrder([])({ address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }).needs?.[0]
 * // => { kind: 'country', countryCode: 'FR' }
 */
export function createBuildOrder(data: readonly CountryData[]): typeof buildOrder {
	const set = openCountryData(data)
	const addresses = addressFacts(set)
	return (draft, facts, options) => explain(set, buildOrderBy(addresses, draft, facts, options))
}

/**
 * Returns a `validateOrder` (order, facts, policy) for a list of countries' data, such as `DE`. If data is missing, it returns an `unknown` verdict
 * whose `needs` lists the data.
 *
 * @example
 * const order = { address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }
 * createValidateOrder([])(order).needs // => [{ kind: 'country', countryCode: 'FR' }, { kind: 'product', variantId: 'v' }]
 */
export function createValidateOrder(data: readonly CountryData[]): typeof validateOrder {
	return bindOrder(openCountryData(data))
}

function bindOrder(set: CountryDataSet, addresses: AddressFacts = addressFacts(set)): typeof validateOrder {
	return (order, facts, options) => explain(set, validateOrderBy(addresses, order, facts, options))
}

/**
 * Returns a `validateAddress` for a list of countries' data, such as `DE`. If data is missing, it returns an `unknown` verdict whose `needs` lists
 * the data.
 *
 * @example
 * createValidateAddress([])({ countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function createValidateAddress(data: readonly CountryData[]): typeof validateAddress {
	return bindAddress(openCountryData(data))
}

function bindAddress(set: CountryDataSet, facts = addressFacts(set)): typeof validateAddress {
	return (address, options) => explain(set, validateAddressBy(facts, address, options))
}

/**
 * Returns a `checkCountry` for the countries in this data. If a code belongs to any other country, it returns an `unknown` verdict whose `needs`
 * lists the country. For an unknown name, `needs` lists the names of all countries.
 *
 * @example
 * createCheckCountry([])({ countryCode: 'DE' }).needs // => [{ kind: 'country', countryCode: 'DE' }]
 * createCheckCountry([])({ country: 'Germany' }).needs // => [{ kind: 'countryNames' }]
 */
export function createCheckCountry(data: readonly CountryData<'country' | 'names'>[]): typeof checkCountry {
	return bindCountry(openCountryData(data))
}

function bindCountry(set: CountryDataSet, countries = nameFacts(set)): typeof checkCountry {
	return (input, options) => explain(set, checkCountryBy(countries, input, options))
}

/**
 * Returns a `checkProvince` for the countries in this data. Without the data of the country, it returns an `unknown` verdict whose `needs` lists the
 * country. If the verdict depends on the provinces of other countries, `needs` also lists the names of all provinces.
 *
 * @example
 * createCheckProvince([])({ province: 'California' }, 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckProvince(
	data: readonly CountryData<'country' | 'province' | 'places'>[],
): typeof checkProvince {
	return bindProvince(openCountryData(data))
}

function bindProvince(set: CountryDataSet, provinces = provinceFacts(set)): typeof checkProvince {
	return (input, countryCode, options) =>
		missingFacts(set, 'province', countryCode) ?? explain(set, checkProvinceBy(provinces, input, countryCode, options))
}

/**
 * Returns a `checkPhone` for the countries and calling codes in this data. If a phone number belongs to another country, it returns an `unknown`
 * verdict whose `needs` lists the calling code.
 *
 * @example
 * createCheckPhone([])('+44 20 7946 0958').needs // => [{ kind: 'phone', callingCode: '44' }]
 * createCheckPhone([])('020 7946 0958', 'GB').needs // => [{ kind: 'country', countryCode: 'GB' }]
 */
export function createCheckPhone(data: readonly CountryData<'country' | 'phone' | 'plans'>[]): typeof checkPhone {
	return bindPhone(openCountryData(data))
}

function bindPhone(set: CountryDataSet, phones = phoneFacts(set)): typeof checkPhone {
	return (phone, countryCode, options) =>
		missingFacts(set, 'phone', countryCode) ?? explain(set, checkPhoneBy(phones, phone, countryCode, options))
}

/**
 * Returns a `checkZip` for the countries in this data. Without the data of the country, it returns an `unknown` verdict whose `needs` lists the
 * country.
 *
 * @example
 * createCheckZip([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckZip(data: readonly CountryData<'country' | 'zip'>[]): typeof checkZip {
	return bindZip(openCountryData(data))
}

function bindZip(set: CountryDataSet, zips = zipFacts(set.facts)): typeof checkZip {
	return (zip, countryCode, options) =>
		missingFacts(set, 'zip', countryCode) ?? checkZipBy(zips, zip, countryCode, options)
}

/**
 * Returns a `checkZipFormat` for the countries in this data. Without the data of the country, it returns an `unknown` verdict whose `needs` lists
 * the country.
 *
 * @example
 * createCheckZipFormat([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckZipFormat(data: readonly CountryData<'country' | 'zip'>[]): typeof checkZipFormat {
	return bindZipFormat(openCountryData(data))
}

function bindZipFormat(set: CountryDataSet, zips = zipFacts(set.facts)): typeof checkZipFormat {
	return (zip, countryCode, options) =>
		missingFacts(set, 'zip', countryCode) ?? checkZipFormatBy(zips, zip, countryCode, options)
}

/**
 * Returns a `checkShippable` for the countries in this data. Without the data of the destination, it returns an `unknown` verdict whose `needs`
 * lists the country.
 *
 * @example
 * createCheckShippable([])({ variantId: 'v' }, {}, { countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function createCheckShippable(
	data: readonly CountryData<'country' | 'names' | 'province'>[],
): typeof checkShippable {
	const set = openCountryData(data)
	return bindShippable(set, { countries: nameFacts(set), provinces: provinceFacts(set) })
}

function bindShippable(set: CountryDataSet, places: PlaceFacts): typeof checkShippable {
	return (item, product, destination, options) => {
		const country = readField(destination, 'countryCode')
		const missing = missingFacts(set, 'names', country) ?? missingFacts(set, 'province', country)
		return missing ?? checkShippableBy(places, item, product, destination, options)
	}
}
