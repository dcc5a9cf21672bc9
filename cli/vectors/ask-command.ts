import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { splitLines } from '../check/text.ts'
import { reasonOf } from '../files.ts'
import type { NamedVector } from './read-vectors.ts'

/** The answers of a command. */
export interface Answers {
	/** By the id of the question. */
	readonly answers: ReadonlyMap<string, unknown>
	/** The reason why there are no answers to compare; null if the command ran to its end. */
	readonly problem: string | null
}

/**
 * Runs a command once, writes every question to its standard input as a line `{ "id", "call", "args" }`, and reads a line
 * `{ "id", "answer" }` for each from its standard output, in any order. Its standard error is passed on. A command that prints
 * nothing for `patience` seconds is stopped.
 */
export async function askCommand(
	command: string,
	vectors: readonly NamedVector[],
	patience: number,
	progress: (answered: number) => void,
): Promise<Answers> {
	const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
	const ended = new Promise<string | null>((resolve) => {
		child.on('error', (error) => resolve(`can't be run: ${reasonOf(error)}`))
		child.on('close', (status, signal) => resolve(status === 0 ? null : `ended with ${signal ?? `status ${status}`}`))
	})
	// A command that ends early closes its input. Missing answers are counted below.
	child.stdin.on('error', () => {})
	const questions = vectors.map(({ id, call, args }) => `${JSON.stringify({ id, call, args })}\n`)
	Readable.from(questions).pipe(child.stdin)
	let isLate = false
	const stop = (): void => {
		isLate = true
		child.stdout.destroy()
		child.kill('SIGKILL')
	}
	let timer = setTimeout(stop, patience * 1000)
	const answers = new Map<string, unknown>()
	let problem: string | null = null
	try {
		for await (const line of splitLines(child.stdout.setEncoding('utf8'))) {
			clearTimeout(timer)
			timer = setTimeout(stop, patience * 1000)
			if (line.trim() === '') continue
			problem ??= readAnswer(line, answers)
			progress(answers.size)
		}
	} catch {
		// the output of a command that was stopped
	}
	clearTimeout(timer)
	const end = await ended
	if (isLate) return { answers, problem: `printed nothing for ${patience} seconds` }
	return { answers, problem: problem ?? end }
}

function readAnswer(line: string, answers: Map<string, unknown>): string | null {
	const shown = line.length > 80 ? `${line.slice(0, 80)}…` : line
	try {
		const { id, answer } = JSON.parse(line) as { id?: unknown; answer?: unknown }
		if (typeof id !== 'string') return `printed a line without an "id": ${shown}`
		answers.set(id, answer)
		return null
	} catch {
		return `printed a line that isn't JSON: ${shown}`
	}
}
