import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import { forget } from '../../cli/redact.ts'
import { main } from '../../cli/run.ts'
import { buildCli } from '../../scripts/build-cli.ts'
import { type Running, startServer } from '../../scripts/start-mock.ts'

export type { Running }

const ROOT = join(import.meta.dirname, '../..')
/** A folder that is removed at the end. */
export const FOLDER: string = mkdtempSync(join(tmpdir(), 'orderwright-cli-'))
export const PROGRAM = join(FOLDER, 'cli.js')
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

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
 * Runs the program in this process, as far as a command needs no process of its own: several times as fast as `run`. One call at a
 * time, because standard input and output and the folder are the process's.
 */
export async function call(args: readonly string[], input = '', cwd = ROOT): Promise<Ended> {
	const texts = { stdout: '', stderr: '' }
	const { stdin } = process
	const before = { folder: process.cwd(), exitCode: process.exitCode }
	const writers = (['stdout', 'stderr'] as const).map((name) => {
		const { write } = process[name]
		process[name].write = (text: unknown) => {
			texts[name] += text
			return true
		}
		return () => {
			process[name].write = write
		}
	})
	Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
	process.chdir(cwd)
	try {
		return { status: await main(args), ...texts }
	} finally {
		forget()
		process.chdir(before.folder)
		process.exitCode = before.exitCode
		Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
		for (const restore of writers) restore()
	}
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
