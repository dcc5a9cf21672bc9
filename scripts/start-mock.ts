import { type ChildProcess, spawn } from 'node:child_process'

export interface Running {
	readonly child: ChildProcess
	/** All that it has printed so far. */
	readonly printed: () => string
	/** Resolves with its exit status, or with the signal that ended it. */
	readonly ended: Promise<number | string | null>
	/** The address that it printed. */
	readonly url: string
}

/** Starts a command of the bundled program that serves on a free port, in a folder. */
export function startServer(
	program: string,
	command: 'mock' | 'serve',
	args: readonly string[],
	folder?: string,
): Promise<Running> {
	return startProgram(process.execPath, [program, command, '--port', '0', ...args], /listens on (http:\S+)\n/, folder)
}

/** Starts a program, and resolves when it prints the address at which it listens. Rejects if it ends before. */
export async function startProgram(
	command: string,
	args: readonly string[],
	address: RegExp,
	cwd: string = process.cwd(),
): Promise<Running> {
	const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
	let printed = ''
	const ended = new Promise<number | string | null>((resolve) =>
		child.on('close', (status, signal) => resolve(signal ?? status)),
	)
	const url = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk) => {
				printed += chunk
				const [, found] = address.exec(printed) ?? []
				if (found !== undefined) resolve(found)
			})
		child.on('close', (status) => reject(new Error(`ended with ${status}: ${printed}`)))
	})
	return { child, printed: () => printed, ended, url }
}
