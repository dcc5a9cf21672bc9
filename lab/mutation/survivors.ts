import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './run-mutants.ts'

const FILE = join(import.meta.dirname, '..', '..', 'test/mutation/survivors.json')

/** A mutant that no test notices, and the reason why that is right. It has no line number, so that moved code keeps its entry. */
export interface Survivor {
	readonly file: string
	readonly within: string
	readonly mutator: string
	readonly original: string
	readonly replacement: string
	/** The number of equal survivors in the declaration; 1 if absent. */
	readonly times?: number
	/** Empty in a new entry: the check fails until somebody writes the reason. */
	readonly reason: string
}

export function readSurvivors(): readonly Survivor[] {
	return JSON.parse(readFileSync(FILE, 'utf8')) as Survivor[]
}

/** Writes the list, sorted by file; entries of a file keep their order. */
export function writeSurvivors(survivors: readonly Survivor[]): void {
	const sorted = [...survivors].sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))
	writeFileSync(FILE, `${JSON.stringify(sorted, null, '\t')}\n`)
}

/** Returns the survivors of a run as entries of the list, with the reasons that the list already has. */
export function survivorsOf(mutants: readonly Mutant[], listed: readonly Survivor[]): readonly Survivor[] {
	const reasons = new Map(listed.map((survivor) => [keyOf(survivor), survivor.reason]))
	const found = new Map<string, Survivor>()
	for (const { file, within, mutator, original, replacement } of mutants.filter((mutant) => !mutant.isKilled)) {
		const mutant = { file, within, mutator, original, replacement }
		const key = keyOf(mutant)
		const alike = found.get(key)
		const times = alike === undefined ? {} : { times: (alike.times ?? 1) + 1 }
		found.set(key, { ...mutant, ...times, reason: reasons.get(key) ?? '' })
	}
	return [...found.values()]
}

/** Returns the key of a mutant. Equal mutants have the same key. */
export function keyOf({ file, within, mutator, original, replacement }: Omit<Survivor, 'reason'>): string {
	return JSON.stringify([file, within, mutator, original, replacement])
}
