/**
 * The rules as one script, with JSON text in and out, for warehouses and any engine.
 *
 * @module orderwright/bulk
 */

export type { JsonText } from '../bulk/json-text.ts'
export {
	checkCountry,
	checkInDayRange,
	checkPhone,
	checkProvince,
	checkTaxNumber,
	checkZip,
	derivePersonalization,
	priceWithDelta,
	validateAddress,
	validateOrder,
	validateOrders,
} from '../bulk/rules.ts'
