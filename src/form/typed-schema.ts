import type { StandardSchema } from '../rules/contract/contract-type.ts'
import { nameOf } from '../rules/contract/field-types.ts'
import type { Path } from '../rules/core/issue.ts'

/** A schema for VeeValidate: `useForm({ validationSchema })`. */
export interface TypedSchema<Input, Output> {
	readonly __type: 'VVTypedSchema'
	parse(values: Input): Promise<{ value?: Output; errors: { path?: string; errors: string[] }[] }>
}

/**
 * Converts a Standard Schema, such as `orderSchema()`, for VeeValidate, without importing that library: `useForm({
 * validationSchema: typedSchema(orderSchema()) })`.
 *
 * @example
 * typedSchema(orderSchema()).__type // => 'VVTypedSchema'
 */
export function typedSchema<Output, Input>(schema: StandardSchema<Output, Input>): TypedSchema<Input, Output> {
	return {
		__type: 'VVTypedSchema',
		async parse(values) {
			const result = schema['~standard'].validate(values)
			if (result.issues === undefined) return { value: result.value, errors: [] }
			const errors = new Map<string, string[]>()
			for (const { path, message } of result.issues) {
				const place = placeOf(path)
				errors.set(place, [...(errors.get(place) ?? []), message])
			}
			return { errors: [...errors].map(([path, messages]) => ({ path, errors: messages })) }
		},
	}
}

/** Returns a field's name as VeeValidate writes it: `orderItems[0].quantity`; empty for the whole form. */
function placeOf(path: Path): string {
	return path.length === 0 ? '' : nameOf(path)
}
