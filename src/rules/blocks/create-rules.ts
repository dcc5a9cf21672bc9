import type { AddressFacts } from '../address/address-facts.ts'
import { validateAddressBy } from '../address/validate-address.ts'
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
import type {
	checkCountry,
	checkPhone,
	checkProvince,
	checkZip,
	checkZipFormat,
	validateAddress,
} from '../world/address.ts'
import type {
	buildOrder,
	checkShippable,
	indexProducts,
	validateOrder,
	validateOrderFetchingProducts,
	validateOrders,
} from '../world/order.ts'
import type { provincesOf } from '../world/places.ts'
import { checkZipBy, checkZipFormatBy } from '../zip/check-zip.ts'
import { type BlockSet, type CountryData, explain, type FactsFile, lackOf, openBlocks } from './block.ts'
import { addressFacts, nameFacts, phoneFacts, provinceFacts, zipFacts } from './block-facts.ts'

/** The rules of the main entry that need facts about countries, with the same signatures. */
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
	/** An index is for these rules alone: it knows the provinces of their countries. */
	readonly indexProducts: typeof indexProducts
	readonly provincesOf: typeof provincesOf
}

/**
 * Returns the rules for the countries of these modules, or of files of facts, as an import or as text. For missing data, the verdict has a need
 * and is `unknown`: never a verdict.
 *
 * @example
 * const { checkZip, validateAddress } = createRules([])
 * checkZip('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 * validateAddress({ country: 'France' }).needs // => [{ kind: 'countryNames' }]
 */
