import { copyAny } from '../contract/copy-free.ts'
import { begin } from '../contract/limits.ts'
import { openEntry } from '../core/open.ts'
import { isList } from '../core/read.ts'

/** The limits of a body: more than any store has, and bounded in time. */
export const LIMITS = { maxItems: 4_000_000, maxDepth: 64 }

/** A plain copy of any value, as `JSON.parse` would make it. Drops what JSON cannot represent, and everything beyond the limits. */
export function copyJson(value: unknown): unknown {
	return copyAny(value, begin(LIMITS, 'D-91'), undefined)
}

/** The results of `read` for the items of a plain JSON list, without nulls. */
export function readItems<T>(list: unknown, read: (item: unknown) => T | null): readonly T[] {
	if (!isList(list)) return []
	return list.map(read).filter((item): item is T & {} => item !== null)
}

/** A field's text. Null if it is missing or not a string. */
export function textOrNull(object: unknown, field: string): string | null {
	const text = openEntry(object, field)
	return typeof text === 'string' ? text : null
}

/** The strings of a list field. Null if it is not a list. */
export function textsOrNull(object: unknown, field: string): readonly string[] | null {
	const texts = openEntry(object, field)
	return isList(texts) ? texts.filter((text): text is string => typeof text === 'string') : null
}
