import type { PartialTranslation } from '../languages/translate/translation.ts'
import type { OrderInput, ValidOrder } from '../rules/contract/resources.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import type { Need, Verdict } from '../rules/core/verdict.ts'
import type { ValidationFacts } from '../rules/order/judge/validate-order.ts'
import { validateOrder } from '../rules/world/validate-order.ts'
import { type FormSchema, toFormSchema } from './address-schema.ts'

/**
 * `validateOrder` as a Standard Schema. The value is the order's address, items and tax number in normalized form. The issues are
 * ours, with code, params and suggestion.
 *
 * - It reports only errors (D-03), each at the field that the values have (D-121). `warnings` returns the warnings.
 * - A product that is missing from `facts` is not an error: a form without products leaves that check to the service (D-120).
 * - `translation` translates the messages.
 * - The value has no other fields, such as a note or the person: add them yourself.
 *
 * @example
 * const schema = orderSchema()
 * const address = { countryCode: 'DE', zip: '10557', phone: '030 901820' }
 * const order = { address, orderItems: [{ variantId: 'v', quantity: 1 }] }
 * schema['~standard'].validate(order).value.address.phone // => '+4930901820'
 * schema['~standard'].validate({ ...order, address: { ...address, zip: '1055' } }).issues[0].path // => ['address', 'zip']
 */
export function orderSchema(
	facts?: ValidationFacts,
	policy?: PolicyOptions,
	translation?: PartialTranslation | null,
): FormSchema<ValidOrder, OrderInput> {
	return toFormSchema((order) => judgeForForm(order, facts, policy), translation)
}

/** Returns the verdict with the facts. If only products are missing, returns the verdict without shippability. */
function judgeForForm(
	order: unknown,
	facts: ValidationFacts | undefined,
	policy: PolicyOptions | undefined,
): Verdict<ValidOrder> {
	const verdict = validateOrder(order, facts, policy)
	if (verdict.status !== 'unknown') return verdict
	const open = validateOrder(order, {}, policy)
	return open.status === 'unknown' ? validateOrder(order, { products: open.needs.map(productOf) }, policy) : verdict
}

/** Returns a product with only the variant, which ships anywhere. */
function productOf(need: Need): { readonly variants: readonly { readonly id: string }[] } {
	return { variants: need.kind === 'product' ? [{ id: need.variantId }] : [] }
}
