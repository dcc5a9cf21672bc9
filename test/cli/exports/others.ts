import { orderSheet } from './orders.ts'
import CASES from './others.json' with { type: 'json' }

/**
 * The headers of systems that no mapping of the package is for, as importers of them have them: a column, and after
 * the sign = what it holds of an order.
 */
const HEADERS: Readonly<Record<string, string>> = CASES.headers

/** Each with a file of the twenty orders, one row an order, and the fields that it has. */
export const OTHERS: readonly { readonly system: string; readonly text: string; readonly has: readonly string[] }[] =
	Object.entries(HEADERS).map(([system, header]) => ({
		system,
		text: orderSheet(header),
		has: [...header.matchAll(/=(\w+)/g)].map(([, held = '']) => held),
	}))
