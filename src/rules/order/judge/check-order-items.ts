import type { FieldIssueCode } from '../../contract/field-types.ts'
import { noteMissingField, noteWrongType, type TypeRule } from '../../contract/judge-fields.ts'
import type { OrderItem } from '../../contract/resources.ts'
import { type Findings, note, noteNeededField, toVerdict } from '../../core/finding.ts'
import { openFindings, type PolicyCode } from '../../core/note-policy.ts'
import { judgeOrCopy, own } from '../../core/open.ts'
import type { PolicyOptions } from '../../core/policy.ts'
import { type Fields, isList, isRecord } from '../../core/read.ts'
import type { Verdict } from '../../core/verdict.ts'

export const ORDER_ITEMS_MESSAGES = {
	'order.items.none': 'Add at least one item to the order.',
	'order.items.too-many': 'Send fewer items in one order. This order has {count}; the limit is {most}.',
	'order.quantity.invalid': 'Quantity must be a whole number of 1 or more.',
} as const

/** The issue codes of `checkOrderItems`. */
export type OrderItemsCode = FieldIssueCode | keyof typeof ORDER_ITEMS_MESSAGES

/** The rule and severity of a wrong type in the list of items. */
const TYPES: TypeRule = { rule: 'validate-order.body', severity: 'error' }

/**
 * Checks the items of an order, and returns a verdict whose value is a plain copy of them. Each item needs a variant id and a quantity. The quantity
 * is a whole number of 1 or more (D-33).
 *
 * - An empty list is only a warning, because no clause requires items.
 * - A missing field is an error. With `missingField: 'unknown'` in the policy, the verdict is `unknown`, and `needs` lists the field (D-170).
 * - A list longer than `maxItems` is rejected without being read (D-91).
 *
 * @example
 * checkOrderItems([{ variantId: 'mug-s', quantity: 2 }]).value // => [{ variantId: 'mug-s', quantity: 2 }]
 * checkOrderItems([{ variantId: 'mug-s', quantity: 0 }]).issues[0].path // => ['orderItems', 0, 'quantity']
 */
export function checkOrderItems(
	items: readonly OrderItem[] | undefined,
	options?: PolicyOptions,
): Verdict<OrderItem[], OrderItemsCode | PolicyCode> {
	return judgeOrCopy(items, (given) => {
		const findings = openFindings(options)
		return toVerdict(judgeItems(given, findings), findings)
	})
}

/**
 * Returns plain copies of an order's items at the same indexes, and adds findings. The copy of an item with an error has no id, or the quantity 0.
 * The list ends at its first hole.
 */
export function judgeItems(items: unknown, to: Findings): OrderItem[] {
	const { maxItems: most } = to.policy
	const list = items ?? []
	if (!isList(list)) {
		noteWrongType(list, 'array', ['orderItems'], TYPES, to)
		noteNeededField(to, ['orderItems'])
		return []
	}
	const count = list.length
	if (count === 0 || count > most) {
		const details = { path: ['orderItems'], params: { count, most } }
		const { noItems } = to.policy
		if (count > 0)
			note(to, ORDER_ITEMS_MESSAGES, 'order.items.too-many', {
				...details,
				severity: 'error',
				rule: 'D-91',
				policy: 'maxItems',
			})
		else if (noItems !== 'ignored')
			note(to, ORDER_ITEMS_MESSAGES, 'order.items.none', {
				...details,
				severity: noItems,
				rule: 'D-33',
				policy: 'noItems',
			})
		return []
	}
	const copies: OrderItem[] = new Array(count)
	for (let at = 0; at < count; at++) {
		const entry = list[at]
		copies[at] = judgeItem(entry, at, to)
		if (entry === undefined) return copies.slice(0, at)
	}
	return copies
}

function judgeItem(entry: unknown, at: number, to: Findings): OrderItem {
	const { variantId, quantity }: Fields<OrderItem> = isRecord(entry) ? own(entry) : {}
	if (typeof variantId === 'string' && variantId !== '' && isQuantity(quantity)) return { variantId, quantity }
	const { prefix } = to
	to.prefix = [...prefix, 'orderItems', at]
	noteItem(entry, variantId, quantity, to)
	to.prefix = prefix
	return { variantId: typeof variantId === 'string' ? variantId : '', quantity: readQuantity(quantity, to) }
}

/** Returns the quantity of a checked item: 0 after an error. */
function readQuantity(quantity: unknown, { policy }: Findings): number {
	if (isQuantity(quantity)) return quantity
	return Number.isFinite(quantity) && policy.quantity === 'warning' ? (quantity as number) : 0
}

/** Returns whether a quantity is a whole number of 1 or more. */
export function isQuantity(quantity: unknown): quantity is number {
	return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1
}

/** Adds findings about an item: a field that is missing or has a wrong type, and a wrong quantity (D-33). */
function noteItem(entry: unknown, variantId: unknown, quantity: unknown, to: Findings): void {
	if (!isRecord(entry)) {
		noteWrongType(entry, 'object', [], TYPES, to)
		noteNeededField(to, [])
		return
	}
	if ((variantId ?? '') === '') noteMissingField(['variantId'], TYPES, to)
	else if (typeof variantId !== 'string') noteWrongType(variantId, 'string', ['variantId'], TYPES, to)
	if ((quantity ?? null) === null) noteMissingField(['quantity'], TYPES, to)
	else if (typeof quantity !== 'number') noteWrongType(quantity, 'number', ['quantity'], TYPES, to)
	else if (!isQuantity(quantity)) {
		const details = {
			severity: to.policy.quantity,
			path: ['quantity'],
			rule: 'D-33',
			policy: 'quantity',
			params: { quantity: `${quantity}` },
		} as const
		note(to, ORDER_ITEMS_MESSAGES, 'order.quantity.invalid', details)
	}
	if (typeof variantId !== 'string' || variantId === '') noteNeededField(to, ['variantId'])
	if (typeof quantity !== 'number') noteNeededField(to, ['quantity'])
}
