/**
 * The rules as one script, with JSON text in and out, for warehouses and any engine.
 *
 * @module orderwright/bulk
 */

export type { JsonCode, JsonText } from '../bulk/json-text.ts'
export {
	checkCountry,
	checkPhone,
	checkProvince,
	checkTaxNumber,
	checkZip,
	derivePersonalization,
	matchesDayRange,
	priceFor,
	validateAddress,
	validateOrder,
	validateOrders,
} from '../bulk/rules.ts'
