import type { PartialTranslation, Wording } from '../languages/translate/translation.ts'
import { validateAddress } from '../rules/built-in/address.ts'
import { validateOrder } from '../rules/built-in/order.ts'
import { type StandardSchema, toStandardSchema } from '../rules/contract/contract-type.ts'
import type { Address, AddressInput, ValidOrder } from '../rules/contract/resources.ts'
import type { Issue } from '../rules/core/issue.ts'
import { judgeOrCopy } from '../rules/core/open.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import type { Need, Verdict } from '../rules/core/verdict.ts'
import type { ValidationFacts } from '../rules/order/judge/validate-order.ts'
import type { ProvinceOptions } from '../rules/province/check-province.ts'
import { errorsOf, pathInForm, warningsOf } from './form-issues.ts'

/**
 * A Standard Schema for a form, with two more methods: `errors(values)` and `warnings(values)` return the issues of each field. `validate` doesn't
 * report warnings, because they must not stop a submit.
 */
export interface FormSchema<Input, Output> extends StandardSchema<Input, Output> {
	/** The first error of each field, by a path with dots: `address.zip`. */
	readonly errors: (values: unknown) => Readonly<Record<string, Issue>>
	/** The first warning of each field, by a path with dots. */
	readonly warnings: (values: unknown) => Readonly<Record<string, Issue>>
}

/**
 * Returns a Standard Schema for `validateAddress`. The arguments are a policy and the language of the messages. The value is the normalized
 * address. The issues come from the rules, with code, params and suggestion.
 *
 * - Only errors are reported (D-03), each at the field that the values have (D-121). `warnings` returns the warnings. `errors` returns the complete
 *   issues, for a library that keeps only messages.
 * - `language` translates the messages: `de` of `orderwright/de`. With a tag, they are in English.
 * - The schema fits a form with values of any type. To check the type of the values, pass a type: `addressSchema<AddressInput>()`.
 *
 * @example
 * const schema = addressSchema({}, { messages: { 'address.zip.invalid': '{zip} est faux.' } })
 * const address = { countryCode: 'FR', zip: '7501', phone: '01 42 68 53 00' }
 * schema['~standard'].validate(address).issues[0].message // => '7501 est faux.'
 * schema['~standard'].validate({ ...address, zip: ' 75001' }).value.zip // => '75001'
 * const doubtful = { countryCode: 'US', provinceCode: 'NY', zip: '94111', phone: '415 983 8030' }
 * schema.errors({ ...address, zip: '7501' }).zip.params.country // => 'FR'
 * addressSchema().warnings(doubtful).provinceCode.message // => '94111 is in California, not in New York. Check the ZIP code or the state.'
 */
// biome-ignore lint/suspicious/noExplicitAny: TanStack Form asks for a schema of exactly the type of its values.
export function addressSchema<Values = any, Own extends string = never>(
	options?: ProvinceOptions,
	language?: Wording<Own> | null,
): FormSchema<Values, Address> {
	return toFormSchema((address) => validateAddress(address as AddressInput, options), language)
}

/** Makes a Standard Schema from a rule. Only errors are reported, with translated messages, each at the field that the values have (D-121). */
export function toFormSchema<Output, Input>(
	judge: (input: unknown) => Verdict<Output>,
	language: PartialTranslation | null | undefined,
): FormSchema<Input, Output> {
	const schema = toStandardSchema<Output, Input>((input) => {
		const verdict = judge(input)
		const [first, ...others] = atFields(errorsOf(verdict, language), input)
		return first === undefined ? verdict : { status: 'invalid', issues: [first, ...others] }
	})
	return {
		...schema,
		errors: (values) => firstOfEach(atFields(errorsOf(judge(values), language), values)),
		warnings: (values) => firstOfEach(atFields(warningsOf(judge(values), language), values)),
	}
}

function firstOfEach(issues: readonly Issue[]): Readonly<Record<string, Issue>> {
	return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue] as const).reverse())
}

function atFields(issues: readonly Issue[], values: unknown): readonly Issue[] {
	if (issues.length === 0) return issues
	return judgeOrCopy(values, (opened) =>
		issues.map((issue) => {
			const path = pathInForm(issue.path, opened)
			return path === issue.path ? issue : { ...issue, path }
		}),
	)
}

/**
 * Returns a Standard Schema for `validateOrder`. The arguments are the facts, a policy and the language of the messages. The value is the order's
 * address, items and tax number in normalized form. The issues come from the rules, with code, params and suggestion.
 *
 * - Only errors are reported (D-03), each at the field that the values have (D-121). `warnings` returns the warnings. `errors` returns the complete
 *   issues, for a library that keeps only messages.
 * - A product that isn't in `facts` isn't an error: without products, the service makes that check (D-120).
 * - `language` translates the messages.
 * - The value has no other fields, such as a note or the person, so add these yourself.
 * - The schema fits a form with values of any type. To check the type of the values, pass a type: `orderSchema<OrderInput>()`.
 *
 * @example
 * const schema = orderSchema()
 * const address = { countryCode: 'DE', zip: '10557', phone: '030 901820' }
 * const order = { address, orderItems: [{ variantId: 'v', quantity: 1 }] }
 * schema['~standard'].validate(order).value.address.phone // => '+4930901820'
 * schema['~standard'].validate({ ...order, address: { ...address, zip: '1055' } }).issues[0].path // => ['address', 'zip']
 */
// biome-ignore lint/suspicious/noExplicitAny: TanStack Form asks for a schema of exactly the type of its values.
export function orderSchema<Values = any, Own extends string = never>(
	facts?: ValidationFacts,
	options?: PolicyOptions,
	language?: Wording<Own> | null,
): FormSchema<Values, ValidOrder> {
	return toFormSchema((order) => judgeForForm(order, facts, options), language)
}

/** Returns the verdict with the facts. If only products are missing, returns the verdict without the check of shippability. */
function judgeForForm(
	order: unknown,
	facts: ValidationFacts | undefined,
	options: PolicyOptions | undefined,
): Verdict<ValidOrder> {
	const verdict = validateOrder(order, facts, options)
	if (verdict.status !== 'unknown') return verdict
	const open = validateOrder(order, {}, options)
	return open.status === 'unknown' ? validateOrder(order, { products: open.needs.map(productOf) }, options) : verdict
}

/** Returns a product that has only the variant, and ships everywhere. */
function productOf(need: Need): { readonly variants: readonly { readonly id: string }[] } {
	return { variants: need.kind === 'product' ? [{ id: need.variantId }] : [] }
}
