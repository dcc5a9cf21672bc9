/**
 * The rules as one script for warehouses and any engine. Arguments and results are JSON text.
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
