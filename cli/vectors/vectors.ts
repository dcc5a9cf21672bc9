import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runVectors, type VectorFailure } from 'orderwright/conformance'
import {
	type Command,
	findNearest,
	readArguments,
	readChoice,
	readNumber,
	USAGE_STATUS,
	UsageError,
} from '../command.ts'
import { tryReport, writeJsonReport, writeReport } from '../files.ts'
import { bold, count, dim, green, group, red, say, sayError, startProgress, table } from '../terminal.ts'
import { writeJunit } from '../xml.ts'
import { askCommand } from './ask-command.ts'
import { type Files, type NamedVector, readFiles, readVectors, type Tally, tallyVectors } from './read-vectors.ts'

const OPTIONS = {
	command: { type: 'string' },
	level: { type: 'string', default: 'full' },
	only: { type: 'string', multiple: true },
	vectors: { type: 'string' },
	unpack: { type: 'string' },
	timeout: { type: 'string', default: '60' },
	most: { type: 'string', default: '20' },
	junit: { type: 'string' },
	json: { type: 'string' },
	calls: { type: 'boolean', default: false },
	decisions: { type: 'boolean', default: false },
} as const
const LEVELS = ['status', 'codes', 'full'] as const

export const vectors: Command = {
	name: 'vectors',
	summary: 'runs a port of the rules in any language against the published vectors',
	usage: `
Usage: orderwright vectors --command COMMAND [options]

Starts the command once in a shell, writes a line {"id", "call", "args"} to its standard input for each vector, and expects
a line {"id", "answer"} for each on its standard output, in any order. {"status": "skipped"} as an answer skips a vector.

  --command COMMAND    the port, e.g. "python3 port.py"
  --level LEVEL        what to compare: status, codes, or full (everything but messages) (full)
  --only NAME          only vectors of this file, call, rule or id; can be repeated (all)
  --decisions          also fail on a vector that rests on a decision of this project alone
  --calls              print the functions with their arguments and stop
  --unpack FOLDER      write the package's vectors as files, with calls.json, and stop
  --most N             failures to print (20)
  --timeout SECONDS    time without a new answer after which the command is stopped (60)
  --vectors FOLDER     a folder of vectors (the package's vectors)
  --junit FILE         write a test case for each vector
  --json FILE          write the report as JSON

Exit status: 1 if a vector fails that the API documentation requires (with --decisions: any), otherwise 0; 2 if the command can't be run, ends
early or gives no answer.`,
	examples: ['orderwright vectors --unpack vectors', 'orderwright vectors --command "python3 port.py" --level status'],
	page: 'conformance.md',
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length > 0) throw new UsageError(`Put the command into quotes: --command "… ${positionals[0]}".`)
	if (values.unpack !== undefined) return unpack(readFiles(values.vectors), values.unpack)
	if (values.calls) return printCalls(readFiles(values.vectors))
	if (values.command === undefined)
		throw new UsageError('Add the command that starts your port: --command "python3 port.py"')
	const level = readChoice('level', values.level, LEVELS)
	const patience = readNumber('timeout', values.timeout, 1, 86_400)
	const most = readNumber('most', values.most, 0, 1_000_000)
	const read = readVectors(readFiles(values.vectors))
	for (const name of ['json', 'junit'] as const) tryReport(name, values[name], [])
	const chosen = choose(read.vectors, values.only)
	const progress = startProgress()
	const total = group(chosen.length)
	const { answers, problem } = await askCommand(values.command, chosen, patience, (answered) =>
		progress.show(() => `${group(answered)} of ${total} answered`),
	)
	progress.clear()
	const subject = (_call: string, _args: readonly unknown[], id: string): unknown => {
		if (!answers.has(id)) throw new Error('no answer')
		return answers.get(id)
	}
	const report = await runVectors(subject, read.files, { level, only: chosen.map(({ id }) => id) })
	const skipped = new Set([...answers].filter(([, answer]) => isSkipped(answer)).map(([id]) => id))
	const tallies = tallyVectors(chosen, report, skipped)
	if (values.json !== undefined) writeJsonReport(values.json, { ...report, ...tallies })
	if (values.junit !== undefined) writeReport(values.junit, toJunit(chosen, report.failures, skipped))
	const byId = new Map(chosen.map((vector) => [vector.id, vector]))
	for (const failure of report.failures.slice(0, most)) say(describe(failure, byId.get(failure.id)))
	const rest = report.failures.length - most
	if (rest > 0 && most > 0) say(dim(`… and ${group(rest)} more; --most shows more of them\n`))
	say(tallyTable('call', tallies.byCall))
	say(tallyTable('rule', tallies.byRule))
	say(tallyTable('file', tallies.byFile))
	say(tallyTable('binds', tallies.byBinding))
	say(`${group(report.passed)} passed, ${group(report.failed)} failed, ${group(report.skipped)} skipped`)
	if (report.failedDecisions > 0)
		say(`${group(report.failedDecisions)} of them rest on decisions alone: the interface leaves them to a service`)
	if (problem !== null) {
		sayError(`orderwright: the command ${problem}.`)
		return USAGE_STATUS
	}
	if (report.failed > (values.decisions ? 0 : report.failedDecisions)) return 1
	return report.passed + report.failed > 0 ? 0 : USAGE_STATUS
}

