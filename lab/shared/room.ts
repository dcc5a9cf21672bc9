import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of the project. */
export const ROOT: string = join(import.meta.dirname, '../..')
const isWindows = process.platform === 'win32'
const counts = { passed: 0, failed: 0 }

/** Makes an empty folder. The folder is removed when the process ends. */
export function makeFolder(name: string, parent: string = tmpdir()): string {
	const folder = mkdtempSync(join(parent, `orderwright-${name}-`))
	process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
	return folder
}

/**
 * Runs a check and prints its result. A check throws if something is wrong, and may return a remark to print. At its end, the process prints how many
 * checks passed, and fails if a check failed.
 */
export async function check(title: string, what: () => unknown): Promise<void> {
	if (counts.passed + counts.failed === 0)
		process.on('exit', () => console.log(`${counts.passed} passed, ${counts.failed} failed`))
	try {
		const said = await what()
		counts.passed++
		console.log(`✓ ${title}${typeof said === 'string' && said !== '' ? `: ${said}` : ''}`)
	} catch (error) {
		counts.failed++
		process.exitCode = 1
		console.log(`✗ ${title}: ${(error as Error).message.slice(0, 2000)}`)
	}
}

/**
 * Runs a program in a folder and returns its output. `more` contains more variables for the environment. If the program fails, throws an error with
 * the output.
 */
export function runProgram(cwd: string, command: string, args: readonly string[], more: object = {}): string {
	// On Windows, npm is a shell script, and the shell splits an argument with spaces.
	const shell = isWindows && command === 'npm'
	const quoted = shell ? args.map((arg) => `"${arg}"`) : args
	const env = { ...process.env, ...more }
	const { status, stdout, stderr } = spawnSync(command, quoted, { cwd, env, encoding: 'utf8', shell, maxBuffer: 1e9 })
	if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`.trim())
	return stdout
}
