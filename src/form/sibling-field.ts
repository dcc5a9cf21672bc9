import type { Path } from '../core/issue.ts'

/** Pairs of address fields with the same meaning: most forms have one of them, and an issue may be about the other (D-121). */
const SIBLINGS = ['province', 'provinceCode', 'country', 'countryCode']

/** The other field of a pair. Null for any other field. */
export function siblingOf(field: unknown): string | null {
	const at = SIBLINGS.indexOf(typeof field === 'string' ? field : '')
	return SIBLINGS[at < 0 ? at : at ^ 1] ?? null
}

/**
 * The path where a form shows an issue (D-121): the path, or its sibling if the form has only that. If the form has both, or neither is
 * known, an issue of an empty field belongs to the code, which most forms have.
 *
 * `names` are fields of the form in dots; where they do not tell, a form has the fields that its values have. Reading the values may throw.
 */
export function pathInForm(path: Path, values: unknown, names?: readonly string[]): Path {
	const sibling = siblingOf(path[path.length - 1])
	if (sibling === null) return path
	const there = [...path.slice(0, -1), sibling]
	const isNamed = (place: Path): boolean => names?.includes(place.join('.')) === true
	if (isNamed(path) !== isNamed(there)) return isNamed(path) ? path : there
	const [isHere, isThere] = [valueAt(values, path) !== undefined, valueAt(values, there) !== undefined]
	if (isHere !== isThere) return isHere ? path : there
	const isCode = sibling.endsWith('Code')
	return isCode && (valueAt(values, path) ?? '') === '' ? there : path
}

/** The value at a path of opened values. Only own fields count. */
export function valueAt(values: unknown, path: Path): unknown {
	let value = values
	for (const step of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
		value = (value as Readonly<Record<string | number, unknown>>)[step]
	}
	return value
}
