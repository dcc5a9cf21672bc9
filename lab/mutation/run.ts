/**
 * Mutation testing: Stryker changes one expression at a time, and a test has to fail.
 *
 * lab/run mutation -- src/rules/money src/rules/tax these folders: shows what survives, fails if a score fell lab/run mutation -- --turn the rooms
 * whose turn it is this week lab/run mutation -- src/rules/money --write keeps the score lab/run mutation -- src/rules/money/cents.ts one file:
 * compares nothing
 *
 * `--concurrency 2` tests two mutants at once; 1 is the default. `--retry` runs only the mutants that survived the last run: quick while you add
 * tests. The code has to be the same.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/room.ts'
import { runMutants } from './run-mutants.ts'
import { readScores, type Score, scoreOf, writeScores } from './scores.ts'

/** The most characters of a replacement that are shown. */
const MAX_TEXT_LENGTH = 120
const ROOMS_A_WEEK = 4
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		turn: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
		retry: { type: 'boolean', default: false },
		concurrency: { type: 'string', default: '1' },
	},
})
const targets = values.turn ? roomsOfWeek() : positionals.map((path) => path.replace(/\/$/, ''))
if (targets.length === 0) {
	console.error('Name a folder, such as src/rules/money.')
	process.exitCode = 1
}
for (const target of targets) {
	const mutants = await runMutants(target, {
		concurrency: Number(values.concurrency),
		isRetry: values.retry,
	})
	const score = scoreOf(mutants, new Date().toISOString().slice(0, 10))
	console.log(`\n${target}: ${score.score}% (${score.killed} killed, ${score.survived} survived)`)
	for (const { file, start, mutator, replacement } of mutants.filter((mutant) => !mutant.isKilled)) {
		const line = readFileSync(join(ROOT, file), 'utf8').split('\n')[start.line - 1]?.trim()
		const change = replacement.replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH)
		console.log(`- survived: ${file}:${start.line}:${start.column} ${mutator}: ${change} in: ${line}`)
	}
	const complaints = judge(target, score)
	for (const complaint of complaints) console.log(`✗ ${complaint}`)
	if (complaints.length > 0) process.exitCode = 1
}

/** Returns the folders for this week: four of the folders with a score, large and small ones together. Each week has other folders. */
function roomsOfWeek(): readonly string[] {
	const rooms = Object.entries(readScores())
		.sort(([, a], [, b]) => b.killed + b.survived - a.killed - a.survived)
		.map(([room]) => room)
	const turns = Math.ceil(rooms.length / ROOMS_A_WEEK)
	const week = Math.floor(Date.now() / WEEK_MS)
	return rooms.filter((_, rank) => rank % turns === week % turns)
}

/** Compares the score of a folder with the committed score, or writes the new score. Returns a line for each problem. */
function judge(target: string, score: Score): readonly string[] {
	if (target.endsWith('.ts')) return []
	const before = readScores()[target]
	if (values.write) writeScores({ ...readScores(), [target]: score })
	else if (before === undefined) return [`${target} has no score yet; keep it with --write`]
	else if (score.score < before.score) return [`the score fell: ${before.score}% on ${before.date}`]
	return []
}
