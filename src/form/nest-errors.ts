import type { Issue, Path } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { pathInForm } from './sibling-field.ts'

/** One error as React Hook Form keeps it, with the issue that it was made of. */
export interface RuleError {
	/** The issue's code. */
	readonly type: string
	readonly message: string
	/** The message by code, of all that is wrong with the field; with `criteriaMode: 'all'`. */
	types?: Record<string, string>
	/** Code, params, suggestion and the rest. */
	readonly issue: Issue
}

/** What is wrong with the values of a form, nested as they are; what concerns a list or an object as a whole stands in its `root`. */
export interface RuleErrors {
	[field: string]: RuleError | RuleErrors
}

/** Errors by the field that they are of, the first of a field before the others, which only `types` has. */
export function nestErrors(errors: readonly Issue[], values: unknown, withTypes: boolean): RuleErrors {
	const nested: RuleErrors = {}
	for (const issue of errors) {
		const { holder, step } = findPlace(nested, placeOf(issue.path, values))
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

/** The field that an error is shown at: the path of the issue, its sibling where the values have that alone, `root` for a whole. */
function placeOf(path: Path, values: unknown): Path {
	if (path.length === 0 || path.includes('__proto__')) return ['root']
	const place = pathInForm(path, values)
	const value = place.reduce(readField, values)
	return typeof value === 'object' && value !== null ? [...place, 'root'] : place
}

/** Where the error of a path belongs: its nearest holder, made where it is missing; an error in the way becomes its holder's `root`. */
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

/** A list for the errors of a list: React Hook Form moves them along with its items. */
function newHolder(isList: boolean, root?: RuleError): RuleErrors {
	const holder = isList ? ([] as unknown as RuleErrors) : {}
	if (root !== undefined) holder['root'] = root
	return holder
}

/** An error, not a holder of errors: a field that is named `type` holds an object. */
function isLeaf(found: RuleError | RuleErrors): found is RuleError {
	return typeof readField(found, 'type') === 'string'
}
