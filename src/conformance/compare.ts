import { isList, isRecord, readField } from '../core/read.ts'

/** Returns true for two equal values of plain JSON. */
export function isSame(a: unknown, b: unknown): boolean {
	if (isList(a)) return isList(b) && a.length === b.length && a.every((part, index) => isSame(part, b[index]))
	if (!isRecord(a)) return a === b
	if (!isRecord(b)) return false
	const keys = Object.keys(a)
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/**
 * Returns the first place where `whole` lacks a part of `part`, as a path with the expected value; null if it lacks nothing. An
 * object of `part` has only the keys to compare; a list must have every element.
 */
export function findMissing(part: unknown, whole: unknown, path: string): string | null {
	if (isRecord(part)) {
		for (const key of Object.keys(part)) {
			const missing = findMissing(part[key], readField(whole, key), path === '' ? key : `${path}.${key}`)
			if (missing !== null) return missing
		}
		return isRecord(whole) ? null : differ(path, part, whole)
	}
	if (isList(part)) {
		if (!isList(whole) || whole.length !== part.length) return differ(path, part, whole)
		for (const [index, element] of part.entries()) {
			const missing = findMissing(element, whole[index], `${path}.${index}`)
			if (missing !== null) return missing
		}
		return null
	}
	return part === whole ? null : differ(path, part, whole)
}

/** Returns a line such as `status: expected "valid", got "invalid"`: each value as JSON, cut to one line. */
export function differ(what: string, expected: unknown, got: unknown): string {
	return `${what}: expected ${show(expected)}, got ${show(got)}`
}

const LONGEST = 200

function show(value: unknown): string {
	if (value === undefined) return 'nothing'
	const text = JSON.stringify(value)
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
