import {
	validateAddress as judgeAddress,
	checkCountry as judgeCountry,
	checkPhone as judgePhone,
	checkProvince as judgeProvince,
	checkZip as judgeZip,
} from '../rules/built-in/address.ts'
import { validateOrder as judgeOrder, validateOrders as judgeOrders } from '../rules/built-in/order.ts'
import { checkInDayRange as judgeDay } from '../rules/calendar/check-day-range.ts'
import { priceWithDelta as computePrice } from '../rules/money/price-with-delta.ts'
import { derivePersonalization as derive } from '../rules/personalization/derive-personalization.ts'
import { checkTaxNumber as judgeTaxNumber } from '../rules/tax/check-tax-number.ts'
import { asJson, type JsonText, parseFacts, parseRow } from './json-text.ts'

/*
 * These functions have the names of the library's functions, but JSON text for each argument and for the result. If every row passes the same
 * catalogue, the catalogue is indexed once.
 */

/**
 * `validateOrder` with JSON text for each argument. Returns the verdict on an order as JSON text.
 *
 * @example
 * JSON.parse(validateOrder('{"orderItems":[]}')).issues[0].code // => 'request.missing'
 */
export const validateOrder: (order: JsonText, facts?: JsonText, options?: JsonText) => string = /* @__PURE__ */ asJson(
	judgeOrder,
	parseRow,
	parseFacts,
)

/**
 * `validateOrders` with JSON text for each argument. Returns a list of verdicts as JSON text. If an argument can't be parsed, returns one invalid
 * verdict.
 *
 * @example
 * JSON.parse(validateOrders('[{"orderItems":[]}]')).length // => 1
 */
export const validateOrders: (orders: JsonText, facts?: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgeOrders, parseRow, parseFacts)

/**
 * `validateAddress` with JSON text for each argument. Returns the verdict on country, province, phone and zip together, as JSON text.
 *
 * @example
 * JSON.parse(validateAddress('{"countryCode":"US","zip":"9O210"}')).status // => 'invalid'
 */
export const validateAddress: (address: JsonText, options?: JsonText) => string = /* @__PURE__ */ asJson(
	judgeAddress,
	parseRow,
)

/**
 * `checkCountry` with JSON text for each argument. Returns the verdict on the country of `{ "country", "countryCode" }` as JSON text.
 *
 * @example
 * JSON.parse(checkCountry('{"country":"Germany"}')).value.code // => 'DE'
 */
export const checkCountry: (input: JsonText, options?: JsonText) => string = /* @__PURE__ */ asJson(
	judgeCountry,
	parseRow,
)

/**
 * `checkProvince` with JSON text for each argument. Returns the verdict on the province of `{ "province", "provinceCode" }` in a country, as JSON
 * text.
 *
 * @example
 * JSON.parse(checkProvince('{"province":"California"}', '"US"')).value.code // => 'CA'
 */
export const checkProvince: (input: JsonText, countryCode: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgeProvince, parseRow)

/**
 * `checkZip` with JSON text for each argument. Returns the verdict on a zip in a country as JSON text. With `{ "provinceCode" }`, the zip is
 * compared with the province.
 *
 * @example
 * JSON.parse(checkZip('"k1a0b1"', '"CA"')).value // => 'K1A 0B1'
 */
export const checkZip: (zip: JsonText, countryCode: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgeZip)

/**
 * `checkPhone` with JSON text for each argument. Returns the verdict on a phone number in a country as JSON text.
 *
 * @example
 * JSON.parse(checkPhone('"(415) 983-8030"', '"US"')).value.e164 // => '+14159838030'
 */
export const checkPhone: (phone: JsonText, countryCode?: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgePhone)

/**
 * `checkTaxNumber` with JSON text for each argument. Returns the verdict on the tax number of an order to a country, as JSON text.
 *
 * @example
 * JSON.parse(checkTaxNumber('"529.982.247-25"', '"BR"')).value // => '529.982.247-25'
 */
export const checkTaxNumber: (taxNumber: JsonText, countryCode: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgeTaxNumber)

/**
 * `priceWithDelta` with JSON text for each argument. Returns the price in a country as JSON text. Returns `null` if the arguments contain no price.
 *
 * @example
 * priceWithDelta('14.5', '{"DE":1.25}', '"DE"') // => '15.75'
 */
export const priceWithDelta: (price: JsonText, deltas: JsonText, countryCode: JsonText) => string =
	/* @__PURE__ */ asJson(computePrice)

/**
 * `checkInDayRange` with JSON text for each argument. Returns the verdict on whether a date-time is on a day of a range, as JSON text.
 *
 * @example
 * JSON.parse(checkInDayRange('"2026-01-31T12:00:00Z"', '{"start":"2026-01-01T00:00:00Z","end":"2026-01-31T00:00:00Z"}')).value // => true
 */
export const checkInDayRange: (instant: JsonText, range: JsonText, options?: JsonText) => string =
	/* @__PURE__ */ asJson(judgeDay)

/**
 * `derivePersonalization` with JSON text for each argument. Returns a verdict as JSON text. Its value has the fields of a person that personalized
 * items show.
 *
 * @example
 * JSON.parse(derivePersonalization('{"firstName":"Zoë"}')).value.name.first // => 'Zoë'
 */
export const derivePersonalization: (source: JsonText, options?: JsonText) => string = /* @__PURE__ */ asJson(
	derive,
	parseRow,
)
