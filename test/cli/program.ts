import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'
import { buildCli } from '../../scripts/build-cli.ts'
import { type Running, startServer } from '../../scripts/start-mock.ts'

export type { Running }

const ROOT = join(import.meta.dirname, '../..')
/** A folder of this worker. `vitest.config.ts` removes it at the end. */
export const FOLDER: string = mkdtempSync(join(tmpdir(), 'orderwright-cli-'))
export const PROGRAM = join(FOLDER, 'cli.js')

/** Makes a folder in it. */
export function folderOf(name: string): string {
	const folder = join(FOLDER, name)
	mkdirSync(folder, { recursive: true })
	return folder
}

let building: Promise<void> | undefined

/** Bundles the program with the library's sources, once for all files of a worker, so that tests run the current code. Call it before the first run. */
export function buildProgram(): Promise<void> {
	building ??= buildCli(PROGRAM, 'with-library')
	return building
}

export interface Ended {
	readonly status: number | null
	readonly stdout: string
	readonly stderr: string
}

/** Runs the program to its end. `node` are further arguments of Node, before the program's file. */
export function run(
	args: readonly string[],
	input = '',
	cwd = ROOT,
	node: readonly string[] = [PROGRAM],
	env: Readonly<Record<string, string>> = {},
): Ended {
	return spawnSync(process.execPath, [...node, ...args], {
		encoding: 'utf8',
		input,
		cwd,
		maxBuffer: 1e9,
		env: { ...process.env, ...env },
	})
}

/**
 * Answers calls of the program, one at a time, in a process of its own: standard input and output and the folder belong to a process. The
 * tests and the process share nothing but messages.
 */
const CALLED = `
import { Readable } from 'node:stream'
import { forget } from './cli/redact.ts'
import { main } from './cli/run.ts'

process.on('disconnect', () => process.exit())
process.on('message', async ({ args, input, cwd }) => {
	const texts = { stdout: '', stderr: '' }
	for (const name of ['stdout', 'stderr'])
		process[name].write = (text) => {
			texts[name] += text
			return true
		}
	Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
	process.chdir(cwd)
	const status = await main(args).catch((error) => error.stack)
	forget()
	process.send({ status, ...texts })
})`

let called: Promise<ChildProcess> | undefined

async function startCalled(): Promise<ChildProcess> {
	await buildProgram()
	const outfile = join(FOLDER, 'called.js')
	const stdin = { contents: CALLED, resolveDir: ROOT }
	await build({
		stdin,
		outfile,
		format: 'esm',
		bundle: true,
		platform: 'node',
		tsconfig: join(ROOT, 'tsconfig.tools.json'),
	})
	const child = fork(outfile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
	child.unref()
	child.channel?.unref()
	return child
}

/** Runs the program without a start of its own: several times as fast as `run`. One call at a time. */
export async function call(args: readonly string[], input = '', cwd = ROOT): Promise<Ended> {
	called ??= startCalled()
	const child = await called
	child.channel?.ref()
	const ended = new Promise<Ended>((resolve, reject) => {
		child.once('exit', (status) => reject(new Error(`the process of calls ended with ${status}`)))
		child.once('message', (answer) => resolve(answer as Ended))
	})
	child.send({ args, input, cwd })
	await ended.finally(() => child.removeAllListeners('exit'))
	child.channel?.unref()
	return ended
}

/** Starts a mock on a free port, and resolves when it listens. */
export function startMock(...args: string[]): Promise<Running> {
	return startServer(PROGRAM, 'mock', args)
}

/** Starts the rules as a server on a free port, and resolves when it listens. */
export function startRules(...args: string[]): Promise<Running> {
	return startServer(PROGRAM, 'serve', args)
}

/** A server that runs while the tests of a file do. */
export function beside(start: () => Promise<Running>): Pick<Running, 'url'> {
	let running: Running | undefined
	beforeAll(async () => {
		await buildProgram()
		running = await start()
	})
	afterAll(async () => {
		running?.child.kill('SIGTERM')
		await running?.ended
	})
	return {
		get url() {
			return running?.url ?? ''
		},
	}
}
