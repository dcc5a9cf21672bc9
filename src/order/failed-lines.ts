import type { Issue } from '../core/issue.ts'

/** The index of the order item that an issue is about; -1 for one about the whole order. */
export function lineOf({ path }: Issue): number {
	const [field, index] = path
	return field === 'orderItems' && typeof index === 'number' ? index : -1
}

const NO_LINES: ReadonlyMap<number, never> = /* @__PURE__ */ new Map<number, never>()

/**
 * The lines that have an error, by index, each with all that was found of it. None where all `count` lines have one: then nothing
 * is left to build, and the whole order is refused (D-100).
 */
export function failedLines<Code extends string>(
	issues: readonly Issue<Code>[],
	count: number,
): ReadonlyMap<number, readonly Issue<Code>[]> {
	if (issues.length === 0) return NO_LINES
	const failed = new Map<number, Issue<Code>[]>()
	const indexes = issues.filter((issue) => issue.severity === 'error').map(lineOf)
	for (const index of indexes.sort((a, b) => a - b)) if (index >= 0) failed.set(index, [])
	if (failed.size === count) failed.clear()
	for (const issue of issues) failed.get(lineOf(issue))?.push(issue)
	return failed
}

/** What of a list is about no line that failed. */
export function withoutFailed<T>(
	list: readonly T[],
	failed: ReadonlyMap<number, unknown>,
	indexOf: (each: T) => number,
): readonly T[] {
	return failed.size === 0 ? list : list.filter((each) => !failed.has(indexOf(each)))
}
