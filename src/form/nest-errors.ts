import type { Issue, Path } from '../rules/core/issue.ts'
import { readField } from '../rules/core/read.ts'
import { pathInForm, valueAt } from './form-issues.ts'

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
export function nestErrors(
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