export function createRules(blocks: readonly (CountryData | FactsFile | string)[]): Rules {
	const set = openBlocks(blocks)
	const facts = addressFacts(set)
	// Not those of an address, which count for whole countries alone.
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
 * Returns `buildOrder` for the countries of these modules. For missing data, the verdict has a need and is `unknown`. It is separate from
 * `createRules`, so that nobody else pays for it.
 *
 * @example
 * createBuildOrder([])({ address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }).needs?.[0]
 * // => { kind: 'country', countryCode: 'FR' }
 */
export function createBuildOrder(blocks: readonly CountryData[]): typeof buildOrder {
	const set = openBlocks(blocks)
	const addresses = addressFacts(set)
	return (draft, facts, options) => explain(set, buildOrderBy(addresses, draft, facts, options))
}

/**
 * Returns `validateOrder` for the countries of these modules. For missing data, the verdict has a need and is `unknown`.
 *
 * @example
 * const order = { address: { countryCode: 'FR' }, orderItems: [{ variantId: 'v', quantity: 1 }] }
 * createValidateOrder([])(order).needs // => [{ kind: 'country', countryCode: 'FR' }, { kind: 'product', variantId: 'v' }]
 */
export function createValidateOrder(blocks: readonly CountryData[]): typeof validateOrder {
	return bindOrder(openBlocks(blocks))
}

function bindOrder(set: BlockSet, addresses: AddressFacts = addressFacts(set)): typeof validateOrder {
	return (order, facts, options) => explain(set, validateOrderBy(addresses, order, facts, options))
}

/**
 * Returns `validateAddress` for the countries of these modules. For missing data, the verdict has a need and is `unknown`.
 *
 * @example
 * createValidateAddress([])({ countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function createValidateAddress(blocks: readonly CountryData[]): typeof validateAddress {
	return bindAddress(openBlocks(blocks))
}

function bindAddress(set: BlockSet, facts = addressFacts(set)): typeof validateAddress {
	return (address, options) => explain(set, validateAddressBy(facts, address, options))
}

/**
 * Returns `checkCountry` for the countries of these blocks. For the code of another country, the verdict is `unknown`, and the country is the
 * need; for a name that nobody reads, the names of all countries are.
 *
 * @example
 * createCheckCountry([])({ countryCode: 'DE' }).needs // => [{ kind: 'country', countryCode: 'DE' }]
 * createCheckCountry([])({ country: 'Germany' }).needs // => [{ kind: 'countryNames' }]
 */
export function createCheckCountry(blocks: readonly CountryData<'country' | 'names'>[]): typeof checkCountry {
	return bindCountry(openBlocks(blocks))
}

function bindCountry(set: BlockSet, countries = nameFacts(set)): typeof checkCountry {
	return (input, options) => explain(set, checkCountryBy(countries, input, options))
}

/**
 * Returns `checkProvince` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the
 * need; so are the names of all provinces, where a province of another country decides.
 *
 * @example
 * createCheckProvince([])({ province: 'California' }, 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckProvince(
	blocks: readonly CountryData<'country' | 'province' | 'places'>[],
): typeof checkProvince {
	return bindProvince(openBlocks(blocks))
}

function bindProvince(set: BlockSet, provinces = provinceFacts(set)): typeof checkProvince {
	return (input, countryCode, options) =>
		lackOf(set, 'province', countryCode) ?? explain(set, checkProvinceBy(provinces, input, countryCode, options))
}

/**
 * Returns `checkPhone` for the countries and calling codes of these blocks. For a number of another country, the verdict is `unknown`, and
 * the calling code is the need.
 *
 * @example
 * createCheckPhone([])('+44 20 7946 0958').needs // => [{ kind: 'phone', callingCode: '44' }]
 * createCheckPhone([])('020 7946 0958', 'GB').needs // => [{ kind: 'country', countryCode: 'GB' }]
 */
export function createCheckPhone(blocks: readonly CountryData<'country' | 'phone' | 'plans'>[]): typeof checkPhone {
	return bindPhone(openBlocks(blocks))
}

function bindPhone(set: BlockSet, phones = phoneFacts(set)): typeof checkPhone {
	return (phone, countryCode, options) =>
		lackOf(set, 'phone', countryCode) ?? explain(set, checkPhoneBy(phones, phone, countryCode, options))
}

/**
 * Returns `checkZip` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the need.
 *
 * @example
 * createCheckZip([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckZip(blocks: readonly CountryData<'country' | 'zip'>[]): typeof checkZip {
	return bindZip(openBlocks(blocks))
}

function bindZip(set: BlockSet, zips = zipFacts(set.facts)): typeof checkZip {
	return (zip, countryCode, options) => lackOf(set, 'zip', countryCode) ?? checkZipBy(zips, zip, countryCode, options)
}

/**
 * Returns `checkZipFormat` for the countries of these blocks. Without a country's block, the verdict is `unknown`, and the country is the
 * need.
 *
 * @example
 * createCheckZipFormat([])('94103', 'US').needs // => [{ kind: 'country', countryCode: 'US' }]
 */
export function createCheckZipFormat(blocks: readonly CountryData<'country' | 'zip'>[]): typeof checkZipFormat {
	return bindZipFormat(openBlocks(blocks))
}

function bindZipFormat(set: BlockSet, zips = zipFacts(set.facts)): typeof checkZipFormat {
	return (zip, countryCode, options) =>
		lackOf(set, 'zip', countryCode) ?? checkZipFormatBy(zips, zip, countryCode, options)
}

/**
 * Returns `checkShippable` for the countries of these blocks. Without the block of the destination, the verdict is `unknown`, and the country
 * is the need.
 *
 * @example
 * createCheckShippable([])({ variantId: 'v' }, {}, { countryCode: 'FR' }).needs // => [{ kind: 'country', countryCode: 'FR' }]
 */
export function createCheckShippable(
	blocks: readonly CountryData<'country' | 'names' | 'province'>[],
): typeof checkShippable {
	const set = openBlocks(blocks)
	return bindShippable(set, { countries: nameFacts(set), provinces: provinceFacts(set) })
}

function bindShippable(set: BlockSet, places: PlaceFacts): typeof checkShippable {
	return (item, product, destination, options) => {
		const country = readField(destination, 'countryCode')
		const lack = lackOf(set, 'names', country) ?? lackOf(set, 'province', country)
		return lack ?? checkShippableBy(places, item, product, destination, options)
	}
}
