export { type CountryInput, checkCountry } from './address/check-country.ts'
export { checkPhone, type Phone, type PhoneOptions } from './address/check-phone.ts'
export { checkProvince, type ProvinceInput, type ProvinceOptions } from './address/check-province.ts'
export { checkZip, type ZipOptions } from './address/check-zip.ts'
export { checkZipFormat } from './address/check-zip-format.ts'
export { provincesForZip } from './address/provinces-for-zip.ts'
export { relateZip } from './address/relate-zip.ts'
export { type AddressOptions, validateAddress } from './address/validate-address.ts'
export type { DayOptions, DayRange } from './calendar/check-day-range.ts'
export { elapsedYears } from './calendar/elapsed-years.ts'
export { filterByDayRange } from './calendar/filter-by-day-range.ts'
export { matchesDayRange } from './calendar/matches-day-range.ts'
export type { Address, AddressInput, CustomAttribute } from './contract/address.ts'
export { type ErrorBody, type IssuesErrorBody, toErrorBody } from './contract/error-body.ts'
export type {
	Collection,
	Order,
	OrderLineItem,
	Person,
	PlaceOrderBody,
	RewardType,
} from './contract/generated/types.ts'
export type { OrderInput, OrderItem, PersonalizationSource, ValidOrder } from './contract/order.ts'
export type { DateFields, NameFields, PersonalizationFields, WorkFields, Zodiac } from './contract/personalization.ts'
export type {
	Image,
	OptionValue,
	PriceRange,
	Product,
	ProductOption,
	ShippingRegion,
	Variant,
} from './contract/product.ts'
export { applySuggestion } from './core/apply-suggestion.ts'
export {
	type Change,
	formatMessage,
	type Issue,
	type Messages,
	type Params,
	type Path,
	type RuleId,
	type Severity,
} from './core/issue.ts'
export { RULESET } from './core/ruleset.ts'
export type { Invalid, Need, Unknown, Valid, Verdict } from './core/verdict.ts'
export { allCountries, type Country } from './geo/countries.ts'
export type { Province } from './geo/provinces.ts'
export { provincesOf } from './geo/provinces.ts'
export type { ZipRelation } from './geo/zip-provinces.ts'
export { LOCALES, type Locale, negotiateLocale } from './locale/negotiate-locale.ts'
export type { IssueCode } from './messages/messages.ts'
export { applyPriceDelta } from './money/apply-price-delta.ts'
export { priceFor } from './money/price-for.ts'
export { removePriceDelta } from './money/remove-price-delta.ts'
export type { DeltaPolicy } from './money/shift-prices.ts'
export { buildOrder } from './order/build-order.ts'
export type {
	BuiltOrder,
	Creation,
	Explanation,
	OrderDraft,
	OrderFacts,
	OrderTotals,
	RejectedLine,
	Step,
} from './order/built-order.ts'
export { checkOrderItems } from './order/check-order-items.ts'
export { checkShippable, type Destination } from './order/check-shippable.ts'
export { type CatalogueEntry, indexProducts, type ProductIndex } from './order/index-products.ts'
export { type ListedOrders, listOrders, type OrderRecord } from './order/list-orders.ts'
export {
	DEFAULT_POLICY,
	POLICY,
	type Policy,
	type PolicyEntry,
	type PolicyOptions,
	readPolicy,
} from './order/policy.ts'
export { type Rewarded, reward } from './order/reward.ts'
export { type ValidationFacts, validateOrder, validateOrders } from './order/validate-order.ts'
export { derivePersonalization, type PersonalizationOptions } from './personalization/derive-personalization.ts'
export { type InitialsOptions, initials } from './personalization/initials.ts'
export { ordinal } from './personalization/ordinal.ts'
export { type PossessiveStyle, possessive } from './personalization/possessive.ts'
export { zodiac } from './personalization/zodiac.ts'
export { checkTaxNumber } from './tax/check-tax-number.ts'
export { describeTaxNumber } from './tax/describe-tax-number.ts'
export { formatTaxNumber } from './tax/format-tax-number.ts'
export type { TaxNumberDescription, TaxNumberKind, TaxNumberProblem } from './tax/tax-number.ts'
export { type TaxNumberField, taxNumberField } from './tax/tax-number-field.ts'
