/**
 * Runs the questions of `questions/`, each file in a process of its own, and prints a table of ratios.
 *
 *   npm run bench                       all questions
 *   npm run bench -- phone zip          the files whose name starts so
 *   npm run bench -- --seed 7 --passes 31
 *   npm run bench -- --write            keep the results in bench/results/
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { measure, type Question, type Result } from './harness.ts'

const here = import.meta.dirname
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seed: { type: 'string', default: '20261120' },
		passes: { type: 'string', default: '15' },
		write: { type: 'boolean', default: false },
		worker: { type: 'string' },
	},
})

if (values.worker === undefined) await runAll()
else await runFile(values.worker)

/** The parent: bundles each file as the package is built, runs it alone, and gathers what it prints. */
async function runAll(): Promise<void> {
	const files = readdirSync(join(here, 'questions'))
		.filter((file) => file.endsWith('.ts'))
		.filter((file) => positionals.length === 0 || positionals.some((name) => file.startsWith(name)))
	let missed = 0
	for (const [index, file] of files.entries()) {
		process.stderr.write(`[${index + 1}/${files.length}] ${file}\n`)
		const folder = mkdtempSync(join(here, 'node_modules', '.question-'))
		try {
			const outfile = join(folder, file.replace(/\.ts$/, '.mjs'))
			await build({
				entryPoints: [join(here, 'questions', file)],
				outfile,
				bundle: true,
				format: 'esm',
				platform: 'node',
				target: 'es2022',
				packages: 'external',
				logLevel: 'warning',
			})
			const run = spawnSync(
				process.execPath,
				[
					...process.execArgv,
					process.argv[1] as string,
					'--worker',
					outfile,
					'--seed',
					values.seed,
					'--passes',
					values.passes,
				],
				{ stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 1 << 28 },
			)
			if (run.status !== 0) {
				missed++
				process.stdout.write(`${file}: failed with status ${run.status}\n`)
				continue
			}
			for (const result of JSON.parse(run.stdout) as Result[]) missed += report(result)
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	}
	process.exitCode = missed === 0 ? 0 : 1
}

/** The child: one file's questions, measured one after the other; the results go to standard output as JSON. */
async function runFile(file: string): Promise<void> {
	const { questions } = (await import(pathToFileURL(file).href)) as { questions: readonly Question<unknown>[] }
	const results = questions.map((question) =>
		measure(question, Number(values.seed), Number(values.passes), (done, of) => {
			if (process.stderr.isTTY)
				process.stderr.write(`\r  ${question.name}: pass ${done} of ${of}${done === of ? '\n' : ''}`)
		}),
	)
	process.stdout.write(JSON.stringify(results))
}

/** Prints one result, keeps it if asked to, and answers with the number of targets that it missed. */
function report(result: Result): number {
	const width = Math.max(...result.rows.map((row) => row.name.length))
	const lines = result.rows.map((row) => {
		const time = row.nanoseconds.toFixed(row.nanoseconds < 100 ? 1 : 0).padStart(10)
		const ratio = `${row.ratio.toFixed(row.ratio < 10 ? 2 : 1)} x`.padStart(10)
		const target =
			row.target === null ? '' : `  at least ${row.target} x: ${row.ratio >= row.target ? 'met' : 'MISSED'}`
		return `  ${row.name.padEnd(width)} ${time} ns ${ratio}${target}`
	})
	const notes = result.notes.map((note) => `  ${note}`)
	const text = [
		`${result.question}: ${result.title} (${result.inputs} inputs, seed ${result.seed})`,
		...lines,
		...notes,
	]
	process.stdout.write(`${text.join('\n')}\n\n`)
	if (values.write) {
		const folder = join(here, 'results')
		mkdirSync(folder, { recursive: true })
		const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
		writeFileSync(join(folder, `${result.question}.json`), `${JSON.stringify({ ...result, machine }, null, '\t')}\n`)
		const rows = result.rows.map((row) => `| ${row.name} | ${row.nanoseconds.toFixed(1)} | ${row.ratio.toFixed(2)} |`)
		writeFileSync(
			join(folder, `${result.question}.md`),
			`${[
				`# ${result.title}`,
				'',
				`${result.inputs} inputs, seed ${result.seed}; Node ${machine.node}, ${machine.cpu}. Medians.`,
				'',
				'| | ns a call | times orderwright |',
				'|---|---:|---:|',
				...rows,
				'',
				...result.notes.map((note) => `- ${note}`),
			].join('\n')}\n`,
		)
	}
	return result.rows.filter((row) => row.target !== null && row.ratio < row.target).length
}
