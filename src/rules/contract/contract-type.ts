import type { Issue } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import type { SchemaName } from './generated/schemas.ts'
import type { Limits } from './parse-context.ts'

/** A schema by the Standard Schema specification, version 1, with the types of its input and output. Form and server libraries accept such schemas. */
export interface StandardSchema<Input = unknown, Output = Input> {
	readonly '~standard': {
		readonly version: 1
		readonly vendor: 'orderwright'
		readonly validate: (value: unknown) => StandardResult<Output>
		readonly types?: { readonly input: Input; readonly output: Output } | undefined
	}
}

/** The value, or the errors. Our issues have every field of Standard Schema issues, and more. */
export type StandardResult<Output> =
	| { readonly value: Output; readonly issues?: undefined }
	| { readonly issues: readonly Issue[] }

/**
 * Returns a Standard Schema for a function `parse` that returns a verdict. The schema reports no warnings, because every issue of a Standard Schema
 * is a failure. If `parse` is not a function, no value passes the schema.
 *
 * @example
 * const schema = toStandardSchema(PriceRange.parse)
 * schema['~standard'].validate({ minVariantPrice: 9 }).value // => { minVariantPrice: 9 }
 */
export function toStandardSchema<Output, Input = Output>(
	parse: (input: unknown) => Verdict<Output>,
): StandardSchema<Input, Output> {
	return Object.freeze({ '~standard': standardOf<Output, Input>(typeof parse === 'function' ? parse : refuseAll) })
}

const refuseAll = (): Result<never> => ({ status: 'invalid', issues: [] })

/** What a schema needs of a verdict. */
type Result<Output> =
	| { readonly status: 'valid'; readonly value: Output }
	| { readonly status: 'invalid' | 'unknown'; readonly issues: readonly Issue[] }

/** Returns the property `~standard` of a schema, for a parser. */
function standardOf<Output, Input = Output>(
	parse: (input: unknown) => Result<Output>,
): StandardSchema<Input, Output>['~standard'] {
	const validate = (input: unknown): StandardResult<Output> => {
		const verdict = parse(input)
		return verdict.status === 'valid' ? { value: verdict.value } : { issues: verdict.issues }
	}
	return Object.freeze({ version: 1, vendor: 'orderwright', validate })
}

/**
 * A type of the contract as a value: its `parse`, and a Standard Schema. The function `toJsonSchema` makes its JSON Schema:
 * `toJsonSchema(Product)`.
 */
export interface ContractType<Output, Code extends string = string> extends StandardSchema<Output> {
	readonly name: SchemaName
	/** Returns a verdict: a copy of the input, or all issues of the input. It needs no `this`. */
	readonly parse: Parse<Output, Code>
}

type Parse<Output, Code extends string> = (input: unknown, limits?: Partial<Limits>) => Verdict<Output, Code>

/** Returns the value of a type, made from its parser. */
export function contractType<Output, Code extends string>(
	name: SchemaName,
	parse: Parse<Output, Code>,
): ContractType<Output, Code> {
	return Object.freeze({ name, parse, '~standard': standardOf(parse) })
}
