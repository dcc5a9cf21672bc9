import { JSON_MESSAGES, type JsonCode } from '../../bulk/json-text.ts'
import { CARRIER_MESSAGES } from '../../rules/address/judge-carrier.ts'
import { DELIVERY_MESSAGES } from '../../rules/address/judge-delivery.ts'
import { RANGE_MESSAGES } from '../../rules/calendar/check-day-range.ts'
import { type FilterCode, ORDERS_MESSAGES } from '../../rules/calendar/filter-by-day-range.ts'
import { INSTANT_MESSAGES } from '../../rules/calendar/parse-instant.ts'
import { FIELD_MESSAGES } from '../../rules/contract/field-types.ts'
import {
	REQUEST_MESSAGES,
	RESPONSE_MESSAGES,
	type RequestCode,
	type ResponseCode,
} from '../../rules/contract/messages.ts'
import { deepFreeze } from '../../rules/core/deep-freeze.ts'
import type { Messages } from '../../rules/core/issue.ts'
import { POLICY_MESSAGES } from '../../rules/core/note-policy.ts'
import { COUNTRY_MESSAGES } from '../../rules/country/check-country.ts'
import { UNKNOWN_COUNTRY_MESSAGES } from '../../rules/country/unknown-country.ts'
import { PRICE_MESSAGES, type PriceCode } from '../../rules/money/price-delta.ts'
import { REWARD_MESSAGES, type RewardCode } from '../../rules/order/apply-reward.ts'
import type { BuildCode } from '../../rules/order/build/build-order.ts'
import { LINE_MESSAGES } from '../../rules/order/build/judge-lines.ts'
import {
	PAYMENT_MESSAGES,
	PRICE_LINE_MESSAGES,
	PURSE_MESSAGES,
	REWARD_TYPE_MESSAGES,
} from '../../rules/order/build/judge-payment.ts'
import { CREATION_MESSAGES } from '../../rules/order/build/judge-person.ts'
import { ORDER_ITEMS_MESSAGES } from '../../rules/order/judge/check-order-items.ts'
import { SHIPPABLE_MESSAGES } from '../../rules/order/judge/check-shippable.ts'
import { ORDER_BODY_MESSAGES } from '../../rules/order/judge/judge-body.ts'
import { ORDER_TAX_NUMBER_MESSAGES } from '../../rules/order/judge/judge-order-tax-number.ts'
import { FACTS_MESSAGES } from '../../rules/order/judge/note-facts.ts'
import { OWN_MESSAGES } from '../../rules/order/judge/own-facts.ts'
import type { ListOrdersCode } from '../../rules/order/list/filter-orders.ts'
import { PERSONALIZATION_MESSAGES, type PersonalizationCode } from '../../rules/personalization/read-fields.ts'
import { PHONE_MESSAGES } from '../../rules/phone/check-phone.ts'
import { PROVINCE_MESSAGES } from '../../rules/province/judge-province.ts'
import { TAX_NUMBER_MESSAGES } from '../../rules/tax/check-tax-number.ts'
import { ZIP_MESSAGES, ZIP_PROVINCE_MESSAGES } from '../../rules/zip/judge-zip.ts'
import type { SeedCode } from '../../service/model/check-seed.ts'
import type { AcceptCode } from '../../service/model/find-mismatches.ts'
import { ACCEPT_MESSAGES, MODEL_MESSAGES, type ModelCode, SEED_MESSAGES } from '../../service/model/messages.ts'

/** The code of any issue that this library reports. */
export type IssueCode =
	| BuildCode
	| ListOrdersCode
	| RewardCode
	| PriceCode
	| FilterCode
	| PersonalizationCode
	| RequestCode
	| ResponseCode
	| JsonCode
	| ModelCode
	| SeedCode
	| AcceptCode

/**
 * The English message of every code as a template, with the names of parameters in braces. Translate these messages for another language.
 *
 * @example
 * MESSAGES['address.zip.unused'] // => 'Leave the {zipField|postal code} empty. Addresses in {country} don\'t have one.'
 */
export const MESSAGES: Messages<IssueCode> = /* @__PURE__ */ everyMessage()

function everyMessage(): Messages<IssueCode> {
	return deepFreeze({
		...FIELD_MESSAGES,
		...REQUEST_MESSAGES,
		...RESPONSE_MESSAGES,
		...COUNTRY_MESSAGES,
		...UNKNOWN_COUNTRY_MESSAGES,
		...PROVINCE_MESSAGES,
		...PHONE_MESSAGES,
		...ZIP_MESSAGES,
		...ZIP_PROVINCE_MESSAGES,
		...DELIVERY_MESSAGES,
		...CARRIER_MESSAGES,
		...TAX_NUMBER_MESSAGES,
		...ORDER_TAX_NUMBER_MESSAGES,
		...ORDER_BODY_MESSAGES,
		...POLICY_MESSAGES,
		...FACTS_MESSAGES,
		...OWN_MESSAGES,
		...ORDER_ITEMS_MESSAGES,
		...SHIPPABLE_MESSAGES,
		...PURSE_MESSAGES,
		...REWARD_TYPE_MESSAGES,
		...PRICE_LINE_MESSAGES,
		...LINE_MESSAGES,
		...CREATION_MESSAGES,
		...PAYMENT_MESSAGES,
		...REWARD_MESSAGES,
		...PERSONALIZATION_MESSAGES,
		...ORDERS_MESSAGES,
		...INSTANT_MESSAGES,
		...RANGE_MESSAGES,
		...PRICE_MESSAGES,
		...JSON_MESSAGES,
		...MODEL_MESSAGES,
		...SEED_MESSAGES,
		...ACCEPT_MESSAGES,
	})
}