function isSkipped(answer: unknown): boolean {
	return typeof answer === 'object' && answer !== null && (answer as { status?: unknown }).status === 'skipped'
}

function choose(all: readonly NamedVector[], only: readonly string[] | undefined): readonly NamedVector[] {
	if (only === undefined) return all
	for (const name of only) {
		if (all.some((vector) => isCalled(vector, name))) continue
		const nearest = findNearest(name, [...new Set(all.flatMap(({ file, call, rule }) => [file, call, rule]))])
		throw new UsageError(`No vector has "${name}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`)
	}
	return all.filter((vector) => only.some((name) => isCalled(vector, name)))
}

function isCalled({ file, call, rule, id }: NamedVector, name: string): boolean {
	return [file, call, rule, id].includes(name)
}

interface Call {
	readonly name: string
	readonly about: string
	readonly parameters: readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[]
	readonly returns: string
}

/** Writes each file into a folder. Creates the folder if it doesn't exist. */
function unpack(files: Files, folder: string): number {
	mkdirSync(folder, { recursive: true })
	for (const [name, content] of Object.entries(files)) writeJsonReport(join(folder, name), content)
	say(`${Object.keys(files).length} files written to ${folder}`)
	return 0
}

function printCalls(files: Files): number {
	const calls: unknown = (files['calls.json'] as { calls?: unknown } | null | undefined)?.calls
	if (!Array.isArray(calls)) throw new UsageError('calls.json has no list of calls.')
	for (const { name, about, parameters, returns } of calls as readonly Call[]) {
		const list = parameters.map((each) => `${each.name}${each.isOptional ? '?' : ''}: ${each.type}`).join(', ')
		say(`${bold(name)}(${list}): ${returns}\n    ${about}`)
	}
	return 0
}

function describe(
	{ id, rule, binds, call, args, expected, got, why }: VectorFailure,
	vector: NamedVector | undefined,
): string {
	const lines = [
		`${red('✗')} ${bold(id)} ${dim(binds === 'decision' ? `${rule}, a decision` : rule)}`,
		`    ${call}(${JSON.stringify(args).slice(1, -1)})`,
		`    ${why}`,
		`    expected  ${JSON.stringify(expected)}`,
		`    answered  ${JSON.stringify(got)}`,
	]
	if (vector?.note) lines.push(`    note      ${vector.note}`)
	if (vector?.source) lines.push(`    source    ${vector.source}`)
	return `${lines.join('\n')}\n`
}

/** Returns a table of how many vectors of each group passed, failed or were skipped. A group in which all vectors were skipped has no row. */
function tallyTable(title: string, rows: readonly Tally[]): string {
	const asked = rows.filter(({ passed, failed }) => passed + failed > 0)
	const body = asked.map(({ name, passed, failed, skipped }) => {
		return { name, cells: [passed, failed, skipped], paint: failed > 0 ? red : green }
	})
	const others = rows.length - asked.length
	const note = others > 0 ? `\n${dim(`  ${count(others, title)} skipped`)}` : ''
	return `${table(title, ['passed', 'failed', 'skipped'], body)}${note}\n`
}

function toJunit(
	chosen: readonly NamedVector[],
	failures: readonly VectorFailure[],
	skipped: ReadonlySet<string>,
): string {
	const failed = new Map(failures.map((failure) => [failure.id, failure]))
	const cases = chosen.map(({ id, call, file, note, source }) => {
		const failure = failed.get(id)
		const name = `${call} ${id}`
		if (failure !== undefined) {
			const { why, args, expected, got } = failure
			const [sent, wanted, answered] = [args, expected, got].map((value) => JSON.stringify(value))
			const text = [`args ${sent}`, `expected ${wanted}`, `answered ${answered}`, note, source]
			return { name, suite: file, outcome: { kind: 'failure', message: why, text: text.join('\n') } } as const
		}
		const outcome = skipped.has(id) ? ({ kind: 'skipped', message: 'the port skips it', text: '' } as const) : null
		return { name, suite: file, outcome }
	})
	return writeJunit('orderwright vectors', cases)
}
