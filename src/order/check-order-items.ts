import { type FieldIssueCode, hasType, missingField, wrongType } from '../contract/field-types.ts'
import type { OrderItem } from '../contract/order.ts'
import { type Issue, makeIssue, prefixIssue } from '../core/issue.ts'
import { type Fields, isForeign, isList, isPolluted, lengthOf, readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { type PolicyOptions, readPolicyKey } from './policy.ts'

export const ORDER_ITEMS_MESSAGES = {
	'order.items.none': 'Add at least one item to the order.',
	'order.items.too-many': 'Send at most {most} items in one order; this one has {count}.',
	'order.quantity.invalid': 'Enter a whole number of at least 1 as the quantity; {quantity} is none.',
} as const

export type OrderItemsCode = FieldIssueCode | keyof typeof ORDER_ITEMS_MESSAGES

/** What the list of items is in the interface's terms. */
const RULE = 'validate-order.body'

/**
 * Decides whether the items of an order have their shape: each a variant id and a quantity, a whole number of at least 1 (D-33).
 * The value is a plain copy. No items: a warning, since no clause asks for one. A list longer than `maxItems` is refused unread
 * (D-91).
 *
 * @example
 * checkOrderItems([{ variantId: 'mug-s', quantity: 2 }]).value // => [{ variantId: 'mug-s', quantity: 2 }]
 * checkOrderItems([{ variantId: 'mug-s', quantity: 0 }]).issues[0].path // => ['orderItems', 0, 'quantity']
 */
export function checkOrderItems(
	items: readonly OrderItem[] | undefined,
	options?: Pick<PolicyOptions, 'maxItems'>,
): Verdict<OrderItem[], OrderItemsCode> {
	const given: unknown = items
	if (given !== undefined && given !== null && !isList(given)) {
		return settle([], [wrongType(given, 'array', ['orderItems'], RULE)])
	}
	const count = lengthOf(given)
	const most = readPolicyKey(options, 'maxItems')
	if (count === 0) return settle([], [listIssue('order.items.none', 'warning', count, most)])
	if (count > most) return settle([], [listIssue('order.items.too-many', 'error', count, most)])
	const value: OrderItem[] = []
	const issues: Issue<OrderItemsCode>[] = []
	for (let at = 0; at < count; at++) {
		const entry = readField(given, at)
		const item = readOrderItem(entry)
		if (item !== null) value.push(item)
		else {
			const path = ['orderItems', at]
			for (const issue of findItemIssues(entry)) issues.push(prefixIssue(issue, path))
		}
		if (entry === undefined) break
	}
	return settle(value, issues)
}

/** The core for one item: its plain copy when there is nothing to say, else null. */
export function readOrderItem(item: unknown): OrderItem | null {
	return copyItem(readField(item, 'variantId'), readField(item, 'quantity'))
}

/** The core for a list: plain copies of its items when there is nothing to say, else null. */
export function readPlainItems(items: unknown, most: number): OrderItem[] | null {
	try {
		if (!isList(items) || items.length === 0 || items.length > most || isPolluted()) return null
		const copies = new Array<OrderItem>(items.length)
		for (let at = 0; at < items.length; at++) {
			const item: unknown = items[at]
			if (typeof item !== 'object' || item === null) return null
			const { variantId, quantity }: Fields<OrderItem> = item
			const copy = isForeign(item) ? null : copyItem(variantId, quantity)
			if (copy === null) return null
			copies[at] = copy
		}
		return copies
	} catch {
		return null // a getter or a proxy that throws
	}
}

function copyItem(variantId: unknown, quantity: unknown): OrderItem | null {
	if (typeof variantId !== 'string' || variantId === '' || !isQuantity(quantity)) return null
	return { variantId, quantity }
}

function isQuantity(quantity: unknown): quantity is number {
	return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1
}

function findItemIssues(item: unknown): Issue<OrderItemsCode>[] {
	if (!hasType(item, 'object')) return [wrongType(item, 'object', [], RULE)]
	const issues: Issue<OrderItemsCode>[] = []
	const variantId = readField(item, 'variantId')
	if (variantId === undefined || variantId === null || variantId === '') issues.push(missingField(['variantId'], RULE))
	else if (typeof variantId !== 'string') issues.push(wrongType(variantId, 'string', ['variantId'], RULE))
	const quantity = readField(item, 'quantity')
	if (quantity === undefined || quantity === null) issues.push(missingField(['quantity'], RULE))
	else if (typeof quantity !== 'number') issues.push(wrongType(quantity, 'number', ['quantity'], RULE))
	else if (!isQuantity(quantity)) {
		const params = { quantity: String(quantity) }
		const details = { severity: 'error', path: ['quantity'], rule: 'D-33', params } as const
		issues.push(makeIssue(ORDER_ITEMS_MESSAGES, 'order.quantity.invalid', details))
	}
	return issues
}

function listIssue(
	code: 'order.items.none' | 'order.items.too-many',
	severity: 'error' | 'warning',
	count: number,
	most: number,
): Issue<OrderItemsCode> {
	const rule = severity === 'error' ? 'D-91' : 'D-33'
	return makeIssue(ORDER_ITEMS_MESSAGES, code, { severity, path: ['orderItems'], rule, params: { count, most } })
}
