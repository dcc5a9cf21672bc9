import type { Path } from '../core/issue.ts'
import { readField } from '../core/read.ts'

/** Fields of an address that say the same: a form has one of them as a rule, and an issue may be of the other (D-121). */
const SIBLINGS = ['province', 'provinceCode', 'country', 'countryCode']

/** The field that stands in for another; null where none does. */
export function siblingOf(field: unknown): string | null {
	const at = SIBLINGS.indexOf(typeof field === 'string' ? field : '')
	return SIBLINGS[at < 0 ? at : at ^ 1] ?? null
}

/** Where a form shows what a path is of: the path, its sibling where the values have that alone. */
export function pathInForm(path: Path, values: unknown): Path {
	const holder = path.slice(0, -1).reduce(readField, values)
	const last = path[path.length - 1]
	const sibling = siblingOf(last)
	if (last === undefined || sibling === null || readField(holder, last) !== undefined) return path
	return readField(holder, sibling) === undefined ? path : [...path.slice(0, -1), sibling]
}
