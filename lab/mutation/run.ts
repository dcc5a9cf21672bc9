/**
 * Mutation testing: Stryker changes one expression at a time, and a test has to notice.
 *
 *   lab/run mutation -- src/money src/tax       these folders; fails if a score fell or a survivor has no reason
 *   lab/run mutation -- src/money --write       keeps the score and lists new survivors, whose reasons you then write
 *   lab/run mutation -- src/money/cents.ts      one file: shows its survivors and compares nothing
 *
 * `--concurrency 2` tests two mutants at once; 1 is the default. `--retry` runs only the mutants that
 * survived the last run: quick while you add tests. The code has to be the same.
 */
import { parseArgs } from 'node:util'
import { type Mutant, runMutants } from './run-mutants.ts'
import { readScores, type Score, scoreOf, writeScores } from './scores.ts'
import { keyOf, readSurvivors, type Survivor, survivorsOf, writeSurvivors } from './survivors.ts'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		write: { type: 'boolean', default: false },
		retry: { type: 'boolean', default: false },
		concurrency: { type: 'string', default: '1' },
	},
})
if (positionals.length === 0) {
	console.error('Name a folder, such as src/money.')
	process.exitCode = 1
}
for (const target of positionals.map((path) => path.replace(/\/$/, ''))) {
	const mutants = await runMutants(target, {
		concurrency: Number(values.concurrency),
		isRetry: values.retry,
	})
	const score = scoreOf(mutants, new Date().toISOString().slice(0, 10))
	console.log(`\n${target}: ${score.score}% (${score.killed} killed, ${score.survived} survived)`)
	const complaints = judge(target, mutants, score)
	for (const complaint of complaints) console.log(`✗ ${complaint}`)
	if (complaints.length > 0) process.exitCode = 1
}

/** Compares a folder with what is committed, or writes that anew; what is wrong, a line each. */
function judge(target: string, mutants: readonly Mutant[], score: Score): readonly string[] {
	const listed = readSurvivors()
	const survivors = survivorsOf(mutants, listed)
	const isWhole = !target.endsWith('.ts')
	const before = readScores()[target]
	const complaints = survivors.filter((each) => !isExplained(each, listed)).map((each) => show(each, mutants))
	if (!isWhole) return complaints
	const ours = listed.filter(({ file }) => file.startsWith(`${target}/`))
	for (const each of ours.filter((entry) => survivors.every((found) => keyOf(found) !== keyOf(entry)))) {
		console.log(`- gone: ${each.file}, ${each.within}: ${each.original} → ${each.replacement}`)
	}
	if (values.write) {
		writeScores({ ...readScores(), [target]: score })
		writeSurvivors([...listed.filter((entry) => !ours.includes(entry)), ...survivors])
	} else if (before === undefined) complaints.push(`${target} has no score yet; keep it with --write`)
	else if (score.score < before.score) complaints.push(`the score fell: ${before.score}% on ${before.date}`)
	return complaints
}

/** True if the list has a reason for the survivor, and for as many of its kind. */
function isExplained(survivor: Survivor, listed: readonly Survivor[]): boolean {
	const entry = listed.find((each) => keyOf(each) === keyOf(survivor))
	return entry !== undefined && entry.reason !== '' && (survivor.times ?? 1) <= (entry.times ?? 1)
}

function show(survivor: Survivor, mutants: readonly Mutant[]): string {
	const alike = mutants.filter((mutant) => !mutant.isKilled && keyOf(mutant) === keyOf(survivor))
	const lines = alike.map((mutant) => mutant.line).join(', ')
	return `survived, without a reason: ${survivor.file}:${lines} ${survivor.mutator}: ${survivor.original} → ${survivor.replacement}`
}
