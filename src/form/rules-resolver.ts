import type { PartialTranslation } from '../languages/translate/translation.ts'
import type { StandardSchema } from '../rules/contract/contract-type.ts'
import type { Issue, Path } from '../rules/core/issue.ts'
import { MOST_RESOLVED_NAMES } from '../rules/core/limits.ts'
import { judgeOrCopy, openItems } from '../rules/core/open.ts'
import { isRecord, readField } from '../rules/core/read.ts'
import type { Verdict } from '../rules/core/verdict.ts'
import { errorsOf, pathInForm, valueAt } from './form-issues.ts'

/**
 * The result of a resolver for React Hook Form. With errors, `values` is typed as `never`, so that the form infers the type of
 * its values from the rules alone.
 */
export type ResolvedValues<Output> =
	| { readonly values: Output; readonly errors: Record<string, never> }
	| { readonly values: never; readonly errors: RuleErrors }

/** A resolver with the arguments that React Hook Form passes. */
export type RulesResolver<Input, Output> = (
	values: Input,
	context?: unknown,
	options?: unknown,
) => ResolvedValues<Output>

/**
 * The rules for the values: a schema, such as `orderSchema()`, or any rule that returns a verdict synchronously. Anything else
 * accepts all values: schemas of other libraries have their own resolvers. If a rule throws, the resolver throws.
 */
export type FormRules<Input, Output> = StandardSchema<Output, Input> | ((values: Input) => Verdict<Output>)

/**
 * Returns a resolver for React Hook Form, without importing that library.
 *
 * - An error's `type` is the issue's code. `issueOf` returns the issue with its params and suggestion.
 * - Warnings are not errors (D-03). If a verdict is `unknown`, the values pass unchanged.
 * - An error of `province` goes to `provinceCode` if the form has that field, and the other way round (D-121).
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
		if (errors.length > 0) {
			const withTypes = readField(options, 'criteriaMode') === 'all'
			const names = namesIn(options)
			return {
				values: {} as never,
				errors: judgeOrCopy(values, (opened) => nestErrors(errors, opened, withTypes, names)),
			}
		}
		const value = readField(judged, 'value')
		return { values: (value === undefined ? values : value) as Output, errors: {} }
	}
}

/**
 * Returns the issue of an error from `rulesResolver`, with its params, and the suggestion for a button; null for any other error.
 *
 * @example
 * const { errors } = rulesResolver(validateAddress)({ countryCode: 'US', provinceCode: 'CA', zip: '9O21O', phone: '415 983 8030' })
 * issueOf(errors.zip)?.suggestion // => [{ path: ['zip'], value: '90210' }]
 */
export function issueOf(error: unknown): Issue | null {
	const issue = readField(error, 'issue')
	return isRecord(issue) && typeof readField(issue, 'code') === 'string' ? (issue as unknown as Issue) : null
}

/** Returns the names of the registered fields, if React Hook Form passes them. */
function namesIn(options: unknown): readonly string[] | undefined {
	const names = openItems(readField(options, 'names'), MOST_RESOLVED_NAMES).filter((name) => typeof name === 'string')
	return names.length > 0 ? names : undefined
}

function judge<Input, Output>(rules: FormRules<Input, Output>, values: Input): unknown {
	if (typeof rules === 'function') return rules(values)
	const validate = readField(readField(rules, '~standard'), 'validate')
	return typeof validate === 'function' ? (validate as (values: Input) => unknown)(values) : undefined
}

/** One error in the form of React Hook Form, with its issue. */
export interface RuleError {
	/** The issue's code. */
	readonly type: string
	readonly message: string
	/** The messages of all errors of the field by code, with `criteriaMode: 'all'`. */
	types?: Record<string, string>
	/** The whole issue: code, params, suggestion and so on. */
	readonly issue: Issue
}

/** The errors of a form's values, nested like the values. An error of a whole list or object is in its `root`. */
export interface RuleErrors {
	[field: string]: RuleError | RuleErrors
}

/** Returns the errors by field. The first error of a field is the error itself; the others are only in `types`. */
function nestErrors(
	errors: readonly Issue[],
	values: unknown,
	withTypes: boolean,
	names?: readonly string[],
): RuleErrors {
	const nested: RuleErrors = {}
	for (const issue of errors) {
		const { holder, step } = findPlace(nested, placeOf(issue.path, values, names))
		const first = holder[step]
		if (first !== undefined && isLeaf(first)) {
			if (first.types !== undefined) first.types[issue.code] ??= issue.message
			continue
		}
		const { code, message } = issue
		holder[step] = { type: code, message, ...(withTypes && { types: { [code]: message } }), issue }
	}
	return nested
}

/**
 * Returns the field that shows an error: the path of the issue, its sibling if the values have only that, or `root` for a list or
 * object.
 */
function placeOf(path: Path, values: unknown, names: readonly string[] | undefined): Path {
	if (path.length === 0 || path.includes('__proto__')) return ['root']
	const place = pathInForm(path, values, names)
	const value = valueAt(values, place)
	return typeof value === 'object' && value !== null ? [...place, 'root'] : place
}

/**
 * Finds where to put the error of a path, and creates missing parent objects. If an error is in the way, it becomes the parent's
 * `root`.
 */
function findPlace(nested: RuleErrors, path: Path): { readonly holder: RuleErrors; readonly step: string } {
	let holder = nested
	for (let at = 0; at < path.length - 1; at++) {
		const step = String(path[at])
		const found = holder[step]
		const isList = typeof path[at + 1] === 'number'
		const inner = found === undefined ? newHolder(isList) : isLeaf(found) ? newHolder(isList, found) : found
		holder[step] = inner
		holder = inner
	}
	const step = String(path[path.length - 1])
	const found = holder[step]
	return found === undefined || isLeaf(found) ? { holder, step } : { holder: found, step: 'root' }
}

/** Creates a parent object; an array for the errors of a list, because React Hook Form moves them together with its items. */
function newHolder(isList: boolean, root?: RuleError): RuleErrors {
	const holder = isList ? ([] as unknown as RuleErrors) : {}
	if (root !== undefined) holder['root'] = root
	return holder
}

/** Returns true for an error, false for a parent of errors: a form field named `type` would be an object. */
function isLeaf(found: RuleError | RuleErrors): found is RuleError {
	return typeof readField(found, 'type') === 'string'
}
