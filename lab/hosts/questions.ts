import * as bulk from '../../src/entries/bulk.ts'
import { makeRow, PRODUCTS } from '../../test/engines/orders.ts'
import { readVectors } from '../../test/engines/vectors.ts'

/** A question to a host: the name of a function of `orderwright/bulk`, and JSON text for each argument. */
export type HostQuestion = readonly [name: string, ...texts: readonly string[]]

const ORDERS_A_LIST = 500
const FACTS = JSON.stringify({ products: PRODUCTS })

/**
 * Returns the questions of the published vectors that `orderwright/bulk` answers. The few with null as an argument are left out: over
 * HTTP, a null argument counts as absent.
 */
export function vectorQuestions(): HostQuestion[] {
	return readVectors().flatMap(([call, args]): HostQuestion[] => {
		const given = args.filter((value) => value !== undefined)
		return call in bulk && !given.includes(null) ? [[call, ...given.map((value) => JSON.stringify(value))]] : []
	})
}

/** Returns generated orders in lists, with the products of their store. */
export function orderQuestions(count: number): HostQuestion[] {
	return Array.from({ length: Math.ceil(count / ORDERS_A_LIST) }, (_, list) => {
		const from = list * ORDERS_A_LIST
		const length = Math.min(ORDERS_A_LIST, count - from)
		const orders = Array.from({ length }, (_, at) => makeRow(from + at).order)
		return ['validateOrders', JSON.stringify(orders), FACTS]
	})
}

/** Returns a question as a line, as the examples of docs/languages.md read it. JSON text has neither tabs nor line breaks. */
export function toLine(question: HostQuestion): string {
	return `${question.join('\t')}\n`
}
