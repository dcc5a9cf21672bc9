import type { Verdict } from '../core/verdict.ts'
import type { SchemaName } from './generated/schemas.ts'
import type { Limits } from './limits.ts'
import { type StandardSchema, standardOf } from './standard-schema.ts'

/** A type of the contract as a value: its parser, which is also a Standard Schema. `toJsonSchema` returns its JSON Schema. */
export interface ContractType<Output, Code extends string = string> extends StandardSchema<Output> {
	readonly name: SchemaName
	/** Returns a copy of the input, or all its issues. It needs no `this`. */
	readonly parse: Parse<Output, Code>
}

type Parse<Output, Code extends string> = (input: unknown, limits?: Partial<Limits>) => Verdict<Output, Code>

/** Returns a parser as the value of its type. */
export function contractType<Output, Code extends string>(
	name: SchemaName,
	parse: Parse<Output, Code>,
): ContractType<Output, Code> {
	return Object.freeze({ name, parse, '~standard': standardOf(parse) })
}
