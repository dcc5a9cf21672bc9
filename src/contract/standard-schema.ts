import type { Issue } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'

/** A schema by the Standard Schema specification, version 1: what form and server libraries take. */
export interface StandardSchema<Output, Input = Output> {
	readonly '~standard': {
		readonly version: 1
		readonly vendor: 'orderwright'
		readonly validate: (value: unknown) => StandardResult<Output>
		readonly types?: { readonly input: Input; readonly output: Output } | undefined
	}
}

/** The value, or the issues that refuse it: ours, which a Standard Schema issue is part of. */
export type StandardResult<Output> =
	| { readonly value: Output; readonly issues?: undefined }
	| { readonly issues: readonly Issue[] }

/** A parser as a Standard Schema. Warnings refuse nothing, so they are not told. */
export function toStandardSchema<Output, Input = Output>(
	parse: (input: unknown) => Verdict<Output>,
): StandardSchema<Output, Input> {
	const validate = (input: unknown): StandardResult<Output> => {
		const verdict = parse(input)
		return verdict.status === 'valid' ? { value: verdict.value } : { issues: verdict.issues }
	}
	return { '~standard': { version: 1, vendor: 'orderwright', validate } }
}
