import { type ChildProcess, spawn } from 'node:child_process'

export interface Running {
	readonly child: ChildProcess
	readonly printed: () => string
	/** Resolves with its exit status, or with the signal that ended it. */
	readonly ended: Promise<number | string | null>
	/** The address that it printed. */
	readonly url: string
}

/** Starts a command of the bundled program that serves on a free port, in a folder. Resolves when it listens, and rejects if it ends before. */
export async function startServer(
	program: string,
	command: 'mock' | 'serve',
	args: readonly string[],
	folder?: string,
): Promise<Running> {
	const child = spawn(process.execPath, [program, command, '--port', '0', ...args], {
		...(folder !== undefined && { cwd: folder }),
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let printed = ''
	const ended = new Promise<number | string | null>((resolve) =>
		child.on('close', (status, signal) => resolve(signal ?? status)),
	)
	const url = await new Promise<string>((resolve, reject) => {
		child.stderr.on('data', (chunk) => {
			printed += chunk
		})
		child.stdout.on('data', (chunk) => {
			printed += chunk
			const [, found] = /listens on (http:\S+)\n/.exec(printed) ?? []
			if (found !== undefined) resolve(found)
		})
		child.on('close', (status) => reject(new Error(`ended with ${status}: ${printed}`)))
	})
	return { child, printed: () => printed, ended, url }
}
