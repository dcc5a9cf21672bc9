import { copyAny } from '../contract/copy-free.ts'
import { begin } from '../contract/limits.ts'
import { isList, readField } from '../core/read.ts'

/** How much of a body is read: more than any store holds, and still in bounded time. */
export const LIMITS = { maxItems: 4_000_000, maxDepth: 64 }

/** A plain copy of anything, as `JSON.parse` would make it; what JSON cannot say, and what lies beyond the limits, is left out. */
export function copyJson(value: unknown): unknown {
	return copyAny(value, begin(LIMITS, 'D-91'), undefined)
}

/** A list's items in plain JSON, those that `read` makes nothing of left out. */
export function readItems<T>(list: unknown, read: (item: unknown) => T | null): readonly T[] {
	if (!isList(list)) return []
	return list.map(read).filter((item): item is T & {} => item !== null)
}

/** A field's text; null where it is missing or no string. */
export function textOrNull(object: unknown, field: string): string | null {
	const text = readField(object, field)
	return typeof text === 'string' ? text : null
}

/** The strings of a field that lists some; null where it is no list. */
export function textsOrNull(object: unknown, field: string): readonly string[] | null {
	const texts = readField(object, field)
	return isList(texts) ? texts.filter((text): text is string => typeof text === 'string') : null
}
