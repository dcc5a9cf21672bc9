/**
 * The rules of an order, each as a function. A bundler drops what you do not import.
 *
 * @module orderwright
 */

export { type AddressIssueCode, validateAddress } from './address/validate-address.ts'
export type { DayOptions, DayRange, RangeCode } from './calendar/check-day-range.ts'
export { elapsedYears } from './calendar/elapsed-years.ts'
export { type DatedOrder, type FilterCode, filterByDayRange } from './calendar/filter-by-day-range.ts'
export { matchesDayRange } from './calendar/matches-day-range.ts'
export type { InstantCode } from './calendar/parse-instant.ts'
export type { IssuesErrorBody } from './contract/error-body.ts'
export type { RewardType } from './contract/generated/types.ts'
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
} from './contract/resources.ts'
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
} from './contract/type-names.ts'
export { applySuggestion } from './core/apply-suggestion.ts'
export { docUrl } from './core/doc-url.ts'
export {
	type About,
	type Change,
	formatMessage,
	type Issue,
	type Messages,
	type Params,
	type Path,
	type RuleId,
	type Severity,
} from './core/issue.ts'
export {
	DEFAULT_POLICY,
	LETTER_POLICY,
	POLICY,
	type Policy,
	type PolicyEntry,
	type PolicyKey,
	type PolicyOptions,
	readPolicy,
} from './core/policy.ts'
export { RULESET } from './core/ruleset.ts'
export type { FieldNeed, Invalid, Need, ProductNeed, Unknown, Valid, Verdict } from './core/verdict.ts'
export { type CountryInput, type CountryIssueCode, checkCountry } from './country/check-country.ts'
export { allCountries, type Country } from './country/countries.ts'
export { type CountryLanguage, findCountry } from './country/find-country.ts'
export type { UnknownCountryIssueCode } from './country/unknown-country.ts'
export { findSizeChart, type SizeChart, type SizeChartImage } from './html/find-size-chart.ts'
export { LOCALES, type Locale, negotiateLocale } from './locale/negotiate-locale.ts'
export { type IssueCode, MESSAGES } from './messages/messages.ts'
export { applyPriceDelta } from './money/apply-price-delta.ts'
export { priceFor } from './money/price-for.ts'
export { removePriceDelta } from './money/remove-price-delta.ts'
export type { DeltaPolicy, PriceCode } from './money/shift-prices.ts'
export { type BuildCode, buildOrder } from './order/build/build-order.ts'
export type {
	BuiltOrder,
	Creation,
	Explanation,
	OrderDraft,
	OrderFacts,
	OrderTotals,
	RejectedLine,
	Step,
} from './order/build/built-order.ts'
export { type PersonQuery, personQuery } from './order/build/person-query.ts'
export { toPlaceOrderBody } from './order/build/to-place-order-body.ts'
export { checkOrderItems, type OrderItemsCode } from './order/judge/check-order-items.ts'
export { checkShippable, type Destination, type ShippableCode } from './order/judge/check-shippable.ts'
export {
	type CatalogueEntry,
	indexProducts,
	type ProductIndex,
	type Unavailability,
} from './order/judge/index-products.ts'
export { type FindProduct, settleOrder } from './order/judge/settle-order.ts'
export type { ShippingRule, ShippingRules } from './order/judge/shipping-rules.ts'
export {
	type OrderIssueCode,
	type ValidationFacts,
	validateOrder,
	validateOrders,
} from './order/judge/validate-order.ts'
export { type ListedOrders, type ListOrdersCode, listOrders, type OrderRecord } from './order/list/list-orders.ts'
export { type RewardCode, type Rewarded, reward } from './order/reward.ts'
export {
	derivePersonalization,
	type PersonalizationCode,
	type PersonalizationOptions,
} from './personalization/derive-personalization.ts'
export { type InitialsOptions, initials } from './personalization/initials.ts'
export { ordinal } from './personalization/ordinal.ts'
export { type PossessiveStyle, possessive } from './personalization/possessive.ts'
export { zodiac } from './personalization/zodiac.ts'
export { checkPhone, type Phone, type PhoneIssueCode } from './phone/check-phone.ts'
export {
	checkProvince,
	type ProvinceInput,
	type ProvinceIssueCode,
	type ProvinceOptions,
} from './province/check-province.ts'
export type { Province } from './province/provinces.ts'
export { provincesOf } from './province/provinces.ts'
export { checkTaxNumber, type TaxNumberIssueCode } from './tax/check-tax-number.ts'
export { describeTaxNumber, type TaxNumberDescription } from './tax/describe-tax-number.ts'
export { formatTaxNumber } from './tax/format-tax-number.ts'
export type { TaxNumberKind, TaxNumberName } from './tax/tax-countries.ts'
export type { TaxNumberProblem } from './tax/tax-country.ts'
export { type TaxNumberField, taxNumberField } from './tax/tax-number-field.ts'
export { toErrorBody } from './translate/to-error-body.ts'
export { translateIssue, translateIssues } from './translate/translate-issue.ts'
export type {
	ExpectedWord,
	FieldWord,
	Grammar,
	PartialTranslation,
	Translation,
	TypeWord,
	Words,
} from './translate/translation.ts'
export { translationFor } from './translate/translation-for.ts'
export { checkZip, type ZipIssueCode, type ZipOptions } from './zip/check-zip.ts'
export { checkZipFormat, type ZipFormatIssueCode } from './zip/check-zip-format.ts'
export { provincesForZip } from './zip/provinces-for-zip.ts'
export { relateZip } from './zip/relate-zip.ts'
export type { ZipRelation } from './zip/zip-provinces.ts'
