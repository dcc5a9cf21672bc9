import type { Issue } from '../../core/issue.ts'

/** Returns the index of the order item of an issue. Returns -1 for an issue of the whole order. */
export function lineIndexOf({ path }: Issue): number {
	const [field, index] = path
	return field === 'orderItems' && typeof index === 'number' ? index : -1
}

const NO_LINES: ReadonlyMap<number, never> = /* @__PURE__ */ new Map<number, never>()

/**
 * Returns the lines that have an error, by index, each with all its issues. Returns an empty map if all `count` lines have an
 * error: then the whole order is rejected (D-100).
 */
export function failedLines<Code extends string>(
	issues: readonly Issue<Code>[],
	count: number,
): ReadonlyMap<number, readonly Issue<Code>[]> {
	if (issues.length === 0) return NO_LINES
	const failed = new Map<number, Issue<Code>[]>()
	const indexes = issues.filter((issue) => issue.severity === 'error').map(lineIndexOf)
	for (const index of indexes.sort((a, b) => a - b)) if (index >= 0) failed.set(index, [])
	if (failed.size === count) failed.clear()
	for (const issue of issues) failed.get(lineIndexOf(issue))?.push(issue)
	return failed
}

/** Returns the entries that do not belong to a failed line. */
export function withoutFailed<T>(
	list: readonly T[],
	failed: ReadonlyMap<number, unknown>,
	indexOf: (each: T) => number,
): readonly T[] {
	return failed.size === 0 ? list : list.filter((each) => !failed.has(indexOf(each)))
}
