import { checkCountry as judgeCountry } from '../address/check-country.ts'
import { checkPhone as judgePhone } from '../address/check-phone.ts'
import { checkProvince as judgeProvince } from '../address/check-province.ts'
import { checkZip as judgeZip } from '../address/check-zip.ts'
import { validateAddress as judgeAddress } from '../address/validate-address.ts'
import { matchesDayRange as judgeDay } from '../calendar/matches-day-range.ts'
import { priceFor as computePrice } from '../money/price-for.ts'
import { validateOrder as judgeOrder, validateOrders as judgeOrders } from '../order/validate-order.ts'
import { derivePersonalization as derive } from '../personalization/derive-personalization.ts'
import { checkTaxNumber as judgeTaxNumber } from '../tax/check-tax-number.ts'
import { asJson } from './as-json.ts'
import { readFacts } from './read-facts.ts'
import { type JsonText, readJson } from './read-json.ts'

/*
 * The library's own functions by their own names, with JSON text for each argument and JSON text for the answer. A catalogue that is
 * passed with every row is indexed once.
 */

/**
 * Answers with the JSON text of the order's verdict.
 *
 * @example
 * JSON.parse(validateOrder('{"orderItems":[]}')).issues[0].code // => 'request.missing'
 */
export const validateOrder: (order: JsonText, facts?: JsonText, policy?: JsonText) => string = asJson(
	judgeOrder,
	readJson,
	readFacts,
)

/** Answers with the JSON text of a list of verdicts; with that of one refusal where an argument cannot be read. */
export const validateOrders: (orders: JsonText, facts?: JsonText, policy?: JsonText) => string = asJson(
	judgeOrders,
	readJson,
	readFacts,
)

/** The verdict on an address: country, province, phone and zip together. */
export const validateAddress: (address: JsonText, options?: JsonText) => string = asJson(judgeAddress)

/** The verdict on the country of `{ "country", "countryCode" }`. */
export const checkCountry: (input: JsonText) => string = asJson(judgeCountry)

/** The verdict on the province of `{ "province", "provinceCode" }` in a country. */
export const checkProvince: (input: JsonText, countryCode: JsonText, options?: JsonText) => string =
	asJson(judgeProvince)

/** The verdict on a zip in a country; with `{ "provinceCode" }`, on the two together. */
export const checkZip: (zip: JsonText, countryCode: JsonText, options?: JsonText) => string = asJson(judgeZip)

/** The verdict on a phone number, read in a country. */
export const checkPhone: (phone: JsonText, countryCode?: JsonText, options?: JsonText) => string = asJson(judgePhone)

/** The verdict on the tax number of an order to a country. */
export const checkTaxNumber: (taxNumber: JsonText, countryCode: JsonText) => string = asJson(judgeTaxNumber)

/** The price in a country, as a number in JSON; `null` outside of what is a price. */
export const priceFor: (price: JsonText, deltas: JsonText, countryCode: JsonText) => string = asJson(computePrice)

/** The verdict on whether a date-time falls on a day of a range. */
export const matchesDayRange: (instant: JsonText, range: JsonText, options?: JsonText) => string = asJson(judgeDay)

/** The verdict with what personalized items show of a person. */
export const derivePersonalization: (source: JsonText, options?: JsonText) => string = asJson(derive)
