import type { OrderInput, ValidOrder } from '../contract/order.ts'
import type { StandardSchema } from '../contract/standard-schema.ts'
import type { Need, Verdict } from '../core/verdict.ts'
import type { PolicyOptions } from '../order/policy.ts'
import { type ValidationFacts, validateOrder } from '../order/validate-order.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { toFormSchema } from './address-schema.ts'

/**
 * `validateOrder` as a Standard Schema: the value is the order's address, items and tax number in normalised form, the issues are ours,
 * with code, params and suggestion. Only errors are told (D-03), each at the field that the values have (D-121), and a product that `facts` lack refuses nothing: a form that does not know
 * them leaves that to the service (D-120). `translation` says the errors in another language. What else the values have, such as a note or the
 * person, is not in the value: put it beside it.
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
): StandardSchema<ValidOrder, OrderInput> {
	return toFormSchema((order) => judgeForForm(order as OrderInput, facts, policy), translation)
}

/** The verdict with the facts; where products are missing, and nothing is wrong with those that are there, the one without shippability. */
function judgeForForm(
	order: OrderInput,
	facts: ValidationFacts | undefined,
	policy: PolicyOptions | undefined,
): Verdict<ValidOrder> {
	const verdict = validateOrder(order, facts, policy)
	if (verdict.status !== 'unknown') return verdict
	const open = validateOrder(order, {}, policy)
	return open.status === 'unknown' ? validateOrder(order, { products: open.needs.map(productOf) }, policy) : verdict
}

/** A product of which nothing is known but the variant: it ships anywhere. */
function productOf(need: Need): { readonly variants: readonly { readonly id: string }[] } {
	return { variants: need.kind === 'product' ? [{ id: need.variantId }] : [] }
}
