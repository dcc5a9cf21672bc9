import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { splitLines } from '../check/lines.ts'
import { reasonOf } from '../files.ts'
import { sayError } from '../terminal.ts'
import type { NamedVector } from './read-vectors.ts'

export interface Answers {
	/** The answers by the id of their question. */
	readonly answers: ReadonlyMap<string, unknown>
	/** The reason why there are no answers to compare; null if the command ended normally. */
	readonly problem: string | null
}

/** How long a command may run after its last answer, in seconds. */
const LAST_PATIENCE = 2
/** The exit status of a program that was interrupted. */
const INTERRUPTED = 130

/**
 * Runs a command once. Each question is written to the command's standard input as a line `{ "id", "call", "args" }`. The answers are read from its
 * standard output as lines `{ "id", "answer" }`, in any order. Prints the command's standard error like all other output: control characters as
 * text, secrets hidden. Stops a command and its child processes if no answer comes for `patience` seconds, or if the command continues after its
 * last answer.
 */
export async function askCommand(
	command: string,
	vectors: readonly NamedVector[],
	patience: number,
	progress: (answered: number) => void,
): Promise<Answers> {
	// The command runs in its own process group. So the processes that a shell started end together with the shell.
	const isGroup = process.platform !== 'win32'
	const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: isGroup })
	const ended = new Promise<string | null>((resolve) => {
		child.on('error', (error) => resolve(`can't be run: ${reasonOf(error)}`))
		child.on('close', (status, signal) => resolve(status === 0 ? null : `ended with ${signal ?? `status ${status}`}`))
	})
	// A command that ends early closes its input. The missing answers are counted below.
	child.stdin.on('error', () => {})
	passOnErrors(child.stderr.setEncoding('utf8'))
	const questions = vectors.map(({ id, call, args }) => `${JSON.stringify({ id, call, args })}\n`)
	Readable.from(questions).pipe(child.stdin)
	const kill = (): void => {
		try {
			if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
			else child.kill('SIGKILL')
		} catch {
			// The process has already ended.
		}
	}
	const interrupt = (): void => {
		kill()
		process.exit(INTERRUPTED)
	}
	process.once('SIGINT', interrupt)
	process.once('SIGTERM', interrupt)
	let isStopped = false
	const stop = (): void => {
		isStopped = true
		child.stdin.destroy()
		child.stdout.destroy()
		child.stderr.destroy()
		kill()
	}
	let timer = setTimeout(stop, patience * 1000)
	const answers = new Map<string, unknown>()
	let problem: string | null = null
	try {
		for await (const { text } of splitLines(child.stdout.setEncoding('utf8'))) {
			if (text === null || text.trim() === '') continue
			const before = answers.size
			problem ??= readAnswer(text, answers)
			if (answers.size === before) continue
			clearTimeout(timer)
			timer = setTimeout(stop, Math.min(patience, answers.size < vectors.length ? patience : LAST_PATIENCE) * 1000)
			progress(answers.size)
		}
	} catch {
		// the output of a command that was stopped
	}
	clearTimeout(timer)
	const end = await ended
	process.off('SIGINT', interrupt)
	process.off('SIGTERM', interrupt)
	if (!isStopped) return { answers, problem: problem ?? end }
	const isLate = answers.size < vectors.length
	const seconds = `${patience} second${patience === 1 ? '' : 's'}`
	return { answers, problem: problem ?? (isLate ? `answered nothing for ${seconds}, and was stopped` : null) }
}

async function passOnErrors(errors: AsyncIterable<string>): Promise<void> {
	try {
		for await (const { text } of splitLines(errors)) sayError(text ?? '')
	} catch {
		// the errors of a command that was stopped
	}
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
