/**
 * The rules of an order, each as a function. A bundler drops what you do not import.
 *
 * @module orderwright
 */

export { countryName, countryNames } from '../form/country-names.ts'
export { type IssueCode, MESSAGES } from '../languages/messages/messages.ts'
export { toErrorBody } from '../languages/translate/to-error-body.ts'
export { translateIssue, translateIssues } from '../languages/translate/translate-issue.ts'
export type {
	ExpectedWord,
	FieldWord,
	Grammar,
	PartialTranslation,
	Translation,
	TypeWord,
	Words,
} from '../languages/translate/translation.ts'
export { translationFor } from '../languages/translate/translation-for.ts'
export type { AddressIssueCode } from '../rules/address/validate-address.ts'
export type { DayRange, RangeCode } from '../rules/calendar/check-day-range.ts'
export { matchesDayRange } from '../rules/calendar/check-day-range.ts'
export { elapsedYears } from '../rules/calendar/elapsed-years.ts'
export { type DatedOrder, type FilterCode, filterByDayRange } from '../rules/calendar/filter-by-day-range.ts'
export type { InstantCode } from '../rules/calendar/parse-instant.ts'
export type { DayOptions } from '../rules/calendar/zone.ts'
export type { IssuesErrorBody } from '../rules/contract/error-body.ts'
export type { RewardType } from '../rules/contract/generated/types.ts'
export type {
	Address,
	DateFields,
	NameFields,
	OrderInput,
	OrderItem,
	PersonalizationFields,
	ProductInput,
	ValidOrder,
	WorkFields,
	Zodiac,
} from '../rules/contract/resources.ts'
export type {
	AddressInput,
	Collection,
	CustomAttribute,
	ErrorBody,
	Image,
	OptionValue,
	Order,
	OrderLineItem,
	Person,
	PersonalizationSource,
	PlaceOrderBody,
	PriceRange,
	Product,
	ProductOption,
	ShippingRegion,
	Variant,
} from '../rules/contract/type-names.ts'
export { addIssues } from '../rules/core/add-issues.ts'
export { applySuggestion } from '../rules/core/apply-suggestion.ts'
export { compareFacts, type FactsVersion } from '../rules/core/compare-facts.ts'
export type { DayOffsets } from '../rules/core/day-offsets.ts'
export type { CodeParams } from '../rules/core/generated/issue-params.ts'
export type {
	About,
	Change,
	Issue,
	Messages,
	Params,
	Path,
	RuleId,
	Severity,
} from '../rules/core/issue.ts'
export {
	DEFAULT_POLICY,
	LETTER_POLICY,
	POLICY,
	type Policy,
	type PolicyEntry,
	type PolicyKey,
	type PolicyOptions,
	readPolicy,
} from '../rules/core/policy.ts'
export { RULESET } from '../rules/core/ruleset.ts'
export type {
	BlockNeed,
	FieldNeed,
	Invalid,
	IssueOf,
	Need,
	ProductNeed,
	Unknown,
	Valid,
	Verdict,
} from '../rules/core/verdict.ts'
export type { CountryInput, CountryIssueCode } from '../rules/country/check-country.ts'
export type { Country } from '../rules/country/countries.ts'
export type { CountryLanguage } from '../rules/country/find-country.ts'
export type { UnknownCountryIssueCode } from '../rules/country/unknown-country.ts'
export { findSizeChart, type SizeChart, type SizeChartImage } from '../rules/html/find-size-chart.ts'
export { LOCALES, type Locale, negotiateLocale } from '../rules/locale/negotiate-locale.ts'
export { applyPriceDelta, type DeltaPolicy, type PriceCode, removePriceDelta } from '../rules/money/price-delta.ts'
export { priceFor } from '../rules/money/price-for.ts'
export { priceOf } from '../rules/money/price-of.ts'
export type { BuildCode } from '../rules/order/build/build-order.ts'
export { type PersonQuery, personQuery } from '../rules/order/build/judge-person.ts'
export type {
	BuiltOrder,
	Creation,
	Explanation,
	OrderDraft,
	OrderFacts,
	OrderTotals,
	RejectedLine,
	Step,
} from '../rules/order/build/read-draft.ts'
export { toPlaceOrderBody } from '../rules/order/build/write-order.ts'
export { checkOrderItems, type OrderItemsCode } from '../rules/order/judge/check-order-items.ts'
export type { Destination, ShippableCode } from '../rules/order/judge/check-shippable.ts'
export type { CatalogueEntry, ProductIndex, Unavailability } from '../rules/order/judge/index-products.ts'
export type { OwnFacts, OwnProvince, OwnZip } from '../rules/order/judge/own-facts.ts'
export type { FindProduct } from '../rules/order/judge/settle-order.ts'
export type { ShippingRule, ShippingRules } from '../rules/order/judge/shipping-rules.ts'
export type { OrderIssueCode, ValidationFacts } from '../rules/order/judge/validate-order.ts'
export {
	type ListedOrders,
	type ListOrdersCode,
	listOrders,
	type OrderRecord,
} from '../rules/order/list/list-orders.ts'
export { type RewardCode, type Rewarded, reward } from '../rules/order/reward.ts'
export {
	derivePersonalization,
	type PersonalizationCode,
	type PersonalizationOptions,
} from '../rules/personalization/derive-personalization.ts'
export { type InitialsOptions, initials } from '../rules/personalization/initials.ts'
export { ordinal } from '../rules/personalization/ordinal.ts'
export { type PossessiveStyle, possessive } from '../rules/personalization/possessive.ts'
export { zodiac } from '../rules/personalization/zodiac.ts'
export type { PhoneIssueCode } from '../rules/phone/check-phone.ts'
export type { Phone } from '../rules/phone/phone.ts'
export type { PhoneReason } from '../rules/phone/phone-reason.ts'
export type { ProvinceInput, ProvinceIssueCode, ProvinceOptions } from '../rules/province/check-province.ts'
export type { Province } from '../rules/province/province-table.ts'
export type { ZipRelation } from '../rules/province/zip-place.ts'
export { checkTaxNumber, type TaxNumberIssueCode } from '../rules/tax/check-tax-number.ts'
export { describeTaxNumber, type TaxNumberDescription } from '../rules/tax/describe-tax-number.ts'
export { formatTaxNumber } from '../rules/tax/format-tax-number.ts'
export type { TaxNumberKind, TaxNumberName } from '../rules/tax/tax-countries.ts'
export type { TaxNumberProblem } from '../rules/tax/tax-country.ts'
export { type TaxNumberField, taxNumberField } from '../rules/tax/tax-number-field.ts'
export {
	checkCountry,
	checkPhone,
	checkProvince,
	checkZip,
	checkZipFormat,
	findCountry,
	provincesForZip,
	relateZip,
	validateAddress,
} from '../rules/world/address.ts'
export { type CallingCode, callingCodes } from '../rules/world/calling-codes.ts'
export {
	buildOrder,
	checkShippable,
	indexProducts,
	settleOrder,
	validateOrder,
	validateOrders,
} from '../rules/world/order.ts'
export { allCountries, provincesOf } from '../rules/world/places.ts'
export type { ZipFormatIssueCode, ZipIssueCode, ZipOptions } from '../rules/zip/check-zip.ts'
