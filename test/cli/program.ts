import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCli } from '../../scripts/build-cli.ts'
import { type Running, startServer } from '../../scripts/start-mock.ts'

export type { Running }

const ROOT = join(import.meta.dirname, '../..')
/** A folder that is removed at the end. */
export const FOLDER: string = mkdtempSync(join(tmpdir(), 'orderwright-cli-'))
export const PROGRAM = join(FOLDER, 'cli.js')
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

/** Bundles the program with the library's sources, so that tests run the current code. Call it before the first run. */
export async function buildProgram(): Promise<void> {
	await buildCli(PROGRAM, 'with-library')
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

/** Starts a mock on a free port, and resolves when it listens. */
export function startMock(...args: string[]): Promise<Running> {
	return startServer(PROGRAM, 'mock', args)
}

/** Starts the rules as a server on a free port, and resolves when it listens. */
export function startRules(...args: string[]): Promise<Running> {
	return startServer(PROGRAM, 'serve', args)
}
