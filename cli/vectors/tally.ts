import type { VectorReport } from 'orderwright/conformance'
import type { NamedVector } from './read-vectors.ts'

/** The number of vectors of one kind that passed. */
export interface Row {
	readonly name: string
	readonly passed: number
	readonly failed: number
	readonly skipped: number
}

export interface Tallies {
	readonly byCall: readonly Row[]
	readonly byRule: readonly Row[]
	readonly byFile: readonly Row[]
	/** By what the answers follow from. */
	readonly byBinding: readonly Row[]
}

/** Counts a run by call, rule and file. */
export function tallyVectors(
	vectors: readonly NamedVector[],
	{ failures }: VectorReport,
	skipped: ReadonlySet<string>,
): Tallies {
	const failed = new Set(failures.map(({ id }) => id))
	const by = (key: 'call' | 'rule' | 'file' | 'binds'): Row[] => {
		const rows = new Map<string, { passed: number; failed: number; skipped: number }>()
		for (const vector of vectors) {
			const name = vector[key] ?? 'document'
			const row = rows.get(name) ?? { passed: 0, failed: 0, skipped: 0 }
			rows.set(name, row)
			row[failed.has(vector.id) ? 'failed' : skipped.has(vector.id) ? 'skipped' : 'passed']++
		}
		return [...rows].map(([name, row]) => ({ name, ...row })).sort((a, b) => (a.name < b.name ? -1 : 1))
	}
	return { byCall: by('call'), byRule: by('rule'), byFile: by('file'), byBinding: by('binds') }
}
