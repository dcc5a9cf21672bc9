/**
 * The rules of an order, each as a function. A bundler leaves out what you don't import.
 *
 * @module orderwright
 */

export { countryName, countryNames } from '../form/country-names.ts'
export { type IssueCode, MESSAGES } from '../languages/messages/messages.ts'
export { negotiateTranslation } from '../languages/translate/negotiate-translation.ts'
export { toErrorBody } from '../languages/translate/to-error-body.ts'
export { translateIssue, translateIssues } from '../languages/translate/translate-issue.ts'
export type { PartialTranslation, Translation } from '../languages/translate/translation.ts'
export {
	checkCountry,
	checkPhone,
	checkProvince,
	checkZip,
	checkZipFormat,
	compareZipWithProvince,
	findCountry,
	provincesOfZip,
	validateAddress,
} from '../rules/built-in/address.ts'
export { type CallingCode, callingCodes } from '../rules/built-in/calling-codes.ts'
export {
	buildOrder,
	checkShippable,
	indexProducts,
	validateOrder,
	validateOrderFetchingProducts,
	validateOrders,
} from '../rules/built-in/order.ts'
export { allCountries, provincesOf } from '../rules/built-in/places.ts'
export { checkInDayRange, type DayRange } from '../rules/calendar/check-day-range.ts'
export { elapsedYears } from '../rules/calendar/elapsed-years.ts'
export { filterByDayRange } from '../rules/calendar/filter-by-day-range.ts'
export type { IssuesErrorBody } from '../rules/contract/error-body.ts'
export type { RewardType } from '../rules/contract/generated/types.ts'
export type {
	Address,
	OrderInput,
	OrderItem,
	PersonalizationFields,
	ProductInput,
	ValidOrder,
	ZodiacSign,
} from '../rules/contract/resources.ts'
export type {
	AddressInput,
	Collection,
	CustomAttribute,
	ErrorBody,
	Image as ProductImage,
	Order as PlacedOrder,
	OrderLineItem,
	Person,
	PersonalizationSource,
	PlaceOrderBody,
	PriceRange,
	Product,
	ShippingRegion,
	Variant,
} from '../rules/contract/type-names.ts'
export { addIssues } from '../rules/core/add-issues.ts'
export { applySuggestion } from '../rules/core/apply-suggestion.ts'
export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
export type { DayOffsets } from '../rules/core/day-offsets.ts'
export type { About, Change, Issue, Params, Path } from '../rules/core/issue.ts'
export {
	DEFAULT_POLICY,
	DOCUMENTED_POLICY,
	POLICY,
	type Policy,
	type PolicyKey,
	type PolicyOptions,
	resolvePolicy,
} from '../rules/core/policy.ts'
export { RULESET } from '../rules/core/ruleset.ts'
export type { Invalid, IssueOf, Need, Unknown, Valid, Verdict } from '../rules/core/verdict.ts'
export type { CountryInput } from '../rules/country/check-country.ts'
export type { Country } from '../rules/country/countries.ts'
export type { CountryLanguage } from '../rules/country/find-country.ts'
export { findSizeChart, type SizeChart } from '../rules/html/find-size-chart.ts'
export { LOCALES, type Locale, negotiateLocale } from '../rules/locale/negotiate-locale.ts'
export { applyPriceDelta, removePriceDelta } from '../rules/money/price-delta.ts'
export { priceOf } from '../rules/money/price-of.ts'
export { priceWithDelta } from '../rules/money/price-with-delta.ts'
export { applyReward, type RewardedPeople } from '../rules/order/apply-reward.ts'
export { type GetProductQuery, toGetProductQuery } from '../rules/order/build/judge-person.ts'
export type { BuiltOrder, Creation, OrderDraft, OrderFacts } from '../rules/order/build/read-draft.ts'
export { toPlaceOrderBody } from '../rules/order/build/write-order.ts'
export { checkOrderItems } from '../rules/order/judge/check-order-items.ts'
export type { Destination } from '../rules/order/judge/check-shippable.ts'
export type { ProductIndex } from '../rules/order/judge/index-products.ts'
export type { OwnFacts, OwnProvince, OwnZip } from '../rules/order/judge/own-facts.ts'
export type { ValidationFacts } from '../rules/order/judge/validate-order.ts'
export type { FetchProduct } from '../rules/order/judge/validate-order-fetching-products.ts'
export { type FilteredOrders, filterOrders, type OrderRecord } from '../rules/order/list/filter-orders.ts'
export { derivePersonalization, type PersonalizationOptions } from '../rules/personalization/derive-personalization.ts'
export { toInitials } from '../rules/personalization/to-initials.ts'
export { toOrdinal } from '../rules/personalization/to-ordinal.ts'
export { toPossessive } from '../rules/personalization/to-possessive.ts'
export { toZodiacSign } from '../rules/personalization/to-zodiac-sign.ts'
export type { Phone } from '../rules/phone/phone.ts'
export type { ProvinceInput, ProvinceOptions } from '../rules/province/check-province.ts'
export type { Province } from '../rules/province/province-table.ts'
export type { ZipRelation } from '../rules/province/zip-place.ts'
export { checkTaxNumber } from '../rules/tax/check-tax-number.ts'
export { describeTaxNumber, type TaxNumberDescription } from '../rules/tax/describe-tax-number.ts'
export { formatTaxNumber } from '../rules/tax/format-tax-number.ts'
export { type TaxNumberField, taxNumberFieldOf } from '../rules/tax/tax-number-field-of.ts'
export type { ZipOptions } from '../rules/zip/check-zip.ts'
