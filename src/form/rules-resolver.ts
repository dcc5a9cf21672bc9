import type { StandardSchema } from '../contract/standard-schema.ts'
import type { Issue } from '../core/issue.ts'
import { isRecord, readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { nestErrors, type RuleErrors } from './nest-errors.ts'
import { errorsOf } from './told-issues.ts'

/**
 * What a resolver answers React Hook Form with. Beside errors stands an object without values, which is typed as none: so the form
 * infers the type of its values from the rules alone.
 */
export type ResolvedValues<Output> =
	| { readonly values: Output; readonly errors: Record<string, never> }
	| { readonly values: never; readonly errors: RuleErrors }

/** A resolver as React Hook Form calls it. */
export type RulesResolver<Input, Output> = (
	values: Input,
	context?: unknown,
	options?: unknown,
) => ResolvedValues<Output>

/**
 * What judges the values: a schema, such as `orderSchema` makes, or any rule that answers with a verdict, at once. Anything else judges
 * nothing and lets the values pass: schemas of other libraries have resolvers of their own. What a rule throws, the resolver throws.
 */
export type FormRules<Input, Output> = StandardSchema<Output, Input> | ((values: Input) => Verdict<Output>)

/**
 * A resolver for React Hook Form, which it does not import. An error's `type` is the issue's code, and `issueOf` has its params and
 * suggestion. Warnings refuse nothing (D-03). Of a rule whose verdict is `unknown`, the values pass as they are. An error of `province` goes
 * to `provinceCode` where the form has that field alone, and the other way round (D-121).
 *
 * @example
 * const resolver = rulesResolver(validateAddress)
 * resolver({ countryCode: 'US', provinceCode: 'CA', zip: '9411', phone: '415 983 8030' }).errors.zip.type // => 'address.zip.invalid'
 * rulesResolver((values) => checkZip(values.zip, 'US'))({ zip: ' 94111' }) // => { values: '94111', errors: {} }
 */
export function rulesResolver<Input, Output>(
	rules: FormRules<Input, Output>,
	translation?: PartialTranslation | null,
): RulesResolver<Input, Output> {
	return (values, _context, options) => {
		const judged = judge(rules, values)
		const errors = errorsOf(judged, translation)
		if (errors.length > 0)
			return { values: {} as never, errors: nestErrors(errors, values, readField(options, 'criteriaMode') === 'all') }
		const value = readField(judged, 'value')
		return { values: (value === undefined ? values : value) as Output, errors: {} }
	}
}

/**
 * The issue that an error of `rulesResolver` was made of: its params, and the suggestion for a button. Null for any other error.
 *
 * @example
 * const { errors } = rulesResolver(validateAddress)({ countryCode: 'US', provinceCode: 'CA', zip: '9O21O', phone: '415 983 8030' })
 * issueOf(errors.zip)?.suggestion // => [{ path: ['zip'], value: '90210' }]
 */
export function issueOf(error: unknown): Issue | null {
	const issue = readField(error, 'issue')
	return isRecord(issue) && typeof readField(issue, 'code') === 'string' ? (issue as unknown as Issue) : null
}

/** What a schema or a rule says of the values. */
function judge<Input, Output>(rules: FormRules<Input, Output>, values: Input): unknown {
	if (typeof rules === 'function') return rules(values)
	const validate = readField(readField(rules, '~standard'), 'validate')
	return typeof validate === 'function' ? (validate as (values: Input) => unknown)(values) : undefined
}
