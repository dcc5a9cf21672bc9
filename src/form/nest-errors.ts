import type { Issue, Path } from '../core/issue.ts'
import { openEntry } from '../core/open.ts'
import { pathInForm, valueAt } from './sibling-field.ts'

/** One error in the form of React Hook Form, with its issue. */
export interface RuleError {
	/** The issue's code. */
	readonly type: string
	readonly message: string
	/** The messages of all errors of the field by code, with `criteriaMode: 'all'`. */
	types?: Record<string, string>
	/** Code, params, suggestion and the rest. */
	readonly issue: Issue
}

/** The errors of a form's values, nested like the values. An error of a whole list or object is in its `root`. */
export interface RuleErrors {
	[field: string]: RuleError | RuleErrors
}

/** The errors by field. A field's first error comes first; its other errors are only in `types`. */
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
		const error: RuleError = withTypes
			? { type: code, message, types: { [code]: message }, issue }
			: { type: code, message, issue }
		holder[step] = error
	}
	return nested
}

/**
 * The field that shows an error: the path of the issue, its sibling if the values have only that, or `root` for a list or
 * object.
 */
function placeOf(path: Path, values: unknown, names: readonly string[] | undefined): Path {
	if (path.length === 0 || path.includes('__proto__')) return ['root']
	const place = pathInForm(path, values, names)
	const value = valueAt(values, place)
	return typeof value === 'object' && value !== null ? [...place, 'root'] : place
}

/** The place for the error of a path: its holder, which is created if missing. An error in the way becomes the holder's `root`. */
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

/** A list for the errors of a list: React Hook Form moves them together with its items. */
function newHolder(isList: boolean, root?: RuleError): RuleErrors {
	const holder = isList ? ([] as unknown as RuleErrors) : {}
	if (root !== undefined) holder['root'] = root
	return holder
}

/** True for an error, false for a holder of errors: a field that is named `type` holds an object. */
function isLeaf(found: RuleError | RuleErrors): found is RuleError {
	return typeof openEntry(found, 'type') === 'string'
}
