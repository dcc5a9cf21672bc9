import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './run-mutants.ts'

const FILE = join(import.meta.dirname, '..', '..', 'test/mutation/scores.json')

/** The result of a folder's last measurement. */
export interface Score {
	/** The share of mutants that a test noticed, in percent with two decimals. */
	readonly score: number
	readonly killed: number
	readonly survived: number
	/** The day of the measurement. */
	readonly date: string
}

export type Scores = Readonly<Record<string, Score>>

export function readScores(): Scores {
	return JSON.parse(readFileSync(FILE, 'utf8')) as Scores
}

/** Writes the scores, sorted by folder. */
export function writeScores(scores: Scores): void {
	const sorted = Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1))
	writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, '\t')}\n`)
}

export function scoreOf(mutants: readonly Mutant[], date: string): Score {
	const killed = mutants.filter((mutant) => mutant.isKilled).length
	// The score is rounded down, because 89.999 doesn't reach 90.
	const score = Math.floor((10_000 * killed) / mutants.length) / 100
	return { score, killed, survived: mutants.length - killed, date }
}
